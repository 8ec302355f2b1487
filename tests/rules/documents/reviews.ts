// Well-formed results about a candidate: task, evaluation, rating, scorecard, decision and outcome.
import type { Data } from '../writes.ts';
import { hash } from './paths.ts';
import { now } from './times.ts';

export const queued = (uid: string, more: Data = {}): Data => ({
  interviewId: 'open',
  candidateUid: uid,
  status: 'queued',
  attempts: 0,
  cap: 5,
  createdAt: now(),
  ...more,
});

export const evaluation = (by: string, more: Data = {}): Data => ({
  jobId: 'open_cleaf',
  attempt: 1,
  evaluatorUid: by,
  createdAt: now(),
  model: 'judge',
  promptVersion: 'p1',
  inputHash: hash,
  adapter: 'onDevice',
  rubricVersion: hash,
  ...more,
});

export const rating = (by: string, more: Data = {}): Data => ({
  jobId: 'open_cleaf',
  evaluatorUid: by,
  createdAt: now(),
  items: [
    {
      questionId: 'q1',
      competencyId: 'care',
      status: 'rated',
      level: 4,
      confidence: 'high',
      reasons: [],
      quotes: [],
      flags: [],
    },
  ],
  ...more,
});

export const review = (more: Data = {}): Data => ({
  rating: 4,
  comment: 'Knows roses.',
  scores: { care: { level: 4, note: 'Named three methods.' } },
  submitted: true,
  updatedAt: now(),
  rev: 1,
  name: 'A reviewer',
  ...more,
});

export const decision = (by: string, more: Data = {}): Data => ({
  outcome: 'advance',
  reason: 'Showed great care in every answer.',
  decidedBy: by,
  decidedAt: now(),
  rev: 1,
  auditId: 'audit-1',
  ...(more['outcome'] === 'reject' ? { reasonCode: 'skills' } : {}),
  ...more,
});

export const outcome = (by: string, more: Data = {}): Data => ({
  outcome: 'advance',
  message: 'Welcome to the next round.',
  factors: ['Care of plants'],
  aiUsed: true,
  contact: 'people@larkfield.test',
  releasedBy: by,
  releasedAt: now(),
  ...more,
});
