// What a candidate can do in the room: go to a question, type, continue to a follow-up, skip, come back.
import { useEffect, useMemo, useRef, useState } from 'react';
import { wordsOf } from '#data/candidate/answers.ts';
import type { Room } from '#data/candidate/room.ts';
import type { Outbox, OutboxState } from '#data/candidate/outboxContract.ts';
import type { OutboxEntry } from '#data/candidate/outboxEntry.ts';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import { parseAnswerId } from '#domain/candidate/answer.ts';
import type { CandidateQuestion } from '#domain/jobs/interview.ts';
import { questionNumbers } from '#domain/jobs/questionNumbers.ts';
import { retakesFor } from '#domain/jobs/retakes.ts';
import { maxSecondsOf, type AnswerFormat, type Recordings } from '#domain/recordings/recording.ts';
import { takesLeft, type Answering } from './answering.ts';
import { nextFollowUp } from './nextFollowUp.ts';
import {
  nextAfter,
  planOf,
  review,
  stateOf,
  turnsOf,
  withQuestion,
  type KnownAnswer,
  type QuestionState,
  type RoomPlan,
  type Turn,
} from './roomPlan.ts';
import { latestFormat, formatsNote, readAnswers, type Recorded } from './readAnswers.ts';
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

/** The desk of one session: what is derived from the room's documents, the outbox and the recordings, and its verbs. */
export function useRoom(
  room: Room,
  outbox: Outbox,
  state: OutboxState,
  recordingSession: RecordingSession,
  recordings: Recordings,
): RoomControls {
  const { questions, answers } = room;
  const [editing, setEditing] = useState<string | null>(null);
  const [thinking, setThinking] = useState(false);
  const [moves, setMoves] = useState(0);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
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

  const { plan, latest, save } = useRoomPlan({ state, questions, known, outbox });

  const { textOf, storedOf, recordedOf, hasAnswer, formats, answering } = readAnswers({
    state,
    known,
    answers,
    recordings,
    questions,
    room,
  });

  const index = questions.findIndex(({ id }) => id === plan.at);
  const question = questions[index] ?? null;
  const numbers = questionNumbers(questions.map(({ id }) => id));
  const questionPlan = planOf(plan, plan.at);
  const turns = question ? turnsOf(question, questionPlan) : [];
  const last = turns.at(-1) ?? null;
  const done = questionPlan.finished && last !== null && hasAnswer(last.answerId);
  const active = turns.find(({ answerId }) => answerId === editing) ?? (done ? null : last);

  function moved(): void {
    setMoves((count) => count + 1);
  }
  function go(at: string, answerId?: string): void {
    setEditing(answerId ?? null);
    save({ ...latest(), at });
    outbox.hurry();
    moved();
  }
  async function continueOn(): Promise<void> {
    if (!question || !active || thinking) return;
    outbox.hurry();
    if (active !== last || questionPlan.finished) {
      setEditing(null);
      if (questionPlan.finished) save(withQuestion(latest(), question.id, { passed: false }));
      moved();
      return;
    }
    const words = outbox.state().entries;
    const said = (answerId: string): string =>
      recordedOf(answerId, recordingSession.state())?.transcript ?? words.get(answerId)?.text ?? '';
    const asked = turns
      .slice(1)
      .map(({ prompt, answerId }) => ({ prompt, answer: said(answerId) }));
    setThinking(true);
    const language = room.interview.language ?? room.session.language ?? 'en';
    // What was said and not written down cannot be read: then the prepared follow-up is asked.
    const canRead = said(question.id).trim() !== '';
    const prompt = await nextFollowUp(question, said(question.id), asked, {
      language,
      ai: room.session.consent.ai && canRead,
    });
    if (!here.current) return;
    setThinking(false);
    const now = latest();
    const before = planOf(now, question.id);
    if (prompt)
      save(withQuestion(now, question.id, { prompts: [...before.prompts, prompt], passed: false }));
    else {
      const finished = withQuestion(now, question.id, { finished: true, passed: false });
      save(
        now.at === question.id
          ? { ...finished, at: nextAfter(questions, finished, question.id) }
          : finished,
      );
    }
    setEditing(null);
    moved();
  }
  function next(): void {
    if (question) go(nextAfter(questions, latest(), question.id));
  }
  function skip(): void {
    if (!question) return;
    const passed = withQuestion(latest(), question.id, { passed: true });
    save(passed);
    go(nextAfter(questions, passed, question.id));
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
    textOf,
    recordedOf,
    hasAnswer,
    answering,
    setFormat: (answerId, format) =>
      outbox.note(formatsNote, { ...formats, [answerId]: format, [latestFormat]: format }),
    takesLeft: (answerId) =>
      takesLeft(
        retakesFor(room.interview, parseAnswerId(answerId).questionId),
        recordings,
        answerId,
        storedOf(answerId),
      ),
    maxSeconds: maxSecondsOf(question ?? {}),
    entryOf: (answerId) => state.entries.get(answerId),
    getQuestionState: (one) => stateOf(one, planOf(plan, one.id), hasAnswer, one.id === plan.at),
    go,
    edit: (answerId) => {
      setEditing(answerId);
      moved();
    },
    continueOn,
    skip,
    next,
    setSending: (sending) => save({ ...latest(), at: review, sending }),
  };
}
