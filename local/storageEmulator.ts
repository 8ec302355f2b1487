/** The official Storage emulator, with its rules judged by Google's own engine. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isError, type RulesEngine, type RulesIssue } from './rulesEngine.ts';

/** The emulator while it runs. */
export interface RunningStorage {
  /** Loads the current rules file; on an error the old rules stay. */
  loadRules(): Promise<RulesIssue[]>;
  save(directory: string): Promise<void>;
  restore(directory: string): void;
  /** Throws away every file. */
  empty(): void;
  stop(): Promise<void>;
}

/** What firebase-tools asks of a ruleset. */
interface Question {
  readonly method: string;
  readonly path: string;
  readonly file: { readonly before?: object; readonly after?: object };
  readonly token?: string;
}

interface Verdict {
  readonly permitted: boolean;
  readonly issues: { all: string[]; exist(): boolean };
}

interface StorageLayer {
  export(directory: string, options: { initiatedBy: string }): Promise<void>;
  import(directory: string, options: { initiatedBy: string }): void;
}

interface OfficialEmulator {
  readonly storageLayer: StorageLayer;
  _rulesRuntime: object;
  replaceRules(rules: RulesText): Promise<LoadedRules>;
  reset(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface RulesText {
  readonly name: string;
  readonly content: string;
}

/** The answer of firebase-tools' rules manager, with our issues. */
interface LoadedRules {
  readonly errors: string[];
  readonly warnings: string[];
  readonly issues: RulesIssue[];
}

type OfficialEmulatorClass = new (options: object) => OfficialEmulator;

const refuseAll =
  "rules_version = '2';\nservice firebase.storage { match /none { allow read: if false; } }";

const origin = { initiatedBy: 'local' };

/** Starts the emulator. Without an engine it refuses everything that is not the owner's. */
export async function startStorage(options: {
  readonly projectId: string;
  readonly host: string;
  readonly port: number;
  readonly rulesFile: string;
  readonly blobs: string;
  readonly engine: RulesEngine | undefined;
  readonly log: (text: string) => void;
}): Promise<RunningStorage> {
  const { engine, rulesFile } = options;
  const require = createRequire(import.meta.url);
  const { StorageEmulator } = require('firebase-tools/lib/emulator/storage') as {
    StorageEmulator: OfficialEmulatorClass;
  };
  const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry') as {
    EmulatorRegistry: { set(name: string, emulator: object): void };
  };
  mkdirSync(options.blobs, { recursive: true });

  const ruleset = {
    async verify(question: Question): Promise<Verdict> {
      const answer = (await engine?.verify(asOperation(question))) ?? {
        permitted: false,
        reason: 'no rules engine',
      };
      if (answer.reason) options.log(`${question.method} ${question.path}: ${answer.reason}\n`);
      return { permitted: answer.permitted, issues: { all: [], exist: () => false } };
    },
  };
  async function load({ name, content }: RulesText): Promise<LoadedRules> {
    const issues = (await engine?.load(name, content))?.issues ?? [];
    return {
      errors: issues.filter(isError).map(({ description }) => description),
      warnings: [],
      issues,
    };
  }
  function rulesText(): RulesText {
    return {
      name: rulesFile,
      content: existsSync(rulesFile) ? readFileSync(rulesFile, 'utf8') : refuseAll,
    };
  }
  // The official class keeps its files where all emulators of the machine do, and wants a download for its rules.
  class Emulator extends StorageEmulator {
    getPersistenceTmpDir(): string {
      return options.blobs;
    }
    createRulesManager(rules: RulesText): object {
      return { start: () => load(rules), stop: async () => undefined, getRuleset: () => ruleset };
    }
  }
  const { projectId, host, port } = options;
  const emulator = new Emulator({ projectId, host, port, rules: rulesText() });
  emulator._rulesRuntime = { start: async () => undefined, stop: async () => undefined };
  EmulatorRegistry.set('storage', emulator);
  await emulator.start();

  return {
    loadRules: async () => (await emulator.replaceRules(rulesText())).issues,
    async save(directory) {
      mkdirSync(directory, { recursive: true });
      await emulator.storageLayer.export(directory, origin);
    },
    restore(directory) {
      if (existsSync(join(directory, 'buckets.json')))
        emulator.storageLayer.import(directory, origin);
    },
    empty: () => emulator.reset(),
    stop: () => emulator.stop(),
  };
}

/** Translates firebase-tools' question into the engine's: `b/<bucket>/o/<path>`, a token not yet opened. */
function asOperation({ method, path, file, token }: Question) {
  const [bucket = '', ...rest] = path.replace(/^\/?b\//, '').split('/');
  const name = rest.slice(1).join('/').replace(/\/$/, '');
  return {
    bucket,
    path: name,
    method,
    request: {
      auth: whoAsks(token),
      method,
      path: name,
      time: { $time: new Date().toISOString() },
      resource: withMoments(file.after),
      params: {},
    },
    resource: withMoments(file.before),
  };
}

/** What rules see as `request.auth`. The Auth emulator's tokens are unsigned, so there is nothing to check. */
export function whoAsks(token: string | undefined): { uid: unknown; token: object } | null {
  const payload = token?.split('.')[1];
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    if (typeof claims !== 'object' || claims === null) return null;
    return { uid: 'user_id' in claims ? claims.user_id : null, token: claims };
  } catch {
    return null;
  }
}

function withMoments(resource: object | undefined): object | null {
  if (!resource) return null;
  return Object.fromEntries(
    Object.entries(resource).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Date ? { $time: value.toISOString() } : value,
    ]),
  );
}
