// Links for external reviewers: created, opened once, and closed.
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { computeSecretMark } from '../../src/domain/base/secretMark.ts';
import { entry } from './documents/auditEntries.ts';
import { cato, org } from './documents/paths.ts';
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import { openLink, openedLink, openLinkAs, revoke } from './fixtures/guests.ts';
import {
  sharedMaterial,
  linkPath,
  existingLink,
  existingRubric,
  fresh,
  guestAccess,
  link,
  createLinkAs,
  createLink,
  token,
  world,
  type New,
} from './fixtures/shares.ts';
import { editors, managers, signedIn } from './people.ts';
import { allowed, denied } from './world.ts';
import { commit, drop, patch, put } from './writes.ts';

// Everyone tries everything, which is slow on a busy machine.

describe('organizations/{o}/shares/{t}', () => {
  it("is created by editors for one to thirty days, with the scorecard's questions and an audit entry", async () => {
    await world.only(editors, async (db, uid) => {
      await world.arrange(existingRubric);
      await createLink(db, { by: uid });
    });
    await world.accepts({
      'for a day': createLinkAs({ link: { expiresAt: ahead(days(1) - minutes(1)) } }),
      'for thirty': createLinkAs({ link: { expiresAt: ahead(days(30) - minutes(1)) } }),
      'with the resume, for nobody in particular': createLinkAs({
        link: { resume: true, recordings: false, recipient: null, message: null },
      }),
    });
    await world.refuses({
      'for an hour': createLinkAs({ link: { expiresAt: ahead(minutes(60)) } }),
      'for thirty-one days': createLinkAs({ link: { expiresAt: ahead(days(31)) } }),
      'until yesterday': createLinkAs({ link: { expiresAt: ago(days(1)) } }),
      'for ever': createLinkAs({ link: { expiresAt: null } }),
      'under a name that can be guessed': createLinkAs({ id: 'cato' }),
      'already opened': createLinkAs({ link: { status: 'claimed', claimedBy: 'gus' } }),
      'in another name': createLinkAs({ link: { createdBy: 'olive' } }),
      'at another time': createLinkAs({ link: { createdAt: ago(days(1)) } }),
      'without its audit entry': createLinkAs({ audit: null }),
      'with that of another link': createLinkAs({ audit: { detail: computeSecretMark(token) } }),
      'two with one entry': async () => {
        await world.arrange(existingRubric);
        return commit(
          world.as('recruiter'),
          ...[fresh, 'secondSHAREsecondSHA03'].flatMap((id) => [
            put(linkPath(id), link('remy')),
            put(`${linkPath(id)}/material/current`, sharedMaterial),
          ]),
          put(`${org}/auditLog/share-1`, {
            ...entry('remy', 'share.create', 'open/cato'),
            detail: computeSecretMark(fresh),
          }),
        );
      },
      'with that of another candidate': createLinkAs({ audit: { target: 'open/cara' } }),
      'with another': createLinkAs({ audit: { action: 'share.revoke' } }),
      'without its scorecard': createLinkAs({ material: null }),
      'with another scorecard': createLinkAs({ material: { ...sharedMaterial, rubric: [] } }),
      'with more in it': createLinkAs({ material: { ...sharedMaterial, name: 'Cato' } }),
      'with other questions': createLinkAs({
        material: { ...sharedMaterial, questionIds: ['q1'] },
      }),
      'with a name': createLinkAs({ link: { displayName: 'Cato' } }),
      'of somebody who still answers': createLinkAs({
        link: { candidateUid: 'cleo' },
        audit: { target: 'open/cleo' },
      }),
      'of somebody being erased': createLinkAs({
        link: { candidateUid: 'gone' },
        audit: { target: 'open/gone' },
      }),
      'of nobody': createLinkAs({
        link: { candidateUid: 'nobody' },
        audit: { target: 'open/nobody' },
      }),
      'with a novel': createLinkAs({ link: { message: 'x'.repeat(1_001) } }),
      'with words for marks': createLinkAs({ link: { hidden: ['Cato'] } }),
      'marked as blind': createLinkAs({ link: { blind: true } }),
      'of another company': () =>
        commit(world.as('rivalOwner'), put(linkPath(fresh), link('quinn'))),
    });
    await world.arrange(patch(org, { status: 'suspended' }), existingRubric);
    await denied(createLink(world.as('recruiter')));
  });

  it('of a blind interview shares no resume and hides the same terms', async () => {
    const blind = (more: New) => async (): Promise<void> => {
      await world.arrange(patch(cato, { blind: true, hidden: ['11112222'] }));
      await createLinkAs(more)();
    };
    await world.accepts({ 'as it is': blind({ link: { blind: true, hidden: ['11112222'] } }) });
    await world.refuses({
      'with the resume': blind({ link: { blind: true, hidden: ['11112222'], resume: true } }),
      'with the words': blind({ link: { blind: true, hidden: [] } }),
      'as if it were not': blind({ link: { hidden: ['11112222'] } }),
    });
  });

  it('is read by the holder of the token while it is open, and listed by editors alone', async () => {
    await world.arrange(...existingLink());
    await world.readers(signedIn, (db) => getDoc(doc(db, linkPath(token))));
    await world.readers(editors, (db) => getDocs(collection(db, `${org}/shares`)));
    await world.readers([], (db) => getDocs(collectionGroup(db, 'shares')));
    await world.arrange(patch(linkPath(token), { expiresAt: ago(days(1)) }));
    await world.readers(editors, (db) => getDoc(doc(db, linkPath(token))));
    await world.arrange(...openedLink());
    await world.readers(['guest', ...editors], (db) => getDoc(doc(db, linkPath(token))));
  });

  it('is opened once, by someone who is neither a member nor the candidate', async () => {
    await world.only(['guest', 'candidate', 'rivalOwner', 'superAdmin'], async (db, uid) => {
      await world.arrange(...existingLink());
      await openLink(db, { uid });
    });
    await world.refuses({
      'by its candidate': openLinkAs({}, 'otherCandidate'),
      twice: openLinkAs({}, 'guest', openedLink('somebody')),
      again: openLinkAs({}, 'guest', openedLink()),
      'when it has ended': openLinkAs({}, 'guest', existingLink({ expiresAt: ago(days(1)) })),
      'when it is revoked': openLinkAs({}, 'guest', existingLink({ status: 'revoked' })),
      'without a name': openLinkAs({ link: { claimedName: '' }, key: { name: '' } }),
      'under two names': openLinkAs({ key: { name: 'Another' } }),
      'for somebody else': openLinkAs({ link: { claimedBy: 'cleo' } }),
      'without the key': openLinkAs({ left: 'key' }),
      'without being seen': openLinkAs({ view: null }),
      'as somebody of the company': openLinkAs({ view: { role: 'reviewer' } }),
      longer: openLinkAs({ link: { expiresAt: ahead(days(20)) } }),
      'when the candidate has withdrawn': openLinkAs({}, 'guest', [
        ...existingLink(),
        patch(cato, { status: 'withdrawn' }),
      ]),
      'of a suspended company': openLinkAs({}, 'guest', [
        ...existingLink(),
        patch(org, { status: 'suspended' }),
      ]),
    });
    await world.arrange(
      ...openedLink('gus', { link: { status: 'done' }, key: { status: 'done' } }),
      put(linkPath(fresh), link('remy')),
    );
    await denied(
      commit(
        world.as('guest'),
        patch(linkPath(fresh), {
          status: 'claimed',
          claimedBy: 'gus',
          claimedName: 'Dr. Fern',
          claimedAt: now(),
        }),
        put(`${cato}/guests/gus`, guestAccess({ token: fresh })),
      ),
    );
  });

  it('is opened with a new link after an old one ended', async () => {
    await world.arrange(
      ...existingLink(),
      put(
        `${cato}/guests/gus`,
        guestAccess({
          token: 'olderOLDERolderOLDER03',
          status: 'revoked',
          at: ago(days(2)),
          expiresAt: ago(days(1)),
        }),
      ),
      put(`${cato}/views/gus`, { role: 'guest', at: ago(days(2)) }),
    );
    await allowed(openLink(world.as('guest'), { view: null }));
  });

  it("is closed by editors with the guest's access, in one commit with its audit entry", async () => {
    await world.only(editors, async (db, uid) => {
      await world.arrange(...openedLink());
      await revoke(db, uid);
    });
    await world.only(editors, async (db, uid) => {
      await world.arrange(...existingLink());
      await revoke(db, uid, { open: true });
    });
    const closes =
      (more: Parameters<typeof revoke>[2], before = openedLink()) =>
      async (): Promise<void> => {
        await world.arrange(...before);
        await revoke(world.as('recruiter'), 'remy', more);
      };
    await world.accepts({
      'of a suspended company': closes({}, [...openedLink(), patch(org, { status: 'suspended' })]),
    });
    await world.refuses({
      'without what the guest holds': closes({ leave: true }),
      'in another name': closes({ link: { revokedBy: 'olive' } }),
      'with another entry': closes({ audit: { action: 'share.create' } }),
      'with that of another link': closes({ audit: { detail: computeSecretMark(fresh) } }),
      'after it was used': closes(
        {},
        openedLink('gus', { link: { status: 'done' }, key: { status: 'done' } }),
      ),
    });
    await world.refuses({
      'longer, by an editor': async () => {
        await world.arrange(...existingLink());
        return updateDoc(doc(world.as('recruiter'), linkPath(token)), {
          expiresAt: ahead(days(20)),
        });
      },
      'open again': async () => {
        await world.arrange(...existingLink({ status: 'revoked' }));
        return updateDoc(doc(world.as('recruiter'), linkPath(token)), { status: 'open' });
      },
      'longer, by the guest': async () => {
        await world.arrange(...openedLink());
        return updateDoc(doc(world.as('guest'), linkPath(token)), { expiresAt: ahead(days(20)) });
      },
    });
  });

  it('is deleted with the erased session', async () => {
    const erasing = [...openedLink(), patch(cato, { status: 'erasing' })];
    await world.only(managers, async (db) => {
      await world.arrange(...erasing);
      await commit(db, drop(`${linkPath(token)}/material/current`), drop(linkPath(token)));
    });
    await world.only([], async (db) => {
      await world.arrange(...openedLink());
      await deleteDoc(doc(db, linkPath(token)));
    });
  });
});
