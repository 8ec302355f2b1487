// The candidate's way through the room, kept in the notes of the outbox from the first moment.
import { useEffect, useMemo } from 'react';
import type { Outbox, OutboxState } from '#data/candidate/outboxContract.ts';
import type { CandidateQuestion } from '#domain/jobs/interview.ts';
import { buildPlan, type KnownAnswer, type RoomPlan } from './roomPlan.ts';

const planNote = 'plan';

interface UseRoomPlanInput {
  state: OutboxState;
  questions: readonly CandidateQuestion[];
  known: readonly KnownAnswer[];
  outbox: Outbox;
}

export function useRoomPlan({ state, questions, known, outbox }: UseRoomPlanInput) {
  const kept = state.notes[planNote];
  const plan = useMemo(() => buildPlan(kept, questions, known), [kept, questions, known]);
  // Kept from the first moment: a plan made anew with each saved answer would walk on by itself.
  useEffect(() => {
    if (kept === undefined) outbox.note(planNote, plan);
  }, [kept, outbox, plan]);
  const latest = (): RoomPlan => buildPlan(outbox.state().notes[planNote], questions, known);
  const save = (next: RoomPlan): void => outbox.note(planNote, next);
  return { plan, latest, save };
}
