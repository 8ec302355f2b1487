import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '#domain/candidate/answer.ts';

const sdk = vi.hoisted(() => ({ runTransaction: vi.fn(), serverTimestamp: () => 'now' }));
const direct = vi.hoisted(() => ({
  held: null as Record<string, unknown> | null,
  sets: [] as unknown[],
}));
vi.mock('firebase/firestore', () => sdk);
vi.mock('firebase/firestore/lite', () => ({
  getFirestore: () => ({}),
  connectFirestoreEmulator: () => undefined,
  doc: (_: unknown, path: string) => path,
  serverTimestamp: () => 'now, directly',
  runTransaction: async (_: unknown, run: (transaction: object) => Promise<unknown>) =>
    run({
      get: async () => ({ exists: () => direct.held !== null, data: () => direct.held }),
      set: (path: string, data: unknown) => direct.sets.push([path, data]),
    }),
}));
vi.mock('#data/firestore/app.ts', () => ({
  openFirebaseApp: () => ({}),
  parseHostAndPort: () => ['127.0.0.1', 1],
}));
vi.mock('#data/firestore/settings.ts', () => ({ settings: () => ({ local: null }) }));
vi.mock('#data/firestore/database.ts', () => ({ database: () => ({}) }));
vi.mock('#data/firestore/documents.ts', () => ({ docAt: () => ({ path: 'a/b' }), read: vi.fn() }));

const candidateRef = { orgId: 'o', interviewId: 'i', candidateUid: 'c' };
const write = async () => {
  const { writeAnswer } = await import('./writeAnswer.ts');
  const { databaseEnd } = await import('#data/base/databaseEnd.ts');
  const seen: (Answer | null)[] = [];
  const result = await writeAnswer(candidateRef, 'q1', (server) => {
    seen.push(server);
    return { result: 'done', data: { type: 'text', text: 'kept', rev: (server?.rev ?? 0) + 1 } };
  });
  return { result, seen, gaveUp: databaseEnd.get() };
};

describe('writing an answer', () => {
  beforeEach(() => {
    vi.resetModules();
    direct.held = null;
    direct.sets = [];
  });

  it('goes past the cache once the database has given up, on what the server holds', async () => {
    sdk.runTransaction.mockRejectedValue(
      new Error('FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: b815)'),
    );
    direct.held = { type: 'text', text: 'old', rev: 3, updatedAt: { seconds: 1 } };
    expect(await write()).toMatchObject({
      result: 'done',
      seen: [{ rev: 3, text: 'old' }],
      gaveUp: true,
    });
    expect(direct.sets).toEqual([
      ['a/b', { type: 'text', text: 'kept', rev: 4, updatedAt: 'now, directly' }],
    ]);
    // From then on it is not asked any more.
    sdk.runTransaction.mockClear();
    await write();
    expect(sdk.runTransaction).not.toHaveBeenCalled();
  });

  it('stays with the database for every other trouble', async () => {
    sdk.runTransaction.mockRejectedValue(Object.assign(new Error('busy'), { code: 'unavailable' }));
    await expect(write()).rejects.toMatchObject({ code: 'offline' });
    expect(direct.sets).toEqual([]);
    sdk.runTransaction.mockRejectedValue(
      Object.assign(new Error('too large'), { code: 'invalid-argument' }),
    );
    await expect(write()).rejects.toMatchObject({ code: 'damaged' });
  });
});
