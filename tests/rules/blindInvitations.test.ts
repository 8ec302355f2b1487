// Invitations to a blind interview, and how a job becomes and stays blind.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { countCandidate } from './documents/companies.ts';
import { details, invite, inviteCode, inviteMail } from './documents/invitations.ts';
import { draft } from './documents/jobs.ts';
import { job, newCode, newToken, org } from './documents/paths.ts';
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import { arrange, blind, cato, openAt, readAs, takenAt, world } from './fixtures/identity.ts';
import { editors, managers, staff, uidOf, type Who } from './people.ts';
import { denied } from './world.ts';
import { commit, drop, patch, put, type Data } from './writes.ts';

describe('an invitation to a blind interview', () => {
  it('shows who was invited until it is claimed', async () => {
    await readAs(`${blind}/inviteDetails/${openAt}`)(editors);
    await readAs(`${blind}/inviteDetails/${takenAt}`)(['owner']);
    await readAs(`mail/${openAt}_1`)(editors);
    await readAs(`mail/${takenAt}_1`)(['owner']);
  });

  it('becomes readable again for members who may know', async () => {
    const revealed = () =>
      arrange(
        patch(cato, {
          reveals: {
            remy: { role: 'recruiter', reason: 'They asked to be called.', at: ago(minutes(1)) },
          },
        }),
      );
    await readAs(`${blind}/inviteDetails/${takenAt}`, revealed)(['recruiter', 'owner']);
    await readAs(`mail/${takenAt}_1`, revealed)(['recruiter', 'owner']);
  });

  it('is in no list of names, emails or mails', async () => {
    await arrange();
    await world.only([], (db) => getDocs(collection(db, `${blind}/inviteDetails`)));
    await world.only([], (db) =>
      getDocs(
        query(collection(db, `${blind}/inviteDetails`), where('email', '==', 'cato@post.test')),
      ),
    );
    await world.only([], (db) =>
      getDocs(query(collection(db, 'mail'), where('blindOrgId', '==', 'lark'))),
    );
    await world.only([], (db) =>
      getDocs(query(collection(db, 'mail'), where('to', '==', 'cato@post.test'))),
    );
    const listed = await getDocs(
      query(collection(world.as('recruiter'), 'mail'), where('orgId', '==', 'lark')),
    );
    if (listed.docs.some((mail) => mail.id.startsWith('blind')))
      throw new Error('A mail about a blind interview was listed.');
  });

  it('is marked as blind, and its email is listed separately', async () => {
    const ask =
      (who: Who, { marks = { blind: true } as Data, mail = { blindOrgId: 'lark' } as Data } = {}) =>
      async () => {
        await arrange();
        const { orgId: _o, ...words } = inviteMail(uidOf(who), {
          about: `interviews/blind/inviteDetails/${newToken}`,
        });
        return commit(
          world.as(who),
          patch(
            org,
            countCandidate(uidOf(who), newToken, {
              lastOp: {
                kind: 'candidate',
                id: newToken,
                by: uidOf(who),
                at: now(),
                parent: 'blind',
              },
            }),
          ),
          put(`${blind}/invites/${newToken}`, invite(uidOf(who), marks)),
          put(`${blind}/inviteDetails/${newToken}`, details(uidOf(who))),
          put(`inviteCodes/${newCode}`, inviteCode(uidOf(who), { interviewId: 'blind' })),
          put(`mail/${newToken}_1`, { ...words, ...mail }),
        );
      };
    await world.only(editors, (_, __, who) => ask(who)());
    await world.refuses({
      'not stated': ask('recruiter', { marks: {} }),
      'marked as ordinary': ask('recruiter', { marks: { blind: false } }),
      'its mail among the others': ask('recruiter', { mail: { orgId: 'lark' } }),
      'its mail in both lists': ask('recruiter', { mail: { orgId: 'lark', blindOrgId: 'lark' } }),
      'an ordinary one marked as blind': () =>
        commit(
          world.as('recruiter'),
          patch(org, countCandidate('remy', newToken)),
          put(`${job}/invites/${newToken}`, invite('remy', { blind: true })),
        ),
    });
  });
});

describe('blind', () => {
  it('is chosen with the interview, permanently', async () => {
    const change = (path: string, more: Data) => async () => {
      await arrange();
      return updateDoc(doc(world.as('recruiter'), path), { ...more, updatedAt: now(), rev: 2 });
    };
    await world.refuses({
      'switched off': change(blind, { blind: false }),
      'switched on': change(job, { blind: true }),
      'switched on while it is prepared': change(`${org}/interviews/sketch`, { blind: true }),
    });
    await world.accepts({
      'edited otherwise': change(blind, { title: 'Head gardener', closesAt: ahead(days(3)) }),
      'in a draft': () =>
        setDoc(doc(world.as('recruiter'), `${org}/drafts/new`), draft('remy', { blind: true })),
    });
    await denied(
      setDoc(doc(world.as('recruiter'), `${org}/drafts/new`), draft('remy', { blind: 'yes' })),
    );
  });

  it('is erased like any other: invitation details, and emails by number', async () => {
    const during =
      (act: (who: Who) => Promise<unknown>) =>
      async (_: unknown, __: unknown, who: Who): Promise<unknown> => {
        await arrange(
          patch(cato, { status: 'erasing', retiredBy: 'olive' }),
          drop(`${cato}/reviews/olive`),
        );
        return act(who);
      };
    await world.only(
      managers,
      during((who) => getDoc(doc(world.as(who), `${blind}/inviteDetails/${takenAt}`))),
    );
    await world.only(
      managers,
      during((who) => deleteDoc(doc(world.as(who), `mail/${takenAt}_1`))),
    );
    await world.only(
      managers,
      during((who) => getDocs(collection(world.as(who), `${cato}/closedReadings`))),
    );
    await arrange();
    await world.only([], (db) => deleteDoc(doc(db, `mail/${takenAt}_1`)));
  });

  it('keeps the list of sessions, which shows codes, for the staff', async () => {
    await arrange();
    await world.only(staff, (db) => getDocs(collection(db, `${blind}/sessions`)));
    const found = await getDocs(collection(world.as('reviewer'), `${blind}/sessions`));
    const words = JSON.stringify(found.docs.map((one) => one.data()));
    if (/cato moss|post\.test/i.test(words)) throw new Error(`A name in the list: ${words}`);
  });
});
