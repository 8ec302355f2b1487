/** Starts the local Firebase: the official emulators for Auth, Firestore and Storage. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { addressesOn, choosePorts, type FirebaseAddresses, fixedPorts } from './addresses.ts';
import { chooseEmulator, findEmulators } from './emulatorChoice.ts';
import type { HostPlan, Order, Report } from './hostMessages.ts';
import { endProcess } from './javaProcess.ts';
import { endLeftovers, forgetRun, ownerOf, recordRun } from './running.ts';

/** What can be chosen when starting. */
export interface FirebaseOptions {
  readonly projectId: string;
  /** `fixed` prefers the usual ports and uses others where one is taken; `free` uses any. */
  readonly ports?: 'fixed' | 'free';
  /** Where data is kept between runs. Without it everything is gone at the end. */
  readonly dataDir?: string;
  /** Saves when `save` is called and at no other time, so that `restore` finds what was saved then. */
  readonly savesWhenAsked?: boolean;
  /** Throws away what `dataDir` holds. */
  readonly fresh?: boolean;
  /** Follows changes of the rules files. */
  readonly watchRules?: boolean;
  /** Rules other than the project's own. */
  readonly rules?: { readonly firestore: string; readonly storage: string };
  /** A folder of classes that replace the emulators' own (tools/mutants). */
  readonly classes?: string;
  /** The Firestore emulator's maximum memory, in Java's notation; two gigabytes by default. */
  readonly memory?: string;
  /** Receives messages for the user. */
  readonly log?: (text: string) => void;
}

/** The local Firebase while it runs. */
export interface LocalFirebase {
  readonly addresses: FirebaseAddresses;
  /** Writes everything to `dataDir`. */
  save(): Promise<void>;
  /** Restores the last save, replacing everything. */
  restore(): Promise<void>;
  /** Saves unless saving is manual, ends every process and frees every port. */
  stop(): Promise<void>;
  /** Resolves with the reason when it has ended by itself. */
  readonly ended: Promise<string>;
}

/** A reason not to start that the user can fix. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

const root = fileURLToPath(new URL('..', import.meta.url));
const runs = join(root, '.local', 'running');

/** Starts all emulators and resolves when every one answers. Throws `CannotStart` with one sentence when that is impossible. */
export async function startFirebase(options: FirebaseOptions): Promise<LocalFirebase> {
  const log = options.log ?? (() => {});
  const dataDir = options.dataDir && resolve(root, options.dataDir);
  const left = endLeftovers(runs);
  if (left) log(`Ended ${left} process${left > 1 ? 'es' : ''} that an earlier run left behind.`);
  const owner = dataDir && ownerOf(runs, dataDir);
  if (owner) {
    throw new CannotStart(`It is running already, as process ${owner}: stop that one first.`);
  }
  const choice = chooseEmulator(await findEmulators());
  if ('problem' in choice) throw new CannotStart(choice.problem);
  log(choice.description);
  const { ports, moved } = await choosePorts(options.ports === 'fixed' ? fixedPorts : undefined);
  moved.forEach(log);
  if (dataDir && options.fresh) rmSync(dataDir, { recursive: true, force: true });
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const workDir = dataDir ?? mkdtempSync(join(tmpdir(), 'hirely-'));
  const addresses = addressesOn(options.projectId, ports);
  const classPath = (jar: string): string =>
    options.classes ? `${options.classes}${delimiter}${jar}` : jar;
  const host = forkHost({
    at: addresses,
    ports,
    java: choice.java,
    firestoreJar: classPath(choice.firestoreJar),
    engineJars: choice.engineJars.map(classPath),
    memory: options.memory ?? '2g',
    firestoreRules: options.rules?.firestore ?? join(root, 'firestore.rules'),
    storageRules: options.rules?.storage ?? join(root, 'storage.rules'),
    watchRules: options.watchRules ?? false,
    savedIn: dataDir,
    savesWhenAsked: options.savesWhenAsked ?? false,
    workDir,
  });
  const pids = host.pid ? [host.pid] : [];
  recordRun(runs, pids, dataDir);

  const gone = new Promise<void>((settle) => host.once('exit', () => settle()));
  let failure = 'The emulators ended unexpectedly.';
  const ready = new Promise<void>((settle, reject) => {
    host.on('message', (report: Report) => {
      if (report.kind === 'started') recordRun(runs, pids.concat(report.pids), dataDir);
      if (report.kind === 'log') log(report.text);
      if (report.kind === 'ready') settle();
      if (report.kind === 'failed') failure = report.message;
      if (report.kind === 'saved' && report.problem) log(`Not saved: ${report.problem}`);
    });
    void gone.then(() => reject(new CannotStart(failure)));
  });
  const ended = gone.then(() => {
    forgetRun(runs, dataDir);
    if (!dataDir) rmSync(workDir, { recursive: true, force: true });
    return failure;
  });
  await ready;
  return {
    addresses,
    ended,
    async save() {
      await Promise.race([answerOf(host, 'save', 'saved'), gone]);
    },
    async restore() {
      const problem = await Promise.race([answerOf(host, 'restore', 'restored'), ended]);
      if (problem) throw new Error(problem);
    },
    async stop() {
      order(host, 'stop');
      const hard = setTimeout(() => void endProcess(host, 1000), 15_000);
      await ended;
      clearTimeout(hard);
    },
  };
}

function forkHost(plan: HostPlan): ChildProcess {
  const typescript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return fork(fileURLToPath(new URL('./host.ts', import.meta.url)), [JSON.stringify(plan)], {
    cwd: root,
    execArgv: ['--import', typescript],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Sends an order and resolves when it was carried out, with its problem if there was one. */
function answerOf(
  host: ChildProcess,
  what: Order,
  answer: 'saved' | 'restored',
): Promise<string | undefined> {
  return new Promise((settle) => {
    const hear = (report: Report) => {
      if (report.kind !== answer) return;
      host.off('message', hear);
      settle(report.problem);
    };
    host.on('message', hear);
    order(host, what);
  });
}

function order(host: ChildProcess, what: Order): void {
  if (host.connected) host.send(what);
}
