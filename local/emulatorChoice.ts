/** Finds Java and Google's emulator programs on this machine and chooses among them. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** What this machine has. */
export interface Found {
  readonly java: { readonly command: string; readonly major: number } | undefined;
  /** Firestore emulator that firebase-tools has downloaded; it wants Java 21. */
  readonly firebaseJar: string | undefined;
  /** Storage rules program that firebase-tools has downloaded. */
  readonly firebaseRulesJar: string | undefined;
  /** Firestore emulator of the Google Cloud CLI; it is content with Java 11. */
  readonly gcloudJar: string | undefined;
}

/** The programs to run, or one sentence with what to install. */
export type Choice =
  | {
      readonly java: string;
      readonly firestoreJar: string;
      /** Jars that may hold the Storage rules engine, likeliest first. */
      readonly engineJars: readonly string[];
      readonly description: string;
    }
  | { readonly problem: string };

/** Chooses the best official emulator among those found. */
export function chooseEmulator(found: Found): Choice {
  const { java, firebaseJar, firebaseRulesJar, gcloudJar } = found;
  if (!java) {
    return {
      problem:
        'The local Firebase needs Java 17 or later: install it (Debian: apt-get install openjdk-17-jdk-headless; macOS: brew install openjdk) and run this again.',
    };
  }
  const engineJars = [gcloudJar, firebaseRulesJar, firebaseJar].filter((jar) => jar !== undefined);
  if (firebaseJar && java.major >= 21) {
    return {
      java: java.command,
      firestoreJar: firebaseJar,
      engineJars,
      description: `Firestore emulator: the one firebase-tools downloaded (Java ${java.major}).`,
    };
  }
  if (gcloudJar && java.major >= 11) {
    return {
      java: java.command,
      firestoreJar: gcloudJar,
      engineJars,
      description: `Firestore emulator: the Google Cloud CLI's (Java ${java.major}).`,
    };
  }
  if (gcloudJar || firebaseJar) {
    const wanted = gcloudJar ? 11 : 21;
    return {
      problem: `The Firestore emulator on this machine needs Java ${wanted} or later, but \`java\` is version ${java.major}: install a newer one, or set JAVA_HOME to it, and run this again.`,
    };
  }
  return {
    problem:
      'No Firestore emulator is on this machine: install the Google Cloud CLI and run `gcloud components install cloud-firestore-emulator` (Debian: apt-get install google-cloud-cli-firestore-emulator), or, with Java 21, run `npx firebase setup:emulators:firestore`.',
  };
}

/** The version number in what `java -version` prints. */
export function javaMajor(printed: string): number | undefined {
  const version = /version "(\d+)(?:\.(\d+))?/.exec(printed);
  if (!version) return undefined;
  const first = Number(version[1]);
  return first === 1 ? Number(version[2]) : first;
}

/** The newest file of a family such as `cloud-firestore-emulator-v1.19.8.jar`. */
export function newestJar(names: readonly string[], family: string): string | undefined {
  const numbers = (name: string) => (name.match(/\d+/g) ?? []).map(Number);
  return names
    .filter((name) => name.startsWith(`${family}-v`) && name.endsWith('.jar'))
    .sort((one, other) => {
      const [a, b] = [numbers(one), numbers(other)];
      const differs = a.findIndex((part, index) => part !== b[index]);
      return differs < 0 ? -1 : (a[differs] ?? 0) - (b[differs] ?? 0);
    })
    .at(-1);
}

/** Finds what this machine has. */
export async function findEmulators(): Promise<Found> {
  const [java, gcloudJar] = await Promise.all([findJava(), findGcloudJar()]);
  const cache =
    process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  const names = existsSync(cache) ? readdirSync(cache) : [];
  const cached = (family: string) => {
    const name = newestJar(names, family);
    return name && join(cache, name);
  };
  return {
    java,
    gcloudJar,
    firebaseJar: cached('cloud-firestore-emulator'),
    firebaseRulesJar: cached('cloud-storage-rules-runtime'),
  };
}

const run = promisify(execFile);

async function findJava(): Promise<Found['java']> {
  const home = process.env['JAVA_HOME'];
  const commands = [...(home ? [join(home, 'bin', 'java')] : []), 'java'];
  for (const command of commands) {
    const printed = await run(command, ['-version']).then(
      ({ stdout, stderr }) => stdout + stderr,
      () => '',
    );
    const major = javaMajor(printed);
    if (major) return { command, major };
  }
  return undefined;
}

/** Finds the emulator of the Google Cloud CLI: beside the program where that is, else where the CLI says, which takes it a second. */
async function findGcloudJar(): Promise<string | undefined> {
  const beside = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((program) => existsSync(program))
    .map((program) => findJarBelow(join(dirname(realpathSync(program)), '..')))
    .find((jar) => jar !== undefined);
  if (beside) return beside;
  const root = await run('gcloud', ['info', '--format=value(installation.sdk_root)'], {
    shell: process.platform === 'win32',
  }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
  return root ? findJarBelow(root) : undefined;
}

/** Finds the emulator of a Google Cloud CLI that is installed there. */
function findJarBelow(root: string): string | undefined {
  const jar = join(root, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
  return existsSync(jar) ? jar : undefined;
}
