// Gathers what a page has to tell and sends it page by page, one report in a minute at most.
import {
  reportLimits,
  vitalNames,
  type NewClientReport,
  type Vitals,
} from '#domain/platform/clientReport.ts';

/** Pages that wait for their minute; the oldest is given up. */
const waitMost = 10;
const minuteMs = 60_000;
/** So long after the first failure a report goes out, with what else fails at once. */
const gatherMs = 5_000;

type PageReport = Pick<NewClientReport, 'route' | 'events' | 'vitals'>;

export interface ReportBuffer {
  noteEvent: (route: string, event: string) => void;
  noteVitals: (route: string, vitals: Vitals) => void;
  /** Sends the oldest page's report now, where its minute is free. */
  flush: () => void;
  stop: () => void;
}

/** Makes a buffer. `send` is refused quietly: nobody's work waits for a report. */
export function createReportBuffer(
  send: (report: PageReport) => Promise<void>,
  now: () => number,
  later: (run: () => void, ms: number) => () => void,
): ReportBuffer {
  const waiting = new Map<string, PageReport>();
  let sentIn = -1;
  let cancel: (() => void) | null = null;
  const minuteOf = (ms: number): number => Math.floor(ms / minuteMs);
  const plan = (): void => {
    if (waiting.size === 0) return;
    const at = now();
    const free = minuteOf(at) === sentIn ? minuteMs - (at % minuteMs) : 0;
    cancel ??= later(() => {
      cancel = null;
      flush();
    }, free + gatherMs);
  };
  function flush(): void {
    const [route, report] = [...waiting][0] ?? [];
    if (route === undefined || !report || minuteOf(now()) === sentIn) return plan();
    cancel?.();
    cancel = null;
    sentIn = minuteOf(now());
    waiting.delete(route);
    void send(report).catch(() => undefined);
    plan();
  }
  const change = (route: string, by: (report: PageReport) => PageReport): void => {
    waiting.set(route, by(waiting.get(route) ?? { route, events: [], vitals: {} }));
    const [oldest] = waiting.keys();
    if (waiting.size > waitMost && oldest !== undefined) waiting.delete(oldest);
    plan();
  };
  return {
    noteEvent: (route, event) =>
      change(route, (report) => ({
        ...report,
        events: [...new Set([...report.events, event])].slice(0, reportLimits.events),
      })),
    noteVitals: (route, vitals) => {
      if (vitalNames.every((name) => vitals[name] == null)) return;
      change(route, (report) => ({ ...report, vitals: { ...report.vitals, ...vitals } }));
    },
    flush,
    stop: () => {
      cancel?.();
      cancel = null;
      waiting.clear();
    },
  };
}
