// A job seeker's own documents: practice, stories, resumes, tracked jobs and settings.
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { now } from './documents/times.ts';
import { World } from './world.ts';
import type { Data } from './writes.ts';

const world = new World();
const every: Data = {
  title: 'Title',
  text: 'words',
  notes: 'more words',
  status: 'open',
  language: 'en',
};

function isForItsOwnerAlone(kind: string, own: Data, wrong: Record<string, Data>): void {
  const path = `users/cleo/${kind}/p`;

  it('is read, listed and deleted by its owner alone', async () => {
    await world.readers(['candidate'], (db) => getDoc(doc(db, path)));
    await world.readers(['candidate'], (db) => getDocs(collection(db, `users/cleo/${kind}`)));
    await world.readers([], (db) => getDocs(collectionGroup(db, kind)));
    await world.only(['candidate'], (db) => deleteDoc(doc(db, path)));
  });

  it('is written by its owner alone', async () => {
    await world.only(['candidate'], (db) =>
      setDoc(doc(db, `users/cleo/${kind}/new`), {
        ...every,
        ...own,
        createdAt: now(),
        updatedAt: now(),
      }),
    );
    await world.only(['candidate'], (db) =>
      updateDoc(doc(db, path), { ...every, ...own, updatedAt: now() }),
    );
  });

  it('has a closed shape', () => {
    const set = (id: string, data: Data) => () =>
      setDoc(doc(world.as('candidate'), `users/cleo/${kind}/${id}`), data);
    return world.refuses({
      'another field': set('new', { ...every, updatedAt: now(), score: 1 }),
      'a title that is none': set('new', { title: 7, updatedAt: now() }),
      'a long title': set('new', { title: 'x'.repeat(201), updatedAt: now() }),
      'long notes': set('new', { notes: 'x'.repeat(20_001), updatedAt: now() }),
      'a long status': set('new', { status: 'x'.repeat(65), updatedAt: now() }),
      'a long text': set('new', { text: 'x'.repeat(100_001), updatedAt: now() }),
      'no time': set('new', every),
      'a time of its own': set('new', { updatedAt: new Date(0) }),
      'another birthday': set('p', { ...every, createdAt: now(), updatedAt: now() }),
      ...Object.fromEntries(
        Object.entries(wrong).map(([name, data]) => [
          name,
          set('new', { ...data, updatedAt: now() }),
        ]),
      ),
      'a long id': set('x'.repeat(65), { updatedAt: now() }),
    });
  });
}

describe('users/{u}/practiceSessions/{id}', () =>
  isForItsOwnerAlone(
    'practiceSessions',
    {
      jobId: 'j',
      source: { kind: 'interview', orgId: 'lark', interviewId: 'open', company: 'Larkfield' },
      content: { questions: [], competencies: [] },
    },
    {
      'a source that is none': { source: { kind: 'elsewhere' } },
      'more in its source': { source: { kind: 'job', rubric: [] } },
      'more in its content': { content: { rubric: [] } },
    },
  ));
describe('users/{u}/practiceAttempts/{id}', () =>
  isForItsOwnerAlone(
    'practiceAttempts',
    {
      sessionId: 's',
      questionId: 'q1',
      competency: 'Conflict',
      mode: 'realistic',
      format: 'voice',
      seconds: 92.5,
      file: 'take.webm',
      former: 'a',
      storyId: 's',
      reviewAt: now(),
      step: 2,
      content: { question: {}, coaching: {}, followUps: [], provenance: {} },
    },
    {
      'another mode': { mode: 'exam' },
      'another format': { format: 'face' },
      'too long': { seconds: 3_601 },
      'less than nothing': { seconds: -1 },
      'a grade': { content: { grade: 5 } },
      'a step that is none': { step: 'often' },
      'a path for a file': { file: 'x'.repeat(121) },
    },
  ));
describe('users/{u}/stories/{id}', () =>
  isForItsOwnerAlone(
    'stories',
    {
      competencies: ['Conflict'],
      questions: ['Tell me about …'],
      content: { situation: 's', task: 't', action: 'a', result: 'r' },
    },
    {
      'many competencies': { competencies: Array<string>(13).fill('x') },
      'numbers for questions': { questions: [1] },
      'a fifth part': { content: { moral: 'm' } },
    },
  ));
