// How an answer is given: which formats are on offer, which one is open, and what fixes the choice. Pure.
import type { Answer } from '#domain/candidate/answer.ts';
import {
  givenBackMax,
  isPending,
  isTakeOf,
  countRetakesLeft,
  type AnswerFormat,
  type Recordings,
  type Take,
  type TakeKind,
} from '#domain/recordings/recording.ts';

/** What is there of one answer, on this device and on the server. */
export interface AnswerFacts {
  /** The server's document of it, if any. */
  stored: Pick<Answer, 'type' | 'mime' | 'text'> | null;
  /** Words are here for it, or a change of them is on its way. */
  hasWords: boolean;
  /** A recording is the answer here, or becomes it by itself. */
  chosen: Pick<Take, 'kind'> | null;
}

export interface Answering {
  format: AnswerFormat;
  /** What the candidate may still choose between. */
  offered: readonly AnswerFormat[];
  /** Why it is fewer than the interview allows: words or a recording were saved. */
  fixedBy: 'words' | 'recording' | null;
}

/** The kind of a stored recording: its type says so. */
export function kindOf(mime: string | null | undefined): TakeKind {
  return mime?.startsWith('audio/') ? 'audio' : 'video';
}

/** The open format: what was chosen for this answer, else what was chosen last, else the first that the interview allows. */
export function answeringOf(
  allowed: readonly AnswerFormat[],
  wished: readonly (AnswerFormat | undefined)[],
  facts: AnswerFacts,
): Answering {
  const fixedBy =
    facts.chosen || facts.stored?.type === 'video'
      ? 'recording'
      : facts.hasWords || (facts.stored?.type === 'text' && (facts.stored.text ?? '').trim() !== '')
        ? 'words'
        : null;
  const spoken = allowed.filter((format) => format !== 'text');
  const kept: AnswerFormat = facts.chosen?.kind ?? kindOf(facts.stored?.mime);
  const recordable: readonly AnswerFormat[] = spoken.length > 0 ? spoken : [kept];
  const unwritten = fixedBy === 'recording' ? recordable : allowed;
  const offered: readonly AnswerFormat[] = fixedBy === 'words' ? ['text'] : unwritten;
  const order: readonly (AnswerFormat | undefined)[] =
    fixedBy === 'recording' ? [wished[0], kept, ...wished] : wished;
  return {
    format:
      order.find((format) => format !== undefined && offered.includes(format)) ??
      offered[0] ??
      'text',
    offered,
    fixedBy,
  };
}

/** The take that is the answer: the one on its way, else the one that the server has. */
export function findChosenTake(takes: readonly Take[], answerId: string): Take | null {
  const mine = takes.filter((take) => take.answerId === answerId);
  return mine.findLast(isPending) ?? mine.findLast(({ state }) => state === 'confirmed') ?? null;
}

/** The takes that wait for the candidate's word, oldest first: listen, then use one or record again. */
export function openTakes(takes: readonly Take[], answerId: string): Take[] {
  return takes.filter(
    (take) => take.answerId === answerId && (take.state === 'kept' || take.state === 'faulty'),
  );
}

type StoredTakes = Pick<Answer, 'type' | 'rev' | 'takes' | 'givenBack' | 'storagePath' | 'sha256'>;

/** How many of an answer's recordings count, as the server has it, less one that was given back since; 0 when it holds none. */
function listStoredTakes(
  stored: StoredTakes | null,
  takes: readonly Pick<Take, 'id' | 'sha256' | 'fault' | 'counts'>[] = [],
): number {
  if (stored?.type !== 'video') return 0;
  const before = stored.givenBack ?? 0;
  const isBack =
    before < givenBackMax &&
    takes.some((take) => take.fault === 'reported' && !take.counts && isTakeOf(take, stored));
  return (stored.takes ?? stored.rev) - before - (isBack ? 1 : 0);
}

/** How many more recordings of this answer are allowed. */
export function countTakesLeft(
  retakes: number,
  recordings: Pick<Recordings, 'used'> & { takes?: Recordings['takes'] },
  answerId: string,
  stored: StoredTakes | null,
): number {
  return countRetakesLeft(
    retakes,
    recordings.used[answerId] ?? 0,
    listStoredTakes(stored, recordings.takes),
  );
}

export { clockOf } from '#domain/recordings/recording.ts';

/** The moments of a recording worth saying aloud: half of it, one minute and ten seconds before the end. */
export type SpokenMoment = 'half' | 'minute' | 'tenSeconds';

/** The moment that lies between two looks at the clock; null for none. A short answer has fewer of them. */
export function findSpokenMoment(
  before: number,
  now: number,
  maxSeconds: number,
): SpokenMoment | null {
  const passed = (at: number): boolean => before < at && now >= at;
  if (passed(maxSeconds - 10)) return 'tenSeconds';
  if (maxSeconds > 90 && passed(maxSeconds - 60)) return 'minute';
  const half = Math.floor(maxSeconds / 2);
  return maxSeconds - half !== 60 && passed(half) ? 'half' : null;
}
