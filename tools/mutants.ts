/**
 * `npm run test:mutants`: what the tests of the rules would not notice. Every mutant of firestore.rules and storage.rules (one change each, made
 * in the compiled tree) is asked what the rules are asked while tests/rules run once: a mutant that answers one request otherwise is killed.
 *
 * `--sample N` takes N, `--seed S` other ones (from 0 up they take turns, and together they take all); `--only TEXT` those whose place holds
 * it ("/answers/{q}", "isMail()", "storage.rules"); `--again` those that outlived the last run (test-results/mutants-*.jsonl), and
 * those that are new since; `--confirm N` runs the killing test files of N killed mutants against the mutant alone, and expects them to fail; other
 * words choose test files.
 */
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildEngine } from './mutants/engine.ts';
import {
  type Found,
  readExplained,
  readFound,
  report,
  rulesFiles as files,
  shareOf,
} from './mutants/results.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const kept = join(root, 'test-results');
/** Of mutants killed, and of conditions seen both true and false, in per cent. */
const least = 95;

const given = process.argv.slice(2).filter((word) => word !== '--again');
const isAgain = process.argv.includes('--again');
const take = (name: string): string | undefined => {
  const at = given.indexOf(name);
  return at < 0 ? undefined : given.splice(at, 2)[1];
};
const [sample, seed = '0', only, confirm = '0'] = [
  take('--sample'),
  take('--seed'),
  take('--only'),
  take('--confirm'),
];

if (isAgain && !files.every((file) => existsSync(join(kept, `mutants-${file}.jsonl`))))
  throw new Error('There is no earlier run to take up again: run without --again first.');
const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
const { java, firestoreJar, classes } = await buildEngine(folder);
for (const file of files) {
  copyFileSync(join(root, file), join(folder, file));
  if (isAgain) copyFileSync(join(kept, `mutants-${file}.jsonl`), join(folder, `${file}.before`));
}
// A killer is found by its project, so projects may be shared only by a run that confirms none.
const environment = {
  MUTANTS_FOLDER: folder,
  MUTANTS_SEED: seed,
  ...(confirm === '0' ? { RULES_LANES: folder } : {}),
  ...(sample ? { MUTANTS_SAMPLE: sample } : {}),
  ...(only ? { MUTANTS_ONLY: only } : {}),
};

try {
  console.info(
    sample
      ? `A sample of ${sample} mutants, seed ${seed}.`
      : isAgain
        ? 'The mutants that outlived the last run.'
        : 'All mutants.',
  );
  // Every living mutant is evaluated beside the rules: everything takes longer, and compiling the engine pays off.
  const code = await vitest(
    given,
    { ...environment, EMULATOR_CLASSES: classes, EMULATOR_BUSY: 'yes' },
    ['--maxWorkers=3', '--testTimeout=900000', '--hookTimeout=240000'],
  );
  const explained = readExplained();
  // A part of the tests, or of the rules, cannot cover all conditions.
  const isWhole = given.length === 0 && !isAgain;
  const all = files
    .map((file) => join(folder, `${file}.jsonl`))
    .filter(existsSync)
    .map(readFound);
  mkdirSync(kept, { recursive: true });
  for (const found of all) {
    copyFileSync(
      join(folder, `${found.file}.jsonl`),
      join(kept, `mutants-${isAgain ? 'again-' : ''}${found.file}.jsonl`),
    );
    console.info(`\n${report(found, explained, isWhole && !only && !sample).join('\n')}`);
  }
  const wrong = await confirmKills(all, Number(confirm));
  const mutants = all.flatMap((found) => found.mutants);
  const conditions = all.flatMap((found) => found.conditions);
  const killed = shareOf(
    mutants.filter(({ killer }) => killer !== undefined).length,
    mutants.length,
  );
  const seen = shareOf(conditions.filter(({ yes, no }) => yes && no).length, conditions.length);
  console.info(
    `\nBoth files: ${killed.toFixed(1)} % of ${mutants.length} mutants killed, ${seen.toFixed(1)} % of ${conditions.length} conditions seen both true and false; at least ${least} % of each are wanted.`,
  );
  process.exitCode =
    code === 0 &&
    all.length === files.length &&
    mutants.length > 0 &&
    wrong === 0 &&
    (!isWhole || (killed >= least && (only !== undefined || seen >= least)))
      ? 0
      : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Runs the test file that killed a mutant against that mutant alone, with the emulator as it is. Returns how many did not fail. */
async function confirmKills(all: readonly Found[], wanted: number): Promise<number> {
  const kills = all.flatMap(({ file, mutants }) =>
    mutants.flatMap(({ killer, where, before, after }, n) => {
      const test = killer === undefined ? undefined : testOf(killer);
      // A test that reads the rules as a text would fail for the text.
      return test && test !== 'credits.test.ts'
        ? [{ file, n, test, description: `${file} ${where}: ${before} → ${after}` }]
        : [];
    }),
  );
  const every = Math.max(1, Math.floor(kills.length / Math.max(1, wanted)));
  let wrong = 0;
  for (const { file, n, test, description } of wanted > 0
    ? kills.filter((_, at) => at % every === 0).slice(0, wanted)
    : []) {
    const alone = mkdtempSync(join(tmpdir(), 'mutant-'));
    for (const name of files) copyFileSync(join(root, name), join(alone, name));
    await run(
      java,
      [
        '-cp',
        `${classes}${delimiter}${firestoreJar}`,
        'hirely.mutants.Tell',
        file,
        String(n),
        join(alone, file),
      ],
      environment,
    );
    const failed =
      (await vitest(
        [`tests/rules/${test}`],
        { RULES_FOLDER: alone },
        ['--bail=1', '--reporter=dot'],
        true,
      )) !== 0;
    console.info(`${failed ? 'killed' : 'NOT KILLED'} by ${test} alone: ${description}`);
    if (!failed) wrong += 1;
    rmSync(alone, { recursive: true, force: true });
  }
  return wrong;
}

/** The test file of a project, by the name of its world: one that it gives, or else its own. */
function testOf(killer: string): string | undefined {
  if (killer.startsWith('storage')) return 'storage.test.ts';
  const tests = readdirSync(join(root, 'tests/rules')).filter((name) => name.endsWith('.test.ts'));
  return tests.find((name) => {
    const world = /(?:new World|rulesEnvironment)\('([\w-]+)'/.exec(
      readFileSync(join(root, 'tests/rules', name), 'utf8'),
    )?.[1];
    return new RegExp(`-${(world ?? basename(name, '.test.ts')).toLowerCase()}\\b(?!-)`).test(
      killer,
    );
  });
}

function vitest(
  chosen: readonly string[],
  more: Record<string, string>,
  options: readonly string[],
  isQuiet = false,
): Promise<number> {
  return run(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...chosen,
      '--project',
      'rules',
      ...options,
    ],
    more,
    isQuiet,
  );
}

function run(
  program: string,
  options: readonly string[],
  more: Record<string, string> = {},
  isQuiet = false,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, options, {
      cwd: root,
      stdio: isQuiet ? 'ignore' : 'inherit',
      env: { ...process.env, ...more },
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
