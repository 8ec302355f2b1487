// Jobs: who reads them, how they are published, and their content.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  setDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { countInterview } from './documents/companies.ts';
import { content, interview } from './documents/jobs.ts';
import { closedJob, hash, job, org, sketch } from './documents/paths.ts';
import { now } from './documents/times.ts';
import { editors, staff, uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
/** The commit that publishes the draft "d" as an open interview; `leave` omits parts. */
const publish =
  (
    who: Who,
    more: Data = {},
    leave: readonly ('count' | 'questions' | 'rubric')[] = [],
    parts: readonly Write[] = [],
  ) =>
  () => {
    const uid = uidOf(who);
    return commit(
      world.as(who),
      ...(leave.includes('count') ? [] : [patch(org, countInterview(uid, 'd'))]),
      put(`${org}/interviews/d`, interview(uid, { status: 'open', ...more })),
      ...(leave.includes('questions')
        ? []
        : [put(`${org}/interviews/d/content/questions`, content(uid))]),
      ...(leave.includes('rubric')
        ? []
        : [put(`${org}/interviews/d/content/rubric`, content(uid, []))]),
      drop(`${org}/drafts/d`),
      put(`${org}/auditLog/new`, { ...entry(uid, 'interview.publish', 'd'), detail: 'Gardener' }),
      ...parts,
    );
  };

describe('organizations/{o}/interviews/{i}', () => {
  it('is read by staff, super admins and its candidates', async () => {
    await world.readers([...staff, 'superAdmin', 'candidate', 'otherCandidate'], (db) =>
      getDoc(doc(db, job)),
    );
    await world.readers([...staff, 'superAdmin'], (db) =>
      getDocs(collection(db, `${org}/interviews`)),
    );
  });

  it('is never deleted', () => world.only([], (db) => deleteDoc(doc(db, sketch))));

  describe('published from a draft in one commit', () => {
    it('is open at once', () => world.only(editors, (_, __, who) => publish(who)()));

    const judgedBy = (weights: readonly number[]) =>
      publish(
        'recruiter',
        {},
        ['rubric'],
        [
          put(
            `${org}/interviews/d/content/rubric`,
            content(
              'remy',
              weights.map((weight, n) => ({ id: `c${n}`, weight })),
            ),
          ),
        ],
      );
    const some = [12, 13, 12, 13, 12, 13, 12, 13];

    it('has up to eight competencies', () =>
      world.accepts(
        Object.fromEntries(some.map((_, n) => [`by ${n + 1}`, judgedBy(some.slice(0, n + 1))])),
      ));

    it('needs its count, its questions and its rubric', () =>
      world.refuses({
        'no count': publish('recruiter', {}, ['count']),
        'no questions': publish('recruiter', {}, ['questions']),
        'no rubric': publish('recruiter', {}, ['rubric']),
        'no content': publish('recruiter', {}, ['questions', 'rubric']),
        'nothing to ask': publish('recruiter', { questionIds: [] }),
        'closed at once': publish('recruiter', { status: 'closed' }),
        'content in the name of others': publish(
          'recruiter',
          {},
          ['rubric'],
          [put(`${org}/interviews/d/content/rubric`, content('olive', []))],
        ),
        'content of another interview': publish(
          'recruiter',
          {},
          ['rubric'],
          [put(`${closedJob}/content/rubric`, content('remy', []))],
        ),
        ...Object.fromEntries(
          [0, -5, 101, 33.5, '40'].map((weight) => [
            `a competency that weighs ${JSON.stringify(weight)}`,
            publish(
              'recruiter',
              {},
              ['rubric'],
              [
                put(
                  `${org}/interviews/d/content/rubric`,
                  content('remy', [
                    { id: 'care', weight: 60 },
                    { id: 'calm', weight },
                  ]),
                ),
              ],
            ),
          ]),
        ),
        ...Object.fromEntries(
          Array.from({ length: 8 }, (_, n) => [
            `the last of ${n + 1} competencies weighs nothing`,
            judgedBy([...some.slice(0, n), 0]),
          ]),
        ),
        'nine competencies': publish(
          'recruiter',
          {},
          ['rubric'],
          [
            put(
              `${org}/interviews/d/content/rubric`,
              content('remy', Array<Data>(9).fill({ id: 'c', weight: 1 })),
            ),
          ],
        ),
        'a third content': publish(
          'recruiter',
          {},
          [],
          [put(`${org}/interviews/d/content/answers`, content('remy', []))],
        ),
        'an open interview changed on the way': publish(
          'recruiter',
          {},
          [],
          [patch(`${job}`, { questionIds: ['q9'], rev: 2, updatedAt: now() })],
        ),
      }));
  });
});

describe('organizations/{o}/interviews/{i}/content/{c}', () => {
  it('lets candidates read the questions, and only staff the rubric', async () => {
    await world.readers([...staff, 'candidate', 'otherCandidate'], (db) =>
      getDoc(doc(db, `${job}/content/questions`)),
    );
    await world.readers(staff, (db) => getDoc(doc(db, `${job}/content/rubric`)));
    await world.readers(staff, (db) => getDocs(collection(db, `${job}/content`)));
  });

  it('keeps model answers from candidates: they are in the rubric only', async () => {
    await setDoc(
      doc(world.as('recruiter'), `${sketch}/content/rubric`),
      content('remy', [
        { id: 'care', weight: 100, questions: [{ id: 'q1', modelAnswer: 'Water it.' }] },
      ]),
    );
    await world.readers(staff, (db) => getDoc(doc(db, `${sketch}/content/rubric`)));
  });

  it('is written while the interview is a draft', async () => {
    await world.only(editors, (db, uid) =>
      setDoc(doc(db, `${sketch}/content/questions`), content(uid)),
    );
    await world.only(editors, (db, uid) =>
      setDoc(doc(db, `${sketch}/content/rubric`), content(uid, [{ id: 'care' }])),
    );
  });

  it('cannot change afterwards, and has a closed shape', () => {
    const write = (path: string, data: Data) => () =>
      setDoc(doc(world.as('recruiter'), path), data);
    return world.refuses({
      'questions of an open one': write(`${job}/content/questions`, content('remy')),
      'the rubric of an open one': write(`${job}/content/rubric`, content('remy', [])),
      'a rubric that an old one lacks': write(`${closedJob}/content/rubric`, content('remy', [])),
      'of no interview': write(`${org}/interviews/none/content/rubric`, content('remy', [])),
      'too many': write(
        `${sketch}/content/questions`,
        content('remy', Array<Data>(51).fill({ id: 'q' })),
      ),
      'no list': write(`${sketch}/content/questions`, { ...content('remy'), items: 'x' }),
      'another field': write(`${sketch}/content/questions`, { ...content('remy'), hash }),
      'in the name of others': write(`${sketch}/content/questions`, content('olive')),
      'a time of its own': write(`${sketch}/content/questions`, {
        ...content('remy'),
        updatedAt: new Date(0),
      }),
      'another name': write(`${sketch}/content/answers`, content('remy')),
    });
  });

  it('is never deleted', () =>
    world.only([], (db) => deleteDoc(doc(db, `${sketch}/content/questions`))));
});
