// The candidate's moves through the room: to a question, to one of its answers, past a question.
import { useState } from 'react';
import type { Outbox } from '#data/candidate/outboxContract.ts';
import type { CandidateQuestion } from '#domain/jobs/interview.ts';
import { findNextAfter, withQuestion, type RoomPlan } from './roomPlan.ts';

interface UseRoomMovesInput {
  questions: readonly CandidateQuestion[];
  plan: RoomPlan;
  latest: () => RoomPlan;
  save: (plan: RoomPlan) => void;
  outbox: Outbox;
}

export function useRoomMoves({ questions, plan, latest, save, outbox }: UseRoomMovesInput) {
  /** The answer that was opened again; null while the newest turn is answered. */
  const [editing, setEditing] = useState<string | null>(null);
  const [moves, setMoves] = useState(0);
  const question = questions.find(({ id }) => id === plan.at) ?? null;

  /** Closes what was opened again, or opens an answer, and lets the focus follow. */
  function moveTo(answerId: string | null): void {
    setEditing(answerId);
    setMoves((count) => count + 1);
  }
  function go(at: string, answerId?: string): void {
    save({ ...latest(), at });
    outbox.hurry();
    moveTo(answerId ?? null);
  }
  function next(): void {
    if (question) go(findNextAfter(questions, latest(), question.id));
  }
  function skip(): void {
    if (!question) return;
    const passed = withQuestion(latest(), question.id, { passed: true });
    save(passed);
    go(findNextAfter(questions, passed, question.id));
  }
  return { editing, moves, moveTo, go, next, skip };
}
