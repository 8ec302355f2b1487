/** Decides whether an edited question still asks the same thing, in English and Spanish. */
import type { Question } from './kit.ts';

/** Words that frame a question or hold it together: changing them does not change what is asked. "not" and its kind are missing on purpose. */
const framing = new Set(
  [
    'a an the of to in on at by for from with about and or as that this these those it its is are was were be been do does did have has had',
    'you your we our i me my they their tell describe explain give share talk think walk through example time occasion situation moment please',
    'could would can when where which what how',
    'el la los las un una unos unas de del al en con por para sobre y o e u que se lo le les te tu tus su sus mi es son era fue ser ha hay este esta esto ese esa eso',
    'cuenta cuentame hablame describe explica explicame dime pon comparte ejemplo vez ocasion situacion momento favor podrias puedes cuando donde cual como',
  ].flatMap((words) => words.split(' ')),
);

/** The words that carry what is asked: no case, no accents, no punctuation, no framing. */
function carriersOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', '')
    .replaceAll("'", '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !framing.has(word));
}

/** How many letters must be put in, taken out, replaced or swapped with their neighbour to make one word the other. */
function computeEditDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (rows[i - 1]?.[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? (rows[i - 2]?.[j - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      row.push(Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped));
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** The same word, or a slip of the keyboard: one letter in a word of four, two from eight letters on; never the first letter, never a number. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const longest = Math.max(a.length, b.length);
  if (longest < 4 || a[0] !== b[0] || /\p{N}/u.test(a + b)) return false;
  return computeEditDistance(a, b) <= (longest >= 8 ? 2 : 1);
}

/** True when some word that carries the question came, went or was replaced. */
export function asksAnother(before: string, after: string): boolean {
  const left = carriersOf(after);
  const gone = carriersOf(before).some((word) => {
    const at = left.findIndex((other) => isSameWord(word, other));
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
  return gone || left.length > 0;
}

/** True when a question has anything that belongs to its wording. */
function hasRubric({
  anchors,
  lookFor,
  followUps,
}: Pick<Question, 'anchors' | 'lookFor' | 'followUps'>): boolean {
  return [...anchors, ...lookFor, ...followUps].some((text) => text.trim() !== '');
}

/** A new wording, together with the one that level descriptions, evidence points and follow-ups were written for. */
export function rewordQuestion(
  question: Question,
  text: string,
): Pick<Question, 'text' | 'rubricFor'> {
  const rubricFor =
    question.rubricFor ??
    (hasRubric(question) && question.text.trim() !== '' ? question.text : null);
  return { text, rubricFor };
}

/** True when level descriptions, evidence points and follow-ups belong to an earlier question. */
export function isRubricStale(
  question: Pick<Question, 'text' | 'rubricFor' | 'anchors' | 'lookFor' | 'followUps'>,
): boolean {
  const { rubricFor, text } = question;
  return (
    rubricFor != null && text.trim() !== '' && hasRubric(question) && asksAnother(rubricFor, text)
  );
}

/** For each question that another one before it asks in the same words: the number of that one, from 1. */
export function twinsOf(
  questions: readonly Pick<Question, 'id' | 'text'>[],
): Readonly<Record<string, number>> {
  const plain = (text: string): string =>
    (
      text
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .match(/[\p{L}\p{N}]+/gu) ?? []
    ).join(' ');
  const first = new Map<string, number>();
  const twins: Record<string, number> = {};
  questions.forEach(({ id, text }, index) => {
    const words = plain(text);
    const before = first.get(words);
    if (words === '') return;
    if (before === undefined) first.set(words, index + 1);
    else twins[id] = before;
  });
  return twins;
}
