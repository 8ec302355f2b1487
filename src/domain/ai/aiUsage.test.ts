import { describe, expect, it } from 'vitest';
import {
  boundUsage,
  costOf,
  mergeSameUsage,
  listLastMonths,
  toModelSlug,
  groupUsageBy,
  buildUsageId,
  usageMost,
  sumUsage,
  type AiUsage,
  type UsageRow,
} from './aiUsage.ts';

const row = (more: Partial<UsageRow> = {}): UsageRow => ({
  task: 'draftKit',
  adapter: 'cloud',
  model: 'gemini-x',
  calls: 1,
  failed: 0,
  promptTokens: 1_000,
  outputTokens: 500,
  ms: 900,
  ...more,
});
const stored = (more: Partial<AiUsage> = {}): AiUsage => ({ month: 202611, ...row(), ...more });
const prices = [{ model: 'gemini-x', input: 0.1, output: 0.4 }];

describe('the ledger', () => {
  it('has an id that says everything, whatever the model is called', () => {
    expect(buildUsageId(202611, row({ model: toModelSlug('models/gemini 2.5_pro') }))).toBe(
      '202611_draftKit_cloud_models-gemini-2.5-pro',
    );
    expect(toModelSlug('x'.repeat(90))).toHaveLength(60);
    expect(toModelSlug('')).toBe('unknown');
  });
  it('gathers rows of one kind', () => {
    expect(
      mergeSameUsage([
        row(),
        row({ failed: 1 }),
        row({ task: 'followUp', adapter: 'onDevice', promptTokens: 0, outputTokens: 0 }),
      ]),
    ).toEqual([
      row({ calls: 2, failed: 1, promptTokens: 2_000, outputTokens: 1_000, ms: 1_800 }),
      row({ task: 'followUp', adapter: 'onDevice', promptTokens: 0, outputTokens: 0 }),
    ]);
  });
  it('never offers more than the rules take', () => {
    expect(
      boundUsage(row({ calls: 9e9, failed: 9e9, promptTokens: -5, outputTokens: 1.6, ms: 9e9 })),
    ).toMatchObject({
      calls: usageMost.calls,
      failed: usageMost.calls,
      promptTokens: 0,
      outputTokens: 2,
      ms: usageMost.ms,
    });
    expect(boundUsage(row({ calls: 2, failed: 3 })).failed).toBe(2);
  });
  it('costs what the platform says, nothing on the device, and an unknown sum for a model without a price', () => {
    expect(costOf(row({ promptTokens: 2_000_000, outputTokens: 1_000_000 }), prices)).toBeCloseTo(
      0.6,
    );
    expect(costOf(row({ adapter: 'onDevice', model: 'gemini-x' }), prices)).toBe(0);
    expect(costOf(row({ model: 'other' }), prices)).toBeNull();
    expect(
      costOf(row({ model: toModelSlug('a/b') }), [{ model: 'a/b', input: 1, output: 1 }]),
    ).toBeCloseTo(0.0015);
  });
  it('adds up, and says what is not in the sum', () => {
    expect(sumUsage([stored(), stored({ model: 'other', calls: 4 })], prices)).toMatchObject({
      calls: 5,
      unpriced: 4,
      promptTokens: 2_000,
    });
    expect(
      groupUsageBy(
        [stored({ task: 'b' }), stored({ task: 'a' }), stored({ task: 'c', calls: 9 })],
        prices,
        ({ task }) => task,
      ).map(({ key }) => key),
    ).toEqual(['c', 'a', 'b']);
  });
  it('knows the months before this one', () =>
    expect(listLastMonths(new Date(Date.UTC(2026, 1, 3)), 3)).toEqual([202602, 202601, 202512]));
});
