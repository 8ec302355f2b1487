// The order of the test files while mutants live.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those with most requests come last, when few mutants are left to evaluate. */
const last = ['matrix.test.ts', 'spoiled.test.ts'];
const rank = ({ moduleId }: TestSpecification): number =>
  last.findIndex((name) => moduleId.endsWith(`/${name}`));

export class DearestLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
