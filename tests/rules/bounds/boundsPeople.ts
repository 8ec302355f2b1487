// The limits of the fields of users and their documents.
import { days } from '../documents/times.ts';
import {
  flag,
  items,
  moment,
  oneOf,
  text,
  texts,
  until,
  whole,
  words,
  type Bound,
  type Bounds,
} from './bound.ts';

const own = {
  title: text(200),
  text: text(100_000),
  notes: text(20_000),
  status: text(64),
  language: text(16),
};

const seekerDocument = (
  kind: string,
  more: Record<string, Bound> = {},
): Record<string, Bounds> => ({
  [`create users/{u}/${kind}/{id}`]: { who: 'candidate', fields: { ...own, ...more } },
});

const id = oneOf(['abc', words(128), null], ['a b', words(129), 7]);

export const peopleBounds: Record<string, Bounds> = {
  'update users/{u}': {
    who: 'candidate',
    fields: {
      displayName: text(120),
      firstName: text(80),
      lastName: text(80),
      language: text(16),
      terms: texts(300, 12),
      isHiringManager: flag,
      isJobSeeker: flag,
      marketingAccepted: flag,
      photoURL: oneOf(
        [`https://${words(992)}`, 'https://x', null],
        [`https://${words(993)}`, 'https://', 'http://xx', 7],
      ),
    },
  },
  ...seekerDocument('practiceSessions', {
    jobId: id,
    source: oneOf(
      [
        { kind: 'job' },
        { kind: 'role' },
        { kind: 'interview', orgId: 'x', interviewId: 'y', company: 'z' },
        null,
      ],
      [{ kind: 'x' }, { kind: 'job', x: 1 }],
    ),
    content: oneOf([{ questions: [], competencies: [], reading: {} }, null], [{ x: 1 }]),
  }),
  ...seekerDocument('practiceAttempts', {
    competency: text(200),
    file: text(120),
    seconds: { good: [0, 3_600, 0.5], bad: [3_601, -1, 'x'] },
    step: whole(20),
    mode: oneOf(['practice', 'realistic', null]),
    format: oneOf(['text', 'voice', 'video', null]),
    reviewAt: moment,
    sessionId: id,
    questionId: id,
    former: id,
    storyId: id,
    content: oneOf([{ question: 1, coaching: 1, followUps: 1, provenance: 1 }], [{ x: 1 }]),
  }),
  ...seekerDocument('stories', {
    competencies: texts(12, 200),
    questions: texts(50, 500),
    content: oneOf([{ situation: '', task: '', action: '', result: '' }], [{ x: 1 }]),
  }),
  ...seekerDocument('resumes', {
    file: text(120),
    fileName: text(200),
    jobId: id,
    masterId: id,
    content: oneOf(
      [
        {
          resume: 1,
          corrected: 1,
          was: 1,
          edits: 1,
          asRead: 1,
          hidden: 1,
          order: 1,
          provenance: 1,
        },
      ],
      [{ x: 1 }],
    ),
  }),
  ...seekerDocument('jobTrackers', {
    company: text(200),
    place: text(200),
    url: text(1_000),
    salary: text(200),
    history: items(60),
    contacts: items(20),
    tasks: items(50),
    closesAt: moment,
    appliedAt: moment,
    interviewAt: moment,
    movedAt: moment,
    order: oneOf([1, 1.5, null], ['x']),
    resumeId: id,
    applicationId: id,
    content: oneOf([{ reading: 1, provenance: 1 }], [{ x: 1 }]),
  }),
  ...seekerDocument('applications', {
    jobId: id,
    resumeId: id,
    masterId: id,
    sentAt: moment,
    content: oneOf(
      [{ tailored: 1, left: 1, edits: 1, letters: 1, match: 1, provenance: 1 }],
      [{ x: 1 }],
    ),
  }),
  'update users/{u}/settings/{s}': {
    who: 'candidate',
    fields: {
      headline: text(200),
      roles: texts(10, 120),
      places: texts(10, 120),
      salary: text(120),
      workRight: text(200),
      languages: items(12),
      remote: oneOf(['any', 'remote', 'hybrid', 'onSite', null]),
      masterId: id,
      helps: oneOf(
        [{ format: 1, extraTime: 1, captions: 1, calmTimer: 1, note: 1 }, null],
        [{ x: 1 }],
      ),
      reminders: oneOf([{ interviews: 1, tasks: 1, review: 1 }, null], [{ x: 1 }]),
    },
  },
  'create users/{u}/plan/{p}': { who: 'superAdmin', fields: { until: until(days(800)) } },
  'create users/{u}/requests/{r}': {
    who: 'candidate',
    fields: {
      note: text(1_000),
      kind: oneOf(['plan'], ['gift']),
      billed: oneOf(['monthly', 'annual'], ['weekly']),
      n: oneOf([1], [0, 2, '1']),
      tierId: oneOf(['seeker_free', 'seeker_plus', 'seeker_pro'], ['pro', 'a b']),
    },
  },
  'create publicProfiles/{u}': { who: 'candidate', fields: { displayName: text(120, 1) } },
  'update users/{u}/requests/{r}': { who: 'superAdmin', fields: { answer: text(1_000) } },
};
