// Production accepts 256,000 bytes of compiled rules, and its engine misreads two constructs: both are checked in the output of the emulator's own compiler.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseEmulator, findEmulators } from '../../local/emulatorChoice.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('../../tools/RulesTree.java', import.meta.url));
const most = 198_000;

/** The compiler's output for a file: its lines by their first word. */
async function compiled(file: string): Promise<(word: string) => string[]> {
  const choice = chooseEmulator(await findEmulators());
  if ('problem' in choice) throw new Error(choice.problem);
  const { stdout } = await run(
    choice.java,
    ['-Xmx512m', '-cp', choice.engineJars[0] ?? choice.firestoreJar, program, file],
    { maxBuffer: 10_000_000 },
  );
  const lines = stdout.split('\n');
  return (word) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
}

describe('firestore.rules, compiled', () => {
  let outputLines: (word: string) => string[];
  beforeAll(async () => {
    outputLines = await compiled(fileURLToPath(new URL('../../firestore.rules', import.meta.url)));
  }, 180_000);

  it(`are smaller than ${most} bytes`, () => {
    const size = Number(outputLines('size')[0]);
    console.info(
      [`${size} of ${most} bytes; the largest parts:`, ...outputLines('part').slice(0, 10)].join(
        '\n  ',
      ),
    );
    expect(size).toBeGreaterThan(100_000);
    expect(size).toBeLessThan(most);
  });

  it('hold no list of conditions and no path chosen at run time', () => {
    expect(outputLines('fault')).toEqual([]);
  });

  it('compile without a warning', () => {
    expect(outputLines('issue')).toEqual([]);
  });
});

describe('rules with both faults', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are detected', async () => {
    const file = join(folder, 'wrong.rules');
    writeFileSync(
      file,
      `rules_version = '2';
service cloud.firestore {
  match /databases/{db}/documents {
    function at(id) { return /databases/$(db)/documents/a/$(id); }
    function there(doc) { return exists(doc) && !existsAfter(doc); }
    function maybeThere(doc) { return resource == null || exists(doc); }
    match /a/{b} {
      allow get: if [resource.data.x, resource.data.y].hasOnly([true, 'constant']);
      allow create: if maybeThere(at(request.resource.data.id));
      allow update: if there(at(request.resource.data.id)) && maybeThere(at(b)) && later();
      function later() { let doc = at(b); return b == 'x' || exists(doc); }
    }
  }
}
`,
    );
    const faults = (await compiled(file))('fault');
    expect(faults.map((fault) => fault.slice(fault.indexOf(': ') + 2))).toEqual([
      'a path in a let',
      'a list of conditions or fields',
      'a path from a field for maybeThere(), which chooses',
    ]);
  }, 180_000);
});
