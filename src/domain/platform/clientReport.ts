// What browsers tell of failures and speed while it is switched on: codes and figures by page, without anything about a person; and what a super admin reads from many of them.
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';
import { computeSha256 } from '#domain/base/sha256.ts';
import type { FaultReport } from '#domain/base/report.ts';

/** The same limits as in the rules. */
export const reportLimits = { events: 10, keptDays: 30, listed: 1_000, reasonMax: 2_000 } as const;

/** Figures of one page: milliseconds, and thousandths of a layout shift. */
export const Vitals = z.object({
  lcp: z.number().int().nullish(),
  inp: z.number().int().nullish(),
  cls: z.number().int().nullish(),
});
export type Vitals = z.infer<typeof Vitals>;
export const vitalNames = ['lcp', 'inp', 'cls'] as const satisfies (keyof Vitals)[];
export type VitalName = (typeof vitalNames)[number];

/** clientReports/{minute-figures}: one browser's report of one page. */
export const ClientReport = z.object({
  /** The name of the row in the route table: a pattern, never an address. */
  route: z.string(),
  version: z.string(),
  browser: z.string(),
  /** "fault CODE ERROR PLACE" or "csp DIRECTIVE HOST". */
  events: z.array(z.string()),
  vitals: Vitals,
  at: Moment.nullish(),
  expireAt: Moment,
});
export type ClientReport = z.infer<typeof ClientReport>;
export type NewClientReport = Pick<
  ClientReport,
  'route' | 'version' | 'browser' | 'events' | 'vitals'
>;

/** platformSettings/reports, and each version of it below. Without a document: off. */
export const ReportSettings = z.object({
  on: z.boolean(),
  reason: z.string(),
  rev: z.number().int(),
  updatedAt: Moment.nullish(),
  updatedBy: z.string(),
  auditId: z.string(),
});
export type ReportSettings = z.infer<typeof ReportSettings>;

/** The one name that a person's report may take at a moment of the server: its minute, and one of 256 marks that follow from who tells and when. */
export function buildReportId(uid: string, now: Date): string {
  const minute = String(Math.floor(now.getTime() / 60_000));
  return `${minute}-${computeSha256(uid + minute)
    .slice(0, 2)
    .toUpperCase()}`;
}

/** A failure as a report's line. */
export function writeFaultEvent({ code, error, location }: FaultReport): string {
  return ['fault', code, ...(error ? [error] : []), ...(location ? [location] : [])].join(' ');
}

/** What the content security policy blocked, as a report's line: the rule and the host, never an address. */
export function writeCspEvent(directive: string, blocked: string): string {
  const host = URL.canParse(blocked)
    ? new URL(blocked).host || new URL(blocked).protocol.replace(':', '')
    : blocked;
  const plain = (text: string): string => text.replace(/[^\w.:-]/gu, '').slice(0, 100) || 'unknown';
  return `csp ${plain(directive)} ${plain(host)}`;
}

export interface EventRow {
  kind: 'fault' | 'csp';
  /** The code, or the rule of the content policy. */
  code: string;
  /** What else is known: error and place, or the host. */
  detail: string;
  /** Reports that told it. */
  count: number;
  routes: string[];
  browsers: string[];
  /** The version that told it first, as far as the reports go back. */
  since: string;
  lastAt: Date | null;
}

const timeOf = ({ at }: Pick<ClientReport, 'at'>): number => at?.getTime() ?? 0;

/** What fails: each line once, the most frequent first. */
export function listEventRows(reports: readonly ClientReport[]): EventRow[] {
  const rows = new Map<string, EventRow>();
  for (const report of reports.toSorted((a, b) => timeOf(a) - timeOf(b)))
    for (const event of new Set(report.events)) {
      const [kind = '', code = '', ...rest] = event.split(' ');
      const row = rows.get(event) ?? {
        kind: kind === 'csp' ? 'csp' : 'fault',
        code,
        detail: rest.join(' '),
        count: 0,
        routes: [],
        browsers: [],
        since: report.version,
        lastAt: null,
      };
      rows.set(event, {
        ...row,
        count: row.count + 1,
        routes: [...new Set([...row.routes, report.route])],
        browsers: [...new Set([...row.browsers, report.browser])],
        lastAt: report.at ?? row.lastAt,
      });
    }
  return [...rows.values()].toSorted((a, b) => b.count - a.count || a.code.localeCompare(b.code));
}

/** The value that three quarters of the given do not exceed; null of none. */
export function computeP75(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? null;
}

export interface VitalRow {
  route: string;
  /** Page views that told a figure. */
  views: number;
  p75: Record<VitalName, number | null>;
}

/** How fast pages are: the p75 of each figure by page, the most visited first. */
export function listVitalRows(reports: readonly ClientReport[]): VitalRow[] {
  const measured = reports.filter(({ vitals }) => vitalNames.some((name) => vitals[name] != null));
  return [...new Set(measured.map(({ route }) => route))]
    .map((route) => {
      const views = measured.filter((report) => report.route === route);
      const p75Of = (name: VitalName): number | null =>
        computeP75(views.flatMap(({ vitals }) => vitals[name] ?? []));
      return {
        route,
        views: views.length,
        p75: { lcp: p75Of('lcp'), inp: p75Of('inp'), cls: p75Of('cls') },
      };
    })
    .toSorted((a, b) => b.views - a.views || a.route.localeCompare(b.route));
}

export interface VersionRow {
  version: string;
  /** When it was first told of. */
  since: Date | null;
  reports: number;
}

/** The versions that tell, the newest first. */
export function listVersionRows(reports: readonly ClientReport[]): VersionRow[] {
  const rows = new Map<string, VersionRow>();
  for (const { version, at } of reports.toSorted((a, b) => timeOf(a) - timeOf(b))) {
    const row = rows.get(version) ?? { version, since: at ?? null, reports: 0 };
    rows.set(version, { ...row, reports: row.reports + 1 });
  }
  return [...rows.values()].toReversed();
}

/** Where a figure is good and where poor, by the thresholds that browsers' makers publish. */
const thresholds: Record<VitalName, readonly [good: number, poor: number]> = {
  lcp: [2_500, 4_000],
  inp: [200, 500],
  cls: [100, 250],
};

/** How a figure is judged. */
export function judgeVital(name: VitalName, value: number): 'good' | 'middling' | 'poor' {
  const [good, poor] = thresholds[name];
  return value <= good ? 'good' : value <= poor ? 'middling' : 'poor';
}
