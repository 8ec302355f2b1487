// What was answered so far: words and recordings, on this device or on the server, and how each is given.
import type { Room } from '#data/candidate/room.ts';
import type { OutboxState } from '#data/candidate/outboxContract.ts';
import { isUnsaved } from '#data/candidate/outboxEntry.ts';
import { parseAnswerId, type Answer } from '#domain/candidate/answer.ts';
import type { CandidateQuestion } from '#domain/jobs/interview.ts';
import {
  formatsOf,
  type AnswerFormat,
  type Recordings,
  type Take,
  type TakeKind,
} from '#domain/recordings/recording.ts';
import { answeringOf, findChosenTake, kindOf, openTakes, type Answering } from './answering.ts';
import { readPreferredFormat } from './preferredFormat.ts';
import type { KnownAnswer } from './roomPlan.ts';

/** Under this name the format that was chosen last is kept. */
export const latestFormat = '*';

export const formatsNote = 'formats';

/** A recording that is the answer: a take of this device, or what another device sent. */
export interface Recorded {
  kind: TakeKind;
  durationMs: number;
  take: Take | null;
  stored: Answer | null;
  transcript: string;
}

interface ReadAnswersInput {
  state: OutboxState;
  known: readonly KnownAnswer[];
  answers: Room['answers'];
  recordings: Recordings;
  questions: readonly CandidateQuestion[];
  room: Room;
}

export function readAnswers({
  state,
  known,
  answers,
  recordings,
  questions,
  room,
}: ReadAnswersInput) {
  const textOf = (answerId: string): string =>
    state.entries.get(answerId)?.text ?? known.find(({ id }) => id === answerId)?.text ?? '';
  const storedOf = (answerId: string): Answer | null =>
    answers.find(({ id }) => id === answerId)?.data ?? null;
  /** `all` is what the device holds now: newer than what was last shown. */
  function recordedOf(answerId: string, all: Recordings = recordings): Recorded | null {
    const take = findChosenTake(all.takes, answerId);
    const stored = storedOf(answerId);
    if (take)
      return {
        kind: take.kind,
        durationMs: take.durationMs,
        take,
        stored,
        transcript: take.transcript ?? '',
      };
    return stored?.type === 'video'
      ? {
          kind: kindOf(stored.mime),
          durationMs: stored.durationMs ?? 0,
          take: null,
          stored,
          transcript: stored.transcript ?? '',
        }
      : null;
  }
  const hasAnswer = (answerId: string): boolean =>
    textOf(answerId).trim() !== '' ||
    recordedOf(answerId) !== null ||
    storedOf(answerId)?.storagePath != null;
  const formats = (state.notes[formatsNote] ?? {}) as Readonly<
    Record<string, AnswerFormat | undefined>
  >;
  function answering(answerId: string): Answering {
    const { questionId } = parseAnswerId(answerId);
    const asked = questions.find(({ id }) => id === questionId);
    const entry = state.entries.get(answerId);
    const facts = {
      stored: storedOf(answerId),
      hasWords: entry !== undefined && (entry.text.trim() !== '' || isUnsaved(entry)),
      chosen:
        findChosenTake(recordings.takes, answerId) ??
        openTakes(recordings.takes, answerId).findLast(({ fault }) => fault === null) ??
        null,
    };
    return answeringOf(
      formatsOf(asked ?? {}, room.interview.type),
      [
        formats[answerId],
        formats[questionId],
        formats[latestFormat],
        readPreferredFormat(room.session.interviewId ?? ''),
      ],
      facts,
    );
  }
  return { textOf, storedOf, recordedOf, hasAnswer, formats, answering };
}
