import { expect, it } from 'vitest';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Session } from '#domain/candidate/session.ts';
import { getInterviewProgress } from './interviewStatus.ts';

const start = new Date('2026-11-01T10:00:00Z');
const session = (more: Partial<Session> = {}): Session => ({
  status: 'in_progress',
  inviteToken: 't',
  startedAt: start,
  displayName: 'Mara',
  consent: { recording: true, ai: false, policyVersion: '1' },
  rev: 1,
  ...more,
});
const interview = (more: Partial<Interview> = {}): Interview => ({
  title: 'T',
  type: 'chat',
  status: 'open',
  questionIds: ['q1'],
  retakes: 0,
  durationMinutes: 40,
  slots: { videos: 0, documents: 0 },
  createdBy: 's',
  rev: 1,
  ...more,
});
const after = (minutes: number): number => start.getTime() + minutes * 60_000;

it('says what comes next, with the time that is left and what was granted', () => {
  expect(getInterviewProgress(session(), interview(), false, after(10))).toEqual({
    interviewStatus: 'continue',
    next: 'continue',
    minutes: 30,
    until: new Date(after(40)),
  });
  expect(
    getInterviewProgress(session({ extraMinutes: 20 }), interview(), false, after(50)).minutes,
  ).toBe(10);
  expect(getInterviewProgress(session(), interview(), false, after(45)).next).toBe('grace');
  expect(getInterviewProgress(session(), interview(), false, after(51))).toMatchObject({
    interviewStatus: 'over',
    next: 'over',
  });
  expect(
    getInterviewProgress(session(), interview({ status: 'closed' }), false, after(10)).next,
  ).toBe('companyClosed');
  expect(getInterviewProgress(session(), null, false, after(10)).interviewStatus).toBe('continue');
});

it('knows every end', () => {
  const ends = (['submitted', 'withdrawn', 'expired', 'erasing'] as const).map(
    (status) => getInterviewProgress(session({ status }), interview(), false, after(99)).next,
  );
  expect(ends).toEqual(['sent', 'withdrawn', 'closed', 'erasing']);
  expect(
    getInterviewProgress(session(), 'deleted', false, after(10)),
    'the job is gone',
  ).toMatchObject({
    interviewStatus: 'closed',
    next: 'deleted',
  });
  expect(
    getInterviewProgress(session({ status: 'submitted' }), interview(), true, after(99))
      .interviewStatus,
  ).toBe('decided');
});
