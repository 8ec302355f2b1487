// Reads that the SDK gave up although the server is there are tried again; others are not.
import { describe, expect, it } from 'vitest';
import { retryRead } from './readRetry.ts';

const unavailable = Object.assign(new Error('the client is offline'), { code: 'unavailable' });
const refused = Object.assign(new Error('no'), { code: 'permission-denied' });

function makeWorld(isReachable: boolean) {
  const pauses: number[] = [];
  return {
    pauses,
    isReachable: () => Promise.resolve(isReachable),
    pause: (ms: number) => {
      pauses.push(ms);
      return Promise.resolve();
    },
  };
}
/** A read that fails so often before it succeeds. */
function failing(times: number, error: Error): () => Promise<string> {
  let left = times;
  return () => {
    left -= 1;
    return left >= 0 ? Promise.reject(error) : Promise.resolve('read');
  };
}

describe('a read over a slow connection', () => {
  it('is tried again while the server answers', async () => {
    const world = makeWorld(true);
    expect(await retryRead(failing(2, unavailable), world)).toBe('read');
    expect(world.pauses).toHaveLength(2);
    expect(world.pauses[1]).toBeGreaterThan(world.pauses[0] ?? 0);
  });

  it('is given up in the end', async () => {
    const world = makeWorld(true);
    await expect(retryRead(failing(99, unavailable), world)).rejects.toMatchObject({
      code: 'offline',
    });
    expect(world.pauses).toHaveLength(5);
  });

  it('fails at once where no server answers', async () => {
    const world = makeWorld(false);
    await expect(retryRead(failing(1, unavailable), world)).rejects.toMatchObject({
      code: 'offline',
    });
    expect(world.pauses).toEqual([]);
  });

  it('is not tried again after a refusal', async () => {
    const world = makeWorld(true);
    await expect(retryRead(failing(1, refused), world)).rejects.toMatchObject({
      code: 'permissionDenied',
    });
    expect(world.pauses).toEqual([]);
  });
});
