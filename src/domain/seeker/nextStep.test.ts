// One next step, from real documents: what cannot wait first, then what is missing.
import { describe, expect, it } from 'vitest';
import { upcomingOf } from './jobEvents.ts';
import { nextStepOf, countPracticeDays, type NextStepFacts } from './nextStep.ts';
import type { PracticeSession } from './practice.ts';
import type { CompetencyTrend } from './practiceTrend.ts';
import type { TrackedJob } from './trackedJob.ts';

const now = new Date(2026, 10, 22, 12);
const inDays = (days: number): Date => new Date(2026, 10, 22 + days, 9, 30);
const job = (id: string, data: TrackedJob = {}) => ({
  id,
  data: { title: `Job ${id}`, text: 'words', ...data },
});
const set = (
  id: string,
  jobId: string,
  ...names: string[]
): { id: string; data: PracticeSession } => ({
  id,
  data: {
    jobId,
    content: {
      competencies: [],
      questions: names.map((competency, n) => ({
        id: `q${n}`,
        competency,
        text: `About ${competency}`,
        minutes: 3,
        lookFor: [],
        followUps: [],
      })),
    },
  },
});
const trend = (
  competency: string,
  missing: CompetencyTrend['missingNow'] = [],
): CompetencyTrend => ({
  competency,
  change: 'same',
  missingNow: missing,
  points: [
    {
      id: `a-${competency}`,
      at: now,
      question: 'q',
      found: [],
      wanted: [],
      missing,
      texts: { situation: '', task: '', action: '', result: '' },
      counts: null,
    },
  ],
});
const step = (more: Partial<NextStepFacts> & { jobs?: NextStepFacts['jobs'] }) =>
  nextStepOf({
    now,
    running: [],
    jobs: [],
    upcoming: upcomingOf(more.jobs ?? [], now),
    sets: [],
    trends: [],
    attempts: 1,
    due: [],
    hasMaster: true,
    ...more,
  });

describe('the next step', () => {
  it('begins with a job', () => {
    expect(step({ attempts: 0, hasMaster: false })).toEqual({ kind: 'addJob' });
    expect(step({ jobs: [job('a', { status: 'closed' })] })).toEqual({ kind: 'addJob' });
  });
  it("is the employer's interview that runs, before everything else; the one that ends first", () => {
    const running = (id: string, until: Date | null) => ({
      orgId: 'o',
      interviewId: id,
      title: 't',
      company: 'c',
      until,
    });
    expect(
      step({
        running: [running('x', null), running('b', inDays(2)), running('a', inDays(1))],
        jobs: [job('a', { closesAt: inDays(1) })],
      }),
    ).toMatchObject({ kind: 'running', interview: { interviewId: 'a' } });
  });
  it('is what comes within two days, the earliest', () => {
    const jobs = [
      job('a', { closesAt: new Date(Date.UTC(2026, 10, 23)) }),
      job('b', { interviewAt: inDays(2) }),
    ];
    expect(step({ jobs, due: ['q'] })).toMatchObject({ kind: 'deadline', event: { jobId: 'a' } });
    expect(step({ jobs: jobs.slice(1), due: ['q'] })).toMatchObject({
      kind: 'practise',
      event: { jobId: 'b' },
    });
    expect(
      step({
        jobs: [
          job('c', { tasks: [{ id: 't', text: 'Call Remy', dueAt: inDays(-3), done: false }] }),
          ...jobs,
        ],
      }),
    ).toMatchObject({ kind: 'task', event: { text: 'Call Remy', isLate: true } });
  });
  it('practises for the interview what was never practised, else what misses most', () => {
    const jobs = [job('a', { interviewAt: inDays(5) })];
    const sets = [set('other', 'b', 'Planning'), set('s', 'a', 'Teamwork', 'Conflict')];
    expect(step({ jobs, sets, trends: [trend('teamwork')] })).toMatchObject({
      kind: 'practise',
      competency: 'Conflict',
      setId: 's',
      questionId: 'q1',
    });
    expect(
      step({ jobs, sets, trends: [trend('Conflict', ['result']), trend('Teamwork')] }),
    ).toMatchObject({ competency: 'Conflict' });
    expect(step({ jobs })).toMatchObject({ kind: 'practise', competency: null, setId: null });
  });
  it('looks again at what is due before an interview that is far away, or over', () => {
    expect(
      step({ jobs: [job('a', { interviewAt: inDays(15) })], due: ['Tell me …', 'And …'] }),
    ).toEqual({ kind: 'review', count: 2, question: 'Tell me …' });
    expect(step({ jobs: [job('a', { interviewAt: inDays(-1), status: 'interviewing' })] })).toEqual(
      { kind: 'more' },
    );
  });
  it('asks for the resume, a first answer, a tailored resume, and then for the weakest competency', () => {
    const jobs = [job('a')];
    expect(step({ jobs, hasMaster: false, attempts: 0 })).toEqual({ kind: 'resume' });
    expect(step({ jobs, attempts: 0 })).toEqual({
      kind: 'firstPractice',
      jobId: 'a',
      job: 'Job a',
    });
    expect(step({ jobs, trends: [trend('Conflict', ['result'])] })).toEqual({
      kind: 'prepare',
      jobId: 'a',
      job: 'Job a',
    });
    const prepared = [job('a', { applicationId: 'a' })];
    expect(step({ jobs: prepared, trends: [trend('Conflict', ['result'])] })).toEqual({
      kind: 'weakest',
      competency: 'Conflict',
      attemptId: 'a-Conflict',
    });
    expect(step({ jobs: prepared, trends: [trend('Conflict')] })).toEqual({ kind: 'more' });
  });
});

it('days of practice count days, not answers, and only the last seven', () => {
  expect(
    countPracticeDays(
      [now, new Date(2026, 10, 22, 1), inDays(-1), inDays(-6), inDays(-7), null],
      now,
    ),
  ).toBe(3);
  expect(countPracticeDays([], now)).toBe(0);
});
