/** Google's Firestore emulator: starting it, its rules, and how its documents are kept. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirebaseAddresses } from './addresses.ts';
import { startJava } from './javaProcess.ts';
import type { RulesIssue } from './rulesEngine.ts';

const exportName = 'firestore';
const metadata = `${exportName}.overall_export_metadata`;

/**
 * Writes a file of rules that refuse everything. The emulator starts with these, since the project's own are loaded once it
 * answers, and to compile them takes seconds each time.
 */
function writeClosedRules(workDir: string): string {
  const file = join(workDir, 'closed.rules');
  writeFileSync(
    file,
    "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read, write: if false; } } }",
  );
  return file;
}

/** Starts the emulator, which refuses everything until rules are loaded, and waits until it answers. */
export async function startFirestore(options: {
  readonly java: string;
  readonly jar: string;
  /** Its maximum memory, in Java's notation. */
  readonly memory: string;
  readonly at: FirebaseAddresses;
  readonly rulesFile: string;
  readonly savedIn: string | undefined;
  /** The folder of this run's own files. */
  readonly workDir: string;
  readonly log: (text: string) => void;
  readonly started: (child: ChildProcess) => void;
}): Promise<void> {
  const { at, rulesFile, savedIn } = options;
  const [host = '', port = ''] = at.firestore.split(':');
  const saved = savedIn && join(savedIn, exportName, metadata);
  const child = startJava(
    options.java,
    options.memory,
    options.jar,
    [
      'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      `--host=${host}`,
      `--port=${port}`,
      `--project_id=${at.projectId}`,
      ...(existsSync(rulesFile) ? [`--rules=${writeClosedRules(options.workDir)}`] : []),
      ...(saved && existsSync(saved) ? [`--import-data=${saved}`] : []),
    ],
    // npm test and npm run test:mutants set this for the rules' tests.
    { busy: process.env['EMULATOR_BUSY'] !== undefined },
  );
  options.started(child);
  let lastWords = '';
  const hear = (text: Buffer) => {
    lastWords = text.toString().trim().split('\n').at(-1) ?? '';
    options.log(text.toString());
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', () =>
      reject(new Error(`The Firestore emulator ended before it answered: ${lastWords}`)),
    );
    child.once('error', (cause) =>
      reject(new Error(`Java could not be started: ${cause.message}`)),
    );
  });
  await Promise.race([untilAnswers(`http://${at.firestore}/`), ended]);
  ended.catch(() => undefined);
}

/** Gives the emulator the rules in a file; on an error it keeps the old ones. */
export async function loadFirestoreRules(
  at: FirebaseAddresses,
  rulesFile: string,
): Promise<RulesIssue[]> {
  if (!existsSync(rulesFile)) return [];
  const response = await fetch(
    `http://${at.firestore}/emulator/v1/projects/${at.projectId}:securityRules`,
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ignore_errors: false,
        rules: { files: [{ name: rulesFile, content: readFileSync(rulesFile, 'utf8') }] },
      }),
    },
  );
  return issuesIn((await response.json()) as RulesAnswer);
}

/** The emulator's answer to rules: remarks, or one error whose text holds them. */
export interface RulesAnswer {
  readonly issues?: readonly {
    readonly severity?: string;
    readonly description?: string;
    readonly sourcePosition?: { readonly line?: number; readonly column?: number };
  }[];
  readonly error?: { readonly message: string };
}

/** The remarks in the emulator's answer. */
export function issuesIn({ issues = [], error }: RulesAnswer): RulesIssue[] {
  const warnings = issues.map(({ severity = 'ERROR', description = '', sourcePosition }) => ({
    line: sourcePosition?.line ?? 0,
    column: sourcePosition?.column ?? 0,
    severity,
    description,
  }));
  if (!error) return warnings;
  const problems = [...error.message.matchAll(/^L(\d+):(\d+) (.*)$/gm)];
  if (!problems.length)
    return [{ line: 0, column: 0, severity: 'ERROR', description: error.message }];
  return problems.map(([, line, column, description = '']) => ({
    line: Number(line),
    column: Number(column),
    severity: 'ERROR',
    description,
  }));
}

/** Writes all documents into a directory. */
export async function saveDocuments(at: FirebaseAddresses, directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true });
  const response = await fetch(
    `http://${at.firestore}/emulator/v1/projects/${at.projectId}:export`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        database: `projects/${at.projectId}/databases/(default)`,
        export_directory: directory,
        export_name: exportName,
      }),
    },
  );
  if (!response.ok) throw new Error(`The documents could not be saved: ${await response.text()}`);
}

/** Brings back the documents that were written into a directory, beside those that are there. */
export async function restoreDocuments(at: FirebaseAddresses, directory: string): Promise<void> {
  const response = await fetch(
    `http://${at.firestore}/emulator/v1/projects/${at.projectId}:import`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        database: `projects/${at.projectId}/databases/(default)`,
        export_directory: join(directory, exportName, metadata),
      }),
    },
  );
  if (!response.ok)
    throw new Error(`The documents could not be restored: ${await response.text()}`);
}

/** Deletes all documents. */
export async function deleteDocuments(at: FirebaseAddresses): Promise<void> {
  const response = await fetch(
    `http://${at.firestore}/emulator/v1/projects/${at.projectId}/databases/(default)/documents`,
    { method: 'DELETE' },
  );
  if (!response.ok) throw new Error(`The documents could not be deleted: ${await response.text()}`);
}

/** Resolves when an address answers at all. */
export async function untilAnswers(address: string, patience = 60_000): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const answers = await fetch(address).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} does not answer.`);
}
