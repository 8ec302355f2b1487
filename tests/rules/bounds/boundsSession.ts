// The limits of the fields of sessions, and of what candidates and staff write in them.
import { hash } from '../documents/paths.ts';
import { ahead } from '../documents/times.ts';
import type { Data } from '../writes.ts';
import {
  flag,
  items,
  lasts,
  many,
  oneOf,
  text,
  texts,
  whole,
  words,
  type Bounds,
} from './bound.ts';

const session = 'organizations/{o}/interviews/{i}/sessions/{c}';

/** A scorecard with so many rows. */
const lines = (n: number): Data =>
  Object.fromEntries(Array.from({ length: n }, (_, k) => [`c${k}`, { level: 3, note: 'Why.' }]));

export const sessionBounds: Record<string, Bounds> = {
  [`create ${session}`]: {
    who: 'guest',
    fields: {
      language: text(16),
      speechLanguage: text(16),
      'consent.policyVersion': text(40, 1),
      'consent.aiPolicyVersion': text(40),
      'consent.aiEngine': oneOf(['onDevice', 'cloud']),
      'consent.ai': oneOf([true], ['true', 1, false]),
      'consent.recording': oneOf([true], [false]),
      rev: oneOf([1], [0, 2]),
      orgId: oneOf(['lark'], ['quarry']),
      interviewId: oneOf(['open'], ['closed']),
      candidateUid: oneOf(['gus'], ['cleo']),
    },
  },
  [`create ${session}/identity/{d}`]: {
    who: 'guest',
    fields: { fullName: text(120, 1), email: text(254), phone: text(40) },
  },
  [`create ${session}/answers/{q}`]: {
    who: 'candidate',
    fields: {
      text: text(20_000),
      mime: text(100),
      size: whole(314_572_800),
      durationMs: whole(86_400_000),
      transcript: text(20_000),
      sha256: oneOf([null, hash], ['x']),
      rev: oneOf([1], [0, 2]),
    },
  },
  [`create ${session}/transcripts/{q}`]: {
    who: 'candidate',
    fields: {
      text: text(20_000),
      language: text(16),
      source: oneOf(['browser', 'typed'], ['cloud', 'x']),
      segments: oneOf([null], [[], many(1, {})]),
      correctedText: oneOf([], ['', 'x']),
      correctedAt: oneOf([], [null, ahead(0)]),
    },
  },
  [`update ${session}/transcripts/{q}`]: {
    who: 'otherCandidate',
    fields: { correctedText: text(20_000) },
  },
  [`create ${session}/events/{e}`]: {
    who: 'candidate',
    fields: {
      amount: whole(1_000_000),
      agoSeconds: whole(604_800),
      kind: oneOf(['opened', 'away', 'paste', 'offline', 'fault']),
      device: oneOf([words(40)], [words(41), '', 'a b']),
      detail: oneOf([words(40)], [words(41), '', 'a b']),
      answerId: oneOf([words(64)], [words(65), '', 'a b']),
    },
  },
  [`update ${session}/events/{e}`]: { who: 'otherCandidate', fields: { note: text(1_000) } },
  [`update ${session}/remarks/{r}`]: { who: 'otherCandidate', fields: { note: text(1_000) } },
  [`create ${session}/readings/{q}`]: {
    who: 'candidate',
    fields: {
      fileName: text(300),
      read: oneOf(
        [
          {},
          Object.fromEntries(Array.from({ length: 200 }, (_, n) => [String(n), 'x'])),
          { [words(40)]: 'x' },
          { a: words(60_000) },
        ],
        [
          Object.fromEntries(Array.from({ length: 201 }, (_, n) => [String(n), 'x'])),
          { [words(41)]: 'x' },
          { a: words(60_001) },
          { a: 7 },
          'x',
        ],
      ),
    },
  },
  [`create ${session}/shared/{d}`]: {
    who: 'recruiter',
    fields: {
      message: text(5_000, 1),
      factors: texts(10, 500),
      contact: text(254),
      aiUsed: flag,
      outcome: oneOf(['advance'], ['reject', 'hold']),
    },
  },
  [`create ${session}/evaluations/{e}`]: {
    who: 'reviewer',
    fields: {
      model: text(100, 1),
      promptVersion: text(40, 1),
      fellBack: text(40),
      passes: oneOf([1, 3], [0, 2, 4]),
      adapter: oneOf(['onDevice'], ['x']),
      rubricVersion: oneOf([hash], ['x']),
      inputHash: oneOf([hash], ['x']),
    },
  },
  [`create ${session}/ratings/{e}`]: { who: 'reviewer', fields: { items: items(60) } },
  [`create ${session}/overrides/{v}`]: {
    who: 'recruiter',
    fields: {
      reason: text(2_000, 10),
      byName: text(120),
      level: oneOf([null, 1, 2, 3, 4, 5], [0, 6]),
      withdrawn: flag,
    },
  },
  [`create ${session}/calibration/{d}`]: { who: 'owner', fields: { note: text(500) } },
  [`create ${session}/reviews/{r}`]: {
    who: 'recruiter',
    fields: {
      rating: whole(5, 1),
      comment: text(10_000),
      name: text(120),
      submitted: flag,
      'scores.care.note': text(2_000),
      'scores.care.level': oneOf([null, 1, 2, 3, 4, 5], [0, 6]),
      'scores.care': oneOf([{ level: 1, note: '' }], [{ level: 1 }, { level: 1, note: '', x: 1 }]),
      scores: oneOf(
        [null, {}, lines(9), { [words(360)]: { level: 1, note: '' } }],
        [lines(10), { [words(361)]: { level: 1, note: '' } }],
      ),
    },
  },
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, n) => [
      `create ${session}/reviews/{r} (line ${n})`,
      {
        who: 'recruiter',
        also: { scores: lines(9) },
        fields: { [`scores.c${n}.level`]: oneOf([1], [6]) },
      } satisfies Bounds,
    ]),
  ),
  ...lasts(9, (n) => [
    `create ${session}/reviews/{r} (line ${n} is the last)`,
    {
      who: 'recruiter',
      also: { scores: lines(n + 1) },
      fields: { [`scores.c${n}.level`]: oneOf([1], [6]) },
    },
  ]),
  [`create ${session}/amendments/{a}`]: {
    who: 'recruiter',
    fields: {
      rating: whole(5, 1),
      comment: text(10_000),
      reason: text(2_000, 10),
      n: oneOf([1], [0, 2, '1']),
      others: oneOf([3], [2, 4, '3']),
      rated: oneOf([false], [true]),
      decided: oneOf([true], [false]),
      scores: oneOf([null, {}, lines(9)], [lines(10), { c: { level: 6, note: '' } }]),
    },
  },
  [`create ${session}/marks/{m}`]: {
    who: 'otherCandidate',
    fields: { done: oneOf([true], [false]), batch: oneOf(['b0', 'b999'], ['b', 'b1000', 'c1']) },
  },
  [`create ${session}/notes/{n}`]: { who: 'recruiter', fields: { text: text(10_000, 1) } },
  [`create ${session}/decision/{d}`]: {
    who: 'recruiter',
    fields: { reason: text(5_000, 10), reasonCode: oneOf([], ['skills']) },
  },
};
