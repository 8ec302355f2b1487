import Papa from 'papaparse';
import { expect, it } from 'vitest';
import type { Candidate } from '#domain/candidate/candidate.ts';
import { csvOf } from '#domain/base/csv.ts';
import { headingOf, lineOf } from './exportCandidates.ts';
import type { ExportTexts } from './useExportTexts.ts';

const texts: ExportTexts = {
  file: 'Candidates',
  name: 'Name',
  email: 'E-mail',
  stage: 'Stage',
  stages: (stage) => stage,
  started: 'Started',
  submitted: 'Submitted',
  waiting: 'Waiting',
  scorecards: 'Scorecards',
  language: 'Language',
  ai: 'AI',
  yes: 'yes',
  no: 'no',
  reason: 'Reject reason',
  reasons: (reason) => `because of ${reason}`,
};
const now = new Date('2026-11-15T12:00:00Z');
const row = (more: Partial<Candidate>) => ({
  id: 'c',
  path: 'p',
  pending: false,
  data: {
    status: 'submitted',
    displayName: 'Ünal 🙂',
    email: '+u@mail.example',
    ai: false,
    rev: 1,
    orgId: 'o',
    interviewId: 'i1',
    candidateUid: 'c',
    startedAt: new Date('2026-11-10T09:30:00Z'),
    submittedAt: new Date('2026-11-10T10:15:00Z'),
    reviewers: ['a', 'b'],
    language: 'es',
    ...more,
  } satisfies Candidate,
});

it('writes the facts of the pipeline, a column for each', () => {
  const line = lineOf(row({ stage: 'in_review' }), texts, now);
  expect(line).toEqual([
    'Ünal 🙂',
    '+u@mail.example',
    'in_review',
    '2026-11-10 09:30',
    '2026-11-10 10:15',
    5,
    2,
    'es',
    'no',
    '',
  ]);
  expect(line.length).toBe(headingOf(texts).length);
  expect(lineOf(row({ stage: 'rejected' }), texts, now, 'salary').at(-1)).toBe('because of salary');
});

it('writes no address of a blind interview, whatever stands in the document', () => {
  expect(
    lineOf(row({ blind: true, displayName: 'Candidate 7F3KM' }), texts, now).slice(0, 2),
  ).toEqual(['Candidate 7F3KM', '']);
});

it('lets nothing run that a candidate wrote', () => {
  const text = csvOf([
    lineOf(row({ displayName: '=1+1', email: '@SUM(A1)', language: '-x' }), texts, now),
  ]);
  expect(
    Papa.parse<string[]>(text, { delimiter: ',' }).data[0]?.filter((cell) => /^[=+\-@]/.test(cell)),
  ).toEqual([]);
});
