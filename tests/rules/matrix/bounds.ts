// The limits of each field, by who may write it and by the match that checks it.
import { libraryBodies } from '../documents/jobs.ts';
import { hash } from '../documents/paths.ts';
import { ahead, days, minutes } from '../documents/times.ts';
import type { Who } from '../people.ts';
import type { Data } from '../writes.ts';

/** Accepted and refused values; a function computes its value when it is tried. */
interface Bound {
  good: readonly unknown[];
  bad: readonly unknown[];
}
interface Bounds {
  who: Who;
  fields: Record<string, Bound>;
  also?: Data;
}

const words = (size: number): string => 'x'.repeat(size);
const many = (n: number, item: unknown): unknown[] => Array.from({ length: n }, () => item);
/** A text of at most so many characters, and at least so many. */
const text = (most: number, least = 0): Bound => ({
  good: [words(most), words(least)],
  bad: [words(most + 1), ...(least > 0 ? [words(least - 1)] : []), 7],
});
/** A whole number in these bounds. */
const whole = (most: number, least = 0): Bound => ({
  good: [most, least],
  bad: [most + 1, least - 1, least + 0.5, 'x'],
});
/** Any number in these bounds. */
const amount = (most: number): Bound => ({ good: [most, 0, 0.5], bad: [most + 1, -1, 'x'] });
/** Texts: how many, and how long each. */
const texts = (most: number, longest: number, item = 'x'): Bound => ({
  good: [many(most, item), [words(longest)], []],
  bad: [many(most + 1, item), [words(longest + 1)], [7]],
});
/** A list of so many things. */
const items = (most: number, item: unknown = {}): Bound => ({
  good: [many(most, item), []],
  bad: [many(most + 1, item), 'x'],
});
/** A timestamp at most so far from the moment it is tried. */
const until = (ms: number): Bound => ({
  good: [() => ahead(ms - minutes(1))],
  bad: [() => ahead(ms + minutes(1)), () => ahead(-minutes(1)), 'x'],
});
const oneOf = (good: readonly unknown[], bad: readonly unknown[] = ['other']): Bound => ({
  good,
  bad,
});
const flag = oneOf([true, false], ['true', 1]);
const moment = oneOf([ahead(minutes(5)), null], ['soon']);
const inBoth = (at: string, most: number, least = 0): Record<string, Bound> => ({
  [`${at}.en`]: text(most, least),
  [`${at}.es`]: text(most, least),
});

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
const limits = {
  good: [0, 10_000_000, 1_000_000_000],
  bad: [10_000_001, 999_999_999, 1_000_000_001, -1, 0.5],
};
const price = { monthly: 1, annual: 10, currency: 'EUR' };
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
const session = 'organizations/{o}/interviews/{i}/sessions/{c}';
const job = 'organizations/{o}/interviews/{i}';
/** A scorecard with so many rows. */
const lines = (n: number): Data =>
  Object.fromEntries(Array.from({ length: n }, (_, k) => [`c${k}`, { level: 3, note: 'Why.' }]));
const fiveAnchors = many(5, 'x');
/** Rules cannot loop: each length of a short list has its own condition, so each is tried with an invalid last item. */
const lasts = (
  most: number,
  row: (n: number) => readonly [string, Bounds],
): Record<string, Bounds> => Object.fromEntries(Array.from({ length: most }, (_, n) => row(n)));

