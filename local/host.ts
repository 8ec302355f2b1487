/**
 * The process that holds the emulators. It lives apart from the launcher so that it can save and tidy up even when
 * the launcher is killed: then the channel between them closes.
 */
import { createWriteStream, mkdirSync, unwatchFile, watchFile } from 'node:fs';
import { join, relative } from 'node:path';
import { host } from './addresses.ts';
import { deleteAccounts, restoreAccounts, saveAccounts, startAuth } from './authEmulator.ts';
import {
  deleteDocuments,
  loadFirestoreRules,
  restoreDocuments,
  saveDocuments,
  startFirestore,
  untilAnswers,
} from './firestoreEmulator.ts';
import type { HostPlan, Order, Report } from './hostMessages.ts';
import { endProcess } from './javaProcess.ts';
import { isError, type RulesIssue, startRulesEngine } from './rulesEngine.ts';
import { replaceSaved, savedState } from './saved.ts';
import { type RunningStorage, startStorage } from './storageEmulator.ts';

const plan = JSON.parse(process.argv[2] ?? '{}') as HostPlan;
const { at, ports, savedIn, workDir } = plan;

mkdirSync(workDir, { recursive: true });
const logFile = createWriteStream(join(workDir, 'emulators.log'));
const log = (text: string) => void logFile.write(text);

/** Stopping, in the order in which it must happen. */
const endings: (() => Promise<unknown>)[] = [];
let save = async () => {};
let restore = async () => {};
let stopping = false;

process.on('message', (order: Order) => {
  if (order === 'stop') void stop();
  else if (order === 'save') void save().then(() => report({ kind: 'saved' }), saveFailed);
  else
    void restore().then(
      () => report({ kind: 'restored' }),
      (cause: unknown) => report({ kind: 'restored', problem: String(cause) }),
    );
});
process.on('disconnect', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('SIGHUP', () => void stop());
process.on('SIGINT', () => {
  // Ctrl-C reaches the launcher too, which decides.
});
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

start().catch(fail);

async function start(): Promise<void> {
  const state = savedIn && savedState(savedIn);
  const [, engine] = await Promise.all([
    startFirestore({
      java: plan.java,
      jar: plan.firestoreJar,
      memory: plan.memory,
      at,
      rulesFile: plan.firestoreRules,
      savedIn: state,
      workDir,
      log,
      started: (child) => {
        endings.push(() => endProcess(child));
        report({ kind: 'started', pids: child.pid ? [child.pid] : [] });
      },
    }),
    startRulesEngine({
      java: plan.java,
      jars: plan.engineJars,
      firestore: at.firestore,
      projectId: at.projectId,
      log,
    }),
    startAuth(at.projectId, host, ports.auth),
  ]);
  if (engine) endings.push(() => engine.stop());
  else
    print(
      'No Storage rules engine could be started (it needs a JDK, not a JRE): every file is refused.',
    );
  const storage = await startStorage({
    projectId: at.projectId,
    host,
    port: ports.storage,
    rulesFile: plan.storageRules,
    blobs: join(workDir, 'blobs'),
    engine,
    log,
  });
  endings.push(() => storage.stop());
  await Promise.all([untilAnswers(`http://${at.auth}/`), untilAnswers(`http://${at.storage}/`)]);

  if (savedIn && state) await setUpSaving(savedIn, state, storage);
  await loadRules(storage);
  report({ kind: 'ready' });
}

/** Restores the last save, and defines how to save and restore from now on. */
async function setUpSaving(folder: string, state: string, storage: RunningStorage): Promise<void> {
  await restoreAccounts(at, join(state, 'accounts.json'));
  storage.restore(join(state, 'storage'));
  save = () =>
    replaceSaved(folder, async (directory) => {
      await saveDocuments(at, directory);
      await saveAccounts(at, join(directory, 'accounts.json'));
      await storage.save(join(directory, 'storage'));
    });
  restore = async () => {
    const last = savedState(folder);
    await Promise.all([deleteDocuments(at), deleteAccounts(at)]);
    storage.empty();
    await Promise.all([
      restoreDocuments(at, last),
      restoreAccounts(at, join(last, 'accounts.json')),
    ]);
    storage.restore(join(last, 'storage'));
  };
  if (!plan.savesWhenAsked) {
    const often = setInterval(() => void save().catch(saveFailed), 60_000);
    endings.unshift(async () => clearInterval(often));
  }
}

/** Loads both rules files, and reloads them on change where that is wanted. */
async function loadRules(storage: RunningStorage): Promise<void> {
  const rules = {
    [plan.firestoreRules]: () => loadFirestoreRules(at, plan.firestoreRules),
    [plan.storageRules]: () => storage.loadRules(),
  };
  for (const [file, load] of Object.entries(rules)) {
    logIssues(file, await load(), 'everything is refused until this is mended');
    if (!plan.watchRules) continue;
    watchFile(file, { interval: 500 }, (now, before) => {
      if (now.mtimeMs === before.mtimeMs) return;
      void load().then((issues) => {
        logIssues(file, issues, 'the old rules stay');
        if (!issues.some(isError)) print(`${relative(process.cwd(), file)} is in force.`);
      }, saveFailed);
    });
    endings.unshift(async () => unwatchFile(file));
  }
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  if (!plan.savesWhenAsked) await save().catch(saveFailed);
  for (const end of endings) await end().catch(() => undefined);
  process.exit(0);
}

function logIssues(file: string, issues: RulesIssue[], consequence: string): void {
  const name = relative(process.cwd(), file);
  for (const { line, column, severity, description } of issues) {
    print(`${name}:${line}:${column} ${severity.toLowerCase()}: ${description}`);
  }
  if (issues.some(isError)) print(`${name} does not compile: ${consequence}.`);
}

function print(text: string): void {
  report({ kind: 'log', text });
}

function report(message: Report): void {
  if (process.connected) process.send?.(message);
}

function saveFailed(cause: unknown): void {
  report({ kind: 'saved', problem: String(cause) });
}

function fail(cause: unknown): void {
  log(cause instanceof Error ? `${cause.stack}\n` : `${String(cause)}\n`);
  report({ kind: 'failed', message: cause instanceof Error ? cause.message : String(cause) });
  save = async () => {};
  void stop();
}
