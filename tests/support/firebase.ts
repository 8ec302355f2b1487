/** The tests' way to the emulators, past all rules. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { bucketOf, type FirebaseAddresses } from '../../local/addresses.ts';
import { lane } from './lane.ts';

const asOwner = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** Where this run's emulators answer. */
export function addresses(): FirebaseAddresses {
  return inject('firebase') ?? lane().firebase;
}

/**
 * A rules test environment. Files that run side by side never share a project. Files that run one after another do,
 * where RULES_LANES asks for it: to compile the rules takes seconds, and once for each lane is enough.
 */
export async function rulesEnvironment(name: string): Promise<RulesTestEnvironment> {
  const lanes = process.env['RULES_LANES'];
  if (!lanes) return openEnvironment(name, rulesText('firestore.rules'));
  const lane = `lane-${process.env['VITEST_POOL_ID'] ?? '1'}`;
  const mark = join(lanes, `${addresses().projectId}-${lane}`);
  const environment = await openEnvironment(
    lane,
    existsSync(mark) ? undefined : rulesText('firestore.rules'),
  );
  writeFileSync(mark, '');
  await resetFirestore(environment.projectId);
  return environment;
}

/** A rules test environment of a project of its own. Without rules the project keeps those that it has. */
export async function openEnvironment(
  name: string,
  rules: string | undefined,
): Promise<RulesTestEnvironment> {
  const [host = '', port = ''] = addresses().firestore.split(':');
  return initializeTestEnvironment({
    projectId: `${addresses().projectId}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    firestore: { host, port: Number(port), ...(rules === undefined ? {} : { rules }) },
  });
}

/**
 * A test environment with Storage and Firestore. It has the run's own project, which is the one whose documents
 * storage.rules read: only one test file at a time should use it.
 */
export async function storageEnvironment(at = addresses()): Promise<RulesTestEnvironment> {
  const part = (address: string) => {
    const [host = '', port = ''] = address.split(':');
    return { host, port: Number(port) };
  };
  return initializeTestEnvironment({
    projectId: at.projectId,
    firestore: part(at.firestore),
    storage: part(at.storage),
  });
}

/** The bucket of a project, as `gs://…`. */
export function bucket(at = addresses()): string {
  return `gs://${bucketOf(at.projectId)}`;
}

/** Where a rules file is: at the root of the project, or in the folder that npm run test:mutants names. */
export function rulesPath(file: 'firestore.rules' | 'storage.rules'): string {
  const folder = process.env['RULES_FOLDER'];
  return folder ? join(folder, file) : fileURLToPath(new URL(`../../${file}`, import.meta.url));
}

/** The text of a rules file. */
export function rulesText(file: 'firestore.rules' | 'storage.rules'): string {
  return readFileSync(rulesPath(file), 'utf8');
}

/**
 * Puts a rule that refuses everything in place of a project's rules. The emulator remembers, for its coverage report,
 * each value that each expression has had; a whole run of the rules' tests would fill its memory and end in minutes
 * of garbage collection.
 */
export async function forgetRules(projectId: string): Promise<void> {
  const content =
    "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read, write: if false; } } }";
  await loadRules(projectId, content);
}

/** Puts rules in force for a project. */
export async function loadRules(projectId: string, content: string): Promise<void> {
  await call(
    'PUT',
    `http://${addresses().firestore}/emulator/v1/projects/${projectId}:securityRules`,
    { rules: { files: [{ content }] } },
  );
}

/**
 * Deletes all documents. The emulator locks them all for it, and on a busy machine it gives up where a commit still holds
 * one (409, "Transaction lock timeout"): then nothing is deleted, and it is asked again.
 */
export async function resetFirestore(projectId = addresses().projectId): Promise<void> {
  await call(
    'DELETE',
    `http://${addresses().firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
    undefined,
    8,
  );
}

/** Deletes all accounts. */
export async function resetAuth(): Promise<void> {
  await call(
    'DELETE',
    `http://${addresses().auth}/emulator/v1/projects/${addresses().projectId}/accounts`,
  );
}

/** Deletes all files. */
export async function resetStorage(): Promise<void> {
  await call('POST', `http://${addresses().storage}/internal/reset`);
}

/** An account to create. */
export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly displayName?: string;
  readonly emailVerified?: boolean;
}

/** Creates an account and returns its uid. */
export async function createAccount(account: NewAccount, at = addresses()): Promise<string> {
  const { localId } = await call<{ localId: string }>(
    'POST',
    `${identity(at)}/projects/${at.projectId}/accounts`,
    account,
  );
  return localId;
}

/** A signed-in person, as the Auth emulator sees them. */
export interface SignedIn {
  readonly uid: string;
  readonly email: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

/** Signs in with a password and returns the tokens. */
export async function signInAs(
  email: string,
  password: string,
  at = addresses(),
): Promise<SignedIn> {
  const answer = await call<{ localId: string; idToken: string; refreshToken: string }>(
    'POST',
    `${identity(at)}/accounts:signInWithPassword?key=local`,
    { email, password, returnSecureToken: true },
  );
  return { uid: answer.localId, email, idToken: answer.idToken, refreshToken: answer.refreshToken };
}

/** What the Auth emulator keeps of an account. */
export async function accountOf(
  uid: string,
  at = addresses(),
): Promise<{ displayName?: string; emailVerified?: boolean; createdAt: string }> {
  const { users = [] } = await call<{
    users?: { displayName?: string; emailVerified?: boolean; createdAt: string }[];
  }>('POST', `${identity(at)}/projects/${at.projectId}/accounts:lookup`, { localId: [uid] });
  const [account] = users;
  if (!account) throw new Error(`The Auth emulator knows no account ${uid}.`);
  return account;
}

/** A letter that the Auth emulator would have sent. */
export interface OobCode {
  readonly email: string;
  readonly requestType:
    | 'VERIFY_EMAIL'
    | 'PASSWORD_RESET'
    | 'EMAIL_SIGNIN'
    | 'VERIFY_AND_CHANGE_EMAIL';
  readonly oobCode: string;
  readonly oobLink: string;
}

/** The letters sent to an address, oldest first. */
export async function oobCodes(email: string): Promise<OobCode[]> {
  const { oobCodes: all = [] } = await call<{ oobCodes?: OobCode[] }>(
    'GET',
    `http://${addresses().auth}/emulator/v1/projects/${addresses().projectId}/oobCodes`,
  );
  return all.filter((code) => code.email === email);
}

function identity(at: FirebaseAddresses): string {
  return `http://${at.auth}/identitytoolkit.googleapis.com/v1`;
}

/** Asks an emulator; again, up to so many times, where it had no time for it. */
async function call<Answer>(
  method: string,
  address: string,
  body?: object,
  triesLeft = 0,
): Promise<Answer> {
  const response = await fetch(address, {
    method,
    headers: asOwner,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if ((response.status === 409 || response.status >= 500) && triesLeft > 0)
    return call(method, address, body, triesLeft - 1);
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${text}`);
  return (text.startsWith('{') ? JSON.parse(text) : {}) as Answer;
}
