// The current letter compared with its draft: which sentences still rest on what, and which words of the others the master does not hold.
import { sentencesOf } from '#domain/text/sentences.ts';
import { findUntraced, type Untraced } from '#ai/trace/untraced.ts';
import type { LetterReply } from '#ai/tasks/coverLetter.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';

type Drafted = LetterReply['sentences'][number];
/** A stretch of the letter: a drafted sentence as it was, words of one's own, or the space between. */
export interface Stretch {
  start: number;
  end: number;
  text: string;
  drafted: Drafted | null;
  /** In words of one's own: what the master does not hold; ranges within the stretch. */
  found: readonly Untraced[];
  gap: boolean;
}

/** Blanks that are still to be filled in. */
export function findBlanks(text: string): { start: number; end: number; text: string }[] {
  return [...text.matchAll(/\[[^\]\n]+\]/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
}

function own(
  text: string,
  start: number,
  end: number,
  resume: ParsedResume,
  allowed: string,
): Stretch[] {
  const whole = text.slice(start, end);
  const stretches: Stretch[] = [];
  let cursor = 0;
  const gap = (to: number): void => {
    if (to > cursor)
      stretches.push({
        start: start + cursor,
        end: start + to,
        text: whole.slice(cursor, to),
        drafted: null,
        found: [],
        gap: true,
      });
  };
  for (const sentence of sentencesOf(whole)) {
    gap(sentence.start);
    cursor = sentence.start + sentence.text.length;
    stretches.push({
      start: start + sentence.start,
      end: start + cursor,
      text: sentence.text,
      drafted: null,
      found: findUntraced(sentence.text, resume, { allowed }),
      gap: false,
    });
  }
  gap(whole.length);
  return stretches;
}

/** The stretches of a letter, in order; put together they give the text. `allowed`: words of the job and of whom it goes to, which claim nothing about the writer. */
export function traceLetter(
  text: string,
  drafted: readonly Drafted[],
  resume: ParsedResume,
  allowed: string,
): Stretch[] {
  const stretches: Stretch[] = [];
  let cursor = 0;
  for (const sentence of drafted) {
    const at = text.indexOf(sentence.text, cursor);
    if (at < 0) continue;
    stretches.push(...own(text, cursor, at, resume, allowed), {
      start: at,
      end: at + sentence.text.length,
      text: sentence.text,
      drafted: sentence,
      found: [],
      gap: false,
    });
    cursor = at + sentence.text.length;
  }
  return [...stretches, ...own(text, cursor, text.length, resume, allowed)];
}
