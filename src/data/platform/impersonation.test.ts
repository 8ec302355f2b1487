import { expect, it, vi } from 'vitest';
import type { Impersonation } from '#domain/platform/platformAccess.ts';
import type { Stored } from '#domain/base/source.ts';
import { startImpersonation, impersonationOf } from './impersonation.ts';

/** The SDK's listener, which has not caught up with the write. */
const lagging = vi.hoisted(() => ({ tell: undefined as ((stored: unknown) => void) | undefined }));
vi.mock('#data/firestore/documents.ts', () => ({
  docAt: () => ({}),
  liveDoc: () => ({
    key: 'viewings/sam',
    subscribe: (next: (stored: unknown) => void) => {
      lagging.tell = next;
      return () => undefined;
    },
  }),
}));
vi.mock('#data/firestore/database.ts', () => ({ database: () => ({}) }));
vi.mock('./platformAct.ts', () => ({
  readActor: () => 'sam',
  addAct: () => 'a1',
  actOnce: async (_act: unknown, fill: (batch: { set: () => void }, auditId: string) => void) =>
    fill({ set: () => undefined }, 'a1'),
}));

const begun = (auditId: string): Stored<Impersonation> => ({
  id: 'sam',
  path: 'viewings/sam',
  pending: true,
  data: {
    target: 'ravi',
    orgId: null,
    reason: 'Asked for by phone.',
    until: new Date('2026-11-22T12:00:00Z'),
    auditId,
  },
});

it('begins once the server has taken it, however late the listener is', async () => {
  const seen: (boolean | undefined)[] = [];
  const stop = impersonationOf('sam').subscribe(
    (stored) => seen.push(stored?.pending),
    () => undefined,
  );
  lagging.tell?.(begun('a1'));
  expect(seen).toEqual([true]);
  await startImpersonation('ravi', null, 'Asked for by phone.');
  expect(seen).toEqual([true, false]);
  // Another beginning is pending until it is taken in its turn.
  lagging.tell?.(begun('a2'));
  expect(seen).toEqual([true, false, true]);
  stop();
});
