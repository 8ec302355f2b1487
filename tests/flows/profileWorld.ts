// Everything that can lie below a job seeker, and a search through the whole database for what is left of them.
import { expect } from 'vitest';
import { collections } from '#data/firestore/collections.ts';
import { createId } from '#data/firestore/ids.ts';
import { uploadFile } from '../support/bucket.ts';
import { addresses } from '../support/firebase.ts';
import { put } from '../support/operator.ts';

const at = addresses();
const asOwner = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** The kinds of documents below a person. */
export const kinds = Object.values(collections)
  .map(({ path }) => path as string)
  .filter((path) => path.startsWith('users/{uid}/') && !path.includes('settings/'));

/** The paths of all documents of the whole database that hold one of these words, in their path or in themselves. */
export async function documentsWith(...words: string[]): Promise<string[]> {
  const answer = await fetch(
    `http://${at.firestore}/v1/projects/${at.projectId}/databases/(default)/documents:runQuery`,
    {
      method: 'POST',
      headers: asOwner,
      body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
    },
  );
  const rows = (await answer.json()) as { document?: { name: string } }[];
  const all = rows.flatMap(({ document }) => (document ? [document] : []));
  expect(all.length, 'the whole database is read').toBeGreaterThan(100);
  return all
    .filter((document) => words.some((word) => JSON.stringify(document).includes(word)))
    .map(({ name }) => name.replace(/^.*\/documents\//, ''))
    .toSorted();
}

/** Puts one of everything below a person: documents of every kind, an accepted text, a payment, and files. */
export async function putEverything(uid: string): Promise<void> {
  const id = createId();
  // Also of kinds that no story knows.
  await Promise.all(
    kinds.map((kind) =>
      put(kind.replace('{uid}', uid).replaceAll(/\{\w+\}/g, 'own1'), {
        title: 'Own',
        createdAt: new Date(),
        updatedAt: new Date(),
      }),
    ),
  );
  // More than one commit deletes.
  await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      put(`users/${uid}/stories/s${n}`, { title: `Story ${n}`, updatedAt: new Date() }),
    ),
  );
  await put(`publicProfiles/${uid}`, { displayName: 'Nell Ash', updatedAt: new Date() });
  await put(`legalTexts/terms-${id}`, {
    kind: 'terms',
    version: '2020-01',
    from: new Date(0),
    changes: { en: 'x', es: 'x' },
    mustAccept: false,
    by: 'sam',
    at: new Date(0),
    auditId: 'x',
  });
  await put(`legalTexts/terms-${id}/acceptances/${uid}`, { at: new Date() });
  await put(`customers/${uid}/checkout_sessions/c1`, { mode: 'subscription' });
  await Promise.all([
    uploadFile(`users/${uid}/resumes/cv.pdf`, 'application/pdf'),
    uploadFile(`users/${uid}/practice/take.webm`, 'video/webm'),
    uploadFile(`avatars/${uid}/me.png`, 'image/png'),
  ]);
}
