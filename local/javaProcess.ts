/** A Java process that ends with this one. */
import { type ChildProcess, spawn } from 'node:child_process';

const settings = ['-Duser.language=en', '-XX:+UseSerialGC', '-Djava.awt.headless=true'];

/** What startJava may be told. */
interface JavaOptions {
  /** Whether Java compiles what runs often a second time: it pays for a program that is busy for minutes. */
  readonly busy?: boolean;
}

/**
 * Starts a Java program in a process group of its own, so that Ctrl-C in the terminal does not reach it before
 * its data is saved.
 */
export function startJava(
  java: string,
  memory: string,
  classPath: string,
  program: readonly string[],
  { busy = false }: JavaOptions = {},
): ChildProcess {
  const child = spawn(
    java,
    [
      ...settings,
      `-XX:TieredStopAtLevel=${busy ? 4 : 1}`,
      `-Xmx${memory}`,
      '-cp',
      classPath,
      ...program,
    ],
    { detached: true, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  child.on('error', () => undefined);
  child.stdin?.on('error', () => undefined);
  return child;
}

/** Ends a program, first with SIGTERM, then with SIGKILL. Resolves when it is gone. */
export async function endProcess(child: ChildProcess, patience = 3000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), patience);
  await gone;
  clearTimeout(hard);
}
