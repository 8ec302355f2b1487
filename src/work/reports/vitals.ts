// Measures how fast a page is, by the browser's own observer: largest paint, layout shifts, and how long an interaction waits.
import type { Vitals } from '#domain/platform/clientReport.ts';

/** Shifts belong to one burst within a second of each other, and within five of its first. */
const burstGapMs = 1_000;
const burstMs = 5_000;
/** Interactions that are remembered: of many, one in fifty is left out as chance. */
const slowestKept = 10;
const oneIn = 50;
const eventsFromMs = 40;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface EventTiming extends PerformanceEntry {
  interactionId?: number;
}

/** The figures of one page, gathered from the observer's entries. */
export interface VitalsGauge {
  notePaint: (startTime: number) => void;
  noteShift: (startTime: number, value: number) => void;
  noteInteraction: (id: number, duration: number) => void;
  /** What was measured since the last call; begins anew. */
  take: () => Vitals;
}

/** Makes a gauge. `interactions` tells how many there were in all, slow or not. */
export function createVitalsGauge(interactions: () => number): VitalsGauge {
  let lcp: number | null = null;
  let cls: number | null = null;
  let burst = { value: 0, first: 0, last: -Infinity };
  let slowest = new Map<number, number>();
  let countedBefore = interactions();
  const readInp = (): number | null => {
    const durations = [...slowest.values()].toSorted((a, b) => b - a);
    const skipped = Math.floor((interactions() - countedBefore) / oneIn);
    return durations[Math.min(skipped, durations.length - 1)] ?? null;
  };
  return {
    notePaint: (startTime) => {
      lcp = startTime;
    },
    noteShift: (startTime, value) => {
      const goesOn = startTime - burst.last < burstGapMs && startTime - burst.first < burstMs;
      burst = goesOn
        ? { ...burst, value: burst.value + value, last: startTime }
        : { value, first: startTime, last: startTime };
      cls = Math.max(cls ?? 0, burst.value);
    },
    noteInteraction: (id, duration) => {
      slowest.set(id, Math.max(slowest.get(id) ?? 0, duration));
      if (slowest.size <= slowestKept) return;
      const [quickest] = [...slowest].toSorted((a, b) => a[1] - b[1])[0] ?? [];
      if (quickest !== undefined) slowest.delete(quickest);
    },
    take: () => {
      const inp = readInp();
      const vitals: Vitals = {
        ...(lcp === null ? {} : { lcp: Math.round(lcp) }),
        ...(inp === null ? {} : { inp: Math.round(inp) }),
        ...(cls === null ? {} : { cls: Math.round(cls * 1_000) }),
      };
      lcp = null;
      cls = null;
      slowest = new Map();
      countedBefore = interactions();
      return vitals;
    },
  };
}

/** Watches this page; a browser that measures something not at all leaves it out. Returns the gauge, and how to stop. */
export function watchVitals(): { gauge: VitalsGauge; stop: () => void } {
  const counter = performance as Performance & { interactionCount?: number };
  const gauge = createVitalsGauge(() => counter.interactionCount ?? 0);
  const observers: PerformanceObserver[] = [];
  const observe = (
    type: string,
    note: (entry: PerformanceEntry) => void,
    options: { durationThreshold?: number } = {},
  ): void => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    });
    observer.observe({ type, buffered: true, ...options });
    observers.push(observer);
  };
  observe('largest-contentful-paint', ({ startTime }) => gauge.notePaint(startTime));
  observe('layout-shift', (entry) => {
    const { hadRecentInput, startTime, value } = entry as LayoutShift;
    if (!hadRecentInput) gauge.noteShift(startTime, value);
  });
  observe(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as EventTiming;
      if (interactionId) gauge.noteInteraction(interactionId, duration);
    },
    { durationThreshold: eventsFromMs },
  );
  return { gauge, stop: () => observers.forEach((observer) => observer.disconnect()) };
}
