// What a candidate can do in the room: go to a question, type, continue to a follow-up, skip, come back.
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { wordsOf } from '#data/candidate/answers.ts';
import type { Room } from '#data/candidate/room.ts';
import type { Outbox, OutboxState } from '#data/candidate/outboxContract.ts';
import type { OutboxEntry } from '#data/candidate/outboxEntry.ts';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import { parseAnswerId } from '#domain/candidate/answer.ts';
import type { CandidateQuestion } from '#domain/jobs/interview.ts';
import { questionNumbers } from '#domain/jobs/questionNumbers.ts';
import { readRetakesFor } from '#domain/jobs/retakes.ts';
import { maxSecondsOf, type AnswerFormat, type Recordings } from '#domain/recordings/recording.ts';
import { countTakesLeft, type Answering } from './answering.ts';
import { followUpAfter } from './nextFollowUp.ts';
import {
  currentOf,
  planOf,
  review,
  stateOf,
  withFollowUp,
  withQuestion,
  type KnownAnswer,
  type QuestionState,
  type RoomPlan,
  type Turn,
} from './roomPlan.ts';
import { latestFormat, formatsNote, readAnswers, type Recorded } from './readAnswers.ts';
import { useRoomMoves } from './useRoomMoves.ts';
import { useRoomPlan } from './useRoomPlan.ts';

export interface RoomControls {
  questions: readonly CandidateQuestion[];
  plan: RoomPlan;
  /** The open question; null in the review. */
  question: CandidateQuestion | null;
  index: number;
  /** The open question's number, from 1; null for the resume and in the review. */
  number: number | null;
  /** How many questions there are; the resume is none. */
  count: number;
  turns: readonly Turn[];
  /** The turn being answered; null when the question is answered to its end. */
  active: Turn | null;
  /** True while the next follow-up is being chosen. */
  thinking: boolean;
  /** Grows with each move of the candidate, so that the focus follows. */
  moves: number;
  textOf: (answerId: string) => string;
  recordedOf: (answerId: string) => Recorded | null;
  /** Words or a recording are there, on this device or on the server. */
  hasAnswer: (answerId: string) => boolean;
  /** How an answer is given. */
  answering: (answerId: string) => Answering;
  setFormat: (answerId: string, format: AnswerFormat) => void;
  /** How many more recordings of an answer are allowed. */
  takesLeft: (answerId: string) => number;
  maxSeconds: number;
  entryOf: (answerId: string) => OutboxEntry | undefined;
  getQuestionState: (question: CandidateQuestion) => QuestionState;
  go: (at: string, answerId?: string) => void;
  edit: (answerId: string) => void;
  continueOn: () => Promise<void>;
  skip: () => void;
  next: () => void;
  setSending: (sending: boolean) => void;
}

/** The answers on the server, as the plan of the room needs them; the outbox sees their words. */
function useKnownAnswers(answers: Room['answers'], outbox: Outbox): KnownAnswer[] {
  const known = useMemo<KnownAnswer[]>(
    () =>
      answers.map(({ id, data }) => ({
        id,
        text: data.text ?? '',
        prompt: data.prompt ?? null,
        hasFile: data.storagePath != null,
      })),
    [answers],
  );
  useEffect(
    () =>
      outbox.see(
        answers
          .filter(({ data }) => data.type === 'text')
          .map(({ id, data }) => ({ id, words: wordsOf(data) })),
      ),
    [answers, outbox],
  );
  return known;
}

/** True until the room is left. */
function useIsHere(): RefObject<boolean> {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}

/** The room of one session: what is derived from its documents, the outbox and the recordings, and its verbs. */
export function useRoom(
  room: Room,
  outbox: Outbox,
  state: OutboxState,
  recordingSession: RecordingSession,
  recordings: Recordings,
): RoomControls {
  const { questions, answers } = room;
  const [thinking, setThinking] = useState(false);
  const here = useIsHere();
  const known = useKnownAnswers(answers, outbox);
  const { plan, latest, save } = useRoomPlan({ state, questions, known, outbox });
  const read = readAnswers({ state, known, answers, recordings, questions, room });
  const { hasAnswer, recordedOf, formats } = read;
  const { editing, moves, moveTo, go, next, skip } = useRoomMoves({
    questions,
    plan,
    latest,
    save,
    outbox,
  });
  const current = currentOf(plan, questions, editing, hasAnswer);
  const { index, question, turns, active } = current;
  const numbers = questionNumbers(questions.map(({ id }) => id));

  async function continueOn(): Promise<void> {
    if (!question || !active || thinking) return;
    outbox.hurry();
    if (active !== current.last || current.finished) {
      if (current.finished) save(withQuestion(latest(), question.id, { passed: false }));
      return moveTo(null);
    }
    const words = outbox.state().entries;
    const answerOf = (id: string): string =>
      recordedOf(id, recordingSession.state())?.transcript ?? words.get(id)?.text ?? '';
    setThinking(true);
    const prompt = await followUpAfter(question, turns, room, answerOf);
    if (!here.current) return;
    setThinking(false);
    save(withFollowUp(latest(), questions, question.id, prompt));
    moveTo(null);
  }

  return {
    questions,
    plan,
    question,
    index,
    number: numbers[plan.at] ?? null,
    count: Object.keys(numbers).length,
    turns,
    active,
    thinking,
    moves,
    textOf: read.textOf,
    recordedOf,
    hasAnswer,
    answering: read.answering,
    setFormat: (answerId, format) =>
      outbox.note(formatsNote, { ...formats, [answerId]: format, [latestFormat]: format }),
    takesLeft: (answerId) => {
      const allowed = readRetakesFor(room.interview, parseAnswerId(answerId).questionId);
      return countTakesLeft(allowed, recordings, answerId, read.storedOf(answerId));
    },
    maxSeconds: maxSecondsOf(question ?? {}),
    entryOf: (answerId) => state.entries.get(answerId),
    getQuestionState: (one) => stateOf(one, planOf(plan, one.id), hasAnswer, one.id === plan.at),
    go,
    edit: moveTo,
    continueOn,
    skip,
    next,
    setSending: (sending) => save({ ...latest(), at: review, sending }),
  };
}
