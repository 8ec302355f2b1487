import { describe, expect, it } from 'vitest';
import {
  writeAuditorJson,
  listAuditorRows,
  groupsOf,
  formatCount,
  type AuditorExport,
} from './auditorExport.ts';
import type { Interview } from '#domain/jobs/interview.ts';

const job: Interview = {
  title: 'Gardener',
  type: 'chat',
  status: 'open',
  questionIds: ['q1'],
  retakes: 0,
  durationMinutes: 30,
  slots: { videos: 0, documents: 0 },
  createdBy: 'olive',
  rev: 1,
};
const data: AuditorExport = {
  company: 'Larkfield',
  retentionDays: 180,
  compliance: null,
  orgAi: null,
  platformAi: null,
  policies: null,
  more: false,
  jobs: [
    {
      id: 'j1',
      job,
      counts: { invited: 12, started: 10, sent: 9, reviewed: 4, decided: 9 },
      withdrawn: 1,
      outcomes: [
        'advance',
        'advance',
        'advance',
        'reject',
        'reject',
        'reject',
        'reject',
        'reject',
        'hold',
      ],
      isCut: false,
      fairness: {
        cells: ['gender.woman:12:5', 'gender.man:10:2'],
        hidden: 1,
        decided: 22,
        advanced: 7,
        answered: 22,
        by: 'faye',
        rev: 1,
      },
    },
  ],
};

describe('the export for an auditor', () => {
  it('tells no count under five, nor what such a count could be worked out from', () => {
    expect([0, 1, 4, 5].map(formatCount)).toEqual([0, '<5', '<5', 5]);
    expect(groupsOf({ cells: ['age.from40:6:5', 'age.under40:10:0'] })).toEqual([
      { dimension: 'age', group: 'from40', people: 6, advanced: '<5', rate: null },
      { dimension: 'age', group: 'under40', people: 10, advanced: 0, rate: 0 },
    ]);
    const [first] = writeAuditorJson(data, new Date(0))['jobs'] as Record<string, unknown>[];
    expect(first).toMatchObject({
      counts: { invited: 12, reviewed: '<5', withdrawn: '<5' },
      decisions: { advance: '<5', reject: 5, hold: '<5' },
    });
  });
  it('has a row for each published group', () =>
    expect(listAuditorRows(data).slice(1)).toEqual([
      ['j1', 'Gardener', 1, 'no', 9, 'gender', 'woman', 12, 5, 0.416667],
      ['j1', 'Gardener', 1, 'no', 9, 'gender', 'man', 10, '<5', null],
    ]));
  it('names nobody', () =>
    expect(
      JSON.stringify([writeAuditorJson(data, new Date(0)), listAuditorRows(data)]),
    ).not.toMatch(/olive|faye/));
});
