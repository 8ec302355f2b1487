// What is known about one answer's words: what is on this device, what was sent, what the server confirmed, and why it refused.
import { limits } from '#domain/jobs/kit.ts';
import type { FaultCode } from '#domain/base/fault.ts';
import { quietMs, longestWaitMs, computePauseMs, computeRefusedPause } from './outboxPauses.ts';

/** tooLong waits for shorter words; the others are tried again now and then, when the session changes, and when the candidate asks. */
export type Refusal = 'tooLong' | FaultCode;

export interface OutboxEntry {
  /** The answer's id, "q1" or "q1_f1". */
  id: string;
  /** The newest words on this device. */
  text: string;
  /** The follow-up question that was asked; only on follow-ups. */
  prompt: string | null;
  /** Counts changes on this device. */
  edit: number;
  /** The change that the server has confirmed. */
  savedEdit: number;
  /** The change on its way, if any. */
  sendingEdit: number | null;
  /** The server's revision that these words build on; 0 when it holds none. */
  baseRev: number;
  /** What may have arrived although no confirmation came back, newest last. */
  sent: string[];
  /** When the words were last changed and last confirmed, by this device's clock. */
  changedAt: number;
  firstUnsentAt: number | null;
  /** Failed attempts since the last success, and when to try again. */
  attempts: number;
  retryAt: number;
  refusal: Refusal | null;
  /** Other words that the server holds, written elsewhere: the candidate chooses. */
  conflict: { text: string; rev: number } | null;
}

/** What the server holds of an answer. */
export interface ServerWords {
  text: string;
  rev: number;
  prompt: string | null;
}

/** Where an answer's words are, in the words of SaveState; "choose" when there are two versions. */
export type WordsState = 'onDevice' | 'sending' | 'confirmed' | 'refused' | 'choose';
const keptSent = 8;

/** An answer nobody has touched on this device. */
export function createEntry(id: string, prompt: string | null = null): OutboxEntry {
  return {
    id,
    text: '',
    prompt,
    edit: 0,
    savedEdit: 0,
    sendingEdit: null,
    baseRev: 0,
    sent: [],
    changedAt: 0,
    firstUnsentAt: null,
    attempts: 0,
    retryAt: 0,
    refusal: null,
    conflict: null,
  };
}

/** True while this device has words that the server has not confirmed. */
export function isUnsaved(entry: OutboxEntry): boolean {
  return entry.edit > entry.savedEdit;
}

/** True when a copy on the device holds words that exist nowhere else. */
export function holdsUnsaved(value: unknown): value is OutboxEntry {
  const entry = value as OutboxEntry | null;
  return (
    typeof entry?.text === 'string' &&
    typeof entry.edit === 'number' &&
    isUnsaved(entry) &&
    entry.text.trim() !== ''
  );
}

