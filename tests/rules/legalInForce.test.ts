// Which version of a legal text a public page shows, read without signing in and within the rules.
import { afterAll, expect, it, vi } from 'vitest';
import { addresses } from '../support/firebase.ts';
import { ago, ahead, days } from './documents/times.ts';
import { World } from './world.ts';
import { put } from './writes.ts';

// A separate project, because the page is configured with the one it reads.
const world = new World('legalinforce', (rules) => rules);
const { projectId, auth, firestore, storage } = addresses();
globalThis.__HIRELY_LOCAL__ = { projectId: `${projectId}-legalinforce`, auth, firestore, storage };
const { readLegalInForce } = await import('../../src/data/platform/publishedLegal.ts');
const { reachServer } = await import('../../src/data/firestore/connection.ts');
afterAll(() => {
  globalThis.__HIRELY_LOCAL__ = undefined;
});

it('is the newest version in force, of each kind', async () => {
  const version = (kind: string, name: string, from: ReturnType<typeof ago>) =>
    put(`legalTexts/${kind}-${name}`, {
      kind,
      version: name,
      from,
      changes: { en: `As of ${name}.`, es: `Desde ${name}.` },
      mustAccept: false,
      by: 'saga',
      at: from,
      auditId: 'a',
    });
  expect(await readLegalInForce('privacy')).toBeNull();
  await world.arrange(
    version('privacy', '2026-01', ago(days(90))),
    version('privacy', '2026-03', ago(days(30))),
    version('privacy', '2026-12', ahead(days(9))),
    version('terms', '2026-05', ago(days(2))),
  );
  expect(await readLegalInForce('privacy')).toMatchObject({
    version: '2026-03',
    changes: { en: 'As of 2026-03.', es: 'Desde 2026-03.' },
  });
  expect((await readLegalInForce('privacy'))?.from.getTime()).toBeCloseTo(
    ago(days(30)).toMillis(),
    -5,
  );
  expect((await readLegalInForce('terms'))?.version).toBe('2026-05');
});

it("answers anyone's connectivity check without a refusal", async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  expect(await reachServer()).toBe('server');
  await expect(asked.mock.results[0]?.value).resolves.toMatchObject({ status: 200 });
});
