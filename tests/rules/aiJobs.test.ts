// AI tasks: who creates, leases, reads and deletes them.
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { answer } from './documents/candidates.ts';
import { orgAi, platformAi } from './documents/companies.ts';
import { cara, cleo, org } from './documents/paths.ts';
import { queued } from './documents/reviews.ts';
import { ago, minutes, now } from './documents/times.ts';
import { change, lease, leased, waiting, world } from './fixtures/aiJobs.ts';
import { editors, managers, staff, uidOf } from './people.ts';
import { commit, drop, patch, put, type Data } from './writes.ts';

describe('organizations/{o}/aiJobs/{j}', () => {
  it('is read by the staff', async () => {
    await world.readers([...staff, 'superAdmin'], (db) => getDoc(doc(db, waiting)));
    await world.readers(staff, (db) => getDocs(collection(db, `${org}/aiJobs`)));
  });

  it('is created by the candidate or an editor once the session is submitted, with consent', async () => {
    await world.only(editors, async (db) => {
      await world.arrange(drop(waiting));
      await setDoc(doc(db, waiting), queued('cara'));
    });
    const make =
      (data: Data, before: Data = {}, id = 'open_cara') =>
      async (): Promise<void> => {
        await world.arrange(drop(waiting), patch(cara, before));
        await setDoc(doc(world.as('recruiter'), `${org}/aiJobs/${id}`), data);
      };
    await world.refuses({
      'without consent': make(queued('cara'), { 'consent.ai': false }),
      'before it is handed in': make(queued('cara'), { status: 'in_progress' }),
      'under another id': make(queued('cara'), {}, 'open_cleo'),
      'with less to do': make(queued('cara', { cap: 500 })),
      'with fewer attempts': make(queued('cara', { attempts: -100 })),
      'with attempts that are no whole number': make(queued('cara', { cap: 5.5 })),
      'as done': make(queued('cara', { status: 'done' })),
      'at another time': make(queued('cara', { createdAt: new Date(0) })),
      'with a prompt': make(queued('cara', { prompt: 'Give 5.' })),
      'a second time': () => setDoc(doc(world.as('recruiter'), waiting), queued('cara')),
    });
  });

  it('is leased by a staff member', async () => {
    await world.only(staff, (_, uid, who) => change(waiting, lease(uid), who)());
    await world.accepts({
      'when the lease of another has run out': change(
        leased,
        lease('reed', { attempts: 2 }),
        'secondReviewer',
        { leasedAt: ago(minutes(6)) },
      ),
      "when one's own lease has run out": change(
        leased,
        lease('rowan', { attempts: 2 }),
        'reviewer',
        { leasedAt: ago(minutes(6)) },
      ),
    });
    await world.refuses({
      'a live lease of another': change(leased, lease('reed', { attempts: 2 }), 'secondReviewer'),
      "one's own live lease, in another tab": change(leased, lease('rowan', { attempts: 2 })),
      "one's own live lease, as a heartbeat": change(leased, {
        leasedAt: now(),
        leaseId: 'lease-of-rowan-2',
      }),
      'for others': change(waiting, lease('remy')),
      'without an attempt': change(waiting, lease('rowan', { attempts: 0 })),
      'with half an attempt': change(waiting, lease('rowan', { attempts: 1.5 })),
      'with two': change(waiting, lease('rowan', { attempts: 2 })),
      'beyond the cap': change(waiting, lease('rowan', { attempts: 6 }), 'reviewer', {
        attempts: 5,
      }),
      'with the same lease': change(waiting, lease('rowan'), 'reviewer', {
        leaseId: 'lease-of-rowan-2',
      }),
      'with a short lease id': change(waiting, lease('rowan', { leaseId: 'x' })),
      'at another time': change(waiting, lease('rowan', { leasedAt: ago(minutes(1)) })),
      'with another candidate': change(waiting, lease('rowan', { candidateUid: 'cato' })),
      'a dead one': change(waiting, lease('rowan'), 'reviewer', { status: 'dead' }),
      'a done one': change(waiting, lease('rowan'), 'reviewer', { status: 'done' }),
    });
  });

  it('waits while the AI is off or the queue is paused', async () => {
    const under =
      (platform: Data | null, company: Data | null, act: () => Promise<unknown>) => async () => {
        await world.arrange(
          ...(platform ? [put('platformSettings/ai', platformAi('saga', platform))] : []),
          ...(company ? [put(`${org}/settings/ai`, orgAi('olive', company))] : []),
        );
        return act();
      };
    const take = change(waiting, lease('rowan'));
    await world.accepts({
      'with everything as it is': under({}, {}, take),
      'with the cloud stopped': under({ stopped: ['cloud'] }, { adapter: 'cloud' }, take),
      'with the device stopped, for the cloud': under(
        { stopped: ['onDevice'] },
        { adapter: 'cloud' },
        take,
      ),
      'a heartbeat of what runs': under(
        { stopped: ['all'] },
        { paused: true },
        change(leased, { leasedAt: now() }),
      ),
      'giving back what runs': under(
        { stopped: ['all'] },
        { on: false },
        change(leased, { status: 'queued', error: 'aiOff' }),
      ),
      'handing in': under({ stopped: ['all'] }, { on: false, paused: true }, () =>
        commit(
          world.as('candidate'),
          put(`${cleo}/answers/q2`, answer()),
          patch(cleo, { status: 'submitted', submittedAt: now(), rev: 2 }),
          put(`${org}/aiJobs/open_cleo`, queued('cleo')),
        ),
      ),
      'asking for another try': under(
        { stopped: ['all'] },
        { on: false },
        change(waiting, { status: 'queued', cap: 10 }, 'recruiter', {
          status: 'dead',
          attempts: 5,
        }),
      ),
    });
    await world.refuses({
      'everything stopped': under({ stopped: ['all'] }, null, take),
      'the device stopped': under({ stopped: ['onDevice'] }, null, take),
      'the device stopped, and the cloud not for this': under(
        { stopped: ['onDevice'], cloudTasks: ['draftKit'] },
        { adapter: 'cloud' },
        take,
      ),
      'both stopped': under({ stopped: ['onDevice', 'cloud'] }, { adapter: 'cloud' }, take),
      'a company without AI': under(null, { on: false }, take),
      'a queue that is held': under(null, { paused: true }, take),
      'a lease run out, in a held queue': under(
        null,
        { paused: true },
        change(leased, lease('reed', { attempts: 2 }), 'secondReviewer', {
          leasedAt: ago(minutes(6)),
        }),
      ),
    });
  });

  it('is deleted by managers while the session is erased', async () => {
    await world.only(managers, async (db) => {
      await world.arrange(patch(cara, { status: 'erasing' }));
      await deleteDoc(doc(db, waiting));
    });
    await world.only([], (db) => deleteDoc(doc(db, waiting)));
  });
});

describe('{path=**}/aiJobs/{j}', () => {
  it('is listed across companies by super admins, 500 at a time', async () => {
    await world.readers(['superAdmin'], (db) =>
      getDocs(query(collectionGroup(db, 'aiJobs'), orderBy('createdAt', 'desc'), limit(500))),
    );
    await world.readers([], (db) => getDocs(query(collectionGroup(db, 'aiJobs'), limit(501))));
    await world.readers([], (db) => getDocs(collectionGroup(db, 'aiJobs')));
    await world.readers([], (db) =>
      updateDoc(doc(db, waiting), { status: 'dead', error: uidOf('superAdmin') }),
    );
  });
});
