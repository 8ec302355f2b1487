// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import { countOf, keptQueues, sendAll, type BulkPorts, type BulkQueue } from './bulkQueue.ts';

const queueOf = (count: number): BulkQueue => ({
  expiryDays: 14,
  items: Array.from({ length: count }, (_, index) => ({
    token: `t${index}`,
    email: `p${index}@example.com`,
    name: '',
    language: 'en' as const,
    state: 'waiting' as const,
  })),
});

function run(
  queue: BulkQueue,
  invite: BulkPorts['invite'],
  isPaused: () => boolean = () => false,
): { ended: Promise<string>; last: () => BulkQueue } {
  let last = queue;
  return {
    ended: sendAll(queue, {
      invite,
      changed: (next) => {
        last = next;
      },
      isPaused,
    }),
    last: () => last,
  };
}

describe('sending a list', () => {
  it('sends every row once, in order', async () => {
    const tokens: string[] = [];
    const { ended, last } = run(queueOf(3), async (_invite, token) => {
      tokens.push(token);
      return { kind: 'invited', token, code: 'C', mailed: true };
    });
    expect(await ended).toBe('done');
    expect(tokens).toEqual(['t0', 't1', 't2']);
    expect(countOf(last(), 'sent')).toBe(3);
  });

  it('stops at the candidate limit and goes on later with the same tokens', async () => {
    let remaining = 2;
    const invite: BulkPorts['invite'] = async (_invite, token) => {
      if (remaining === 0) return { kind: 'limit' };
      remaining -= 1;
      return { kind: 'invited', token, code: 'C', mailed: true };
    };
    const first = run(queueOf(5), invite);
    expect(await first.ended).toBe('limit');
    expect(first.last().items.map(({ state }) => state)).toEqual([
      'sent',
      'sent',
      'waiting',
      'waiting',
      'waiting',
    ]);
    remaining = 9;
    const second = run(first.last(), invite);
    expect(await second.ended).toBe('done');
    expect(remaining).toBe(6);
    expect(second.last().items.map(({ token }) => token)).toEqual(['t0', 't1', 't2', 't3', 't4']);
  });

  it('passes over a row that is refused, names why, and tries it again next time', async () => {
    const { ended, last } = run(queueOf(3), async (_invite, token) => {
      if (token === 't1') throw new Fault('permissionDenied');
      return { kind: 'invited', token, code: 'C', mailed: true };
    });
    expect(await ended).toBe('done');
    expect(last().items[1]).toMatchObject({ state: 'failed', fault: 'permissionDenied' });
    const again = run(last(), async (_invite, token) => ({
      kind: 'invited',
      token,
      code: 'C',
      mailed: true,
    }));
    await again.ended;
    expect(countOf(again.last(), 'sent')).toBe(3);
  });

  it('stops without a network and when somebody says so', async () => {
    expect(
      await run(queueOf(2), async () => {
        throw new Fault('offline');
      }).ended,
    ).toBe('offline');
    expect(await run(queueOf(2), async () => ({ kind: 'closed' })).ended).toBe('closed');
    expect(
      await run(
        queueOf(2),
        async () => ({ kind: 'limit' }),
        () => true,
      ).ended,
    ).toBe('paused');
  });

  it('survives a reload on this device, and forgets what is damaged', () => {
    keptQueues.keep('u', 'i', queueOf(2));
    expect(keptQueues.read('u', 'i')).toEqual(queueOf(2));
    expect(keptQueues.read('somebody else', 'i')).toBeNull();
    keptQueues.keep('u', 'i', null);
    expect(keptQueues.read('u', 'i')).toBeNull();
    localStorage.setItem('hirely.bulk/u/i', '{"items":[{}]}');
    expect(keptQueues.read('u', 'i')).toBeNull();
  });
});
