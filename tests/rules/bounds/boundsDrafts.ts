// The limits of the fields of drafts, the library, shares, data requests and workers.
import { libraryBodies } from '../documents/jobs.ts';
import { ahead, days, minutes } from '../documents/times.ts';
import {
  flag,
  items,
  many,
  moment,
  oneOf,
  text,
  texts,
  whole,
  words,
  type Bound,
  type Bounds,
} from './bound.ts';

const kitParts = {
  mustHave: texts(30, 60),
  niceToHave: texts(30, 60),
  competencies: items(8),
  questions: items(12),
  title: text(200),
  level: text(60),
  description: text(30_000),
};

const inBody = (fields: Record<string, Bound>): Record<string, Bound> =>
  Object.fromEntries(Object.entries(fields).map(([key, bound]) => [`body.${key}`, bound]));

const fiveAnchors = many(5, 'x');

export const draftBounds: Record<string, Bounds> = {
  'create organizations/{o}/drafts/{d}': {
    who: 'recruiter',
    fields: {
      ...kitParts,
      language: text(16),
      retakes: whole(5),
      type: oneOf([null, 'chat', 'video', 'resume']),
      blind: flag,
      closesAt: moment,
      from: oneOf(
        [null, { interviewId: 'open', version: 1 }],
        [
          { interviewId: 'open', version: 0 },
          { interviewId: 'a b', version: 1 },
          { interviewId: 'open', version: 1.5 },
          { interviewId: 'open', version: 1, x: 1 },
        ],
      ),
    },
  },
  'create organizations/{o}/library/{l}': {
    who: 'recruiter',
    fields: {
      title: text(200, 1),
      tags: texts(10, 40),
      language: text(16, 2),
      terms: texts(300, 12),
      ...inBody({
        competency: text(80),
        text: text(1_000, 1),
        kind: oneOf(['behavioural', 'situational', 'technical']),
        anchors: oneOf(
          [fiveAnchors, many(5, words(600))],
          [many(4, 'x'), many(6, 'x'), many(5, words(601)), many(5, 7)],
        ),
        lookFor: texts(8, 300),
        modelAnswer: text(2_000),
        minutes: whole(30),
        followUpCap: whole(3),
        followUps: texts(3, 1_000),
        formats: texts(3, 5),
        thinkSeconds: whole(600),
        maxSeconds: whole(3_600),
        retakes: oneOf([null, 0, 1, 2, 3, 4, 5], [6, -1]),
      }),
    },
  },
  'create organizations/{o}/library/{l} (competency)': {
    who: 'recruiter',
    also: { kind: 'competency', body: libraryBodies.competency },
    fields: inBody({
      name: text(80, 1),
      description: text(600),
      weight: whole(100, 1),
      questions: items(12),
    }),
  },
  'create organizations/{o}/library/{l} (interview)': {
    who: 'recruiter',
    also: { kind: 'interview', body: libraryBodies.interview },
    fields: inBody({ ...kitParts, retakes: whole(5), type: oneOf(['chat', 'video', 'resume']) }),
  },
  'create organizations/{o}/shares/{t}': {
    who: 'recruiter',
    fields: {
      recipient: text(120),
      message: text(1_000),
      companyName: oneOf(['Larkfield'], ['Lark', '', 7]),
      interviewTitle: oneOf(['Gardener'], ['Florist', '', 7]),
      byName: text(120),
      recordings: flag,
      resume: flag,
      hidden: oneOf([many(24, '0a1b2c3d'), []], [many(25, '0a1b2c3d'), ['0a1b2c3'], ['x']]),
      expiresAt: {
        good: [() => ahead(days(30) - minutes(1)), () => ahead(minutes(23 * 60 + 2))],
        bad: [() => ahead(days(30) + minutes(1)), () => ahead(minutes(23 * 60 - 2))],
      },
    },
  },
  'create organizations/{o}/dataRequests/{id}': {
    who: 'candidate',
    fields: { note: text(2_000), status: oneOf(['open'], ['done']) },
  },
  'create organizations/{o}/workers/{w}': {
    who: 'reviewer',
    fields: { browser: text(60, 1), state: oneOf(['idle', 'working', 'paused', 'held']) },
  },
  'create organizations/{o}/drafts/{d} (origin)': {
    who: 'recruiter',
    also: { 'origin.passes': 1 },
    fields: {
      'origin.model': text(100, 1),
      'origin.version': text(100, 1),
      'origin.inputHash': text(128, 1),
      'origin.passes': oneOf([1, 3], [2, 0]),
      'origin.promptVersion': text(300),
      'origin.adapter': oneOf(['onDevice', 'cloud']),
      'origin.at': oneOf([ahead(0), null], ['now']),
    },
  },
};
