// Blind interviews: nobody in the company learns who a candidate is before submitting their own scorecard or revealing with a reason.
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDocsFromServer as getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { gone } from './documents/paths.ts';
import { review } from './documents/reviews.ts';
import { ago, minutes } from './documents/times.ts';
import { arrange, blind, cato, claim, readAs, world } from './fixtures/identity.ts';
import { everyRole, managers, staff, uidOf } from './people.ts';
import { patch, put } from './writes.ts';

describe('organizations/{o}/interviews/{i}/sessions/{c}/identity/{d}', () => {
  const read = readAs(`${cato}/identity/current`);
  it('is read by the candidate and by members with a submitted scorecard, managers included', () =>
    read(['otherCandidate', 'owner']));

  it("opens with one's own scorecard for each staff role, and for nobody who has left or is not staff", () =>
    readAs(`${cato}/identity/current`, () =>
      arrange(
        ...everyRole.map((who) =>
          put(`${cato}/reviews/${uidOf(who)}`, review({ updatedAt: ago(minutes(3)) })),
        ),
      ),
    )([...staff, 'otherCandidate']));

  it('is read by an editor who revealed it', () =>
    readAs(`${cato}/identity/current`, () =>
      arrange(
        patch(cato, {
          reveals: {
            remy: { role: 'recruiter', reason: 'They asked to be called.', at: ago(minutes(1)) },
          },
        }),
      ),
    )(['otherCandidate', 'owner', 'recruiter']));

  it('is neither listed nor found across sessions', async () => {
    await arrange();
    await world.only([], (db) => getDocs(collection(db, `${cato}/identity`)));
    await world.only([], (db) =>
      getDocs(query(collectionGroup(db, 'identity'), where('email', '==', 'cato@post.test'))),
    );
  });

  it('is created with the session, in one commit', () =>
    world.accepts({
      'with an address': claim(),
      'with a phone': claim(
        {},
        { who: { fullName: 'Gus Ode', email: null, phone: '+1 555 0100' } },
      ),
      'with no hidden words': claim({ hidden: [] }),
    }));

  it('is created in no other way', () =>
    world.refuses({
      'for somebody else': claim({}, { who: { fullName: '' } }),
      'with more': claim({}, { who: { fullName: 'Gus', address: 'A street' } }),
      'with a long name': claim({}, { who: { fullName: 'x'.repeat(121) } }),
      'after the session': async () => {
        await arrange();
        return setDoc(doc(world.as('candidate'), `${blind}/sessions/cleo/identity/current`), {
          fullName: 'Cleo',
        });
      },
      changed: async () => {
        await arrange();
        return updateDoc(doc(world.as('otherCandidate'), `${cato}/identity/current`), {
          fullName: 'Other',
        });
      },
    }));

  it('is deleted by managers while the session is erased', async () => {
    await world.only([], async (db) => {
      await arrange();
      return deleteDoc(doc(db, `${cato}/identity/current`));
    });
    await world.only(managers, async (db) => {
      await world.arrange(put(`${gone}/identity/current`, { fullName: 'Gone' }));
      return deleteDoc(doc(db, `${gone}/identity/current`));
    });
  });
});
