import { describe, expect, it, vi } from 'vitest';
import type { UsageRow } from '#domain/ai/aiUsage.ts';
import { createUsageMeter } from './usageMeter.ts';

const row = (more: Partial<UsageRow> = {}): UsageRow => ({
  task: 'evaluateAnswer',
  adapter: 'onDevice',
  model: 'hirely rules',
  calls: 1,
  failed: 0,
  promptTokens: 0,
  outputTokens: 0,
  ms: 10,
  ...more,
});

function meterWith(write: (rows: UsageRow[]) => Promise<void>) {
  let run: (() => void) | null = null;
  let planned = 0;
  const meter = createUsageMeter(write, (next) => {
    planned += 1;
    run = next;
    return () => {
      run = null;
    };
  });
  return { meter, tick: () => run?.(), planned: () => planned };
}

describe('the meter', () => {
  it('writes many uses as one row, after a while', async () => {
    const written: UsageRow[][] = [];
    const { meter, tick, planned } = meterWith(async (rows) => void written.push(rows));
    for (let n = 0; n < 100; n += 1) meter.note(row());
    expect([written.length, planned()]).toEqual([0, 1]);
    tick();
    await vi.waitFor(() =>
      expect(written).toEqual([[row({ model: 'hirely-rules', calls: 100, ms: 1_000 })]]),
    );
    await meter.flush();
    expect(written).toHaveLength(1);
  });

  it('keeps what could not be written, and writes it with the next', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const written: UsageRow[][] = [];
    let broken = true;
    const { meter } = meterWith(async (rows) => {
      if (broken) throw new Error('offline');
      written.push(rows);
    });
    meter.note(row());
    await meter.flush();
    broken = false;
    meter.note(row({ failed: 1 }));
    await meter.flush();
    expect(written).toEqual([[row({ model: 'hirely-rules', calls: 2, failed: 1, ms: 20 })]]);
  });

  it('adds nothing twice: a row that is refused keeps no other back', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const written: UsageRow[] = [];
    const { meter } = meterWith(async (rows) => {
      if (rows.some(({ task }) => task === 'coachAnswer')) throw new Error('refused');
      written.push(...rows);
    });
    meter.note(row());
    meter.note(row({ task: 'coachAnswer' }));
    await meter.flush();
    await meter.flush();
    expect(written.map(({ task, calls }) => [task, calls])).toEqual([['evaluateAnswer', 1]]);
  });
});
