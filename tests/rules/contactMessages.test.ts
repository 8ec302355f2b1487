// Messages from the public contact page: anyone may send one, only super admins read and handle them.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  query,
  setDoc,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { contactTopics } from '../../src/domain/platform/contactMessage.ts';
import { addresses } from '../support/firebase.ts';
import { entry } from './documents/auditEntries.ts';
import { ago, minutes, now } from './documents/times.ts';
import { everyRole, uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, drop, patch, put, type Data } from './writes.ts';

// A separate project, because the page is configured with the one it writes to.
const world = new World('contact', (rules) => rules);
const { projectId, auth, firestore, storage } = addresses();
globalThis.__HIRELY_LOCAL__ = { projectId: `${projectId}-contact`, auth, firestore, storage };
const { sendContactMessage } = await import('../../src/data/platform/contactSending.ts');

/** The minute in which these tests began: near enough to the server's clock until they end. */
const begun = Math.floor(Date.now() / 60_000);
const minute = (from = 0): number => begun + from;
const idNow = (from = 0, slot = 3): string => `contactMessages/${minute(from)}-${slot}`;
const message = (more: Data = {}): Data => ({
  topic: 'problem',
  name: 'Ana Díaz',
  email: 'ana@diaz.example',
  message: 'It stops at step 2.',
  language: 'es',
  status: 'open',
  createdAt: now(),
  ...more,
});
const stored = (more: Data = {}): Data => message({ createdAt: ago(minutes(5)), ...more });
const words = {
  topic: 'problem',
  name: 'Ana Díaz',
  email: 'ana@diaz.example',
  message: 'It stops at step 2.',
  language: 'es',
} as const;