/** Words the server can hold: halves of a broken emoji would make it refuse all of them. */
export function removeBrokenSigns(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** A keystroke. */
export function typeText(entry: OutboxEntry, text: string, now: number): OutboxEntry {
  const words = removeBrokenSigns(text);
  if (words === entry.text) return entry;
  const tooLong = words.length > limits.answerMax;
  return {
    ...entry,
    text: words,
    edit: entry.edit + 1,
    changedAt: now,
    firstUnsentAt: entry.firstUnsentAt ?? now,
    refusal: tooLong ? 'tooLong' : entry.refusal === 'tooLong' ? null : entry.refusal,
  };
}

/** When the entry should be sent next; null when there is nothing to send. */
export function findDueTime(entry: OutboxEntry): number | null {
  if (
    !isUnsaved(entry) ||
    entry.sendingEdit !== null ||
    entry.refusal === 'tooLong' ||
    entry.conflict
  )
    return null;
  if (entry.refusal) return entry.retryAt;
  const quiet = Math.min(
    entry.changedAt + quietMs,
    (entry.firstUnsentAt ?? entry.changedAt) + longestWaitMs,
  );
  return Math.max(quiet, entry.retryAt);
}

/** The words leave. */
export function markSending(entry: OutboxEntry): OutboxEntry {
  return {
    ...entry,
    sendingEdit: entry.edit,
    sent: [...entry.sent.filter((text) => text !== entry.text), entry.text].slice(-keptSent),
  };
}

/** The server confirmed change number `edit` as revision `rev`. */
export function markSaved(entry: OutboxEntry, edit: number, rev: number, now: number): OutboxEntry {
  const savedEdit = Math.max(entry.savedEdit, edit);
  return {
    ...entry,
    savedEdit,
    sendingEdit: null,
    baseRev: rev,
    sent: [],
    attempts: 0,
    retryAt: 0,
    refusal: entry.refusal === 'tooLong' ? 'tooLong' : null,
    conflict: null,
    firstUnsentAt: entry.edit > savedEdit ? now : null,
  };
}

/** Not sent for now: the network or the server is away. */
export function postponeEntry(entry: OutboxEntry, now: number): OutboxEntry {
  const attempts = entry.attempts + 1;
  return { ...entry, sendingEdit: null, attempts, retryAt: now + computePauseMs(attempts) };
}

/** The server said no. The words stay, and are tried again after a while. */
export function refuseEntry(entry: OutboxEntry, reason: Refusal, now: number): OutboxEntry {
  const attempts = (entry.refusal === reason ? entry.attempts : 0) + 1;
  return {
    ...entry,
    sendingEdit: null,
    refusal: reason,
    attempts,
    retryAt: now + computeRefusedPause(attempts),
  };
}

/** Tries again after a refusal; too long stays too long. */
export function allowEntry(entry: OutboxEntry): OutboxEntry {
  return {
    ...entry,
    attempts: 0,
    retryAt: 0,
    refusal: entry.refusal === 'tooLong' ? 'tooLong' : null,
  };
}

/** The server holds other words. */
export function markConflict(entry: OutboxEntry, server: ServerWords): OutboxEntry {
  return { ...entry, sendingEdit: null, conflict: { text: server.text, rev: server.rev } };
}

/** The candidate chose between the two versions, or wrote a third out of both. */
export function chooseText(entry: OutboxEntry, text: string, now: number): OutboxEntry {
  if (!entry.conflict) return entry;
  const { text: theirs, rev } = entry.conflict;
  const saved = {
    ...entry,
    conflict: null,
    baseRev: rev,
    sent: [],
    edit: entry.edit + 1,
    changedAt: now,
    firstUnsentAt: now,
  };
  return text === theirs
    ? { ...saved, text, savedEdit: saved.edit, firstUnsentAt: null }
    : { ...saved, text: removeBrokenSigns(text) };
}

/** What the server holds was seen. Words waiting here are never overwritten: they meet the server's when they are sent. */
export function rememberServer(entry: OutboxEntry, server: ServerWords): OutboxEntry {
  const prompt = server.prompt ?? entry.prompt;
  if (server.rev <= entry.baseRev || isUnsaved(entry) || entry.sendingEdit !== null)
    return prompt === entry.prompt ? entry : { ...entry, prompt };
  return {
    ...entry,
    prompt,
    text: server.text,
    baseRev: server.rev,
    edit: entry.edit + 1,
    savedEdit: entry.edit + 1,
    sent: [],
    refusal: null,
  };
}

/** What to do with words, given what the server holds: write them, nothing (they are there), or ask. */
export function decideMeeting(
  entry: Pick<OutboxEntry, 'text' | 'baseRev' | 'sent'>,
  server: Pick<ServerWords, 'text' | 'rev'> | null,
): 'write' | 'arrived' | 'conflict' {
  if (!server) return 'write';
  if (server.text === entry.text) return 'arrived';
  if (
    server.rev <= entry.baseRev ||
    entry.sent.includes(server.text) ||
    entry.text.startsWith(server.text)
  )
    return 'write';
  return 'conflict';
}

/** Where the words are. Null for an answer without any. */
export function readWordsState(entry: OutboxEntry): WordsState | null {
  if (entry.conflict) return 'choose';
  if (entry.refusal) return 'refused';
  if (entry.sendingEdit !== null) return 'sending';
  if (isUnsaved(entry)) return 'onDevice';
  return entry.baseRev > 0 ? 'confirmed' : null;
}

/** An entry read back from the device: what was on its way may or may not have arrived. */
export function reviveEntry(entry: OutboxEntry): OutboxEntry {
  return {
    ...entry,
    sendingEdit: null,
    attempts: 0,
    retryAt: 0,
    refusal: entry.refusal === 'tooLong' ? 'tooLong' : null,
    firstUnsentAt: isUnsaved(entry) ? entry.changedAt : null,
  };
}
