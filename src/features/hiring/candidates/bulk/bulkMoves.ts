// Moves many candidates, one commit each; the list with every state lives on this device, so that a reload goes on where it stopped.
import { z } from 'zod';
import { faultCodes, toFault } from '#domain/base/fault.ts';
import { stages, type Stage } from '#domain/candidate/session.ts';
import { createKeptRuns, type RunPorts } from '#features/hiring/parts/keptRuns.ts';

const StageOrNone = z.enum(stages).nullable();
const Item = z.object({
  id: z.string(),
  name: z.string(),
  from: StageOrNone,
  to: StageOrNone,
  state: z.enum(['waiting', 'moved', 'failed']),
  fault: z.enum(faultCodes).optional(),
});
export type MoveItem = z.infer<typeof Item>;

const Run = z.object({
  items: z.array(Item).max(500),
  /** True when it takes an earlier run back. */
  undoes: z.boolean(),
});
export type MoveRun = z.infer<typeof Run>;

/** Why moving ended. */
export type MoveStop = 'done' | 'offline' | 'paused';

export interface MovePorts extends RunPorts<MoveRun> {
  move: (id: string, from: Stage | null, to: Stage | null) => Promise<void>;
}

/** Moves at once; more would only wait for each other. */
const atOnce = 4;

export function countIn(run: MoveRun, state: MoveItem['state']): number {
  return run.items.filter((item) => item.state === state).length;
}

/** Moves whoever is not moved yet. Somebody who cannot be moved is marked with the reason and passed over; a lost network ends the run. */
export async function moveAll(
  start: MoveRun,
  { move, changed, isPaused }: MovePorts,
): Promise<MoveStop> {
  let run = start;
  let stop: MoveStop | null = null;
  const mark = (id: string, part: Partial<MoveItem>): void => {
    run = {
      ...run,
      items: run.items.map((item) => (item.id === id ? { ...item, ...part } : item)),
    };
    changed(run);
  };
  const waiting = start.items.filter((item) => item.state !== 'moved');
  async function work(): Promise<void> {
    for (let item = waiting.shift(); item && !stop; item = stop ? undefined : waiting.shift()) {
      if (isPaused()) {
        stop = 'paused';
        return;
      }
      try {
        // One after the other in each of the hands.
        await move(item.id, item.from, item.to);
        mark(item.id, { state: 'moved', fault: undefined });
      } catch (error) {
        const { code } = toFault(error);
        if (code === 'offline') {
          stop = 'offline';
          return;
        }
        mark(item.id, { state: 'failed', fault: code });
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return stop ?? 'done';
}

/** The run that takes back what was moved; what failed stays where it is. */
export function takeBackMoves(run: MoveRun): MoveRun {
  return {
    undoes: true,
    items: run.items
      .filter(({ state }) => state === 'moved')
      .map(({ id, name, from, to }) => ({ id, name, from: to, to: from, state: 'waiting' })),
  };
}

/** The run of moves on this device. */
export const keptMoves = createKeptRuns('moves', Run);
