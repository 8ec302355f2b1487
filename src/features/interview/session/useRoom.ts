// What a candidate can do in the room: go to a question, type, continue to a follow-up, skip, come back.
import { useEffect, useMemo, useRef, useState } from 'react';
import { wordsOf } from '#data/candidate/answers.ts';
import type { Room } from '#data/candidate/room.ts';
import type { Outbox, OutboxState } from '#data/candidate/outboxContract.ts';
import { isUnsaved, type OutboxEntry } from '#data/candidate/outboxEntry.ts';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import { parseAnswerId, type Answer } from '#domain/candidate/answer.ts';
import type { CandidateQuestion } from '#domain/jobs/interview.ts';
import { questionNumbers } from '#domain/jobs/questionNumbers.ts';
import { retakesFor } from '#domain/jobs/retakes.ts';
import {
  formatsOf,
  maxSecondsOf,
  type AnswerFormat,
  type Recordings,
  type Take,
  type TakeKind,
} from '#domain/recordings/recording.ts';
import {
  answeringOf,
  chosenTake,
  kindOf,
  openTakes,
  takesLeft,
  type Answering,
} from './answering.ts';
import { nextFollowUp } from './nextFollowUp.ts';
import { preferredFormat } from './preferredFormat.ts';
import {
  nextAfter,
  planFrom,
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

const planNote = 'plan';
const formatsNote = 'formats';
/** Under this name the format that was chosen last is kept. */
const latestFormat = '*';

/** A recording that is the answer: a take of this device, or what another device sent. */
export interface Recorded {
  kind: TakeKind;
  durationMs: number;
  take: Take | null;
  stored: Answer | null;
  transcript: string;
}

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

  const kept = state.notes[planNote];
  const plan = useMemo(() => planFrom(kept, questions, known), [kept, questions, known]);
  // Kept from the first moment: a plan made anew with each saved answer would walk on by itself.
  useEffect(() => {
    if (kept === undefined) outbox.note(planNote, plan);
  }, [kept, outbox, plan]);
  const latest = (): RoomPlan => planFrom(outbox.state().notes[planNote], questions, known);
  const save = (next: RoomPlan): void => outbox.note(planNote, next);

  const textOf = (answerId: string): string =>
    state.entries.get(answerId)?.text ?? known.find(({ id }) => id === answerId)?.text ?? '';
  const storedOf = (answerId: string): Answer | null =>
    answers.find(({ id }) => id === answerId)?.data ?? null;
  /** `all` is what the device holds now: newer than what was last shown. */
  function recordedOf(answerId: string, all: Recordings = recordings): Recorded | null {
    const take = chosenTake(all.takes, answerId);
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
        chosenTake(recordings.takes, answerId) ??
        openTakes(recordings.takes, answerId).findLast(({ fault }) => fault === null) ??
        null,
    };
    return answeringOf(
      formatsOf(asked ?? {}, room.interview.type),
      [
        formats[answerId],
        formats[questionId],
        formats[latestFormat],
        preferredFormat(room.session.interviewId ?? ''),
      ],
      facts,
    );
  }

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
