/** `npm test`: every check in order, to the end, and one last line that counts them. */
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { overBudget, weighBuild } from './budgetOf.ts';
import { prepareStories, type PreparedStories } from '../tests/support/running/prepareStories.ts';
import { buildEngine } from './mutants/engine.ts';
import { readExplained, readFound, rulesFiles, splitSurvivors } from './mutants/results.ts';
import { countOf, readDurations, type Count, type VitestReport } from './testCount.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = `${root}test-results`;
/** How long one step may take; the stories need half an hour where the machine is shared. */
const patience = 55 * 60_000;
/** Files at a time, of stories and of the rules' tests: both mostly wait. */
const lanes = 3;

interface Step {
  readonly name: string;
  readonly run: () => Promise<Count>;
}

const steps: readonly Step[] = [
  { name: 'format', run: () => script('format:check') },
  // The compiler uses one core: the linter has the other.
  {
    name: 'typecheck and lint',
    run: async () => sumOf(await Promise.all([script('typecheck'), script('lint')])),
  },
  // The rules' tests mostly wait for the emulator: the others fill that time.
  {
    name: 'unit, component and rules',
    run: async () => sumOf(await Promise.all([unitsAndPreparation(), rules()])),
  },
  { name: 'flows', run: flows },
];

/** How many mutants of the rules each run tries: other ones with each commit. `npm run test:mutants` tries all. */
const sample = 60;
/** The share of them that may survive without an explanation. */
const mostUnseen = 0.05;

/** What the stories start from, once it is being made. */
let preparing: Promise<PreparedStories> | undefined;

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'hirely-tests-'));
const engine = await buildEngine(folder).catch((cause: unknown) => {
  console.warn(
    `The tests of the rules take longer, and no mutants are judged: ${cause instanceof Error ? cause.message : String(cause)}`,
  );
  return null;
});
const quick: Record<string, string> = engine ? { EMULATOR_CLASSES: engine.classes } : {};
const durations: [string, number][] = [];
const table: string[] = [];
let [passed, failed] = [0, 0];
for (const { name, run } of steps) {
  console.info(`\n── ${name}`);
  const begun = Date.now();
  const count = await run();
  passed += count.passed;
  failed += count.failed;
  const seconds = Math.round((Date.now() - begun) / 1000);
  table.push(
    `${count.failed ? '✗' : '✓'} ${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`,
    ...count.remarks.map((remark) => `    ${remark}`),
  );
}
rmSync(folder, { recursive: true, force: true });
console.info(
  `\nThe ten slowest files:\n${durations
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 10)
    .map(([file, seconds]) => `${String(Math.round(seconds)).padStart(6)} s  ${file}`)
    .join('\n')}`,
);
console.info(`\n${table.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

/** The unit and component tests; they end before the rules' do, and the build for the stories fills that time. */
async function unitsAndPreparation(): Promise<Count> {
  const count = await vitest(['unit', 'component']);
  preparing = prepareStories(engine?.classes);
  await preparing.catch(() => undefined);
  return count;
}

/** A number that changes with the commit; 0 where there is no history. */
function seedOfCommit(): string {
  try {
    const hash = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
    return String(Number.parseInt(hash.slice(0, 6), 16));
  } catch {
    return '0';
  }
}

/** An npm script counts as one check. */
async function script(name: string): Promise<Count> {
  const good = (await command('npm', ['run', '--silent', name])) === 0;
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, remarks: [] };
}

/** The rules' tests. Some mutants of the rules run along: nearly all must be killed, or explained. */
async function rules(): Promise<Count> {
  if (!engine) return vitest(['rules']);
  for (const file of rulesFiles) copyFileSync(`${root}${file}`, join(folder, file));
  const count = await vitest(
    ['rules'],
    {
      ...quick,
      // They keep one emulator busy for minutes: Java's second compiler pays.
      _JAVA_OPTIONS: '-XX:TieredStopAtLevel=4',
      RULES_LANES: folder,
      MUTANTS_FOLDER: folder,
      MUTANTS_SAMPLE: String(sample),
      MUTANTS_SEED: seedOfCommit(),
      MUTANTS_PATIENCE: '200',
    },
    [`--maxWorkers=${lanes}`],
  );
  const explained = readExplained();
  const found = rulesFiles
    .map((file) => join(folder, `${file}.jsonl`))
    .filter((file) => existsSync(file))
    .map(readFound);
  const judged = found.flatMap(({ mutants }) => mutants).length;
  const unseen = found.flatMap((one) =>
    splitSurvivors(one, explained).open.map(
      ({ line, before, after }) => `no test notices ${one.file}:${line}: ${before} → ${after}`,
    ),
  );
  const killed = found
    .flatMap(({ mutants }) => mutants)
    .filter(({ killer }) => killer !== undefined).length;
  console.info(
    `\nOf a sample of ${judged} mutants of the rules the tests notice ${killed}; ${judged - killed - unseen.length} more are explained.${unseen.map((one) => `\n  ${one}`).join('')}`,
  );
  // A few may survive on a busy machine and are only reported; this many are a fault of the tests.
  const isPoor = judged < sample / 2 || unseen.length > judged * mostUnseen;
  return sumOf([
    count,
    {
      passed: isPoor ? 0 : judged - unseen.length,
      failed: isPoor ? 1 : 0,
      remarks: isPoor
        ? [`Of ${judged} mutants of the rules ${unseen.length} live unexplained.`, ...unseen]
        : [],
    },
  ]);
}

/**
 * The stories mostly wait, for browsers and for each other: as many files as there are lanes run side by side on one
 * build, each lane with a Firebase and a browser that last.
 */
async function flows(): Promise<Count> {
  const { directory, seeded } = await (preparing ?? prepareStories(engine?.classes));
  const environment = {
    FLOWS_DIST: directory,
    FLOWS_SEEDED: seeded,
    FLOWS_LANES: String(lanes),
    REACH_SEED: seedOfCommit(),
    ...quick,
  };
  try {
    return sumOf([
      budget(directory),
      await vitest(['flows'], environment, [`--maxWorkers=${lanes}`]),
    ]);
  } finally {
    for (const made of [directory, seeded]) rmSync(made, { recursive: true, force: true });
  }
}

/** What the pages of the build weigh; the stories need it anyway. */
function budget(directory: string): Count {
  const weighed = weighBuild(directory);
  const over = overBudget(weighed);
  for (const line of over) console.error(line);
  return { passed: weighed.length - over.length, failed: over.length, remarks: over };
}

function sumOf(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((sum, count) => sum + count.passed, 0),
    failed: counts.reduce((sum, count) => sum + count.failed, 0),
    remarks: counts.flatMap((count) => count.remarks),
  };
}

/** Of Vitest, each test counts. */
async function vitest(
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
