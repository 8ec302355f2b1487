// A file that is not there: told to the staff as that, and to nobody else. What no other test of the files would notice.
import { type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type Firestore } from 'firebase/firestore';
import { getBytes, ref, type FirebaseStorage } from 'firebase/storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bucket, storageEnvironment } from '../support/firebase.ts';
import { documents } from './documents.ts';
import { commit, people, put, staff, type Who } from './world.ts';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await storageEnvironment();
  await environment.withSecurityRulesDisabled((context) => commit(context.firestore() as unknown as Firestore, ...Object.entries(documents()).map(([path, data]) => put(path, data))));
});
afterAll(async () => {
  await environment.cleanup();
});

const answer = async (who: Exclude<Who, 'nobody'>): Promise<unknown> => {
  const storage = environment.authenticatedContext(people[who].uid).storage(bucket()) as unknown as FirebaseStorage;
  return getBytes(ref(storage, 'interviews/lark/open/cleo/q1/17.webm')).then(() => 'there', (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error));
};

it('a recording that is not there is told to its candidate and the staff', async () => {
  for (const who of [...staff, 'candidate'] as const) expect(await answer(who as Exclude<Who, 'nobody'>), who).toBe('storage/object-not-found');
  for (const who of ['rivalOwner', 'otherCandidate', 'benched'] as const) expect(await answer(who), who).toBe('storage/unauthorized');
});
