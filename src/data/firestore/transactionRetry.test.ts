import { describe, expect, it, vi } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import { retryOnConflict } from './transactionRetry.ts';

const refusal = Object.assign(new Error('no'), { code: 'permission-denied' });

describe('a race of two transactions', () => {
  it('is run again when it lost, and gives what the second reading gives', async () => {
    const run = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(refusal)
      .mockResolvedValueOnce('behind');
    expect(await retryOnConflict(run)).toBe('behind');
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('is believed to be a refusal after three tries', async () => {
    const run = vi.fn<() => Promise<string>>().mockRejectedValue(refusal);
    await expect(retryOnConflict(run)).rejects.toMatchObject({ code: 'permissionDenied' });
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('is not run again for any other reason', async () => {
    const run = vi.fn<() => Promise<string>>().mockRejectedValue(new Fault('offline'));
    await expect(retryOnConflict(run)).rejects.toMatchObject({ code: 'offline' });
    expect(run).toHaveBeenCalledTimes(1);
  });
});