describe('users/{u}/resumes/{id}', () =>
  isForItsOwnerAlone(
    'resumes',
    {
      file: 'cv.pdf',
      fileName: 'My CV.pdf',
      jobId: 'j',
      masterId: 'm',
      content: { resume: {}, corrected: [], was: {}, edits: [], asRead: {}, provenance: {} },
    },
    {
      'a long file name': { fileName: 'x'.repeat(201) },
      'a path for an id': { masterId: 'a/b' },
      'a score': { content: { score: 1 } },
    },
  ));
describe('users/{u}/jobTrackers/{id}', () =>
  isForItsOwnerAlone(
    'jobTrackers',
    {
      company: 'Larkfield',
      place: 'Lisbon',
      url: 'https://lark.test/jobs/1',
      salary: '€40,000',
      closesAt: now(),
      appliedAt: now(),
      interviewAt: now(),
      movedAt: now(),
      order: 1.5,
      history: [{ state: 'applied', at: new Date(0) }],
      contacts: [{ id: 'c', name: 'Remy' }],
      tasks: [{ id: 't', text: 'Call' }],
      resumeId: 'r',
      applicationId: 'a',
      content: { reading: {}, provenance: {} },
    },
    {
      'a long history': { history: Array<object>(61).fill({}) },
      'many contacts': { contacts: Array<object>(21).fill({}) },
      'many tasks': { tasks: Array<object>(51).fill({}) },
      'a word for a day': { closesAt: 'soon' },
      'a long address': { url: 'x'.repeat(1_001) },
      'more in its content': { content: { rubric: 1 } },
    },
  ));
describe('users/{u}/applications/{id}', () =>
  isForItsOwnerAlone(
    'applications',
    {
      jobId: 'j',
      resumeId: 'r',
      masterId: 'm',
      sentAt: now(),
      content: { tailored: {}, left: [], edits: [], letters: {}, match: {}, provenance: {} },
    },
    {
      'a word for a time': { sentAt: 'yesterday' },
      'more in its content': { content: { sentTo: 'x' } },
    },
  ));

describe('users/{u}/settings/{s}', () => {
  const path = 'users/cleo/settings/seeker';
  const whole: Data = {
    headline: 'Baker',
    roles: ['Baker'],
    places: ['Lisbon'],
    remote: 'any',
    salary: '€30,000',
    workRight: 'EU',
    languages: [{ name: 'English', level: 'fluent' }],
    helps: { format: 'text', extraTime: 1.5, captions: true, calmTimer: true, note: 'n' },
    reminders: { interviews: true, tasks: true, review: false },
    masterId: 'p',
  };
  it('is written, read and deleted by its owner alone', async () => {
    await world.only(['candidate'], (db) => setDoc(doc(db, path), { ...whole, updatedAt: now() }));
    await world.readers(['candidate'], (db) => getDoc(doc(db, path)));
    await world.only(['candidate'], (db) => deleteDoc(doc(db, path)));
  });
  it('is one document of a closed shape', () => {
    const set =
      (data: Data, id = 'seeker') =>
      () =>
        setDoc(doc(world.as('candidate'), `users/cleo/settings/${id}`), {
          ...whole,
          updatedAt: now(),
          ...data,
        });
    return world.refuses({
      'under another name': set({}, 'plan'),
      'another field': set({ tier: 'Pro' }),
      'many roles': set({ roles: Array<string>(11).fill('x') }),
      'another way to work': set({ remote: 'moon' }),
      'more help': set({ helps: { answers: true } }),
      'more reminders': set({ reminders: { daily: true } }),
      'a time of its own': set({ updatedAt: new Date(0) }),
    });
  });
});

describe('any other folder of a person', () => {
  it('does not exist', async () => {
    await world.only([], (db) =>
      setDoc(doc(db, 'users/cleo/entitlements/pro'), { updatedAt: now() }),
    );
    await world.readers([], (db) => getDocs(collection(db, 'users/cleo/entitlements')));
  });
});
