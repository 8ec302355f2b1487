// What becomes of a take: pure steps from the first piece to the confirmed answer.
import type { Answer } from '#domain/candidate/answer.ts';
import type { FaultCode } from '#domain/base/fault.ts';
import {
  isPending,
  isTakeOf,
  type Take,
  type TakeFault,
  type TakeKind,
} from '#domain/recordings/recording.ts';

/** A take that is about to begin. */
export function createTake(
  id: string,
  about: { answerId: string; kind: TakeKind; prompt: string | null },
  now: number,
): Take {
  return {
    id,
    ...about,
    mime: '',
    chunks: 0,
    bytes: 0,
    durationMs: 0,
    startedAt: now,
    state: 'recording',
    fault: null,
    refusal: null,
    counts: false,
    sha256: null,
    transcript: null,
    sentBytes: 0,
    attempts: 0,
    retryAt: 0,
  };
}

/** A piece has come. */
export function addPiece(take: Take, bytes: number, durationMs: number): Take {
  return { ...take, chunks: take.chunks + 1, bytes: take.bytes + bytes, durationMs };
}

/** The recording is over. Only one that went well uses up a take. */
export function endTake(take: Take, durationMs: number, fault: TakeFault | null): Take {
  const why = fault ?? (take.bytes === 0 ? 'empty' : null);
  return {
    ...take,
    durationMs: take.bytes === 0 ? 0 : Math.max(durationMs, take.durationMs),
    fault: why,
    state: why ? 'faulty' : 'kept',
    counts: why === null,
  };
}

/** A take as read back from the device after a crash, a closed tab or a reload. What was on its way may or may not have arrived. */
export function reviveTake(take: Take, pieces: readonly { byteLength: number }[] | null): Take {
  const restarted = { ...take, attempts: 0, retryAt: 0 };
  if (take.state === 'recording')
    return endTake(
      {
        ...restarted,
        chunks: pieces?.length ?? 0,
        bytes: pieces?.reduce((sum, { byteLength }) => sum + byteLength, 0) ?? 0,
      },
      take.durationMs,
      'interrupted',
    );
  // "uploading" stays what it is: the next attempt looks first whether the file arrived.
  return restarted;
}

/** It becomes the answer. Words that come late are still added while it waits. */
export function chooseTake(take: Take, transcript: string | null): Take {
  if (take.state === 'waiting' && transcript !== null) return { ...take, transcript };
  if (take.state !== 'kept' && take.state !== 'faulty') return take;
  return {
    ...take,
    state: 'waiting',
    transcript: transcript ?? take.transcript,
    counts: true,
    refusal: null,
    attempts: 0,
    retryAt: 0,
  };
}

/** Another take became the answer. */
export function setAside(take: Take): Take {
  return isPending(take)
    ? {
        ...take,
        state: take.fault ? 'faulty' : 'kept',
        refusal: null,
        sentBytes: 0,
        attempts: 0,
        retryAt: 0,
      }
    : take;
}

/** It is only on this device again: its way to the server was given up, or the server's copy was taken away. */
export function takeBack(take: Take): Take {
  return take.state === 'confirmed'
    ? { ...take, state: take.fault ? 'faulty' : 'kept', sentBytes: 0, attempts: 0, retryAt: 0 }
    : setAside(take);
}

/** The candidate says that something went wrong: it is given back. What the server has stays the answer until it is recorded again, and does not count either. */
export function markReported(take: Take): Take {
  if (take.state === 'recording' || take.state === 'discarded') return take;
  const isNew = take.state === 'kept' || take.state === 'faulty';
  return {
    ...setAside(take),
    state: take.state === 'confirmed' ? 'confirmed' : 'faulty',
    fault: isNew ? (take.fault ?? 'reported') : 'reported',
    counts: false,
  };
}

/** True when the candidate gave back the take that the server has, and did not use it after all. */
export function isGivenBack(
  takes: readonly Take[],
  stored: Pick<Answer, 'sha256' | 'storagePath'>,
): boolean {
  return takes.some((take) => isTakeOf(take, stored) && take.fault === 'reported' && !take.counts);
}

