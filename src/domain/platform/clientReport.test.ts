import { describe, expect, it } from 'vitest';
import {
  buildReportId,
  computeP75,
  judgeVital,
  listEventRows,
  listVersionRows,
  listVitalRows,
  writeCspEvent,
  writeFaultEvent,
  type ClientReport,
} from './clientReport.ts';

const report = (minute: number, more: Partial<ClientReport> = {}): ClientReport => ({
  route: 'job',
  version: 'v1',
  browser: 'firefox',
  events: [],
  vitals: {},
  at: new Date(minute * 60_000),
  expireAt: new Date(9e12),
  ...more,
});

describe('a report', () => {
  it('has a name of its minute and of two figures, another one in the next minute', () => {
    const names = [0, 1, 2, 3].map((minute) => buildReportId('gus', new Date(minute * 60_000)));
    expect(names.map((name) => /^\d-[0-9A-F]{2}$/.test(name))).toEqual([true, true, true, true]);
    expect(new Set(names.map((name) => name.slice(2))).size).toBeGreaterThan(1);
  });

  it('writes a failure and what was blocked in plain words, without an address', () => {
    expect(writeFaultEvent({ code: 'unknown', error: 'TypeError', location: 'a.js:1:2' })).toBe(
      'fault unknown TypeError a.js:1:2',
    );
    expect(writeFaultEvent({ code: 'timeout', error: null, location: null })).toBe('fault timeout');
    expect(writeCspEvent('img-src', 'https://evil.example:8443/who?name=Ana#x')).toBe(
      'csp img-src evil.example:8443',
    );
    expect(writeCspEvent('script-src-elem', 'inline')).toBe('csp script-src-elem inline');
    expect(writeCspEvent('connect-src', 'data:text/plain,Ana')).toBe('csp connect-src data');
    expect(writeCspEvent('', '')).toBe('csp unknown unknown');
  });
});

describe('what a super admin reads', () => {
  const reports = [
    report(3, { events: ['fault unknown TypeError'], version: 'v2', route: 'library' }),
    report(1, { events: ['fault unknown TypeError', 'fault unknown TypeError'] }),
    report(2, { events: ['csp img-src evil.example'], browser: 'chrome' }),
  ];

  it('is each failure once, with its pages and the version that told it first', () => {
    expect(listEventRows(reports)).toEqual([
      {
        kind: 'fault',
        code: 'unknown',
        detail: 'TypeError',
        count: 2,
        routes: ['job', 'library'],
        browsers: ['firefox'],
        since: 'v1',
        lastAt: new Date(180_000),
      },
      {
        kind: 'csp',
        code: 'img-src',
        detail: 'evil.example',
        count: 1,
        routes: ['job'],
        browsers: ['chrome'],
        since: 'v1',
        lastAt: new Date(120_000),
      },
    ]);
  });

  it('is the newest version first, since its first report', () => {
    expect(listVersionRows(reports)).toEqual([
      { version: 'v2', since: new Date(180_000), reports: 1 },
      { version: 'v1', since: new Date(60_000), reports: 2 },
    ]);
  });

  it('is the p75 of each page, the most visited first', () => {
    const views = [100, 300, 200, 400].map((lcp, n) => report(n, { vitals: { lcp } }));
    expect(
      listVitalRows([...views, report(9, { route: 'library', vitals: { cls: 30 } }), ...reports]),
    ).toEqual([
      { route: 'job', views: 4, p75: { lcp: 300, inp: null, cls: null } },
      { route: 'library', views: 1, p75: { lcp: null, inp: null, cls: 30 } },
    ]);
  });

  it.each([
    [[], null],
    [[5], 5],
    [[1, 2, 3, 4], 3],
    [[4, 3, 2, 1, 5], 4],
  ])('of %j three quarters are at most %s', (values, p75) => {
    expect(computeP75(values)).toBe(p75);
  });

  it('judges by the published thresholds', () => {
    expect([2_500, 2_501, 4_000, 4_001].map((value) => judgeVital('lcp', value))).toEqual([
      'good',
      'middling',
      'middling',
      'poor',
    ]);
    expect([judgeVital('inp', 200), judgeVital('cls', 251)]).toEqual(['good', 'poor']);
  });
});
