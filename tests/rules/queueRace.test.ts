// Races for tasks of the queue: six workers, two per member, all leasing at once with the product's own functions. Exactly one wins.
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  collection,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { failJob, finishJob, takeJob, type Finished, type Lease } from '#data/evaluation/aiJobs.ts';
import { resetFirestore, rulesEnvironment } from '../support/firebase.ts';

/** Each worker has a connection of its own, as each browser has. */
const connection = new AsyncLocalStorage<Firestore>();
vi.mock('#data/firestore/database.ts', () => ({ database: () => connection.getStore() }));

const org = 'organizations/acme';
const jobId = 'iv1_cand1';
const staff = ['rita', 'vera', 'walt'];
const made: Finished = {
  items: [],
  model: 'hirely-rules',
  promptVersion: '1.0.0',
  inputHash: 'a'.repeat(64),
  adapter: 'onDevice',
  rubricVersion: null,
};

let environment: RulesTestEnvironment;
let workers: { uid: string; firestore: Firestore }[] = [];

beforeAll(async () => {
  // The losers' refusals are expected; they need not fill the log.
  setLogLevel('silent');
  environment = await rulesEnvironment('queue-race');
  workers = [...staff, ...staff].map((uid) => ({
    uid,
    firestore: environment.authenticatedContext(uid).firestore() as unknown as Firestore,
  }));
});
afterAll(() => environment.cleanup());

async function task(fields: Record<string, unknown>): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    const database = context.firestore();
    await database.doc(org).set({ status: 'active' });
    for (const uid of staff)
      await database
        .doc(`${org}/members/${uid}`)
        .set({ role: uid === 'rita' ? 'recruiter' : 'reviewer', status: 'active' });
    await database.doc(`${org}/interviews/iv1`).set({ status: 'open', questionIds: ['q1'] });
    await database
      .doc(`${org}/interviews/iv1/sessions/cand1`)
      .set({ status: 'submitted', consent: { recording: true, ai: true }, rev: 2 });
    await database.doc(`${org}/aiJobs/${jobId}`).set({
      interviewId: 'iv1',
      candidateUid: 'cand1',
      status: 'queued',
      attempts: 0,
      cap: 5,
      createdAt: new Date(),
      ...fields,
    });
  });
}

type Worker = (typeof workers)[number];
function as<T>({ firestore }: Worker, work: () => Promise<T>): Promise<T> {
  return connection.run(firestore, work);
}
function reach(now?: Date): Promise<(Lease | null)[]> {
  return Promise.all(
    workers.map((worker) =>
      as(worker, () => takeJob('acme', jobId, worker.uid, now ? { now } : {})),
    ),
  );
}
async function stored(): Promise<Record<string, unknown>> {
  const [first] = workers;
  return (first && (await getDoc(doc(first.firestore, `${org}/aiJobs/${jobId}`))).data()) ?? {};
}

beforeEach(() => resetFirestore(environment.projectId));

describe('six workers lease one task', () => {
  it('exactly one gets it, in fifty rounds, and one evaluation results', async () => {
    for (let round = 0; round < 50; round += 1) {
      await resetFirestore(environment.projectId);
      await task({});
      const leases = await reach();
      const winners = leases.filter((lease) => lease !== null);
      expect(winners).toHaveLength(1);
      const [lease] = winners;
      expect(await stored()).toMatchObject({
        status: 'leased',
        attempts: 1,
        leaseId: lease?.leaseId,
      });

      // Everyone who believes to hold it tries to finish; only the holder can.
      const finished = await Promise.allSettled(
        workers.map((worker) =>
          as(worker, () =>
            finishJob(
              {
                orgId: 'acme',
                jobId,
                leaseId: 'x',
                interviewId: 'iv1',
                candidateUid: 'cand1',
                attempt: 1,
                cap: 5,
              },
              worker.uid,
              made,
            ),
          ),
        ),
      );
      expect(finished.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const winner = workers[leases.findIndex((one) => one !== null)];
      expect(await stored()).toMatchObject({
        status: 'done',
        leaseOwner: winner?.uid,
        evaluationId: `${jobId}_1`,
      });
      const evaluations =
        winner &&
        (await getDocs(
          collection(winner.firestore, `${org}/interviews/iv1/sessions/cand1/evaluations`),
        ));
      expect(evaluations?.docs.map((each) => each.get('evaluatorUid'))).toEqual([winner?.uid]);
    }
  }, 300_000);

  it('exactly one takes over an expired lease, and nobody a current one', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    for (let round = 0; round < 4; round += 1) {
      await task({
        status: 'leased',
        leaseOwner: 'rita',
        leaseId: `gone-${round}-away`,
        leasedAt: minutesAgo(6),
        attempts: 1,
      });
      expect(
        (await reach()).filter((lease) => lease !== null).map((lease) => lease.attempt),
      ).toEqual([2]);
    }
    await task({
      status: 'leased',
      leaseOwner: 'rita',
      leaseId: 'still-alive',
      leasedAt: minutesAgo(4),
      attempts: 1,
    });
    expect(await reach()).toEqual([null, null, null, null, null, null]);
    // Not even for a browser whose clock is an hour ahead: the server's clock decides.
    expect(await reach(minutesAgo(-60))).toEqual([null, null, null, null, null, null]);
    expect(await stored()).toMatchObject({ leaseId: 'still-alive', attempts: 1 });
  });

  it('nobody leases a task without attempts left; the last failure parks it', async () => {
    await task({ attempts: 4 });
    const leases = await reach();
    const index = leases.findIndex((lease) => lease !== null);
    const [worker, lease] = [workers[index], leases[index]];
    expect(lease?.attempt).toBe(5);
    if (worker && lease) await as(worker, () => failJob(lease, 'aiUnavailable'));
    expect(await stored()).toMatchObject({ status: 'dead', attempts: 5, error: 'aiUnavailable' });
    expect(await reach()).toEqual([null, null, null, null, null, null]);
  });
});
