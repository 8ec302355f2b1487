// The tasks of a job: what its posting names, in lists, sentences and long lines, and what is usual in its occupation.
import { occupationsOf } from '#ai/onDevice/occupations/occupations.ts';
import { findActions } from '#ai/onDevice/kit/duties/dutyClauses.ts';
import { toPlainDuty } from '#ai/onDevice/kit/duties/dutyLine.ts';
import { rankOf } from '#ai/onDevice/kit/duties/dutyRank.ts';
import { splitGluedLines } from '#ai/onDevice/kit/duties/gluedLines.ts';
import { isSayable } from '#ai/onDevice/kit/duties/phraseGate.ts';
import { toPlainPhrase } from '#ai/onDevice/kit/duties/plainPhrase.ts';
import { findNamedWorks } from '#ai/onDevice/kit/duties/namedWorks.ts';
import { findProseDuties } from '#ai/onDevice/kit/duties/proseDuties.ts';
import { toTaskPhrase } from '#ai/onDevice/kit/duties/task/taskPhrases.ts';
import type { WorkEntry } from '#ai/onDevice/library/works.ts';
import type { Piece } from '#ai/onDevice/posting/sections.ts';

/** Words of a duty that a question can carry. */
const longestPhrase = 20;

export interface JobTask {
  line: string;
  /** Fits after "you had to"; null when the line cannot be turned. */
  phrase: string | null;
  /** After another action of the same line. */
  isFurther?: boolean;
  /** The work of the library that the line is, where it is nothing else: words in the middle of a long line. */
  work?: WorkEntry;
}

/** What the posting says is done in the job; where it says nothing, what is usual in the occupation that its title names. */
export function readUsualTasks(
  lines: readonly string[],
  own: 'en' | 'es',
  language: 'en' | 'es',
  title: string,
  text: string,
): JobTask[] {
  const named = lines
    .map((line) => toPlainDuty(line))
    .map((line) => ({ line, phrase: own === language ? toTaskPhrase(line, language) : null }));
  if (named.some(({ phrase }) => phrase !== null)) return named;
  const [best] = occupationsOf({ title, text }, 1);
  if (!best || best.title < 0.6) return named;
  return [
    ...named,
    ...best.occupation[language].tasks.map((task) => ({ line: task, phrase: task })),
  ];
}

/** True where two actions of a line can be said in one breath. */
function mayJoin(joined: string, language: 'en' | 'es'): boolean {
  const phrase = toTaskPhrase(joined, language, longestPhrase, true);
  return phrase !== null && isSayable(toPlainPhrase(phrase, language), language);
}

/** The actions that a line of the posting names; those after the first are further ones. */
export function readPostedTasks(posted: string, language: 'en' | 'es'): JobTask[] {
  return splitGluedLines(posted).flatMap((line) =>
    findActions(line, language, (joined) => mayJoin(joined, language)).map((action, index) => ({
      line: action,
      phrase: toTaskPhrase(action, language, longestPhrase, true),
      isFurther: index > 0,
    })),
  );
}

/** With fewer actions than this, the sentences of the posting are looked through as well. */
const fewTasks = 6;
/** With so many actions a posting needs no more. */
const mostBeforeWorks = 8;

/** What the sentences of a posting state of the role, where its list of duties is short. */
function readFurtherTasks(
  posted: readonly JobTask[],
  pieces: readonly Piece[],
  duties: readonly string[],
  language: 'en' | 'es',
): JobTask[] {
  if (posted.filter(({ line }) => rankOf(line) === 0).length >= fewTasks) return [];
  return findProseDuties(pieces, duties, language)
    .map((line) => ({
      line,
      phrase: toTaskPhrase(line, language, longestPhrase, true),
      isFurther: true,
    }))
    .filter(({ phrase }) => phrase !== null);
}

/** The tasks with those that sentences and long lines of the posting name. */
export function withFurtherTasks(
  posted: readonly JobTask[],
  pieces: readonly Piece[],
  duties: readonly string[],
  language: 'en' | 'es',
): JobTask[] {
  const all = [...posted, ...readFurtherTasks(posted, pieces, duties, language)];
  return [...all, ...readNamedWorks(all, pieces, language)];
}

/** The works that the duties of a posting name beside what was read from them, where that is little. */
function readNamedWorks(
  posted: readonly JobTask[],
  pieces: readonly Piece[],
  language: 'en' | 'es',
): JobTask[] {
  if (posted.filter(({ line }) => rankOf(line) === 0).length >= mostBeforeWorks) return [];
  const known = posted.map(({ line }) => line);
  return findNamedWorks(pieces, known, language).map((named) => ({
    ...named,
    phrase: null,
    isFurther: true,
  }));
}
