// Finds the ideas in a text: which groups of words from the lists it touches, and how telling they are.
import { foldWord } from '#domain/text/stem.ts';
import { actionLists } from './conceptLists.ts';
import { fieldLists } from './fieldLists.ts';

interface Concept {
  name: string;
  weight: number;
  field: boolean;
  starts: string[];
  whole: Set<string>;
  phrases: string[];
}

function readLists(): Concept[] {
  return [
    ...Object.entries(actionLists).map((entry) => [...entry, false] as const),
    ...Object.entries(fieldLists).map((entry) => [...entry, true] as const),
  ].map(([name, { weight, words, phrases = '' }, field]) => {
    const list = words.split(' ').filter(Boolean);
    return {
      name,
      weight,
      field,
      starts: list.filter((word) => !word.endsWith('.')),
      whole: new Set(list.filter((word) => word.endsWith('.')).map((word) => word.slice(0, -1))),
      phrases: phrases.split('; ').filter(Boolean),
    };
  });
}

const concepts = readLists();
const weights = new Map(concepts.map(({ name, weight }) => [name, weight]));
const fields = new Set(concepts.filter(({ field }) => field).map(({ name }) => name));

/** How telling a concept is, 0 to 1. */
export function weightOf(concept: string): number {
  return weights.get(concept) ?? 0;
}

/** True for a concept that says what the work is about (medicine, databases …), not what was done. */
export function isField(concept: string): boolean {
  return fields.has(concept);
}

const seen = new Map<string, readonly string[]>();

/** The concepts a single word (lower case) belongs to. */
export function conceptsOf(word: string): readonly string[] {
  const plain = foldWord(word);
  const before = seen.get(plain);
  if (before) return before;
  const found =
    plain.length < 3
      ? []
      : concepts
          .filter(
            ({ starts, whole }) =>
              whole.has(plain) ||
              starts.some(
                (start) =>
                  plain.startsWith(start) && (start.length > 4 || plain.length <= start.length + 3),
              ),
          )
          .map(({ name }) => name);
  if (seen.size > 20_000) seen.clear();
  seen.set(plain, found);
  return found;
}

/** The concepts that phrases of a text belong to. */
export function findPhraseConcepts(text: string): string[] {
  const plain = ` ${foldWord(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return concepts
    .filter(({ phrases }) => phrases.some((phrase) => plain.includes(` ${phrase} `)))
    .map(({ name }) => name);
}
