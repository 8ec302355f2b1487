// The limits of the fields of jobs, invitations and applicants.
import { hash } from '../documents/paths.ts';
import { days } from '../documents/times.ts';
import {
  flag,
  items,
  many,
  moment,
  oneOf,
  text,
  texts,
  until,
  whole,
  words,
  type Bounds,
} from './bound.ts';

const job = 'organizations/{o}/interviews/{i}';

export const jobBounds: Record<string, Bounds> = {
  [`update ${job}`]: {
    who: 'recruiter',
    fields: {
      title: text(200, 1),
      description: text(30_000),
      language: text(16),
      closesAt: moment,
      invitesClosed: flag,
      status: oneOf(['open', 'closed'], ['draft', 'archived', 'x']),
    },
  },
  [`create ${job}`]: {
    who: 'recruiter',
    fields: {
      title: text(200, 1),
      level: text(60),
      durationMinutes: whole(1_440, 1),
      retakes: whole(10),
      'slots.videos': whole(50),
      'slots.documents': whole(50),
      mustHave: texts(30, 60),
      niceToHave: texts(30, 60),
      type: oneOf(['video', 'chat', 'resume']),
      blind: flag,
      questionIds: oneOf([[], many(50, 'q'), [words(40)]], [many(51, 'q'), [words(41)], ['']]),
      ownRetakes: oneOf(
        [{}, { q1: 0, q2: 5 }, { q1: 1, q2: 4 }, { q1: 2, q2: 3 }],
        [{ q1: 6 }, { q1: -1 }, { q9: 1 }],
      ),
      rubricVersion: oneOf([null, hash], ['x']),
    },
  },
  [`create ${job}/invites/{t}`]: {
    who: 'recruiter',
    fields: {
      companyName: oneOf(['Larkfield'], ['Lark', '', 7]),
      interviewTitle: oneOf(['Gardener'], ['Florist', '', 7]),
      questionCount: whole(50),
      language: text(16, 1),
      expectedMinutes: whole(1_440),
      expiresAt: until(days(90)),
      formats: oneOf([['text', 'audio', 'video'], []], [['x'], many(4, 'text')]),
      formatsEverywhere: oneOf([['text', 'audio', 'video'], []], [['x'], many(4, 'text')]),
      durationMinutes: oneOf([45], [44, 46]),
      retentionDays: oneOf([365, null], [364]),
      retakes: oneOf([1], [2]),
      type: oneOf(['video'], ['chat']),
      policies: oneOf(
        [
          { notice: words(6_000) },
          { notice: words(2_000), consent: words(2_000), accommodation: words(2_000) },
        ],
        [
          { notice: words(6_001) },
          { notice: words(2_000), consent: words(2_000), accommodation: words(2_001) },
          { x: '' },
        ],
      ),
    },
  },
  [`create ${job}/inviteDetails/{t}`]: {
    who: 'recruiter',
    fields: { name: text(120), language: text(16, 1) },
  },
  [`create ${job}/accommodations/{t}`]: {
    who: 'guest',
    fields: {
      note: text(1_000),
      percent: oneOf([25, 50, 100], [10, 101]),
      format: oneOf([null, 'text', 'audio', 'video']),
      status: oneOf(['open'], ['granted']),
    },
  },
  [`update ${job}/accommodations/{t}`]: {
    who: 'recruiter',
    fields: {
      extraMinutes: whole(20_160, 1),
      message: text(1_000),
      formats: oneOf([['text', 'audio', 'video'], []], [['x'], many(4, 'text')]),
    },
  },
  [`create ${job}/fairness/{d}`]: {
    who: 'compliance',
    fields: {
      note: text(2_000),
      hidden: whole(100),
      advanced: whole(40),
      answered: whole(40),
      cells: oneOf(
        [many(40, 'age.from40:5:0'), []],
        [many(41, 'age.from40:5:0'), ['age.from40:4:0'], ['x']],
      ),
    },
  },
  [`create ${job}/applicants/{p}`]: {
    who: 'recruiter',
    fields: {
      pages: whole(100_000),
      findings: items(60),
      hidden: texts(20, 300),
      orders: texts(20, 300),
      likeness: oneOf(['', 'ab12'.repeat(64)], ['x']),
      mailHash: oneOf([null, hash], ['x']),
      megabytes: oneOf([2], [1, 3]),
      file: oneOf(
        ['a.pdf', 'a.docx', 'a.txt', `${words(64)}.pdf`],
        [`${words(65)}.pdf`, 'a.exe', '.pdf'],
      ),
    },
  },
  [`create ${job}/applicants/{p}/identity/{d}`]: {
    who: 'recruiter',
    fields: {
      fileName: text(300),
      name: text(300),
      email: text(300),
      phone: text(300),
      location: text(300),
      links: texts(20, 300),
      schools: texts(20, 300),
      lines: oneOf(
        [
          Object.fromEntries(Array.from({ length: 200 }, (_, n) => [String(n), 'x'])),
          { 12345: words(300) },
        ],
        [
          Object.fromEntries(Array.from({ length: 201 }, (_, n) => [String(n), 'x'])),
          { 123456: 'x' },
          { 1: words(301) },
          { 1: 7 },
        ],
      ),
    },
  },
  [`create ${job}/candidates/{c}`]: {
    who: 'guest',
    fields: {
      displayName: text(120, 1),
      email: text(254),
      status: oneOf(['in_progress'], ['submitted']),
      ai: oneOf([true], [false]),
      rev: oneOf([1], [0, 2]),
      interviewId: oneOf(['open'], ['closed']),
      candidateUid: oneOf(['gus'], ['cleo']),
    },
  },
  [`create ${job}/selfIds/{c}`]: {
    who: 'otherCandidate',
    fields: {
      gender: oneOf(['woman', 'man', 'nonBinary', 'other', 'declined'], ['x']),
      ethnicity: oneOf(
        [
          'hispanic',
          'white',
          'black',
          'asian',
          'native',
          'pacific',
          'several',
          'other',
          'declined',
        ],
        ['x'],
      ),
      age: oneOf(['under40', 'from40', 'declined']),
      disability: oneOf(['yes', 'no', 'declined']),
    },
  },
  [`create ${job}/fairness/{d} (few)`]: {
    who: 'compliance',
    also: { advanced: 0, answered: 0 },
    fields: { decided: whole(100_000, 5) },
  },
  [`create ${job}/accommodations/{t} (in words alone)`]: {
    who: 'guest',
    also: { percent: null, format: null },
    fields: { note: text(1_000, 1) },
  },
  [`create ${job}/surveys/{b}`]: {
    who: 'otherCandidate',
    fields: {
      comments: oneOf(
        [{}, { [words(64)]: words(1_000) }],
        [{ [words(65)]: 'x' }, { a: words(1_001) }, { a: 'x', b: 'y' }, 'x'],
      ),
    },
  },
  [`create ${job}/applicants/{p} (size)`]: {
    who: 'recruiter',
    fields: { size: oneOf([2_097_152, 1_048_577], [2_097_153, 1_048_576, 0, 'x']) },
  },
  [`create ${job}/content/{c}`]: { who: 'recruiter', fields: { items: items(50) } },
};
