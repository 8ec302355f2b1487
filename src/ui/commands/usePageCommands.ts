/** How a part of a page says what it can do, and what the page is about. */
import { useEffect, useRef } from 'react';
import {
  pageSubject,
  registerCommands,
  type PageCommand,
  type PageSubject,
} from './pageCommands.ts';

/** Offers these in the palette, and by their keys, while the part is on the page. */
export function usePageCommands(commands: readonly PageCommand[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => registerCommands(() => latest.current), []);
}

/** Says what the page is about, so that it is found again among what was seen last. */
export function usePageSubject({
  kind,
  title,
  detail = '',
  target,
  isGone = false,
}: PageSubject): void {
  useEffect(() => {
    pageSubject.set({ kind, title, detail, target, isGone });
    return () => pageSubject.set(null);
  }, [kind, title, detail, target, isGone]);
}
