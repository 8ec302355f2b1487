/** Follows a source beside what is shown already: nobody waits for it, and its failure takes nothing away. */
import { useEffect, useState } from 'react';
import type { Listed, PagedSource, Source } from '#domain/base/source.ts';

export interface Answer<T> {
  /** Null until there is one; the former one meanwhile is of another question, and is not kept. */
  value: T | null;
  failed: boolean;
}

const nothing: Answer<never> = { value: null, failed: false };

/** The source's value as it is now; nothing without a source. */
export function useSource<T>(source: Source<T> | null): Answer<T> {
  const [held, setHeld] = useState<{ key: string; answer: Answer<T> } | null>(null);
  const key = source?.key ?? null;
  useEffect(() => {
    if (!source) return undefined;
    return source.subscribe(
      (value) => setHeld({ key: source.key, answer: { value, failed: false } }),
      (error) => {
        console.warn('A search of the palette failed', error);
        setHeld({ key: source.key, answer: { value: null, failed: true } });
      },
    );
    // Two sources with one key are the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return held && held.key === key ? held.answer : nothing;
}

/** The first page of a long list, once it is there. */
export function readFirstPage<T>({ key, open }: PagedSource<T>): Source<Listed<T>> {
  return {
    key: `first/${key}`,
    subscribe: (next, fail) =>
      open((page) => {
        if (!page.loading) next(page);
      }, fail).stop,
  };
}
