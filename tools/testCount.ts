/** Counts Vitest's results, including failures that are not tests. */
import { basename } from 'node:path';

/** How many checks passed and failed, and further remarks. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly remarks: readonly string[];
}

/** The part of Vitest's JSON report that counts. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Milliseconds since 1970; without them a file has no duration. */
    readonly startTime?: number;
    readonly endTime?: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Which project a test file belongs to, by its name. */
const projectOf = {
  unit: (file: string) => file.endsWith('.ts') && !/[\\/]tests[\\/](rules|flows)[\\/]/.test(file),
  component: (file: string) => file.endsWith('.tsx'),
  rules: (file: string) => /[\\/]tests[\\/]rules[\\/]/.test(file),
  flows: (file: string) => /[\\/]tests[\\/]flows[\\/]/.test(file),
} as const;

/**
 * Counts a report. A file that could not run, a project without a test, a missing report, and an exit code that no
 * test explains are one failure each.
 */
export function countOf(
  report: VitestReport | undefined,
  projects: readonly string[],
  exitCode: number,
): Count {
  if (!report)
    return { passed: 0, failed: 1, remarks: [`Vitest ended (${exitCode}) without a report.`] };
  const files = report.testResults;
  const tests = files.flatMap((file) => file.assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const empty = projects.filter((project) => !ranIn(project, files));
  const remarks = [
    ...broken.map(({ name }) => `${name} could not run.`),
    ...empty.map((project) => `${project} ran no test.`),
  ];
  const named = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `${basename(name)}: ${test.fullName}: ${reasonOf(test.failureMessages)}`),
  );
  const failures = named.length + remarks.length;
  if (exitCode !== 0 && failures === 0) {
    return {
      passed,
      failed: 1,
      remarks: [`Vitest ended with ${exitCode} though every test passed.`],
    };
  }
  return { passed, failed: failures, remarks: [...named, ...remarks] };
}

/** The files of a report with the seconds that each took, from its first test to its last. */
export function readDurations(report: VitestReport | undefined): [string, number][] {
  return (report?.testResults ?? []).map(({ name, startTime = 0, endTime = 0 }) => [
    basename(name),
    (endTime - startTime) / 1000,
  ]);
}

/** The first line of a test's failure message. */
function reasonOf(messages: readonly string[]): string {
  const [line = ''] = (messages[0] ?? 'no reason given').split('\n');
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}

function ranIn(project: string, files: VitestReport['testResults']): boolean {
  const belongs = project in projectOf ? projectOf[project as keyof typeof projectOf] : () => true;
  return files.some(
    ({ name, assertionResults }) =>
      belongs(name) &&
      assertionResults.some(({ status }) => status === 'passed' || status === 'failed'),
  );
}