export const bounds: Record<string, Bounds> = {
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
  'create suspensions/{u}': { who: 'superAdmin', fields: { reason: text(2_000, 1) } },
  'create platformAudit/{id}': {
    who: 'superAdmin',
    fields: {
      action: oneOf(['user.reset'], ['', 'note', 'x'.repeat(65)]),
      target: text(128, 1),
      reason: text(2_000),
      before: text(10_000),
      after: text(10_000),
    },
  },
  'create viewings/{u}': {
    who: 'superAdmin',
    fields: { reason: text(2_000, 10), until: until(minutes(30)) },
  },
  'create platformSettings/ai': {
    who: 'superAdmin',
    fields: {
      reason: text(2_000, 1),
      stopped: oneOf([['all', 'onDevice', 'cloud'], []], [['x'], ['all', 'all', 'all', 'all']]),
      held: oneOf([[], ['evaluation']], [['x'], 'x']),
      adapter: oneOf(['onDevice', 'cloud']),
      passes: oneOf([1, 3], [0, 2, 4]),
      model: oneOf(['', words(60)], [words(61), 'a b']),
      cloudTasks: texts(40, 40),
      currency: oneOf(['EUR'], ['EURO', 'eur']),
      prices: items(5, { model: 'm', input: 1, output: 1 }),
      'prices.0.input': amount(1_000_000),
      'prices.0.output': amount(1_000_000),
      'prices.0.model': oneOf([words(60), 'x'], [words(61), '']),
      restored: oneOf([null], [0, 1, 2, 'x']),
    },
  },
  ...Object.fromEntries(
    [0, 1, 2, 3, 4].map((n) => [
      `create platformSettings/ai (price ${n})`,
      {
        who: 'superAdmin',
        also: { prices: many(5, { model: 'm', input: 1, output: 1 }) },
        fields: { [`prices.${n}.input`]: amount(1_000_000) },
      } satisfies Bounds,
    ]),
  ),
  ...lasts(5, (n) => [
    `create platformSettings/ai (price ${n} is the last)`,
    {
      who: 'superAdmin',
      also: { prices: many(n + 1, { model: 'm', input: 1, output: 1 }) },
      fields: { [`prices.${n}.input`]: amount(1_000_000) },
    },
  ]),
  'create tierConfigurations/{t}': {
    who: 'superAdmin',
    fields: {
      name: text(64, 1),
      'limits.licenses': limits,
      'limits.interviews': limits,
      'limits.candidates': limits,
      'limits.videos': limits,
      'limits.documents': limits,
      'limits.credits': limits,
      'features.customBranding': flag,
      'features.advancedAnalytics': flag,
      'features.apiAccess': flag,
      'features.prioritySupport': flag,
      price: oneOf(
        [price, null],
        [
          { ...price, x: 1 },
          { ...price, currency: 'euro' },
        ],
      ),
    },
  },
  'create tierConfigurations/{t} (price)': {
    who: 'superAdmin',
    also: { price },
    fields: { 'price.monthly': amount(1_000_000), 'price.annual': amount(1_000_000) },
  },
  'create tierDrafts/{t}': {
    who: 'superAdmin',
    fields: {
      name: text(64, 1),
      base: { good: [0, 3], bad: [-1, 0.5] },
      limits: oneOf(
        [
          { a: 1, b: 1, c: 1, d: 1, e: 1 },
          { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 },
        ],
        [
          { a: 1 },
          { a: 1, b: 1, c: 1, d: 1 },
          { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 },
          [1, 2, 3, 4, 5],
        ],
      ),
      features: oneOf(
        [{ a: 1, b: 1, c: 1, d: 1 }],
        [{ a: 1 }, { a: 1, b: 1, c: 1 }, { a: 1, b: 1, c: 1, d: 1, e: 1 }, [1, 2, 3, 4]],
      ),
    },
  },
  'create announcements/{a}': {
    who: 'superAdmin',
    fields: {
      ...inBoth('title', 120, 1),
      ...inBoth('text', 1_000, 1),
      audience: oneOf(['everyone', 'hiring', 'admins', 'jobSeekers']),
      dismissable: flag,
      kind: oneOf(['news'], ['maintenance', 'x']),
    },
  },
  'create contactMessages/{m}': {
    who: 'guest',
    fields: {
      name: text(120, 1),
      message: text(5_000, 1),
      topic: oneOf(['question', 'problem', 'privacy', 'plan', 'access', 'other'], ['praise']),
      language: oneOf(['en', 'es'], ['de']),
      email: oneOf(['a@b.c', `${words(250)}@b.c`], [`${words(251)}@b.c`, 'a@b', '@b.c', 'a b@c.d']),
      status: oneOf(['open'], ['handled']),
    },
  },
  'create legalTexts/{l}': {
    who: 'superAdmin',
    fields: { ...inBoth('changes', 2_000, 1), mustAccept: flag },
  },
  'update organizations/{o}': {
    who: 'owner',
    fields: { name: text(120, 1), retentionDays: whole(1_825, 30), terms: texts(300, 12) },
  },
  'create organizations/{o}/members/{m}': {
    who: 'recruiter',
    fields: {
      displayName: text(120),
      photoURL: oneOf([`https://${words(992)}`, null], [`https://${words(993)}`, 'http://xx']),
      role: oneOf(['owner'], ['admin', 'x']),
      status: oneOf(['active'], ['suspended']),
    },
  },
  'create organizations/{o}/members/{m}/filters/{f}': {
    who: 'reviewer',
    fields: {
      name: text(60, 1),
      'view.waiting': oneOf([null, 3, 7, 14, 30], [2, 31]),
      'view.scorecard': oneOf([null, 'mine', 'missing']),
      'view.stage': oneOf([
        null,
        'in_progress',
        'submitted',
        'in_review',
        'shortlisted',
        'offer',
        'hired',
        'rejected',
        'withdrawn',
        'expired',
      ]),
      'view.sort': oneOf([
        'started_desc',
        'started_asc',
        'submitted_desc',
        'submitted_asc',
        'name_asc',
        'name_desc',
      ]),
    },
  },
  'create organizations/{o}/members/{m}/notices/{n}': {
    who: 'recruiter',
    fields: {
      about: text(128),
      byName: text(120),
      kind: oneOf(['asked', 'shared'], ['mention', 'x']),
      candidateUid: oneOf(['cato', null], ['nobody', 'a b']),
      interviewId: oneOf(['open'], ['a b', null]),
    },
  },
  'create organizations/{o}/orgInvites/{id}': {
    who: 'owner',
    fields: {
      orgName: text(120),
      byName: text(120),
      expiresAt: until(days(30)),
      role: oneOf(['admin', 'recruiter', 'reviewer', 'compliance'], ['owner', 'x']),
      email: oneOf(['a@b.c'], ['A@b.c', 'a@b', 'olive@larkfield.test']),
    },
  },
  'create organizations/{o}/teamMails/{month}': {
    who: 'owner',
    fields: { used: oneOf([1], [0, 2, '1']) },
  },
  'create organizations/{o}/settings/policies': {
    who: 'owner',
    fields: {
      ...inBoth('notice', 2_000),
      ...inBoth('consent', 2_000),
      ...inBoth('accommodation', 2_000),
      ...inBoth('templates.advance', 2_000),
      ...inBoth('templates.reject', 2_000),
      ...inBoth('templates.invitation', 400),
      timeZone: oneOf([words(60), 'Europe/Madrid'], [words(61), '', 'a b', 7]),
    },
  },
  'create organizations/{o}/settings/compliance': {
    who: 'owner',
    fields: {
      ...inBoth('notice', 4_000),
      where: text(300),
      auditWhere: text(300),
      publishedOn: oneOf(['2026-01-31', null], ['today']),
      auditedOn: oneOf(['2026-01-31', null], ['today']),
    },
  },
  'create organizations/{o}/settings/ai': {
    who: 'owner',
    fields: {
      adapter: oneOf([null, 'onDevice', 'cloud']),
      passes: oneOf([null, 1, 3], [0, 2, 4]),
      paused: oneOf([false], ['x', true]),
    },
  },
  'create organizations/{o}/exportKeys/{k}': {
    who: 'owner',
    fields: {
      name: text(80, 1),
      expiresAt: until(days(90)),
      scopes: oneOf(
        [['jobs', 'candidates', 'usage'], ['jobs']],
        [[], ['x'], ['jobs', 'jobs', 'jobs', 'jobs']],
      ),
    },
  },
  'create organizations/{o}/exportKeys/{k}/files/{f}': {
    who: 'owner',
    fields: {
      text: text(900_000, 1),
      rows: whole(100_000),
      sha256: oneOf([hash], [hash.slice(1), `${hash}a`, 7]),
    },
  },
  'create organizations/{o}/public/brand': {
    who: 'owner',
    fields: {
      name: text(120, 1),
      colour: oneOf(['#0a7b55'], ['#0A7B55', 'red', 7]),
      logo: oneOf(
        [null, `data:image/png;base64,${words(59_978)}`, `data:image/png;base64,${words(8)}`],
        [
          `data:image/png;base64,${words(59_979)}`,
          `data:image/png;base64,${words(7)}`,
          `data:image/gif;base64,${words(90)}`,
        ],
      ),
    },
  },
  'create organizations/{o}/requests/{r}': {
    who: 'owner',
    fields: {
      note: text(1_000),
      billed: oneOf(['monthly', 'annual'], ['weekly']),
      n: oneOf([1], [0, 2, '1']),
      kind: oneOf(['plan'], ['gift']),
    },
  },
  'create organizations/{o}/auditLog/{id}': {
    who: 'recruiter',
    fields: {
      target: text(400, 1),
      detail: text(2_000),
      action: oneOf(['invite.extend', 'invite.revoke'], ['invite', 'a', '', 'a b', words(64)]),
    },
  },
  'create organizations/{o}/overrides/{limit}': {
    who: 'superAdmin',
    fields: { reason: text(2_000, 10), until: until(days(366)) },
  },
  'create organizations/{o}/invoices/{n}': {
    who: 'superAdmin',
    fields: {
      tierId: text(64, 1),
      amount: whole(1_000_000_000),
      billed: oneOf(['monthly', 'annual'], ['weekly']),
      currency: oneOf(['EUR'], ['EURO', 'eur']),
      status: oneOf(['open'], ['paid']),
    },
  },
  'create organizations/{o}/breakGlass/{u}': {
    who: 'superAdmin',
    fields: { reason: text(2_000, 20), until: until(minutes(60)) },
  },
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
  'update users/{u}/requests/{r}': { who: 'superAdmin', fields: { answer: text(1_000) } },
  'update organizations/{o}/requests/{r}': { who: 'superAdmin', fields: { answer: text(1_000) } },
  'update organizations/{o} (by the platform)': {
    who: 'superAdmin',
    fields: {
      name: text(120, 1),
      retentionDays: whole(1_825, 30),
      terms: texts(300, 12),
      tier: oneOf([words(64), 'x'], [words(65), '', 7]),
    },
  },
  'create tierConfigurations/{t}/versions/{v}': {
    who: 'superAdmin',
    fields: {
      reason: text(2_000, 1),
      applies: oneOf(['all', 'new']),
      restored: oneOf([null], [0, 9, 'x']),
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
