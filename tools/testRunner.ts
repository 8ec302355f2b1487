/** Runs the parts of `npm test`: npm scripts and Vitest's projects, counted and timed. */
import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { countOf, readDurations, type Count, type VitestReport } from './testCount.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** The folder of Vitest's reports. */
export const results = `${root}test-results`;
/** Seconds of each test file that has run so far. */
export const durations: [string, number][] = [];
/** How long one part may take; the stories need half an hour where the machine is shared. */
const patience = 55 * 60_000;

/** Adds counts up. */
export function sumOf(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((sum, count) => sum + count.passed, 0),
    failed: counts.reduce((sum, count) => sum + count.failed, 0),
    remarks: counts.flatMap((count) => count.remarks),
  };
}

/** Of Vitest, each test counts. */
export async function runVitest(
  projects: readonly string[],
  environment: Record<string, string> = {},
  more: readonly string[] = [],
): Promise<Count> {
  const file = `${results}/${projects.join('-')}.json`;
  const code = await command(
    process.execPath,
    [
      `${root}node_modules/vitest/vitest.mjs`,
      'run',
      // With those of its files that have modules of their own (vitest.config.ts).
      ...projects.flatMap((project) => ['--project', `${project}*`]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...more,
    ],
    environment,
  );
  const report = readReport(file);
  durations.push(...readDurations(report));
  return countOf(report, projects, code);
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return undefined;
  }
}

function command(
  program: string,
  given: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, given, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    const hard = setTimeout(() => child.kill(), patience);
    child.once('error', () => resolve(1));
    child.once('exit', (code) => {
      clearTimeout(hard);
      resolve(code ?? 1);
    });
  });
}

/** Says in a remark how long a part of a step took. */
export async function timed(name: string, run: () => Promise<Count>): Promise<Count> {
  const begun = Date.now();
  const count = await run();
  const seconds = Math.round((Date.now() - begun) / 1000);
  return { ...count, remarks: [`${name}: ${seconds} s`, ...count.remarks] };
}

/** Runs a step; returns its seconds as well, and what share of the cores' time was used meanwhile, in per cent. */
export async function measure(
  run: () => Promise<Count>,
): Promise<{ count: Count; seconds: number; busy: number }> {
  const [begun, before] = [Date.now(), readCoreTimes()];
  const count = await run();
  const now = readCoreTimes();
  return {
    count,
    seconds: Math.round((Date.now() - begun) / 1000),
    busy: Math.round((100 * (now.busy - before.busy)) / Math.max(1, now.all - before.all)),
  };
}

/** How long the machine's cores have worked, and how long they have been there: whether a step computes or waits. */
function readCoreTimes(): { busy: number; all: number } {
  const times = cpus().map((core) => core.times);
  const all = times.reduce(
    (sum, one) => sum + one.user + one.nice + one.sys + one.irq + one.idle,
    0,
  );
  return { busy: all - times.reduce((sum, { idle }) => sum + idle, 0), all };
}

/** An npm script counts as one check. What it prints comes in one piece at its end, since others print beside it. */
export async function runScript(name: string): Promise<Count> {
  const { code, output } = await promisify(execFile)('npm', ['run', '--silent', name], {
    cwd: root,
    maxBuffer: 1e8,
    timeout: patience,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (cause: { stdout?: string; stderr?: string; message?: string }) => ({
      code: 1,
      output: `${cause.stdout ?? ''}${cause.stderr ?? ''}` || (cause.message ?? ''),
    }),
  );
  console.info(`\n${code === 0 ? '✓' : '✗'} ${name}\n${output}`.trimEnd());
  const good = code === 0;
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, remarks: [] };
}
