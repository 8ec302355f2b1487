// Below a session: readings of a resume, and transcripts. Conditions that no other test would notice.
import { doc, getDocFromServer as getDoc } from 'firebase/firestore';
import { platformAi } from './documents/companies.ts';
import { cato, cleo, job, org } from './documents/paths.ts';
import { ago, minutes, now } from './documents/times.ts';
import { film, q2 } from './fixtures/unseenBelowSessions.ts';
import type { Given } from './matrix/cells.ts';
import { reading, resumeAnswer, transcript } from './matrix/interviewDocuments.ts';
import { uidOf, type Who } from './people.ts';
import { committing, existing, ownSession, tries } from './unseenInterviewCases.ts';
import { World } from './world.ts';
import { patch, put, type Data } from './writes.ts';

const world = new World();
const as = committing(world);
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

tries(world, 'a reading', {
  'is of a document': {
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

tries(world, 'a transcript', {
  'is of what was spoken': {
    right: { so: transcribed('x'), 'far down': transcribed('x'.repeat(400)) },
    wrong: {
      nowhere: transcribed(''),
      'too far down': transcribed('x'.repeat(401)),
      'of a document': transcribed('x', { type: 'resume' }),
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
