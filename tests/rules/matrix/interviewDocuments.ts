// Well-formed documents of a job and of a candidate that the world lacks.
import { Timestamp } from 'firebase/firestore';
import { answer } from '../documents/candidates.ts';
import { decision, review } from '../documents/reviews.ts';
import { minutes, now } from '../documents/times.ts';
import type { Data } from '../writes.ts';

export const votes = (more: Data = {}): Data => ({ yes: 0, partly: 0, no: 0, none: 0, ...more });

export const batch = (n: number): Data => ({
  count: n,
  clear: votes({ yes: n }),
  fair: votes({ partly: n }),
  trouble: votes({ none: n }),
  comments: {},
});

export const selfId = (more: Data = {}): Data => ({
  gender: 'woman',
  ethnicity: 'asian',
  age: 'from40',
  disability: 'declined',
  rev: 1,
  ...more,
});

export const fairness = (uid: string, more: Data = {}): Data => ({
  cells: ['gender.woman:12:6'],
  hidden: 3,
  decided: 40,
  advanced: 20,
  answered: 30,
  by: uid,
  at: now(),
  rev: 1,
  ...more,
});

export const applicant = (uid: string, more: Data = {}): Data => ({
  file: 'abc123.pdf',
  size: 2_000_000,
  megabytes: 2,
  pages: 2,
  findings: [],
  hidden: [],
  orders: [],
  likeness: '',
  mailHash: null,
  blind: false,
  origin: null,
  besides: [],
  createdBy: uid,
  createdAt: now(),
  rev: 1,
  ...more,
});

export const applicantIs: Data = {
  fileName: 'Ana.pdf',
  name: 'Ana',
  email: 'ana@post.test',
  phone: '',
  location: 'Hull',
  links: [],
  schools: [],
  lines: {},
};
const fileOf = (uid: string, name: string): string => `interviews/lark/open/${uid}/q2/${name}`;

export const spoken = (uid: string): Data =>
  answer({
    type: 'video',
    text: '',
    storagePath: fileOf(uid, 'take1.webm'),
    mime: 'video/webm',
    size: 9_000,
    durationMs: 4_000,
  });

export const resumeAnswer = (uid: string): Data =>
  answer({
    type: 'resume',
    text: 'read',
    storagePath: fileOf(uid, 'cv.pdf'),
    mime: 'application/pdf',
    size: 1_000,
  });

export const transcript = (uid: string, more: Data = {}): Data => ({
  text: 'I watered it.',
  source: 'browser',
  language: 'en',
  of: fileOf(uid, 'take1.webm'),
  by: uid,
  rev: 1,
  createdAt: now(),
  ...more,
});

export const reading = (uid: string, more: Data = {}): Data => ({
  of: fileOf(uid, 'cv.pdf'),
  read: { skills: 'Pruning' },
  corrected: {},
  rev: 1,
  updatedAt: now(),
  ...more,
});

export const event = (more: Data = {}): Data => ({
  kind: 'away',
  amount: 3,
  agoSeconds: 0,
  savedAt: now(),
  device: 'd1',
  ...more,
});

export const calibration = (uid: string, more: Data = {}): Data => ({
  orgId: 'lark',
  interviewId: 'open',
  candidateUid: 'cato',
  note: 'A middling one.',
  by: uid,
  at: now(),
  auditId: 'new',
  ...more,
});

export const levelOverride = (uid: string, n = 1): Data => ({
  evaluationId: 'open_cato_1',
  questionId: 'q1',
  n,
  level: 4,
  withdrawn: false,
  reason: 'The answer names the result twice.',
  by: uid,
  byName: 'A colleague',
  at: now(),
});

/** The decision about Cato, verbatim. */
export const decided = decision('remy', {
  decidedAt: Timestamp.fromMillis(Date.now() - minutes(2)),
  auditId: 'old',
});

export const amendment = (uid: string, more: Data = {}): Data => {
  const { rating: stars, comment, scores } = review();
  return {
    by: uid,
    n: 1,
    rating: stars,
    comment,
    scores,
    reason: 'I had not heard the second answer to its end.',
    at: now(),
    others: 3,
    rated: false,
    decided: true,
    ...more,
  };
};

export const accommodation = (uid: string, more: Data = {}): Data => ({
  status: 'open',
  askedBy: uid,
  askedAt: now(),
  percent: 50,
  format: null,
  note: null,
  rev: 1,
  ...more,
});
