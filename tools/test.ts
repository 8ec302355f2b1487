/** `npm test`: every check in order, to the end, and one last line that counts them. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareTestBrowser } from './browser.ts';
import { overBudget, weighBuild } from './budgetOf.ts';
import { prepareStories, type PreparedStories } from '../tests/support/running/prepareStories.ts';
import { buildEngine } from './mutants/engine.ts';
import { readExplained, readFound, rulesFiles, splitSurvivors } from './mutants/results.ts';
import type { Count } from './testCount.ts';
import {
  durations,
  measure,
  results,
  root,
  runScript,
  runVitest,
  sumOf,
  timed,
} from './testRunner.ts';

/** Files at a time, of stories and of the rules' tests: both mostly wait. */
const lanes = 3;

interface Step {
  readonly name: string;
  readonly run: () => Promise<Count>;
}

const steps: readonly Step[] = [
  { name: 'format', run: () => runScript('format:check') },
  // Each of these waits for something at times, the rules' tests for their one emulator most: the others have the cores then.
  {
    name: 'types, lint, unit, component and rules',
    run: async () =>
      sumOf(
        await Promise.all([
          timed('types, lint and what the stories start from', checksAndPreparation),
          timed('unit and component', () => runVitest(['unit', 'component'])),
          timed('rules', rules),
        ]),
      ),
  },
  { name: 'flows', run: flows },
];

/** How many mutants of the rules each run tries: other ones with each commit. `npm run test:mutants` tries all. */
const sample = 40;
/** How many of them may survive without an explanation. */
const mostUnseen = 2;

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
const table: string[] = [];
let [passed, failed] = [0, 0];
for (const { name, run } of steps) {
  console.info(`\n── ${name}`);
  const { count, seconds, busy } = await measure(run);
  passed += count.passed;
  failed += count.failed;
  table.push(
    `${count.failed ? '✗' : '✓'} ${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s, cores ${busy} % busy)`,
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

/** Types and lint; and, since they are done long before the rules' tests, the build and the seed for the stories. */
async function checksAndPreparation(): Promise<Count> {
  const count = sumOf([await runScript('typecheck'), await runScript('lint')]);
  prepareTestBrowser(console.warn);
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

/** The rules' tests. Some mutants of the rules run along: nearly all must be killed, or explained. */
async function rules(): Promise<Count> {
  if (!engine) return runVitest(['rules']);
  for (const file of rulesFiles) copyFileSync(`${root}${file}`, join(folder, file));
  const count = await runVitest(
    ['rules'],
    {
      ...quick,
      // They keep one emulator busy for minutes: Java's second compiler pays.
      EMULATOR_BUSY: 'yes',
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
  const isPoor = judged < sample / 2 || unseen.length > mostUnseen;
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
    // Time and memory of the rules are measured in their own tests.
    RULES_UNMEASURED: 'yes',
    ...quick,
  };
  try {
    return sumOf([
      budget(directory),
      await runVitest(['flows'], environment, [`--maxWorkers=${lanes}`]),
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
