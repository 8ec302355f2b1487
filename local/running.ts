/** A record of what each run has started, so that the next one can end what a crashed one left behind. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A process, and its command line: a number alone may by now belong to a stranger. */
interface Known {
  readonly pid: number;
  readonly command: string;
}

/** One run: who runs it, what it started, which data it works on. */
interface Run {
  readonly owner: Known;
  readonly started: readonly Known[];
  readonly dataDir?: string;
}

/** Notes that this process has started others. */
export function recordRun(directory: string, pids: readonly number[], dataDir?: string): void {
  mkdirSync(directory, { recursive: true });
  const run: Run = {
    owner: known(process.pid),
    started: pids.map(known),
    ...(dataDir ? { dataDir } : {}),
  };
  writeFileSync(fileOf(directory, process.pid, dataDir), JSON.stringify(run));
}

/** Forgets a run that has ended well. */
export function forgetRun(directory: string, dataDir?: string): void {
  rmSync(fileOf(directory, process.pid, dataDir), { force: true });
}

/** Ends what crashed runs left behind. Returns how many processes that were. */
export function endLeftovers(directory: string): number {
  let ended = 0;
  for (const [file, run] of runsIn(directory)) {
    if (isAlive(run.owner)) continue;
    for (const left of run.started.filter(isAlive)) {
      ended += 1;
      signal(left.pid, 'SIGKILL');
    }
    rmSync(file, { force: true });
  }
  return ended;
}

/** The process that works on this data now, if there is one. */
export function ownerOf(directory: string, dataDir: string): number | undefined {
  return runsIn(directory)
    .map(([, run]) => run)
    .find((run) => run.dataDir === dataDir && isAlive(run.owner))?.owner.pid;
}

function runsIn(directory: string): [string, Run][] {
  mkdirSync(directory, { recursive: true });
  return readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const file = join(directory, name);
      try {
        return [[file, JSON.parse(readFileSync(file, 'utf8')) as Run] satisfies [string, Run]];
      } catch {
        return [];
      }
    });
}

function fileOf(directory: string, pid: number, dataDir: string | undefined): string {
  return join(directory, `${pid}${dataDir ? '-data' : ''}.json`);
}

function known(pid: number): Known {
  return { pid, command: commandOf(pid) };
}

function isAlive({ pid, command }: Known): boolean {
  return command !== '' && commandOf(pid) === command;
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return process.platform === 'linux' ? '' : commandByPs(pid);
  }
}

function commandByPs(pid: number): string {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself.
  }
}
