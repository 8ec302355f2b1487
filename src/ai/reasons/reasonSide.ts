// Which reasons speak for a level, and which are neither for nor against it.
import type { ReasonCode } from './reasons.ts';

const inFavour: ReadonlySet<string> = new Set<ReasonCode>([
  'contextFound',
  'actionFound',
  'reasoningFound',
  'resultFound',
  'resultWithNumber',
  'learningFound',
  'checkFound',
  'specific',
  'lookForCovered',
  'keyPointsCovered',
  'keyPointCovered',
  'keyPointPartly',
  'followUpsHelped',
]);

/** A code this version does not know speaks against the level. */
export function findReasonSide(code: string): 'for' | 'against' | 'neutral' {
  if (inFavour.has(code)) return 'for';
  return code === 'addressesAi' ? 'neutral' : 'against';
}
