/** Moves candidates along the pipeline: the permitted moves, and the decisions they require. */
import type { Decision } from './review.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import { pipelineStageOf, type Stage } from '#domain/candidate/session.ts';

/** Columns a candidate can be moved to; "submitted" takes a move back. */
export const moveTargets = [
  'submitted',
  'in_review',
  'shortlisted',
  'offer',
  'hired',
  'rejected',
] as const;
export type MoveTarget = (typeof moveTargets)[number];

/** A column as it is written: nobody has looked yet is no stage at all. */
export function stageOf(target: MoveTarget): Stage | null {
  return target === 'submitted' ? null : target;
}

/** The column of a stage as it is written. */
export function toMoveTarget(stage: Stage | null | undefined): MoveTarget {
  return stage ?? 'submitted';
}

/** The decision that a move to this stage requires; null when it requires none. */
export function readDecisionFor(target: MoveTarget): 'advance' | 'reject' | null {
  if (target === 'rejected') return 'reject';
  return target === 'offer' || target === 'hired' ? 'advance' : null;
}

/** Why a candidate cannot be moved to a stage; "undecided" means that a person has to decide first. */
export type MoveHindrance = 'already' | 'notSubmitted' | 'undecided';

/** Why a candidate cannot be moved to a column; null when they can. `outcome` is what was decided, null when nothing. */
export function hindranceOf(
  session: Pick<Candidate, 'status' | 'stage'>,
  target: MoveTarget,
  outcome: Decision['outcome'] | null,
): MoveHindrance | null {
  if (session.status !== 'submitted') return 'notSubmitted';
  if (pipelineStageOf(session) === target) return 'already';
  const needed = readDecisionFor(target);
  return needed !== null && needed !== outcome ? 'undecided' : null;
}
