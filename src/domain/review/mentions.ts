/** Finds colleagues mentioned with "@" in the text of a note, so that what is visible is what notifies. */

/** The most colleagues one note can notify; the security rules check the same number. */
export const mentionsMax = 5;

export interface Nameable {
  uid: string;
  name: string;
}
export interface Mention {
  start: number;
  end: number;
  uids: string[];
}

const isWordEnd = (text: string, at: number): boolean =>
  at >= text.length || !/[\p{L}\p{N}_]/u.test(text.slice(at, at + 2));
const isWordStart = (text: string, at: number): boolean =>
  at === 0 || !/[\p{L}\p{N}_.]/u.test(text.slice(Math.max(0, at - 2), at).at(-1) ?? '');

/** Finds the offsets of mentions, longest names first; a shared name mentions everybody who has it. */
export function findMentions(text: string, people: readonly Nameable[]): Mention[] {
  const names = [...new Set(people.map(({ name }) => name).filter(Boolean))].toSorted(
    (a, b) => b.length - a.length,
  );
  const found: Mention[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name = isWordStart(text, at)
      ? names.find(
          (one) =>
            text.slice(at + 1, at + 1 + one.length).toLowerCase() === one.toLowerCase() &&
            isWordEnd(text, at + 1 + one.length),
        )
      : undefined;
    if (name === undefined) continue;
    found.push({
      start: at,
      end: at + 1 + name.length,
      uids: people.filter((one) => one.name === name).map(({ uid }) => uid),
    });
    at += name.length;
  }
  return found;
}

/** Who is named, each once, in the order of the words. */
export function listMentioned(text: string, people: readonly Nameable[]): string[] {
  return [...new Set(findMentions(text, people).flatMap(({ uids }) => uids))];
}

/** What is being typed after an "@" at the caret; null when no name is being typed. */
export function findQuery(text: string, caret: number): { start: number; words: string } | null {
  const start = text.lastIndexOf('@', caret - 1);
  if (start < 0 || !isWordStart(text, start)) return null;
  const words = text.slice(start + 1, caret);
  return words.length > 40 || /[\n@]/.test(words) || /^\s/.test(words) ? null : { start, words };
}

const toPlain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** People whose name, or a part of it, begins with the words; at most eight. */
export function findMatchingPeople<Person extends Nameable>(
  people: readonly Person[],
  words: string,
): Person[] {
  const wanted = toPlain(words.trim());
  return people
    .filter(
      ({ name }) =>
        name !== '' &&
        (toPlain(name).startsWith(wanted) ||
          toPlain(name)
            .split(/[\s-]+/)
            .some((part) => part.startsWith(wanted))),
    )
    .slice(0, 8);
}
