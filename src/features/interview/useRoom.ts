// What a candidate can do in the room: go to a question, type, continue to a follow-up, skip, come back.
import { useEffect, useMemo, useRef, useState } from 'react';
import { wordsOf } from '#data/answers.ts';
import type { Room } from '#data/candidate.ts';
import type { Outbox, OutboxState } from '#data/outbox.ts';
import type { OutboxEntry } from '#data/outboxEntry.ts';
import type { CandidateQuestion } from '#domain/interview.ts';
import { nextFollowUp } from './nextFollowUp.ts';
import { nextAfter, planFrom, planOf, review, stateOf, turnsOf, withQuestion, type KnownAnswer, type QuestionState, type RoomPlan, type Turn } from './roomPlan.ts';

const planNote = 'plan';

export interface RoomDesk {
  questions: readonly CandidateQuestion[];
  plan: RoomPlan;
  /** The open question; null in the review. */
  question: CandidateQuestion | null;
  index: number;
  turns: readonly Turn[];
  /** The turn being answered; null when the question is answered to its end. */
  active: Turn | null;
  /** True while the next follow-up is being chosen. */
  thinking: boolean;
  /** Grows with each move of the candidate, so that the focus follows. */
  moves: number;
  textOf: (answerId: string) => string;
  entryOf: (answerId: string) => OutboxEntry | undefined;
  standing: (question: CandidateQuestion) => QuestionState;
  go: (at: string, answerId?: string) => void;
  edit: (answerId: string) => void;
  continueOn: () => Promise<void>;
  skip: () => void;
  next: () => void;
  setSending: (sending: boolean) => void;
}

/** The desk of one session: what is derived from the room's documents and the outbox, and its verbs. */
export function useRoom(room: Room, outbox: Outbox, state: OutboxState): RoomDesk {
  const { questions, answers } = room;
  const [editing, setEditing] = useState<string | null>(null);
  const [thinking, setThinking] = useState(false);
  const [moves, setMoves] = useState(0);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => { here.current = false; };
  }, []);
  const known = useMemo<KnownAnswer[]>(() => answers.map(({ id, data }) => ({ id, text: data.text ?? '', prompt: data.prompt ?? null })), [answers]);
  useEffect(() => outbox.see(answers.filter(({ data }) => data.type === 'text').map(({ id, data }) => ({ id, words: wordsOf(data) }))), [answers, outbox]);

  const kept = state.notes[planNote];
  const plan = useMemo(() => planFrom(kept, questions, known), [kept, questions, known]);
  // Kept from the first moment: a plan made anew with each saved answer would walk on by itself.
  useEffect(() => {
    if (kept === undefined) outbox.note(planNote, plan);
  }, [kept, outbox, plan]);
  const latest = (): RoomPlan => planFrom(outbox.state().notes[planNote], questions, known);
  const save = (next: RoomPlan): void => outbox.note(planNote, next);

  const textOf = (answerId: string): string => state.entries.get(answerId)?.text ?? known.find(({ id }) => id === answerId)?.text ?? '';
  const index = questions.findIndex(({ id }) => id === plan.at);
  const question = questions[index] ?? null;
  const questionPlan = planOf(plan, plan.at);
  const turns = question ? turnsOf(question, questionPlan) : [];
  const last = turns.at(-1) ?? null;
  const done = questionPlan.finished && last !== null && textOf(last.answerId).trim() !== '';
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
    const asked = turns.slice(1).map(({ prompt, answerId }) => ({ prompt, answer: words.get(answerId)?.text ?? '' }));
    setThinking(true);
    const language = room.interview.language ?? room.session.language ?? 'en';
    const prompt = await nextFollowUp(question, words.get(question.id)?.text ?? '', asked, { language, ai: room.session.consent.ai });
    if (!here.current) return;
    setThinking(false);
    const now = latest();
    const before = planOf(now, question.id);
    if (prompt) save(withQuestion(now, question.id, { prompts: [...before.prompts, prompt], passed: false }));
    else {
      const finished = withQuestion(now, question.id, { finished: true, passed: false });
      save(now.at === question.id ? { ...finished, at: nextAfter(questions, finished, question.id) } : finished);
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
    questions, plan, question, index, turns, active, thinking, moves, textOf,
    entryOf: (answerId) => state.entries.get(answerId),
    standing: (one) => stateOf(one, planOf(plan, one.id), textOf, one.id === plan.at),
    go, edit: (answerId) => { setEditing(answerId); moved(); }, continueOn, skip, next,
    setSending: (sending) => save({ ...latest(), at: review, sending }),
  };
}
