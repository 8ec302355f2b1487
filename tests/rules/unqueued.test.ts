// A heartbeat bypasses the SDK's write queue, where a refusal affects other writes: it is sent even while the queue is stalled.
import { disableNetwork, enableNetwork, type Firestore } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { sendHeartbeat } from '#data/evaluation/workers.ts';
import { World } from './world.ts';

const connection = vi.hoisted(() => ({ now: undefined as unknown }));
vi.mock('#data/firestore/database.ts', () => ({ database: () => connection.now }));

const world = new World();

it('a heartbeat does not wait in the write queue', async () => {
  const rowan = world.as('reviewer') as unknown as Firestore;
  connection.now = rowan;
  await disableNetwork(rowan);
  await sendHeartbeat('lark', 'rowan', 'abcdef123456', 'Firefox', 'idle');
  await enableNetwork(rowan);
  expect(await world.look('organizations/lark/workers/rowan_abcdef123456')).toMatchObject({
    uid: 'rowan',
    state: 'idle',
  });
});
