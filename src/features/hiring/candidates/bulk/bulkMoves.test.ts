import { beforeEach, expect, it, vi } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import { countIn, keptMoves, moveAll, takeBackMoves, type MoveRun } from './bulkMoves.ts';

const runOf = (...ids: string[]): MoveRun => ({
  undoes: false,
  items: ids.map((id) => ({
    id,
    name: id.toUpperCase(),
    from: null,
    to: 'in_review',
    state: 'waiting',
  })),
});

async function moved(
  start: MoveRun,
  move: (id: string) => Promise<void>,
  isPaused = (): boolean => false,
): Promise<{ stop: string; run: MoveRun; steps: number }> {
  let run = start;
  let steps = 0;
  const stop = await moveAll(start, {
    move,
    changed: (next) => {
      run = next;
      steps += 1;
    },
    isPaused,
  });
  return { stop, run, steps };
}

it('moves everybody, each from where they stood to where they go', async () => {
  const move = vi.fn(async () => undefined);
  const { stop, run, steps } = await moved(runOf('a', 'b', 'c', 'd', 'e', 'f'), move);
  expect([stop, countIn(run, 'moved'), steps]).toEqual(['done', 6, 6]);
  expect(move).toHaveBeenCalledWith('f', null, 'in_review');
  expect(move).toHaveBeenCalledTimes(6);
});

it('passes over who cannot be moved, with the reason, and tries them again when asked', async () => {
  const first = await moved(runOf('a', 'b', 'c'), async (id) => {
    if (id === 'b') throw new Fault('conflict');
  });
  expect([first.stop, countIn(first.run, 'moved'), first.run.items[1]]).toMatchObject([
    'done',
    2,
    { state: 'failed', fault: 'conflict' },
  ]);
  const again = vi.fn(async () => undefined);
  const second = await moved(first.run, again);
  expect([second.stop, countIn(second.run, 'moved')]).toEqual(['done', 3]);
  expect(again).toHaveBeenCalledTimes(1);
});

it('stops where the network ends, and leaves the rest waiting', async () => {
  const { stop, run } = await moved(runOf('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), async (id) => {
    if (id === 'b') throw new Fault('offline');
  });
  expect(stop).toBe('offline');
  expect(countIn(run, 'failed')).toBe(0);
  expect(countIn(run, 'waiting')).toBeGreaterThan(0);
  expect(run.items[1]?.state).toBe('waiting');
});

it('stops when somebody says so', async () => {
  let moves = 0;
  const { stop, run } = await moved(
    runOf('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'),
    async () => {
      moves += 1;
    },
    () => moves >= 4,
  );
  expect(stop).toBe('paused');
  expect(countIn(run, 'moved')).toBe(moves);
  expect(moves).toBeLessThan(10);
});

it('takes back what was moved and nothing else', async () => {
  const { run } = await moved(runOf('a', 'b'), async (id) => {
    if (id === 'b') throw new Fault('conflict');
  });
  expect(takeBackMoves(run)).toEqual({
    undoes: true,
    items: [{ id: 'a', name: 'A', from: 'in_review', to: null, state: 'waiting' }],
  });
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('is kept on the device per person and job, and nothing damaged is taken for a run', () => {
  keptMoves.keep('u', 'i', runOf('a'));
  expect([keptMoves.read('u', 'i'), keptMoves.read('v', 'i')]).toEqual([runOf('a'), null]);
  keptMoves.keep('u', 'i', null);
  expect(keptMoves.read('u', 'i')).toBe(null);
  localStorage.setItem('hirely.moves/u/i', '{"items":[{"to":"hired"}]}');
  expect(keptMoves.read('u', 'i')).toBe(null);
});
