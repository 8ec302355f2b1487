/** Google's Storage rules engine, spoken to over the pipe of a Java program. */
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { endProcess, startJava } from './javaProcess.ts';

/** A compiler's remark on rules. */
export interface RulesIssue {
  readonly line: number;
  readonly column: number;
  readonly severity: string;
  readonly description: string;
}

/** Whether a remark stops the rules from being used. */
export function isError({ severity }: RulesIssue): boolean {
  return severity === 'ERROR';
}

/** One operation on a file, as rules see it. Moments are `{ $time: ISO }`. */
export interface StorageOperation {
  readonly bucket: string;
  readonly path: string;
  readonly method: string;
  readonly request: object;
  readonly resource: object | null;
}

/** The engine: loads rules and judges operations by them. */
export interface RulesEngine {
  readonly process: ChildProcess;
  load(name: string, content: string): Promise<{ loaded: boolean; issues: RulesIssue[] }>;
  verify(operation: StorageOperation): Promise<{ permitted: boolean; reason?: string }>;
  stop(): Promise<void>;
}

interface Answer {
  readonly id: number;
  readonly loaded?: boolean;
  readonly issues?: RulesIssue[];
  readonly permitted?: boolean;
  readonly reason?: string;
}

const probe =
  "rules_version = '2';\nservice firebase.storage { match /none { allow read: if false; } }";

const source = fileURLToPath(new URL('./StorageRules.java', import.meta.url));

/** What to start: the compiled program where the class path holds it (tools/mutants), else its source. */
function findProgram(classPath: string): string {
  const isCompiled = classPath
    .split(delimiter)
    .some((folder) => existsSync(join(folder, 'StorageRules.class')));
  return isCompiled ? 'StorageRules' : source;
}

/** Starts the engine out of the first jar that holds it; documents are read from the Firestore at `firestore`. */
export async function startRulesEngine(options: {
  readonly java: string;
  readonly jars: readonly string[];
  readonly firestore: string;
  readonly projectId: string;
  readonly log: (text: string) => void;
}): Promise<RulesEngine | undefined> {
  const documents = `http://${options.firestore}/v1/projects/${options.projectId}`;
  for (const jar of options.jars) {
    const child = startJava(options.java, '128m', jar, [findProgram(jar), documents]);
    child.stderr?.on('data', (text: Buffer) => options.log(text.toString()));
    const engine = speakWith(child);
    const works = await engine.load('probe.rules', probe);
    if (works.loaded) return engine;
    await engine.stop();
  }
  return undefined;
}

function speakWith(child: ChildProcess): RulesEngine {
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  const giveUp = () => {
    for (const [id, answer] of waiting) answer({ id, reason: 'the rules engine has ended' });
    waiting.clear();
  };
  child.once('exit', giveUp);
  child.once('error', giveUp);
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const answer = JSON.parse(line) as Answer;
      waiting.get(answer.id)?.(answer);
      waiting.delete(answer.id);
    });
  }
  function ask(question: object): Promise<Answer> {
    count += 1;
    const id = count;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      if (child.exitCode !== null || child.pid === undefined) giveUp();
      else child.stdin?.write(`${JSON.stringify({ id, ...question })}\n`);
    });
  }
  return {
    process: child,
    async load(name, content) {
      const answer = await ask({ load: { name, content } });
      return { loaded: answer.loaded ?? false, issues: answer.issues ?? [] };
    },
    async verify(operation) {
      const answer = await ask({ verify: operation });
      return {
        permitted: answer.permitted ?? false,
        ...(answer.reason ? { reason: answer.reason } : {}),
      };
    },
    stop: () => endProcess(child),
  };
}
