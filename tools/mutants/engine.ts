// Classes that replace the emulator's own: they skip its coverage traces and evaluate mutants beside the rules.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseEmulator, findEmulators } from '../../local/emulatorChoice.ts';

/** The Storage rules engine's program, which the classes hold ready (local/rulesEngine.ts). */
const program = fileURLToPath(new URL('../../local/StorageRules.java', import.meta.url));
const sources = fileURLToPath(new URL('./engine', import.meta.url));

/** What was built, and with which programs. */
export interface Engine {
  readonly java: string;
  readonly firestoreJar: string;
  /** The folder of the classes. */
  readonly classes: string;
}

/** Compiles the classes into a folder. Throws one sentence where there is no emulator or no compiler. */
export async function buildEngine(folder: string): Promise<Engine> {
  const choice = chooseEmulator(await findEmulators());
  if ('problem' in choice) throw new Error(choice.problem);
  const { java, firestoreJar } = choice;
  const classes = join(folder, 'classes');
  mkdirSync(classes);
  const code = await new Promise<number>((resolve) => {
    const child = spawn(
      java,
      [join(sources, 'Build.java'), classes, sources, firestoreJar, program],
      { stdio: 'inherit' },
    );
    child.once('error', () => resolve(1));
    child.once('exit', (status) => resolve(status ?? 1));
  });
  if (code !== 0)
    throw new Error(
      'The classes that judge mutants could not be built: that needs a JDK, and the emulator of the Google Cloud CLI.',
    );
  return { java, firestoreJar, classes };
}
