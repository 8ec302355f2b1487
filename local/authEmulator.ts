/** The official Auth emulator, and how its accounts are kept. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FirebaseAddresses } from './addresses.ts';

interface OfficialEmulator {
  start(): Promise<void>;
  stop(): Promise<void>;
}

type OfficialEmulatorClass = new (options: object) => OfficialEmulator;

const asOwner = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** Starts the emulator in this process. */
export async function startAuth(
  projectId: string,
  host: string,
  port: number,
): Promise<OfficialEmulator> {
  const require = createRequire(import.meta.url);
  compileLazily(require.resolve('firebase-tools/lib/emulator/auth'));
  const { AuthEmulator } = require('firebase-tools/lib/emulator/auth') as {
    AuthEmulator: OfficialEmulatorClass;
  };
  const emulator = new AuthEmulator({ projectId, host, port });
  await emulator.start();
  return emulator;
}

/** Writes all accounts to a file. */
export async function saveAccounts(at: FirebaseAddresses, file: string): Promise<void> {
  const response = await fetch(`${accountsOf(at)}:batchGet?maxResults=-1`, { headers: asOwner });
  if (!response.ok) throw new Error(`The accounts could not be saved: ${await response.text()}`);
  writeFileSync(file, await response.text());
}

/** Brings back the accounts that were written to a file, if it is there. */
export async function restoreAccounts(at: FirebaseAddresses, file: string): Promise<void> {
  if (!existsSync(file)) return;
  const saved = JSON.parse(readFileSync(file, 'utf8')) as { users?: object[] };
  if (!saved.users?.length) return;
  const response = await fetch(`${accountsOf(at)}:batchCreate`, {
    method: 'POST',
    headers: asOwner,
    body: JSON.stringify({ users: saved.users }),
  });
  if (!response.ok) throw new Error(`The accounts could not be restored: ${await response.text()}`);
}

/** Deletes all accounts. */
export async function deleteAccounts(at: FirebaseAddresses): Promise<void> {
  const response = await fetch(`http://${at.auth}/emulator/v1/projects/${at.projectId}/accounts`, {
    method: 'DELETE',
    headers: asOwner,
  });
  if (!response.ok) throw new Error(`The accounts could not be deleted: ${await response.text()}`);
}

function accountsOf(at: FirebaseAddresses): string {
  return `http://${at.auth}/identitytoolkit.googleapis.com/v1/projects/${at.projectId}/accounts`;
}

/** Makes the emulator compile an endpoint's schema on first use: all of them at once take nine seconds. */
function compileLazily(emulatorFile: string): void {
  const framework = createRequire(emulatorFile)('exegesis-express') as {
    middleware: (spec: object, options: object) => unknown;
  };
  const { middleware } = framework;
  framework.middleware = (spec, options) =>
    middleware(spec, { ...options, lazyCompileValidationSchemas: true });
}
