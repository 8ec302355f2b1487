// Below a session: answers, transcripts, readings, and what the staff writes. Conditions that no other test would notice.
import { doc, getDocFromServer as getDoc, setDoc } from 'firebase/firestore';
import { entry } from './documents/auditEntries.ts';
import { answer } from './documents/candidates.ts';
import { platformAi } from './documents/companies.ts';
import { cato, cleo, job, org } from './documents/paths.ts';
import { decision, evaluation, outcome, queued, rating } from './documents/reviews.ts';
import { ago, days, minutes, now } from './documents/times.ts';
import { logId, releases } from './entries.ts';
import {
  calibration,
  decided,
  event,
  levelOverride,
  logs,
  notice,
  resumeAnswer,
  reading,
  spoken,
  transcript,
  type Given,
} from './matrix/cells.ts';
import { uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { drop, patch, put, type Data } from './writes.ts';
import { committing, dbOf, ownSession, existing, tries } from './unseenInterviewCases.ts';

const world = new World('unseenBelow');
const as = committing(world);
const q2 = `${cleo}/answers/q2`;
const next = (data: Data, given: Data, more: Given = {}) =>
  as('candidate', [put(q2, { ...data, rev: 2, updatedAt: now() })], {
    [q2]: { ...given, updatedAt: ago(minutes(3)) },
    ...more,
  });
const first = (data: Data, path = q2, given: Given = {}) =>
  as('candidate', [put(path, data)], given);
const often = existing(job, { retakes: 5 });
const film = spoken('cleo');
/** An answer with a long id, so that the path of its file is as long as wanted. */
const deep = (length: number) => async (): Promise<void> => {
  const [i, uid] = ['i'.repeat(100), 'u'.repeat(100)];
  const rest = `interviews//${i}/${uid}/q2/1.webm`.length;
  const o = 'o'.repeat(length - rest);
  const at = `organizations/${o}/interviews/${i}`;
  await world.arrange(
    put(at, existing(job)[job] ?? {}),
    put(`${at}/sessions/${uid}`, existing(cleo)[cleo] ?? {}),
  );
  await setDoc(doc(world.stranger(uid), `${at}/sessions/${uid}/answers/q2`), {
    ...film,
    storagePath: `interviews/${o}/${i}/${uid}/q2/1.webm`,
  });
};
tries(world, 'an answer', {
  'is recorded again, and once more for each that was given back': {
    right: {
      so: next({ ...film, takes: 2, givenBack: 0 }, { ...film, takes: 1, givenBack: 0 }, often),
      'given back before': next(
        { ...film, takes: 3, givenBack: 1 },
        { ...film, takes: 2, givenBack: 1 },
        often,
      ),
    },
    wrong: {
      'given back no more': next(
        { ...film, takes: 3, givenBack: 0 },
        { ...film, takes: 2, givenBack: 1 },
        often,
      ),
      'half given back': next(
        { ...film, takes: 2, givenBack: 0.5 },
        { ...film, takes: 1, givenBack: 0 },
        often,
      ),
      'half a take': next({ ...film, takes: 1.5 }, { ...film, takes: 0.5 }, often),
    },
  },
  'becomes another kind where no word was kept': {
    right: {
      'of words': next(film, answer({ text: '' })),
      'still words': next(answer(), answer()),
    },
    wrong: {
      'of a paper': next(answer(), { ...resumeAnswer('cleo'), text: '' }),
      'words that were given back': next(answer({ givenBack: 0 }), answer()),
    },
  },
  'has takes when it is spoken': {
    right: { spoken: first({ ...film, takes: 1 }), 'a paper': first(resumeAnswer('cleo')) },
    wrong: {
      'a paper': first({ ...resumeAnswer('cleo'), takes: 1 }),
      'a picture': first({ ...resumeAnswer('cleo'), type: 'picture', mime: 'video/webm' }),
    },
  },
  'says what was asked': {
    right: { long: first(answer({ prompt: 'x'.repeat(1_000) }), `${cleo}/answers/q1_f1`) },
    wrong: { 'too long': first(answer({ prompt: 'x'.repeat(1_001) }), `${cleo}/answers/q1_f1`) },
  },
  'lies where it can be said in four hundred characters': {
    right: { so: deep(400) },
    wrong: { 'one more': deep(401) },
  },
  'that is not there is told to a guest, too': {
    right: {
      so: async () => {
        await world.arrange(
          ...Object.entries(existing(`${cato}/guests/gill`)).map(([at, data]) =>
            put(at, data ?? {}),
          ),
        );
        return getDoc(doc(dbOf(world, 'outsider'), `${cato}/answers/q9`));
      },
    },
  },
  'is open to a guest whose account stands': {
    right: {
      so: async () => {
        await world.arrange(
          ...Object.entries(existing(`${cato}/guests/gill`)).map(([at, data]) =>
            put(at, data ?? {}),
          ),
        );
        return getDoc(doc(dbOf(world, 'outsider'), `${cato}/answers/q1`));
      },
    },
    wrong: {
      suspended: async () => {
        await world.arrange(
          put('suspensions/gill', {
            by: 'saga',
            at: ago(days(1)),
            reason: 'Spam.',
            auditId: 'old',
          }),
          ...Object.entries(existing(`${cato}/guests/gill`)).map(([at, data]) =>
            put(at, data ?? {}),
          ),
        );
        return getDoc(doc(dbOf(world, 'outsider'), `${cato}/answers/q1`));
      },
    },
  },
});

const read = (of: string, answerChange: Data = {}) =>
  as('candidate', [put(`${cleo}/readings/q2`, reading('cleo', { of }))], {
    [q2]: { ...resumeAnswer('cleo'), storagePath: of, ...answerChange },
  });
const closed = (who: Who, reveals: Data) => async () => {
  await world.arrange(
    ...Object.entries({
      ...existing(cato, { blind: true, reveals }),
      ...existing(`${cato}/closedReadings/q2`),
      ...existing(`${org}/members/faye`),
    }).map(([at, data]) => put(at, data ?? {})),
  );
  return getDoc(doc(world.as(who), `${cato}/closedReadings/q2`));
};
const revealed = { role: 'recruiter', reason: 'They asked to be called.', at: ago(minutes(9)) };
tries(world, 'a reading', {
  'is of a paper': {
    right: { so: read('x'), 'far down': read('x'.repeat(400)) },
    wrong: {
      nowhere: read(''),
      'too far down': read('x'.repeat(401)),
      'of a film': read('x', { type: 'video' }),
    },
  },
  'is closed but for the staff who may know': {
    right: { so: closed('recruiter', { remy: revealed }) },
    wrong: {
      'one who left': closed('benched', { sky: revealed }),
      'one who watches over fairness': closed('compliance', { faye: revealed }),
    },
  },
});

const t2 = `${cleo}/transcripts/q2`;
const transcribed = (of: string, more: Data = {}) =>
  as('candidate', [put(t2, transcript('cleo', { of }))], {
    [q2]: { ...film, storagePath: of, ...more },
  });
const cleaf = `${job}/sessions/cleaf`;
const task = `${org}/aiJobs/open_cleaf`;
const voice = 'interviews/lark/open/cleaf/q2/take1.webm';
const cloud = (
  more: Data = {},
  { who = 'reviewer' as Who, given = {} as Given, at = cleaf, job: held = task } = {},
) =>
  as(
    who,
    [put(`${at}/transcripts/q2`, transcript(uidOf(who), { of: voice, source: 'cloud', ...more }))],
    {
      ...ownSession,
      ...existing(cleaf, {
        consent: {
          recording: true,
          ai: true,
          policyVersion: '1',
          aiEngine: 'cloud',
          at: ago(minutes(9)),
        },
      }),
      [`${at}/answers/q2`]: { ...film, storagePath: voice },
      'platformSettings/ai': platformAi('saga', { adapter: 'cloud', cloudTasks: ['transcribe'] }),
      [held]: { ...existing(task)[task], leaseOwner: uidOf(who) },
      ...given,
    },
  );
const before = (more: Data): Given => ({
  [`${cleaf}/transcripts/q2`]: {
    ...transcript('cleaf', { of: voice }),
    createdAt: ago(minutes(5)),
    ...more,
  },
});
const own = `${job}/sessions/remy`;
const ownAgreed = {
  [own]: {
    ...ownSession[own],
    consent: {
      recording: true,
      ai: true,
      policyVersion: '1',
      aiEngine: 'cloud',
      at: ago(minutes(9)),
    },
  },
};
const parts = (n: number): Data[] => Array.from({ length: n }, () => ({}));
tries(world, 'a transcript', {
  'is of what was spoken': {
    right: { so: transcribed('x'), 'far down': transcribed('x'.repeat(400)) },
    wrong: {
      nowhere: transcribed(''),
      'too far down': transcribed('x'.repeat(401)),
      'of a paper': transcribed('x', { type: 'resume' }),
    },
  },
  'is corrected while the interview runs': {
    right: {
      so: as('candidate', [patch(t2, { correctedText: 'I did.', correctedAt: now(), rev: 2 })], {
        [q2]: film,
        [t2]: { ...transcript('cleo'), createdAt: ago(minutes(4)) },
      }),
    },
  },
  'comes from the cloud by the staff who holds the task': {
    right: {
      so: cloud(),
      'in parts': cloud({ segments: parts(400) }),
      'over silence': cloud({ rev: 2 }, { given: before({ text: '' }) }),
    },
    wrong: {
      'in too many parts': cloud({ segments: parts(401) }),
      'with a score': cloud({ score: 5 }),
      'too long': cloud({ text: 'x'.repeat(20_001) }),
      'at a later revision': cloud({ rev: 5 }),
      'as typed': cloud({ source: 'typed' }),
      'as if a browser had heard it': cloud({ source: 'browser' }),
      'over what was typed': cloud({ rev: 2 }, { given: before({ text: '', source: 'typed' }) }),
      'by one who left': cloud({}, { who: 'benched' }),
      'by one who watches over fairness': cloud({}, { who: 'compliance' }),
      'by the candidate': cloud(
        {},
        { who: 'recruiter', at: own, job: `${org}/aiJobs/open_remy`, given: ownAgreed },
      ),
    },
  },
});

const erasing = existing(cato, { status: 'erasing' });
const noted = (given: Given = existing(cato)) =>
  as('otherCandidate', [patch(`${cato}/events/000`, { note: 'The bell rang.', notedAt: now() })], {
    ...given,
    ...existing(`${cato}/events/000`),
  });
const remarked = (given: Given = existing(cato)) =>
  as('otherCandidate', [put(`${cato}/remarks/room`, { note: 'Quiet.', notedAt: now(), rev: 2 })], {
    ...given,
    ...existing(`${cato}/remarks/room`),
  });
const views = (at: string) =>
  as('recruiter', [put(`${at}/views/remy`, { role: 'recruiter', at: now() })], {
    ...ownSession,
    [`${at}/views/remy`]: null,
  });
tries(world, 'the room', {
  'is noted until it is handed in, and a little later': {
    right: { so: as('otherCandidate', [put(`${cato}/events/001`, event())]) },
    wrong: {
      'when it ran out': as(
        'otherCandidate',
        [put(`${cato}/events/001`, event())],
        existing(cato, { status: 'expired' }),
      ),
    },
  },
  'is spoken of until it is erased': {
    right: { 'an event': noted(), all: remarked() },
    wrong: { 'an event': noted(erasing), all: remarked(erasing) },
  },
  'is seen by others': { right: { so: views(cato) }, wrong: { 'by the candidate': views(own) } },
});

const outcomes = { [`${cato}/shared/outcome`]: null };
tries(world, 'an outcome', {
  'is one': {
    right: { so: as('recruiter', releases('remy'), outcomes) },
    wrong: {
      'another beside it': as(
        'recruiter',
        [...releases('remy'), put(`${cato}/shared/other`, outcome('remy', { auditId: logId }))],
        outcomes,
      ),
    },
  },
});

const judges = (given: Given, ends = false) =>
  as(
    'reviewer',
    [
      put(`${cleaf}/evaluations/open_cleaf_1`, evaluation('rowan')),
      put(`${cleaf}/ratings/open_cleaf_1`, rating('rowan')),
      ...(ends
        ? [patch(task, { status: 'done', evaluationId: 'open_cleaf_1', finishedAt: now() })]
        : []),
    ],
    { ...existing(task), ...given },
  );
tries(world, 'an evaluation', {
  'ends its task': {
    right: { so: judges({}, true) },
    wrong: {
      'which ended before': judges(
        existing(task, { status: 'done', evaluationId: 'open_cleaf_1' }),
      ),
      'which goes on': judges(existing(task, { evaluationId: 'open_cleaf_1' })),
      'which waits': judges({
        [task]: queued('cleaf', { attempts: 1, evaluationId: 'open_cleaf_1' }),
      }),
    },
  },
});

const levels = (n: number, { of = 'open_cato_1', q = 'q1' } = {}) =>
  as(
    'recruiter',
    [
      put(`${cato}/overrides/${of}_${q}_${n}`, {
        ...levelOverride('remy', n),
        evaluationId: of,
        questionId: q,
      }),
    ],
    {
      [`${cato}/overrides/${of}_${q}_${n - 1}`]: n > 1 ? levelOverride('remy', n - 1) : null,
      [`${cato}/overrides/${of}_${q}_${n}`]: null,
      [`${cato}/ratings/a b`]: rating('rowan'),
    },
  );
tries(world, 'another level', {
  'is one of fifty, for a question of an evaluation': {
    right: { 'the first': levels(1), 'the fiftieth': levels(50) },
    wrong: {
      'one more': levels(51),
      'of no question': levels(1, { q: 'a b' }),
      'of no evaluation': levels(1, { of: 'a b' }),
    },
  },
});

const current = `${cato}/calibration/current`;
const chooses = (given: Given, also = false) =>
  as(
    'owner',
    [
      put(current, calibration('olive')),
      ...(also ? [put(`${cato}/calibration/other`, calibration('olive'))] : []),
      logs('olive', 'new', 'calibration.add', 'open/cato'),
    ],
    given,
  );
const ends = (given: Given) =>
  as(
    'owner',
    [
      patch(current, { endedAt: now(), auditId: 'new' }),
      logs('olive', 'new', 'calibration.remove', 'open/cato'),
    ],
    given,
  );
const over = existing(current, { endedAt: ago(minutes(5)) });
tries(world, 'what everybody scores', {
  'is chosen and ended in turn': {
    right: {
      chosen: chooses({ [current]: null }),
      'chosen again': chooses(over),
      ended: ends(existing(current)),
    },
    wrong: {
      'chosen twice': chooses(existing(current)),
      'another beside it': chooses({ [current]: null }, true),
      'ended twice': ends(over),
    },
  },
});

const note = `${cato}/notes/n`;
const mentions = (v: unknown, given: Given = {}) =>
  as(
    'recruiter',
    [put(`${cato}/notes/new`, { text: 'Call.', authorUid: 'remy', createdAt: now(), mentions: v })],
    {
      ...Object.fromEntries(
        ['rowan', 'x', 'a b'].map((uid) => [
          `${org}/members/${uid}/notices/new`,
          notice('remy', { kind: 'mention' }),
        ]),
      ),
      ...given,
    },
  );
const forgets = (who: Who, by: string) =>
  as(who, [drop(note)], { [note]: { text: 'Call.', authorUid: by, createdAt: ago(minutes(3)) } });
const marks = (who: Who, by: string) =>
  as(who, [put(`${cato}/noteMarks/n`, { authorUid: by, createdAt: now() })], {
    [note]: { text: 'Call.', authorUid: by, createdAt: ago(minutes(3)) },
    [`${cato}/noteMarks/n`]: null,
  });
tries(world, 'a note', {
  'names people of a list': {
    right: { one: mentions(['rowan']) },
    wrong: { 'a word': mentions('x'), nobody: mentions([]), 'under no name': mentions(['a b']) },
  },
  'goes and is marked by its author, as long as they are of the staff': {
    right: { goes: forgets('reviewer', 'rowan'), 'is marked': marks('reviewer', 'rowan') },
    wrong: {
      'goes with one who left': forgets('benched', 'sky'),
      'with one who watches over fairness': forgets('compliance', 'faye'),
      'is marked by one who left': marks('benched', 'sky'),
      'by one who watches over fairness': marks('compliance', 'faye'),
    },
  },
});

const kept = (who: Who, d: string) =>
  as(who, [put(`${cato}/decision/${d}`, decided)], existing(`${cato}/decision/current`));
const decides = (also = false) =>
  as(
    'recruiter',
    [
      put(`${cato}/decision/current`, decision('remy', { auditId: 'new' })),
      ...(also ? [put(`${cato}/decision/other`, decision('remy', { auditId: 'new' }))] : []),
      put(`${org}/auditLog/new`, entry('remy', 'decision.advance', 'open/cato')),
    ],
    { [`${cato}/decision/current`]: null },
  );
tries(world, 'a decision', {
  'is kept by editors under its number': {
    right: { so: kept('recruiter', '1') },
    wrong: {
      'by a reviewer': kept('reviewer', '1'),
      'by nobody': kept('guest', '1'),
      'under another': kept('recruiter', '7'),
    },
  },
  'is one': { right: { so: decides() }, wrong: { 'another beside it': decides(true) } },
});