/** The takes of an interview that was handed in which hold what nobody else has: on their way, or never chosen for an answer without any other recording. */
export function listLeftOver(takes: readonly Take[]): Take[] {
  const given = new Set(
    takes
      .filter((take) => take.state === 'confirmed' || isPending(take))
      .map(({ answerId }) => answerId),
  );
  return takes.filter(
    (take) =>
      take.bytes > 0 &&
      (isPending(take) ||
        ((take.state === 'kept' || take.state === 'faulty') &&
          take.fault !== 'reported' &&
          !given.has(take.answerId))),
  );
}

/** Its bytes are gone. */
export function discardTake(take: Take): Take {
  return { ...take, state: 'discarded', sentBytes: 0 };
}

/** Pause before attempt number `attempts`: 1, 2, 4 … 60 seconds, a quarter more or less; `chance` is from 0 to 1. */
export function computePause(attempts: number, chance: number): number {
  return Math.round(Math.min(60_000, 1_000 * 2 ** Math.max(0, attempts - 1)) * (0.75 + chance / 2));
}

/** Not sent for now. */
export function putOff(take: Take, now: number, chance: number): Take {
  const attempts = take.attempts + 1;
  return { ...take, attempts, retryAt: now + computePause(attempts, chance) };
}

/** Refusals of the file itself: the same file will not be taken later either. */
const lasting: readonly FaultCode[] = ['damaged', 'fileType'];

const longestPauseMs = 240_000;

/** Pause after refusal number `attempts`: 30, 60, 120, then 240 seconds. What was not allowed may be allowed soon: rules and rights change. */
function computeRefusedPause(attempts: number): number {
  return Math.min(longestPauseMs, 30_000 * 2 ** Math.max(0, attempts - 1));
}

/** How long a take waits for its next attempt. A moment farther away than any pause was set before this device's clock was put back: it has come. */
export function waitMs({ retryAt }: Pick<Take, 'retryAt'>, now: number): number {
  const ms = retryAt - now;
  return ms > longestPauseMs ? 0 : Math.max(0, ms);
}

/** The server said no; the file stays on the device, and is tried again after a while. */
export function refuseTake(take: Take, refusal: FaultCode, now: number): Take {
  const attempts = take.attempts + 1;
  return {
    ...take,
    state: 'refused',
    refusal,
    attempts,
    retryAt: now + computeRefusedPause(attempts),
  };
}

/** Once more: after a refusal, or without the pause. A file that may have arrived is looked for first. */
export function retryTake(take: Take): Take {
  if (take.state === 'refused')
    return {
      ...take,
      state: take.sha256 ? 'uploading' : 'waiting',
      refusal: null,
      sentBytes: 0,
      attempts: 0,
      retryAt: 0,
    };
  return isPending(take) ? { ...take, attempts: 0, retryAt: 0 } : take;
}

/** The take to send next, and when; the one that was recorded first goes first. */
export function findNextToSend(takes: readonly Take[]): Take | null {
  const due = takes.filter(
    (take) =>
      isPending(take) &&
      !(take.state === 'refused' && take.refusal !== null && lasting.includes(take.refusal)),
  );
  return due.reduce<Take | null>(
    (first, take) =>
      first === null ||
      take.retryAt < first.retryAt ||
      (take.retryAt === first.retryAt && take.startedAt < first.startedAt)
        ? take
        : first,
    null,
  );
}

/** Takes used up per answer. */
export function countUsedTakes(takes: readonly Take[]): Record<string, number> {
  const used: Record<string, number> = {};
  for (const { answerId, counts } of takes) if (counts) used[answerId] = (used[answerId] ?? 0) + 1;
  return used;
}

/** True while leaving the page would lose something, or leave it half-way to the server. */
export function isAtRisk(take: Take, isKeptOnlyHere: boolean): boolean {
  if (
    take.state === 'recording' ||
    take.state === 'waiting' ||
    take.state === 'uploading' ||
    take.state === 'uploaded'
  )
    return true;
  return (
    isKeptOnlyHere && (take.state === 'kept' || take.state === 'faulty' || take.state === 'refused')
  );
}
