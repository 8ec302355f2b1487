/** What the present page can do and what it is about, for the palette and for keys: parts of pages say so while they are there. */
import { useEffect, useRef } from 'react';
import { createStore } from '#domain/base/store.ts';
import type { TextKey } from '#i18n/textKey.ts';

export interface PageCommand {
  id: string;
  /** Its name: the text of the button that does the same. */
  label: TextKey;
  values?: Readonly<Record<string, string>>;
  /** Single keys that run it while nobody types. */
  keys?: readonly string[];
  /** It writes nothing: it is there as well while somebody looks through another person's eyes. */
  readsOnly?: true;
  run: () => void;
}

export type SubjectKind = 'job' | 'candidate' | 'draft' | 'company' | 'ownJob' | 'story';
/** What a page is about, for whoever wants to come back to it. */
export interface PageSubject {
  kind: SubjectKind;
  title: string;
  /** Where it belongs: of a candidate, the job. */
  detail?: string;
  target: string;
  /** It is not there any more, or not for this person: nothing of it is kept. */
  isGone?: boolean;
}

type ListCommands = () => readonly PageCommand[];
const registered = new Set<ListCommands>();

/** Adds what a part of the page can do; gives how to take it away. */
function registerCommands(list: ListCommands): () => void {
  registered.add(list);
  return () => void registered.delete(list);
}

/** What the page can do now. */
export function listPageCommands(): PageCommand[] {
  return [...registered].flatMap((list) => list());
}

/** What the page is about; null where it is about nothing that has a name. */
export const pageSubject = createStore<PageSubject | null>(null);

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
