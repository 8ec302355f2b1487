// A credit is counted once its result is there: never for a failure, never for the same again, and not beyond the last.
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countUse, isCounted } from '#data/billing/credits.ts';
import { noteMet } from '#data/billing/creditsWaiting.ts';
import type { CreditDocuments } from '#domain/billing/personPlan.ts';
import { useCredits } from './useCredits.tsx';

let documents: CreditDocuments = { plan: null, month: null, free: null, own: null };
vi.mock('#data/billing/credits.ts', () => ({
  creditDocumentsSource: () => ({
    key: `papers/${documents.month?.used ?? 0}`,
    subscribe: (next: (value: CreditDocuments) => void) => {
      next(documents);
      return () => undefined;
    },
  }),
  isCounted: vi.fn<() => Promise<boolean>>(),
  countUse: vi.fn<() => Promise<string>>(),
  countWaiting: vi.fn<() => Promise<void>>(),
}));
vi.mock('#data/billing/creditsWaiting.ts', () => ({
  noteMet: vi.fn<() => void>(),
  subscribeToCredits: () => () => undefined,
  listWaitingUses: () => [],
}));
vi.mock('./upgrade/NoCredits.tsx', () => ({ NoCredits: () => null }));

const used = (count: number): void => {
  documents = { ...documents, month: { used: count, last: 'x', updatedAt: new Date() } };
};
const credits = () => renderHook(() => useCredits('jo')).result;
async function ask<T>(run: () => Promise<T>): Promise<T | null> {
  const hook = credits();
  let given: T | null = null;
  await act(async () => {
    given = await hook.current.use('letter', 'key', run);
  });
  return given;
}

beforeEach(() => {
  vi.clearAllMocks();
  used(3);
  vi.mocked(isCounted).mockResolvedValue(false);
  vi.mocked(countUse).mockResolvedValue('counted');
});

describe('useCredits', () => {
  it('tells what is left', () => expect(credits().current.left).toBe(57));
  it('counts after the result', async () => {
    const run = vi.fn<() => Promise<string>>(() => {
      expect(countUse).not.toHaveBeenCalled();
      return Promise.resolve('letter');
    });
    expect(await ask(run)).toBe('letter');
    expect(countUse).toHaveBeenCalledExactlyOnceWith('jo', 'letter', 'key');
  });
  it('counts nothing for a failure, and passes it on', async () => {
    await expect(ask(() => Promise.reject(new Error('no engine')))).rejects.toThrow('no engine');
    expect(countUse).not.toHaveBeenCalled();
  });
  it('gives the same again without counting, even when none is left', async () => {
    used(60);
    vi.mocked(isCounted).mockResolvedValue(true);
    expect(await ask(() => Promise.resolve('again'))).toBe('again');
    expect(countUse).not.toHaveBeenCalled();
  });
  it('does not run when none is left, and notes that it was met', async () => {
    used(60);
    const run = vi.fn<() => Promise<string>>();
    expect(await ask(run)).toBeNull();
    expect(run).not.toHaveBeenCalled();
    expect(noteMet).toHaveBeenCalledOnce();
  });
  it('gives nothing when another tab took the last one meanwhile', async () => {
    vi.mocked(countUse).mockResolvedValue('limit');
    expect(await ask(() => Promise.resolve('late'))).toBeNull();
  });
  it('keeps the result when counting is refused', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.mocked(countUse).mockRejectedValue(new Error('refused'));
    expect(await ask(() => Promise.resolve('kept'))).toBe('kept');
  });
});
