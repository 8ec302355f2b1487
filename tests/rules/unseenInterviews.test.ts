// An interview, its versions and its content: conditions that no other test would notice.
import {
  collection,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
} from 'firebase/firestore';
import { entry } from './documents/auditEntries.ts';
import { session } from './documents/candidates.ts';
import { countInterview } from './documents/companies.ts';
import { documents } from './documents/existing.ts';
import { content, interview } from './documents/jobs.ts';
import { closedJob, job, openToken, org, sketch } from './documents/paths.ts';
import { ago, days, now } from './documents/times.ts';
import { breakGlass } from './matrix/companyDocuments.ts';
import { committing, existing, tries } from './unseenInterviewCases.ts';
import { World, begins } from './world.ts';
import { drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const as = committing(world);
const status = (path: string, to: string, before: string) =>
  as(
    'recruiter',
    [patch(path, { status: to, updatedAt: now(), rev: 2 })],
    existing(path, { status: before }),
  );
const publish = (
  more: Data = {},
  also: Write[] = [],
  given = {},
  contents: Record<string, Data> = {},
) =>
  as(
    'recruiter',
    [
      patch(org, countInterview('remy', 'd')),
      put(`${org}/interviews/d`, interview('remy', more)),
      ...Object.entries({ questions: content('remy'), ...contents }).map(([id, data]) =>
        put(`${org}/interviews/d/content/${id}`, data),
      ),
      ...also,
    ],
    given,
  );
const tie = (path: string, more: Data = {}): Write =>
  patch(path, { next: 'd', updatedAt: now(), rev: 2, ...more });
const many = (n: number, item: string): string[] => Array.from({ length: n }, () => item);
const odd = `${org}/interviews/a b`;
const mark = `${job}/content/unbegun`;
const [was, is] = ['Tell us about a plnat.', 'Tell us about a plant.'];
const asked = (text: string): Data => ({ id: 'q1', text, kind: 'behavioural' });
const judged = (text: string): Data[] => [
  { id: 'care', name: 'Care', weight: 60, questions: [{ id: 'q1', text, anchors: [] }] },
];
const begun = {
  [`${job}/content/questions`]: content('remy', [asked(was)]),
  [`${job}/content/rubric`]: content('remy', judged(was)),
  [mark]: { at: ago(days(1)) },
};
const correct = (questions: Data[] = [asked(is)], given = {}) =>
  as(
    'recruiter',
    [
      patch(job, { updatedAt: now(), rev: 2 }),
      put(mark, { at: now(), n: 0, c: 0, k: 0, log: 'new' }),
      put(`${job}/content/questions`, content('remy', questions)),
      put(`${job}/content/rubric`, content('remy', judged(is))),
      put(`${org}/auditLog/new`, {
        ...entry('remy', 'question.correct', 'open'),
        detail: `${was}\n→\n${is}`,
      }),
    ],
    { ...begun, ...given },
  );
const begin = (...more: Write[]): Write[] => [
  patch(`${job}/invites/${openToken}`, { status: 'claimed', claimedBy: 'gus', claimedAt: now() }),
  ...begins('gus', session('gus')),
  ...more,
];

tries(world, 'an interview', {
  'break-glass access belongs to a super admin alone': {
    right: {
      'a super admin': async () => {
        await world.arrange(put(`${org}/breakGlass/saga`, breakGlass()));
        return getDocs(collection(world.as('superAdmin'), `${job}/candidates`));
      },
    },
    wrong: {
      'one who is none any more': async () => {
        await world.arrange(
          put(`${org}/breakGlass/saga`, breakGlass()),
          patch('users/saga', { isSuperAdmin: false }),
        );
        return getDocs(collection(world.as('superAdmin'), `${job}/candidates`));
      },
      'the same, a session': async () => {
        await world.arrange(
          put(`${org}/breakGlass/saga`, breakGlass()),
          patch('users/saga', { isSuperAdmin: false }),
        );
        return getDoc(doc(world.as('superAdmin'), `${job}/sessions/cato`));
      },
    },
  },
  'one question is enough to be open': {
    right: {
      one: publish(
        { status: 'open', questionIds: ['q1'] },
        [],
        {},
        { rubric: content('remy', []) },
      ),
    },
    wrong: {
      none: publish({ status: 'open', questionIds: [] }, [], {}, { rubric: content('remy', []) }),
    },
  },
  'so many words it is found by': {
    right: {
      most: publish({ terms: many(300, 'x') }),
      'most of all': publish({
        terms: many(300, 'x'),
        mustHave: many(30, 'x'),
        niceToHave: many(30, 'x'),
      }),
    },
    wrong: { 'one more': publish({ terms: many(301, 'x') }) },
  },
  'takes its steps in order': {
    right: {
      opened: status(sketch, 'open', 'draft'),
      closed: status(job, 'closed', 'open'),
      'opened again': status(closedJob, 'open', 'closed'),
      'put away': status(closedJob, 'archived', 'closed'),
    },
    wrong: {
      'closed as a draft': status(sketch, 'closed', 'draft'),
      'closed when put away': status(closedJob, 'closed', 'archived'),
      'a draft again': status(closedJob, 'draft', 'closed'),
      'no step at all': status(closedJob, 'x', 'closed'),
      'closed from the start': publish(
        { status: 'closed' },
        [],
        {},
        { rubric: content('remy', []) },
      ),
    },
  },
  'a draft asks for fewer files, not for more': {
    right: {
      'fewer documents': as('recruiter', [
        patch(sketch, { slots: { videos: 2, documents: 0 }, updatedAt: now(), rev: 2 }),
      ]),
      'fewer videos': as('recruiter', [
        patch(sketch, { slots: { videos: 1, documents: 1 }, updatedAt: now(), rev: 2 }),
      ]),
    },
    wrong: {
      'more documents': as('recruiter', [
        patch(sketch, { slots: { videos: 2, documents: 2 }, updatedAt: now(), rev: 2 }),
      ]),
      'more videos': as('recruiter', [
        patch(sketch, { slots: { videos: 3, documents: 1 }, updatedAt: now(), rev: 2 }),
      ]),
    },
  },
  'a first version names no others': {
    right: { nothing: publish() },
    wrong: {
      'a family': publish({ family: 'open' }),
      'a number': publish({ version: 2 }),
      'a successor': publish({ next: 'open' }),
    },
  },
  'a version follows the one that names it': {
    right: { 'both ways': publish({ family: 'open', version: 2, previous: 'open' }, [tie(job)]) },
    wrong: {
      'a first version as a successor': publish({}, [tie(job)]),
      'one that is not named': publish({ family: 'open', version: 2, previous: 'open' }),
      'a second one': publish(
        { family: 'open', version: 2, previous: 'open' },
        [tie(job)],
        existing(job, { next: 'closed' }),
      ),
      'one of before': as(
        'recruiter',
        [tie(job, { next: 'closed' })],
        existing(closedJob, { family: 'open', version: 2, previous: 'open' }),
      ),
      'after one under no name': publish(
        { family: 'a b', version: 2, previous: 'a b' },
        [tie(odd)],
        { [odd]: { ...documents()[job] } },
      ),
    },
  },
});

tries(world, 'the content of an interview', {
  'is corrected once, by a commit of an active company that states it': {
    right: { so: correct() },
    wrong: {
      'under a mark of before': as(
        'recruiter',
        [put(`${job}/content/questions`, content('remy', [asked(is)]))],
        { ...begun, [mark]: { at: ago(days(1)), n: 0, c: 0, k: 0, log: 'first' } },
      ),
      'by nobody of the company': as(
        'guest',
        [put(`${job}/content/questions`, content('gus', [asked(is)]))],
        { ...begun, [mark]: { at: ago(days(1)), n: 0, c: 0, k: 0, log: 'first' } },
      ),
      'a question twice': correct([asked(is), asked(is)]),
      'of a suspended company': correct([asked(is)], existing(org, { status: 'suspended' })),
    },
  },
  'is made with the interview': {
    right: {
      'all of it': publish(
        { status: 'open' },
        [],
        {},
        { rubric: content('remy', []), unbegun: { at: now() } },
      ),
    },
    wrong: {
      'a mark under another name': publish(
        {},
        [],
        {},
        { rubric: content('remy', []), mark: { at: now() } },
      ),
    },
  },
  'goes with nobody who begins, but for the mark': {
    right: { 'the mark': as('guest', begin(drop(mark)), { [mark]: { at: ago(days(1)) } }) },
    wrong: {
      'the questions': as('guest', begin(drop(`${job}/content/questions`))),
      'the rubric': as('guest', begin(drop(`${job}/content/rubric`))),
    },
  },
});
