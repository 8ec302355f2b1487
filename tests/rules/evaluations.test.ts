// AI evaluations: who creates and reads them, from what and with which engine.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { orgAi, platformAi } from './documents/companies.ts';
import { cato, gone, org } from './documents/paths.ts';
import { evaluation, rating } from './documents/reviews.ts';
import { ago, minutes, now } from './documents/times.ts';
import { cleaf, evaluateAs, task, world } from './fixtures/evaluations.ts';
import { managers, staff } from './people.ts';
import { commit, patch, put, type Data } from './writes.ts';

describe('organizations/{o}/interviews/{i}/sessions/{c}/evaluations/{e}', () => {
  it('is read by the staff, never by the candidate', async () => {
    await world.readers(staff, (db) => getDoc(doc(db, `${cato}/evaluations/open_cato_1`)));
    await world.readers(staff, (db) => getDocs(collection(db, `${cato}/evaluations`)));
  });

  it('is created by the holder of the lease', () =>
    world.only(['reviewer'], (_, __, who) => evaluateAs({ who })()));

  it('keeps its rating in another document', () =>
    world.accepts({
      'ratings beside it': evaluateAs(),
      'in three passes': evaluateAs({ evaluation: { passes: 3 } }),
      'after the cloud was given up': evaluateAs({ evaluation: { fellBack: 'aiTimeout' } }),
      'as little as possible': () => {
        const { adapter: _a, rubricVersion: _r, ...plain } = evaluation('rowan');
        return commit(
          world.as('reviewer'),
          put(`${cleaf}/evaluations/open_cleaf_1`, plain),
          put(`${cleaf}/ratings/open_cleaf_1`, rating('rowan')),
          patch(task, { status: 'done', evaluationId: 'open_cleaf_1', finishedAt: now() }),
        );
      },
    }));

  it('is created from submitted answers, and from nothing else', async () => {
    const of = (status: string) => async (): Promise<unknown> => {
      await world.arrange(patch(cleaf, { status }));
      return evaluateAs()();
    };
    await world.refuses({
      'withdrawn meanwhile': of('withdrawn'),
      'opened again': of('in_progress'),
      'being erased': of('erasing'),
    });
  });

  it('is created by the engines that platform and company allow', async () => {
    const under =
      (platform: Data | null, company: Data | null, adapter: string, agreed = 'cloud') =>
      async () => {
        await world.arrange(
          patch(cleaf, { 'consent.aiEngine': agreed }),
          ...(platform ? [put('platformSettings/ai', platformAi('saga', platform))] : []),
          ...(company ? [put(`${org}/settings/ai`, orgAi('olive', company))] : []),
        );
        return evaluateAs({ evaluation: { adapter } })();
      };
    await world.accepts({
      'the cloud, chosen by the company': under({}, { adapter: 'cloud' }, 'cloud'),
      'the cloud, as everybody': under({ adapter: 'cloud' }, null, 'cloud'),
      'the cloud, as everybody, in so many words': under({ adapter: 'cloud' }, {}, 'cloud'),
      'the device, because the cloud did not answer': under({}, { adapter: 'cloud' }, 'onDevice'),
      'the device, with the cloud stopped': under(
        { stopped: ['cloud'] },
        { adapter: 'cloud' },
        'onDevice',
      ),
      'the cloud, with the device stopped': under(
        { stopped: ['onDevice'] },
        { adapter: 'cloud' },
        'cloud',
      ),
      'the device, while the queue is held': under({}, { paused: true }, 'onDevice'),
    });
    await world.refuses({
      'the cloud, of which the candidate was not informed': under(
        { adapter: 'cloud' },
        null,
        'cloud',
        'onDevice',
      ),
      'the cloud, agreed to before anybody was informed': async () => {
        await world.arrange(put('platformSettings/ai', platformAi('saga', { adapter: 'cloud' })));
        return evaluateAs({ evaluation: { adapter: 'cloud' } })();
      },
      'the cloud, of which nothing is stated': under(null, null, 'cloud'),
      'the cloud, chosen by the company alone': under(null, { adapter: 'cloud' }, 'cloud'),
      'the cloud, not chosen': under({}, {}, 'cloud'),
      'the cloud, chosen against': under({ adapter: 'cloud' }, { adapter: 'onDevice' }, 'cloud'),
      'the cloud, for kits alone': under(
        { cloudTasks: ['draftKit'] },
        { adapter: 'cloud' },
        'cloud',
      ),
      'the cloud, stopped': under({ stopped: ['cloud'] }, { adapter: 'cloud' }, 'cloud'),
      'everything stopped': under({ stopped: ['all'] }, null, 'onDevice'),
      'everything stopped, in the cloud': under(
        { stopped: ['all'] },
        { adapter: 'cloud' },
        'cloud',
      ),
      'the device, stopped': under({ stopped: ['onDevice'] }, null, 'onDevice'),
      'a company without AI': under(null, { on: false }, 'onDevice'),
      'a company without AI, in the cloud': under({}, { on: false, adapter: 'cloud' }, 'cloud'),
      'an engine unsaid, with the device stopped': async () => {
        await world.arrange(
          put('platformSettings/ai', platformAi('saga', { stopped: ['onDevice'] })),
        );
        const { adapter: _, ...unsaid } = evaluation('rowan');
        return commit(
          world.as('reviewer'),
          put(`${cleaf}/evaluations/open_cleaf_1`, unsaid),
          put(`${cleaf}/ratings/open_cleaf_1`, rating('rowan')),
          patch(task, { status: 'done', evaluationId: 'open_cleaf_1', finishedAt: now() }),
        );
      },
    });
  });

  it('is created in no other way', () =>
    world.refuses({
      'without ending the task': evaluateAs({ leave: ['task'] }),
      'without scores or ratings': evaluateAs({ leave: ['rating'] }),
      'without the consent to AI': async () => {
        await world.arrange(patch(cleaf, { 'consent.ai': false }));
        return evaluateAs()();
      },
      'after the lease': async () => {
        await world.arrange(patch(task, { leasedAt: ago(minutes(6)) }));
        return evaluateAs()();
      },
      'with the lease of another': async () => {
        await world.arrange(patch(task, { leaseOwner: 'reed' }));
        return evaluateAs()();
      },
      'without a lease': async () => {
        await world.arrange(patch(task, { status: 'queued' }));
        return evaluateAs()();
      },
      'for an earlier attempt': async () => {
        await world.arrange(patch(task, { attempts: 2 }));
        return evaluateAs()();
      },
      'under another id': evaluateAs({ id: 'open_cleaf_2' }),
      'finished at another time': evaluateAs({ task: { finishedAt: new Date(0) } }),
      'with more in the task': evaluateAs({ task: { attempts: 0 } }),
      'with the task of somebody else': async () => {
        await world.arrange(
          patch(`${org}/aiJobs/open_cara`, {
            status: 'leased',
            attempts: 1,
            leaseOwner: 'rowan',
            leaseId: 'lease-of-rowan',
            leasedAt: ago(minutes(1)),
          }),
        );
        return commit(
          world.as('reviewer'),
          put(`${cleaf}/evaluations/open_cara_1`, evaluation('rowan', { jobId: 'open_cara' })),
          put(`${cleaf}/ratings/open_cara_1`, rating('rowan', { jobId: 'open_cara' })),
          patch(`${org}/aiJobs/open_cara`, {
            status: 'done',
            evaluationId: 'open_cara_1',
            finishedAt: now(),
          }),
        );
      },
      'about another session': evaluateAs({ evaluation: { jobId: 'open_cato' } }),
      'in the name of others': evaluateAs({ evaluation: { evaluatorUid: 'olive' } }),
      'at another time': evaluateAs({ evaluation: { createdAt: new Date(0) } }),
      'given up with a story': evaluateAs({ evaluation: { fellBack: 'x'.repeat(41) } }),
      'in two passes': evaluateAs({ evaluation: { passes: 2 } }),
      'by an unknown engine': evaluateAs({ evaluation: { adapter: 'oracle' } }),
      'with a rubric version that is none': evaluateAs({ evaluation: { rubricVersion: 'v1' } }),
      'with an input that was not hashed': evaluateAs({ evaluation: { inputHash: 'short' } }),
      // It is readable before scoring, so it holds nothing of the rating.
      'with scores inside, in place of ratings': evaluateAs({
        leave: ['rating'],
        evaluation: { scores: { q1: 3, q2: 0 } },
      }),
      'with scores': evaluateAs({ evaluation: { scores: { q1: 3 } } }),
      'with a total': evaluateAs({ evaluation: { overall: 64 } }),
      'with a summary': evaluateAs({ evaluation: { summary: 'Good.' } }),
      'with flags': evaluateAs({ evaluation: { flags: ['shortAnswers'] } }),
      'with a decision': evaluateAs({ evaluation: { decision: 'hire' } }),
    }));

  it('never changes until the session is erased', async () => {
    await world.only([], (db) =>
      updateDoc(doc(db, `${cato}/evaluations/open_cato_1`), { summary: 'Better.' }),
    );
    await world.only([], (db) => deleteDoc(doc(db, `${cato}/evaluations/open_cato_1`)));
    await world.arrange(put(`${gone}/evaluations/e`, evaluation('rowan')));
    await world.readers(managers, (db) => deleteDoc(doc(db, `${gone}/evaluations/e`)));
  });
});
