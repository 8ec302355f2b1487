// Where in a posting something was read: the line that says it, so that a person can hold the reading against it.
import { sentencesOf, wordsOf } from '#domain/text/sentences.ts';

/** How much of what was read a line must say to count as its source. */
const leastShare = 0.7;
const listSign = /^[\s•▪●◦*–-]+/u;
/** A longer line is looked at sentence by sentence. */
const longLine = 200;

/** A place in a text; `text` is what it says, without the sign of a list. */
export interface Passage {
  start: number;
  end: number;
  text: string;
}

/** The lines and, of long ones, the sentences of a text. */
function splitPassages(text: string): Passage[] {
  const passages: Passage[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const parts = line.length > longLine ? sentencesOf(line) : [{ start: 0, end: line.length }];
    for (const { start, end } of parts)
      if (line.slice(start, end).trim() !== '')
        passages.push({
          start: at + start,
          end: at + end,
          text: line.slice(start, end).replace(listSign, '').trim(),
        });
    at += line.length + 1;
  }
  return passages;
}

/** The passage that says what was read: the one with its very words, else the one with most of them; null where none has. */
export function passageOf(text: string, read: string): Passage | null {
  const wanted = wordsOf(read).map(({ lower }) => lower);
  if (wanted.length === 0) return null;
  let best: { passage: Passage; share: number } | null = null;
  for (const passage of splitPassages(text)) {
    const words = wordsOf(passage.text).map(({ lower }) => lower);
    if (` ${words.join(' ')} `.includes(` ${wanted.join(' ')} `)) return passage;
    const share = wanted.filter((word) => words.includes(word)).length / wanted.length;
    if (share >= leastShare && share > (best?.share ?? 0)) best = { passage, share };
  }
  return best?.passage ?? null;
}

/** The text without what was read from it: the exact words where they occur, else their passage. */
export function removeRead(text: string, read: readonly string[]): string {
  return read.reduce((rest, words) => {
    const at = rest.toLowerCase().indexOf(words.trim().toLowerCase());
    const { start, end } =
      at >= 0
        ? { start: at, end: at + words.trim().length }
        : (passageOf(rest, words) ?? { start: 0, end: 0 });
    return rest.slice(0, start) + rest.slice(end);
  }, text);
}
