// The order of the story files in npm test: with the longest first, no lane works alone at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest, longest first. The others follow in Vitest's own order; where this list is old, only seconds are lost. */
const longest = [
  'reviewBlind',
  'review',
  'candidateFaults',
  'candidateVideo',
  'reviewPanel',
  'mainJob',
  'seekerProfile',
  'reviewFairness',
  'identity',
  'candidateBefore',
  'candidate',
  'candidateMixed',
  'candidateErasure',
  'seekerPrep',
];
const rank = ({ moduleId }: TestSpecification): number => {
  const found = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return found < 0 ? longest.length : found;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
