// What screening costs now and with Hirely: plain arithmetic, as a range, with the guesses named. Never counts "better hires" as money.

export const roiFields = [
  'hires',
  'applicants',
  'minutesNow',
  'minutesWith',
  'hourlyCost',
  'planPrice',
] as const;
export type RoiField = (typeof roiFields)[number];
/** Hires a year, applicants screened per hire, minutes per screen now and with Hirely, loaded cost of an hour, plan price per month. */
export type RoiInput = Record<RoiField, number>;

export interface RoiBound {
  start: number;
  min: number;
  max: number;
  integer: boolean;
  /** Short name in the address. */
  query: string;
}
export const roiBounds: Record<RoiField, RoiBound> = {
  hires: { start: 12, min: 1, max: 10_000, integer: true, query: 'hires' },
  applicants: { start: 40, min: 1, max: 5_000, integer: true, query: 'applicants' },
  minutesNow: { start: 20, min: 1, max: 240, integer: false, query: 'now' },
  minutesWith: { start: 3, min: 0, max: 240, integer: false, query: 'with' },
  hourlyCost: { start: 45, min: 1, max: 1_000, integer: false, query: 'hour' },
  planPrice: { start: 149, min: 0, max: 100_000, integer: false, query: 'plan' },
};

/** How far off a number may plausibly be: its value times `low` when it turns out badly, times `high` when it turns out well. */
export const roiDoubt: Record<RoiField, { low: number; high: number }> = {
  hires: { low: 0.9, high: 1.1 },
  applicants: { low: 0.75, high: 1.15 },
  minutesNow: { low: 0.6, high: 1.2 },
  minutesWith: { low: 1.5, high: 0.8 },
  hourlyCost: { low: 0.9, high: 1.1 },
  planPrice: { low: 1, high: 1 },
};
/** The three numbers that are guesses before the first month of use; low and high vary these. */
const roiGuesses = ['applicants', 'minutesNow', 'minutesWith'] as const satisfies RoiField[];

export interface RoiResult {
  /** Hours saved a year. */
  hours: number;
  /** Their cost. */
  money: number;
  /** The plan's cost a year. */
  cost: number;
  /** money − cost. */
  net: number;
  /** Months until a year's plan is paid back; null when it is not, within what is saved. */
  paybackMonths: number | null;
}
export interface Roi {
  low: RoiResult;
  likely: RoiResult;
  high: RoiResult;
  /** The one guess on which the result mostly rests, if there is one. */
  restsOn: RoiField | null;
}

/** Hours = hires × applicants × (minutes now − minutes with) ÷ 60; money = hours × hourly cost; payback = plan a year ÷ money a month. */
export function roiOf(input: RoiInput): RoiResult {
  const hours = (input.hires * input.applicants * (input.minutesNow - input.minutesWith)) / 60;
  const money = hours * input.hourlyCost;
  const cost = input.planPrice * 12;
  return {
    hours,
    money,
    cost,
    net: money - cost,
    paybackMonths: money > 0 ? cost / (money / 12) : null,
  };
}

function doubtInput(input: RoiInput, fields: readonly RoiField[], side: 'low' | 'high'): RoiInput {
  return {
    ...input,
    ...Object.fromEntries(fields.map((field) => [field, input[field] * roiDoubt[field][side]])),
  };
}

/** One guess rests under the result when it alone, turning out badly, undoes the gain, or makes up more than half of all that can go wrong. */
function findDecidingField(input: RoiInput, likely: RoiResult): RoiField | null {
  if (likely.net <= 0) return null;
  const losses = roiFields
    .map((field) => ({ field, loss: likely.net - roiOf(doubtInput(input, [field], 'low')).net }))
    .toSorted((a, b) => b.loss - a.loss);
  const [worst] = losses;
  const all = losses.reduce((sum, { loss }) => sum + loss, 0);
  return worst && (worst.loss >= likely.net || worst.loss > all / 2) ? worst.field : null;
}

/** The result as low, likely and high. */
export function computeRoiRange(input: RoiInput): Roi {
  const likely = roiOf(input);
  return {
    low: roiOf(doubtInput(input, roiGuesses, 'low')),
    likely,
    high: roiOf(doubtInput(input, roiGuesses, 'high')),
    restsOn: findDecidingField(input, likely),
  };
}

/** A typed number, or null when it is none or out of bounds. */
export function parseRoiNumber(field: RoiField, text: string): number | null {
  const { min, max, integer } = roiBounds[field];
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' &&
    Number.isFinite(value) &&
    value >= min &&
    value <= max &&
    (!integer || Number.isInteger(value))
    ? value
    : null;
}

/** The numbers a shared link carries; what is missing or wrong in it starts at its usual value. */
export function parseRoiQuery(query: URLSearchParams): RoiInput {
  return Object.fromEntries(
    roiFields.map((field) => [
      field,
      parseRoiNumber(field, query.get(roiBounds[field].query) ?? '') ?? roiBounds[field].start,
    ]),
  ) as RoiInput;
}
