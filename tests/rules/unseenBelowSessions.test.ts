// Below a session, by the candidate: answers. Conditions that no other test would notice.
import { doc, getDocFromServer as getDoc, setDoc } from 'firebase/firestore';
import { answer } from './documents/candidates.ts';
import { cato, cleo, job } from './documents/paths.ts';
import { ago, days, minutes, now } from './documents/times.ts';
import { film, q2 } from './fixtures/unseenBelowSessions.ts';
import type { Given } from './matrix/cells.ts';
import { resumeAnswer } from './matrix/interviewDocuments.ts';
import { committing, dbOf, existing, tries } from './unseenInterviewCases.ts';
import { World } from './world.ts';
import { put, type Data } from './writes.ts';

const world = new World();
const as = committing(world);
const next = (data: Data, given: Data, more: Given = {}) =>
  as('candidate', [put(q2, { ...data, rev: 2, updatedAt: now() })], {
    [q2]: { ...given, updatedAt: ago(minutes(3)) },
    ...more,
  });
const first = (data: Data, path = q2, given: Given = {}) =>
  as('candidate', [put(path, data)], given);
const often = existing(job, { retakes: 5 });
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
      'of a document': next(answer(), { ...resumeAnswer('cleo'), text: '' }),
      'words that were given back': next(answer({ givenBack: 0 }), answer()),
    },
  },
  'has takes when it is spoken': {
    right: { spoken: first({ ...film, takes: 1 }), 'a document': first(resumeAnswer('cleo')) },
    wrong: {
      'a document': first({ ...resumeAnswer('cleo'), takes: 1 }),
      'a picture': first({ ...resumeAnswer('cleo'), type: 'picture', mime: 'video/webm' }),
    },
  },
  'states what was asked': {
    right: { long: first(answer({ prompt: 'x'.repeat(1_000) }), `${cleo}/answers/q1_f1`) },
    wrong: { 'too long': first(answer({ prompt: 'x'.repeat(1_001) }), `${cleo}/answers/q1_f1`) },
  },
  'has a path of at most four hundred characters': {
    right: { so: deep(400) },
    wrong: { 'one more': deep(401) },
  },
  'that is missing is reported to a guest, too': {
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
  'is open to a guest whose account exists': {
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
