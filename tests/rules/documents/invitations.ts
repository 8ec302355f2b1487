// Well-formed invitations of candidates: the link, its details, its code and its email.
import type { Data } from '../writes.ts';
import { newCode, newToken } from './paths.ts';
import { ahead, days, now } from './times.ts';

export const invite = (by: string, more: Data = {}): Data => ({
  status: 'open',
  createdBy: by,
  createdAt: now(),
  expiresAt: ahead(days(14)),
  companyName: 'Larkfield',
  interviewTitle: 'Gardener',
  type: 'video',
  questionCount: 2,
  durationMinutes: 45,
  language: 'en',
  retentionDays: 365,
  formats: ['text', 'audio', 'video'],
  formatsEverywhere: ['text', 'audio', 'video'],
  retakes: 1,
  ...more,
});

export const details = (by: string, more: Data = {}): Data => ({
  email: 'cody@post.test',
  name: 'Cody',
  language: 'en',
  code: newCode,
  mailed: 1,
  lastMailedAt: now(),
  createdBy: by,
  createdAt: now(),
  ...more,
});

export const inviteCode = (by: string, more: Data = {}): Data => ({
  orgId: 'lark',
  interviewId: 'open',
  token: newToken,
  createdBy: by,
  createdAt: now(),
  ...more,
});

export const inviteWords = (more: Data = {}): Data => ({
  companyName: 'Larkfield',
  interviewTitle: 'Gardener',
  code: newCode,
  candidateName: 'Cody',
  ...more,
});

export const inviteMail = (by: string, more: Data = {}): Data => ({
  to: 'cody@post.test',
  template: { name: 'candidateInvite', data: inviteWords() },
  orgId: 'lark',
  about: `interviews/open/inviteDetails/${newToken}`,
  createdBy: by,
  createdAt: now(),
  ...more,
});