describe('contactMessages/{m}', () => {
  it('is sent by anyone, signed in or not', () =>
    world.only([...everyRole], (db) => setDoc(doc(db, idNow()), message())));

  it('is about one of the topics of the form', () =>
    world.accepts(
      Object.fromEntries(
        contactTopics.map((topic, slot) => [
          topic,
          () => setDoc(doc(world.as('nobody'), idNow(0, slot)), message({ topic })),
        ]),
      ),
    ));

  it('takes a numbered slot of a minute near the server’s clock, once', async () => {
    const at = (path: string) => () => setDoc(doc(world.as('nobody'), path), message());
    await world.accepts({ 'a few minutes ago': at(idNow(-8)), 'in a few minutes': at(idNow(8)) });
    await world.refuses({
      'long ago': at(idNow(-12)),
      later: at(idNow(12)),
      'an eleventh slot': at(`contactMessages/${minute()}-10`),
      'an id of their own': at('contactMessages/mine'),
      'over another message': async () => {
        await world.arrange(put(idNow(), stored()));
        await at(idNow())();
      },
    });
  });

  it('has a closed shape', () => {
    const sends = (more: Data) => () => setDoc(doc(world.as('nobody'), idNow()), message(more));
    return world.refuses({
      'another topic': sends({ topic: 'spam' }),
      'two topics': sends({ topic: 'plan|access' }),
      'a topic that is none': sends({ topic: null }),
      'no name': sends({ name: '' }),
      'a long name': sends({ name: 'n'.repeat(121) }),
      'no address': sends({ email: 'ana' }),
      'two addresses': sends({ email: 'ana@diaz.example,eva@diaz.example' }),
      'a line break in the address': sends({ email: 'ana@diaz.example\nBcc:eva@diaz.example' }),
      'a name around the address': sends({ email: 'Ana<ana@diaz.example>' }),
      'no words': sends({ message: '' }),
      'too many words': sends({ message: 'm'.repeat(5_001) }),
      'words that are none': sends({ message: 7 }),
      'another language': sends({ language: 'fr' }),
      'handled already': sends({ status: 'handled' }),
      'a time of their own': sends({ createdAt: ago(minutes(1)) }),
      'one field more': sends({ handledBy: 'saga' }),
    });
  });

  it('is read by super admins alone, fifty at most at once', async () => {
    await world.arrange(put(idNow(), stored()));
    await world.readers(['superAdmin'], (db) => getDoc(doc(db, idNow())));
    await world.readers(['superAdmin'], (db) =>
      getDocs(query(collection(db, 'contactMessages'), limit(50))),
    );
    await world.readers([], (db) => getDocs(collection(db, 'contactMessages')));
  });

  const handled = (by: string): Data => ({
    status: 'handled',
    handledBy: by,
    handledAt: now(),
    auditId: 'act',
  });
  const handle =
    (who: Who, more: Data = {}, act = 'contact.handle') =>
    async () => {
      await world.arrange(put(idNow(), stored()));
      const log = put('platformAudit/act', entry(uidOf(who), act, idNow().split('/')[1] ?? ''));
      await commit(world.as(who), patch(idNow(), { ...handled(uidOf(who)), ...more }), log);
    };
  const reopen =
    (more: Data = {}) =>
    async () => {
      await world.arrange(
        put(
          idNow(),
          stored({
            status: 'handled',
            handledBy: 'saga',
            handledAt: ago(minutes(1)),
            auditId: 'first',
          }),
        ),
      );
      const log = put(
        'platformAudit/act',
        entry('saga', 'contact.reopen', idNow().split('/')[1] ?? ''),
      );
      await commit(
        world.as('superAdmin'),
        patch(idNow(), {
          status: 'open',
          handledBy: null,
          handledAt: null,
          auditId: 'act',
          ...more,
        }),
        log,
      );
    };

  it('is handled and reopened by super admins, with an audit entry', async () => {
    await world.accepts({ handled: handle('superAdmin'), 'opened again': reopen() });
    await world.refuses({
      'by an owner': handle('owner'),
      'in another name': handle('superAdmin', { handledBy: 'olive' }),
      'under another entry': handle('superAdmin', {}, 'contact.reopen'),
      'with other words': handle('superAdmin', { message: 'All is well.' }),
      'opened, still handled by somebody': reopen({ handledBy: 'saga' }),
      'without an entry': async () => {
        await world.arrange(put(idNow(), stored()));
        await commit(world.as('superAdmin'), patch(idNow(), handled('saga')));
      },
    });
  });

  const id = idNow().split('/')[1] ?? '';
  const arrived = ago(minutes(5));
  const remove =
    (who: Who, status = 'handled', entryId = `contactdelete_${id}_${arrived.toMillis()}`) =>
    async () => {
      await world.arrange(put(idNow(), stored({ status, createdAt: arrived })));
      await commit(
        world.as(who),
        drop(idNow()),
        put(`platformAudit/${entryId}`, entry(uidOf(who), 'contact.delete', id)),
      );
    };

  it('is deleted by super admins once it is handled, with an audit entry', async () => {
    await world.accepts({ handled: remove('superAdmin') });
    await world.refuses({
      'still open': remove('superAdmin', 'open'),
      'by an owner': remove('owner'),
      'under another number': remove('superAdmin', 'handled', 'act'),
    });
    await world.arrange(put(idNow(), stored({ status: 'handled' })));
    await world.only([], (db) => deleteDoc(doc(db, idNow())));
  });
});

describe('sending from the page', () => {
  it('stores the message as it was written, at the server’s time', async () => {
    const sent = await sendContactMessage(words);
    expect(sent).toEqual({ how: 'sent', reference: expect.stringMatching(/^\d{8}-\d$/) });
    const reference = 'reference' in sent ? sent.reference : '';
    expect(await world.look(`contactMessages/${reference}`)).toMatchObject(words);
    const slots = Array.from(
      { length: 60 },
      (_, n) => `contactMessages/${minute(Math.floor(n / 10))}-${n % 10}`,
    );
    const found = await Promise.all(slots.map((path) => world.look(path)));
    expect(found.filter(Boolean)).toEqual([expect.objectContaining({ ...words, status: 'open' })]);
  });

  it('reports a rate limit when the minute is full', async () => {
    const full = (from: number) =>
      Array.from({ length: 10 }, (_, slot) => put(idNow(from, slot), stored()));
    await world.arrange(...[0, 1, 2, 3, 4, 5].flatMap(full));
    expect(await sendContactMessage(words)).toEqual({ how: 'busy' });
  });
});
