import { beforeEach, expect, it, vi } from 'vitest';
import type { NewClientReport } from '#domain/platform/clientReport.ts';
import { createReportBuffer, type ReportBuffer } from './reportBuffer.ts';

let at = 0;
let planned: { run: () => void; at: number }[] = [];
let sent: Pick<NewClientReport, 'route' | 'events' | 'vitals'>[] = [];
let buffer: ReportBuffer;

/** Lets time pass, and what was planned happen. */
function pass(ms: number): void {
  const end = at + ms;
  for (;;) {
    const [next] = planned.toSorted((a, b) => a.at - b.at);
    if (!next || next.at > end) break;
    planned = planned.filter((one) => one !== next);
    at = next.at;
    next.run();
  }
  at = end;
}

beforeEach(() => {
  at = 60_000 * 100;
  planned = [];
  sent = [];
  buffer = createReportBuffer(
    async (report) => void sent.push(report),
    () => at,
    (run, ms) => {
      const one = { run, at: at + ms };
      planned.push(one);
      return () => void (planned = planned.filter((other) => other !== one));
    },
  );
});

it('tells of a page once, with all that failed at once', () => {
  buffer.noteEvent('candidate', 'fault unknown TypeError');
  buffer.noteEvent('candidate', 'fault unknown TypeError');
  buffer.noteEvent('candidate', 'csp img-src evil.example');
  buffer.noteVitals('candidate', { lcp: 900 });
  expect(sent).toEqual([]);
  pass(5_000);
  expect(sent).toEqual([
    {
      route: 'candidate',
      events: ['fault unknown TypeError', 'csp img-src evil.example'],
      vitals: { lcp: 900 },
    },
  ]);
});

it('sends one report in each minute of the clock, the oldest page first', () => {
  for (const route of ['a', 'b', 'c']) buffer.noteEvent(route, 'fault unknown');
  pass(59_000);
  expect(sent.map(({ route }) => route)).toEqual(['a']);
  pass(60_000);
  expect(sent.map(({ route }) => route)).toEqual(['a', 'b']);
  pass(60_000);
  expect(sent.map(({ route }) => route)).toEqual(['a', 'b', 'c']);
  pass(600_000);
  expect(sent).toHaveLength(3);
});

it('goes at once when the page is hidden, unless its minute is taken', () => {
  buffer.noteVitals('job', { cls: 10 });
  buffer.flush();
  expect(sent).toHaveLength(1);
  buffer.noteVitals('library', { cls: 20 });
  buffer.flush();
  expect(sent).toHaveLength(1);
  pass(65_000);
  expect(sent).toHaveLength(2);
});

it('keeps ten lines of a page and ten pages, and sends nothing of nothing', () => {
  for (let n = 0; n < 12; n += 1) buffer.noteEvent('page', `fault unknown E${n}`);
  buffer.noteVitals('page', {});
  pass(5_000);
  expect(sent[0]?.events).toHaveLength(10);
  for (let n = 0; n < 12; n += 1) buffer.noteEvent(`page${n}`, 'fault unknown');
  pass(60_000 * 20);
  expect(sent.map(({ route }) => route)).toEqual([
    'page',
    ...Array.from({ length: 10 }, (_, n) => `page${n + 2}`),
  ]);
  buffer.noteVitals('page', {});
  pass(60_000);
  expect(sent).toHaveLength(11);
});

it('goes on after a report that was refused, and is silent once it is stopped', async () => {
  const refused = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('refused')));
  const again = createReportBuffer(
    refused,
    () => at,
    (run) => {
      run();
      return () => undefined;
    },
  );
  again.noteEvent('a', 'fault unknown');
  await Promise.resolve();
  expect(refused).toHaveBeenCalledTimes(1);
  buffer.noteEvent('a', 'fault unknown');
  buffer.stop();
  pass(600_000);
  expect(sent).toEqual([]);
});
