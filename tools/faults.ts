/** `npm run test:faults`: causes every fault of the suite in a real browser and ends with a table: survived or not, bytes lost. Names after it choose files; `--only NET-08,UPL` chooses faults. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Weighed {
  id: string;
  made: number;
  lost: number;
}
interface TestReport {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const results = `${root}test-results`;
const bytesFile = `${results}/fault-bytes.jsonl`;
const reportFile = `${results}/faults.json`;

mkdirSync(results, { recursive: true });
for (const file of [bytesFile, reportFile]) rmSync(file, { force: true });
const given = process.argv.slice(2);
const at = given.indexOf('--only');
const only = at < 0 ? [] : (given[at + 1] ?? '').split(',').filter(Boolean);
const chosen = [
  ...(at < 0 ? given : given.toSpliced(at, 2)),
  ...(only.length > 0 ? ['-t', `F-(${only.map((id) => id.replace(/^F-/, '')).join('|')})`] : []),
];
const code = await new Promise<number>((resolve) => {
  const child = spawn(
    process.execPath,
    [
      `${root}node_modules/vitest/vitest.mjs`,
      'run',
      ...chosen,
      '--project',
      'faults',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ],
    { cwd: root, stdio: 'inherit' },
  );
  child.once('error', () => resolve(1));
  child.once('exit', (status) => resolve(status ?? 1));
});

const tests = existsSync(reportFile)
  ? (JSON.parse(readFileSync(reportFile, 'utf8')) as TestReport).testResults.flatMap(
      ({ assertionResults }) => assertionResults,
    )
  : [];
// Where one fault is weighed more than once, the last weighing counts.
const weighed = new Map<string, Weighed>();
for (const line of existsSync(bytesFile)
  ? readFileSync(bytesFile, 'utf8').split('\n').filter(Boolean)
  : []) {
  const one = JSON.parse(line) as Weighed;
  weighed.set(one.id, one);
}
const rows = tests
  .flatMap(({ title, status }) => {
    // One story may cause several.
    const ids = title.match(/F-[A-Z]{2,3}-\d\d/g) ?? [];
    const text = title.replace(/^F-[A-Z]{2,3}-\d\d /, '');
    return status === 'skipped' || status === 'pending'
      ? []
      : ids.map((id) => ({ id, text, survived: status === 'passed', bytes: weighed.get(id) }));
  })
  .toSorted((a, b) => (a.id < b.id ? -1 : 1));
console.info('\nfault     survived  bytes lost  of        compared');
for (const { id, text, survived, bytes } of rows) {
  console.info(
    `${id.padEnd(10)}${(survived ? 'yes' : 'NO').padEnd(10)}${(bytes ? String(bytes.lost) : '–').padStart(10)}  ${(bytes ? String(bytes.made) : '–').padEnd(8)}  ${(bytes ? 'sha256' : 'seen').padEnd(8)}  ${text}`,
  );
}
console.info(
  '\nsha256: what was said or typed against what a reviewer loads. seen: what the page shows and what the server holds.',
);
const lost = rows.reduce((sum, { bytes }) => sum + (bytes?.lost ?? 0), 0);
console.info(
  `\n${rows.filter(({ survived }) => survived).length} of ${rows.length} faults survived, ${lost} bytes lost`,
);
process.exitCode = code === 0 && rows.length > 0 && lost === 0 ? 0 : 1;
