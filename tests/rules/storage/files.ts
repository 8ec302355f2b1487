// What the tests of storage.rules share: the emulator's storage with the world's documents, opened once, and assertions.
import type { RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import {
  getBytes,
  ref,
  uploadBytes,
  type FirebaseStorage,
  type UploadMetadata,
} from 'firebase/storage';
import { afterAll, beforeAll, expect } from 'vitest';
import { bucket, storageEnvironment } from '../../support/firebase.ts';
import { documents } from '../documents/existing.ts';
import { everyRole, people, type Who } from '../people.ts';
import { commit, put, type Write } from '../writes.ts';

interface Opened {
  environment: RulesTestEnvironment;
  /** The files without rules. */
  beyond: FirebaseStorage;
  /** The documents without rules. */
  db: Firestore;
}
let current: Opened | undefined;
let end = (): void => {};
const known = new Map<Who, FirebaseStorage>();

function opened(): Opened {
  if (!current) throw new Error('The storage is not open yet.');
  return current;
}

/** The files past the rules. */
export const beyond = (): FirebaseStorage => opened().beyond;
/** Writes documents past the rules. */
export const arrange = (...writes: readonly Write[]): Promise<void> =>
  commit(opened().db, ...writes);
/** The files as a user outside the cast sees them. */
export const storageOf = (uid: string, token?: TokenOptions): FirebaseStorage =>
  opened()
    .environment.authenticatedContext(uid, token)
    .storage(bucket()) as unknown as FirebaseStorage;

export const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const folder = 'interviews/lark/open/cleo';
export const bytes = (size: number): Uint8Array => new Uint8Array(size);
export const kilo = bytes(1_000);

export function as(who: Who): FirebaseStorage {
  const storage =
    known.get(who) ??
    (who === 'nobody'
      ? (opened()
          .environment.unauthenticatedContext()
          .storage(bucket()) as unknown as FirebaseStorage)
      : storageOf(people[who].uid));
  known.set(who, storage);
  return storage;
}

export async function isAllowed(act: Promise<unknown>): Promise<boolean> {
  try {
    await act;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'storage/unauthorized')
      return false;
    throw error;
  }
}

export const putFile = (
  who: Who,
  path: string,
  contentType: string,
  content: Uint8Array = kilo,
  more: UploadMetadata = {},
): Promise<unknown> => uploadBytes(ref(as(who), path), content, { contentType, ...more });
export const fetchFile = (who: Who, path: string): Promise<unknown> => getBytes(ref(as(who), path));

export async function only(
  allowed: readonly Who[],
  act: (who: Who) => Promise<unknown>,
): Promise<void> {
  const succeeded: Who[] = [];
  for (const who of everyRole) if (await isAllowed(act(who))) succeeded.push(who);
  expect(succeeded).toEqual(everyRole.filter((who) => allowed.includes(who)));
}

async function judged(
  attempts: Record<string, () => Promise<unknown>>,
): Promise<Record<string, boolean>> {
  const verdicts: [string, boolean][] = [];
  for (const [what, attempt] of Object.entries(attempts))
    verdicts.push([what, await isAllowed(attempt())]);
  return Object.fromEntries(verdicts);
}
export const accepts = async (attempts: Record<string, () => Promise<unknown>>): Promise<void> =>
  expect(
    Object.entries(await judged(attempts))
      .filter(([, let_]) => !let_)
      .map(([what]) => what),
  ).toEqual([]);
export const refuses = async (attempts: Record<string, () => Promise<unknown>>): Promise<void> =>
  expect(
    Object.entries(await judged(attempts))
      .filter(([, let_]) => let_)
      .map(([what]) => what),
  ).toEqual([]);

/** Uploads a file past the rules. */
export const before = (path: string): Promise<unknown> =>
  uploadBytes(ref(beyond(), path), kilo, { contentType: 'video/webm' });

beforeAll(async () => {
  const environment = await storageEnvironment();
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  await new Promise<void>((ready) => {
    void environment.withSecurityRulesDisabled(async (context) => {
      current = {
        environment,
        beyond: context.storage(bucket()) as unknown as FirebaseStorage,
        db: context.firestore() as unknown as Firestore,
      };
      await arrange(...Object.entries(documents()).map(([path, data]) => put(path, data)));
      ready();
      await over;
    });
  });
  await Promise.all(
    [
      `${folder}/q1/take-1.webm`,
      'interviews/lark/open/gone/q1/take-1.webm',
      'interviews/lark/open/gone/q1/take-0.webm',
      'users/cleo/resumes/cv.pdf',
      'users/cleo/practice/one.webm',
      'users/cleo/practice/two.webm',
      'avatars/cleo/me.png',
      'branding/lark/logo.png',
    ].map(before),
  );
});

afterAll(async () => {
  end();
  await current?.environment.clearStorage();
  await current?.environment.cleanup();
});
