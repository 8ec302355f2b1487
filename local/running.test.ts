import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endLeftovers, forgetRun, ownerOf, recordRun } from './running.ts';

let directory: string;
let child: ChildProcess;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hirely-running-'));
  child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
});

afterEach(() => {
  child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

/** Rewrites the record as if its owner had crashed. */
function crash(): void {
  const [name = ''] = readdirSync(directory);
  const file = join(directory, name);
  const run = JSON.parse(readFileSync(file, 'utf8')) as { owner: object };
  writeFileSync(
    file,
    JSON.stringify({ ...run, owner: { ...run.owner, command: 'something else' } }),
  );
}

describe('the record of runs', () => {
  it('knows who works on which data, until that run ends', () => {
    recordRun(directory, [], 'here');
    expect(ownerOf(directory, 'here')).toBe(process.pid);
    expect(ownerOf(directory, 'elsewhere')).toBeUndefined();
    forgetRun(directory, 'here');
    expect(ownerOf(directory, 'here')).toBeUndefined();
  });

  it('leaves alone what a living run has started', () => {
    recordRun(directory, [child.pid ?? 0]);
    expect(endLeftovers(directory)).toBe(0);
    expect(child.exitCode ?? child.signalCode).toBeNull();
  });

  it('ends what a crashed run has left behind, and forgets that run', async () => {
    recordRun(directory, [child.pid ?? 0]);
    crash();
    const gone = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
    expect(endLeftovers(directory)).toBe(1);
    expect(await gone).toBe('SIGKILL');
    expect(readdirSync(directory)).toEqual([]);
  });

  it('spares a stranger who by now has the number of a process left behind', () => {
    recordRun(directory, [child.pid ?? 0]);
    const [name = ''] = readdirSync(directory);
    const file = join(directory, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('setInterval', 'setTimeout'));
    crash();
    expect(endLeftovers(directory)).toBe(0);
    expect(child.exitCode ?? child.signalCode).toBeNull();
  });
});
