import { describe, expect, it } from 'vitest';
import { countOf, readDurations } from './testCount.ts';

const file = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, n) => ({
    status,
    fullName: `test ${n + 1}`,
    failureMessages:
      status === 'failed' ? ['AssertionError: expected 1 to be 2\n    at x.test.ts:3:5'] : [],
  })),
});

describe('counting tests', () => {
  it('counts each test', () => {
    const report = {
      testResults: [
        file('/a/src/x.test.ts', 'passed', 'failed', 'pending'),
        file('/a/src/y.test.tsx', 'passed'),
      ],
    };
    expect(countOf(report, ['unit', 'component'], 1)).toMatchObject({ passed: 2, failed: 1 });
  });

  it('names each failed test and why, for readers of the last lines only', () => {
    const report = { testResults: [file('/a/src/x.test.ts', 'passed', 'failed')] };
    expect(countOf(report, ['unit'], 1).remarks).toEqual([
      'x.test.ts: test 2: AssertionError: expected 1 to be 2',
    ]);
  });

  it('counts a file that could not run', () => {
    const report = {
      testResults: [
        file('/a/tests/rules/x.test.ts', 'passed'),
        { ...file('/a/tests/rules/y.test.ts'), status: 'failed' },
      ],
    };
    expect(countOf(report, ['rules'], 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts a project in which nothing ran, skipped tests included', () => {
    const report = {
      testResults: [file('/a/src/x.test.ts', 'passed'), file('/a/src/y.test.tsx', 'pending')],
    };
    expect(countOf(report, ['unit', 'component'], 0)).toEqual({
      passed: 1,
      failed: 1,
      remarks: ['component ran no test.'],
    });
  });

  it('counts a crash, with a report and without', () => {
    expect(countOf(undefined, ['flows'], 1)).toMatchObject({ passed: 0, failed: 1 });
    const report = { testResults: [file('/a/tests/flows/x.test.ts', 'passed')] };
    expect(countOf(report, ['flows'], 1)).toMatchObject({ passed: 1, failed: 1 });
    expect(countOf(report, ['flows'], 0)).toEqual({ passed: 1, failed: 0, remarks: [] });
  });

  it('reports how long each file took, in seconds', () => {
    expect(
      readDurations({
        testResults: [{ ...file('/a/src/x.test.ts', 'passed'), startTime: 1_000, endTime: 3_500 }],
      }),
    ).toEqual([['x.test.ts', 2.5]]);
    expect(readDurations(undefined)).toEqual([]);
  });
});
