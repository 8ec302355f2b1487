// What the lists and the counts of a job's candidates ask of the server for a stage.
import { where, type QueryFieldFilterConstraint } from 'firebase/firestore';
import type { SessionStage } from '#domain/candidate/candidateView.ts';

/** Narrows candidates to a stage. */
export function filterByStage(stage: SessionStage | null): QueryFieldFilterConstraint[] {
  if (stage === null) return [];
  // "submitted" has no stage, and what is not there cannot be asked for: the caller drops those in a later one.
  if (stage === 'in_progress' || stage === 'withdrawn' || stage === 'submitted')
    return [where('status', '==', stage)];
  if (stage === 'expired') return [where('status', 'in', ['expired', 'erasing'])];
  return [where('status', '==', 'submitted'), where('stage', '==', stage)];
}
