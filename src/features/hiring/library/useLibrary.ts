// A search in the library: words, language, how much is shown. What is typed waits a moment before the server is asked.
import { useDeferredValue, useState } from 'react';
import { libraryOf } from '#data/jobs/library.ts';
import type { ItemOf, LibraryKind } from '#domain/jobs/library.ts';
import type { Listed } from '#domain/base/source.ts';
import { useLive } from '#ui/reading/useLive.ts';

export const libraryPage = 25;

export interface Filter {
  words: string;
  language: string | null;
}

/** The fields of a search; what is asked follows what is typed. */
export function useFilter(language: string | null): {
  typed: Filter;
  asked: Filter;
  set: (filter: Filter) => void;
} {
  const [typed, set] = useState<Filter>({ words: '', language });
  return { typed, asked: useDeferredValue(typed), set };
}

/** What is found. Reads at most shown + 1 documents. */
export function useFound<Kind extends LibraryKind>(
  orgId: string,
  kind: Kind,
  { words, language }: Filter,
  shown: number,
): Listed<ItemOf<Kind>> {
  const source = libraryOf<Kind>(orgId, { kind, language, words }, shown);
  return useLive(source);
}
