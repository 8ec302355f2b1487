// Contact details and schools of a resume, kept apart in a blind interview.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  setDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { answer } from './documents/candidates.ts';
import { gone, job } from './documents/paths.ts';
import { ago, minutes, now } from './documents/times.ts';
import { arrange, blind, cato, file, readAs, world } from './fixtures/identity.ts';
import { managers, staff, type Who } from './people.ts';
import { put, type Data } from './writes.ts';

describe('organizations/{o}/interviews/{i}/sessions/{c}/closedReadings/{q}', () => {
  const reading = (more: Data = {}): Data => ({
    of: file,
    read: {},
    corrected: {},
    rev: 1,
    updatedAt: now(),
    ...more,
  });
  const write =
    (
      kind: 'readings' | 'closedReadings',
      more: Data,
      who: Who = 'candidate',
      path = `${blind}/sessions/cleo`,
    ) =>
    async () => {
      await arrange();
      return setDoc(doc(world.as(who), `${path}/${kind}/q2`), reading(more));
    };
  it('holds contact details and schools, and is readable with the identity', async () => {
    await readAs(`${cato}/closedReadings/q2`)(['otherCandidate', 'owner']);
    await world.readers([...staff, 'otherCandidate'], (db) =>
      getDoc(doc(db, `${cato}/readings/q2`)),
    );
    await world.only([], (db) => getDocs(collection(db, `${cato}/closedReadings`)));
    await world.only(['candidate'], (_, __, who) =>
      write(
        'closedReadings',
        {
          fileName: 'Cleo Green CV.pdf',
          read: { name: 'Cleo', 'education.0.school': 'Kew' },
          corrected: { phone: '1' },
        },
        who,
      )(),
    );
  });

  it('keeps them out of the document that all staff read', async () => {
    await world.accepts({
      'skills and work': write('readings', {
        read: { skills: 'Pruning', 'experience.0.title': 'Gardener', 'education.0.degree': 'BSc' },
        corrected: { summary: '' },
      }),
    });
    await world.refuses({
      'a name': write('readings', { read: { name: 'Cleo' } }),
      'an address': write('readings', { read: { email: 'cleo@post.test' } }),
      'a phone': write('readings', { corrected: { phone: '1' } }),
      'a location': write('readings', { read: { location: 'Kew' } }),
      links: write('readings', { read: { links: 'x.test' } }),
      'a school': write('readings', {
        read: { skills: 'x', 'education.1.school': 'Kew', 'education.1.degree': 'y' },
      }),
      'a school put right': write('readings', { corrected: { 'education.0.school': 'Kew' } }),
      'the name of the file': write('readings', { fileName: 'Cleo Green CV.pdf' }),
    });
  });

  it('exists in blind interviews only, beside a resume', () =>
    world.refuses({
      'in an ordinary one': async () => {
        await world.arrange(
          put(
            `${job}/sessions/cleo/answers/q2`,
            answer({
              type: 'resume',
              text: 'words',
              storagePath: file,
              mime: 'application/pdf',
              size: 1_000,
            }),
          ),
        );
        return setDoc(
          doc(world.as('candidate'), `${job}/sessions/cleo/closedReadings/q2`),
          reading(),
        );
      },
      'of another file': write('closedReadings', { of: 'other' }),
      'with a score': write('closedReadings', { score: 1 }),
    }));

  it('is deleted by managers while the session is erased', () =>
    world.only(managers, async (db) => {
      await world.arrange(
        put(`${gone}/closedReadings/q2`, {
          of: 'x',
          read: {},
          corrected: {},
          rev: 1,
          updatedAt: ago(minutes(1)),
        }),
      );
      return deleteDoc(doc(db, `${gone}/closedReadings/q2`));
    }));
});
