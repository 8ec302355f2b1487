/** Calculates what screening costs now and with Hirely: a range, with its assumptions named. Never counts "better hires" as money. */

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

/** What a number may at least be, what it likely is, and what it may at most be. */
export interface RoiSpan {
  least: number;
  likely: number;
  most: number;
}
export type RoiSpans = Record<RoiField, RoiSpan>;

interface RoiBound {
  start: number;
  min: number;
  max: number;
  integer: boolean;
  /** Short name in the address. */
  query: string;
  /** Where nobody says otherwise, the span reaches from the likely value times `least` to that times `most`. */
  least: number;
  most: number;
  /** Which end is the worse one. */
  worse: 'least' | 'most';
}
const shareOf = (start: number, least: number, most: number) => ({
  start,
  least: least / start,
  most: most / start,
});
export const roiBounds: Record<RoiField, RoiBound> = {
  hires: {
    start: 24,
    least: 0.9,
    most: 1.1,
    min: 1,
    max: 10_000,
    integer: true,
    query: 'hires',
    worse: 'least',
  },
  applicants: {
    ...shareOf(8, 5, 10),
    min: 1,
    max: 5_000,
    integer: true,
    query: 'applicants',
    worse: 'least',
  },
  minutesNow: {
    ...shareOf(20, 15, 30),
    min: 1,
    max: 240,
    integer: false,
    query: 'now',
    worse: 'least',
  },
  minutesWith: {
    ...shareOf(3, 2, 5),
    min: 0,
    max: 240,
    integer: false,
    query: 'with',
    worse: 'most',
  },
  hourlyCost: {
    start: 45.65,
    least: 0.9,
    most: 1.1,
    min: 1,
    max: 1_000,
    integer: false,
    query: 'hour',
    worse: 'least',
  },
  planPrice: {
    start: 149,
    least: 1,
    most: 1,
    min: 0,
    max: 100_000,
    integer: false,
    query: 'plan',
    worse: 'most',
  },
};

/** The span of a number of which only the likely value is known, in the steps in which it is typed. */
export function buildRoiSpan(field: RoiField, likely: number): RoiSpan {
  const { least, most, min, max, integer } = roiBounds[field];
  const step = (value: number): number =>
    Math.min(max, Math.max(min, integer ? Math.round(value) : Math.round(value * 100) / 100));
  return {
    least: Math.min(likely, step(likely * least)),
    likely,
    most: Math.max(likely, step(likely * most)),
  };
}

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

/** The numbers of one side: "low" takes the worse end of each, "high" the better one. */
export function selectRoiInput(spans: RoiSpans, side: 'low' | 'likely' | 'high'): RoiInput {
  return Object.fromEntries(
    roiFields.map((field) => {
      const { worse } = roiBounds[field];
      const better = worse === 'least' ? 'most' : 'least';
      const end = side === 'likely' ? 'likely' : side === 'low' ? worse : better;
      return [field, spans[field][end]];
    }),
  ) as RoiInput;
}

/** One number rests under the result when it alone, turning out badly, undoes the gain, or makes up more than half of all that can go wrong. */
function findDecidingField(spans: RoiSpans, likely: RoiResult): RoiField | null {
  if (likely.net <= 0) return null;
  const input = selectRoiInput(spans, 'likely');
  const bad = selectRoiInput(spans, 'low');
  const losses = roiFields
    .map((field) => ({
      field,
      loss: likely.net - roiOf({ ...input, [field]: bad[field] }).net,
    }))
    .toSorted((a, b) => b.loss - a.loss);
  const [worst] = losses;
  const all = losses.reduce((sum, { loss }) => sum + loss, 0);
  return worst && (worst.loss >= likely.net || worst.loss > all / 2) ? worst.field : null;
}

/** The result as low, likely and high. */
export function computeRoiRange(spans: RoiSpans): Roi {
  const likely = roiOf(selectRoiInput(spans, 'likely'));
  return {
    low: roiOf(selectRoiInput(spans, 'low')),
    likely,
    high: roiOf(selectRoiInput(spans, 'high')),
    restsOn: findDecidingField(spans, likely),
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

/** A number of the address: "8", or "8_5_10" with its span. What is missing or wrong in it follows from the rest. */
function parseRoiSpan(field: RoiField, text: string, start: number): RoiSpan {
  const [likely = null, least = null, most = null] = text
    .split('_')
    .map((part) => parseRoiNumber(field, part));
  const usual = buildRoiSpan(field, likely ?? start);
  return likely !== null && least !== null && most !== null && least <= likely && likely <= most
    ? { least, likely, most }
    : usual;
}

/** The numbers a shared link carries; what is missing or wrong in it starts at its usual value. `planPrice`: what the plan costs now. */
export function parseRoiQuery(
  query: URLSearchParams,
  planPrice: number = roiBounds.planPrice.start,
): RoiSpans {
  return Object.fromEntries(
    roiFields.map((field) => [
      field,
      parseRoiSpan(
        field,
        query.get(roiBounds[field].query) ?? '',
        field === 'planPrice' ? planPrice : roiBounds[field].start,
      ),
    ]),
  ) as RoiSpans;
}

/** A number as the address carries it: its span only where that is somebody's own. */
export function formatRoiSpan(field: RoiField, span: RoiSpan): string {
  const usual = buildRoiSpan(field, span.likely);
  return usual.least === span.least && usual.most === span.most
    ? String(span.likely)
    : [span.likely, span.least, span.most].join('_');
}
