/** The AI usage ledger: requests and cost by feature, adapter, model and month. */
import { z } from 'zod';
import type { ModelPrice } from './aiSettings.ts';
import { count } from '#domain/base/count.ts';
import { Moment } from '#domain/base/moment.ts';

/** organizations/{o}/aiUsage/{month}_{task}_{adapter}_{model}, and the same below users. */
export const AiUsage = z.object({
  /** Six-figure UTC month. */
  month: z.number().int(),
  task: z.string(),
  adapter: z.enum(['onDevice', 'cloud']),
  model: z.string(),
  calls: count,
  failed: count,
  promptTokens: count,
  outputTokens: count,
  /** Wall time in milliseconds. */
  ms: count,
  updatedAt: Moment.nullish(),
});
export type AiUsage = z.infer<typeof AiUsage>;
export type UsageKey = Pick<AiUsage, 'task' | 'adapter' | 'model'>;
export type UsageCounts = Pick<
  AiUsage,
  'calls' | 'failed' | 'promptTokens' | 'outputTokens' | 'ms'
>;
/** Something used, ready to be added. */
export type UsageRow = UsageKey & UsageCounts;

/** Most that one commit may add, which is what one task can use; the rules hold the same. */
export const usageMost: UsageCounts = {
  calls: 2_000,
  failed: 2_000,
  promptTokens: 2_000_000,
  outputTokens: 500_000,
  ms: 7_200_000,
};
const countNames = [
  'calls',
  'failed',
  'promptTokens',
  'outputTokens',
  'ms',
] as const satisfies (keyof UsageCounts)[];

/** A model's name as part of an id: "models/gemini 2.5" is "models-gemini-2.5". */
export function toModelSlug(model: string): string {
  return model.replace(/[^A-Za-z0-9.-]+/g, '-').slice(0, 60) || 'unknown';
}

/** Id of the month's document of a feature, adapter and model. */
export function buildUsageId(month: number, { task, adapter, model }: UsageKey): string {
  return `${month}_${task}_${adapter}_${model}`;
}

const zero: UsageCounts = { calls: 0, failed: 0, promptTokens: 0, outputTokens: 0, ms: 0 };

function sumOf(a: UsageCounts, b: UsageCounts): UsageCounts {
  return {
    calls: a.calls + b.calls,
    failed: a.failed + b.failed,
    promptTokens: a.promptTokens + b.promptTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    ms: a.ms + b.ms,
  };
}

/** Rows of the same feature, adapter and model as one, in the order in which they first came. */
export function mergeSameUsage(rows: readonly UsageRow[]): UsageRow[] {
  const known = new Map<string, UsageRow>();
  for (const row of rows) {
    const key = buildUsageId(0, row);
    const before = known.get(key);
    known.set(key, before ? { ...before, ...sumOf(before, row) } : { ...row });
  }
  return [...known.values()];
}

/** A row cut to what one commit may add: what is beyond the bounds is not written. Counts become whole numbers. */
export function boundUsage(row: UsageRow): UsageRow {
  const cut = { ...row };
  for (const name of countNames)
    cut[name] = Math.min(usageMost[name], Math.max(0, Math.round(row[name])));
  cut.failed = Math.min(cut.failed, cut.calls);
  return cut;
}

/** Costs in the platform's currency. null: the platform has set no price for the model. The device costs nothing. */
export function costOf(
  row: Pick<AiUsage, 'adapter' | 'model' | 'promptTokens' | 'outputTokens'>,
  prices: readonly ModelPrice[],
): number | null {
  if (row.adapter === 'onDevice') return 0;
  const price = prices.find(({ model }) => toModelSlug(model) === row.model);
  return price
    ? (row.promptTokens * price.input + row.outputTokens * price.output) / 1_000_000
    : null;
}

export interface UsageTotal extends UsageCounts {
  /** Known costs. */
  cost: number;
  /** Calls whose model has no price. */
  unpriced: number;
}

/** Everything added up. */
export function sumUsage(rows: readonly AiUsage[], prices: readonly ModelPrice[]): UsageTotal {
  let total: UsageTotal = { ...zero, cost: 0, unpriced: 0 };
  for (const row of rows) {
    const cost = costOf(row, prices);
    total = {
      ...sumOf(total, row),
      cost: total.cost + (cost ?? 0),
      unpriced: total.unpriced + (cost === null ? row.calls : 0),
    };
  }
  return total;
}

/** Rows by a key, most calls first, equal ones by name. */
export function groupUsageBy(
  rows: readonly AiUsage[],
  prices: readonly ModelPrice[],
  keyOf: (row: AiUsage) => string,
): { key: string; total: UsageTotal }[] {
  const groups = new Map<string, AiUsage[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups]
    .map(([key, group]) => ({ key, total: sumUsage(group, prices) }))
    .sort((a, b) => b.total.calls - a.total.calls || (a.key < b.key ? -1 : 1));
}

/** The last months, this one first, as six-figure numbers. */
export function listLastMonths(now: Date, size: number): number[] {
  return Array.from({ length: size }, (_, back) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    return month.getUTCFullYear() * 100 + month.getUTCMonth() + 1;
  });
}
