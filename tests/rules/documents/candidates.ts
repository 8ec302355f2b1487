// Well-formed documents of a candidate: session, row, identity, consent and answer.
import type { Data } from '../writes.ts';
import { openToken } from './paths.ts';
import { now } from './times.ts';

export const consent = (more: Data = {}): Data => ({
  recording: true,
  ai: true,
  policyVersion: '2026-11',
  at: now(),
  ...more,
});

export const session = (uid: string, more: Data = {}): Data => ({
  status: 'in_progress',
  inviteToken: openToken,
  startedAt: now(),
  consent: consent(),
  rev: 1,
  orgId: 'lark',
  interviewId: 'open',
  candidateUid: uid,
  language: 'en',
  ...more,
});

/** The candidate row of a session and its identity, created in the session's commit. */
export const candidate = (uid: string, more: Data = {}): Data => ({
  displayName: 'Candidate',
  email: 'candidate@post.test',
  status: 'in_progress',
  startedAt: now(),
  ai: true,
  language: 'en',
  rev: 1,
  orgId: 'lark',
  interviewId: 'open',
  candidateUid: uid,
  ...more,
});

export const identity = (more: Data = {}): Data => ({
  fullName: 'Candidate',
  email: 'candidate@post.test',
  ...more,
});

export const answer = (more: Data = {}): Data => ({
  type: 'text',
  text: 'I watered it.',
  rev: 1,
  updatedAt: now(),
  ...more,
});
