// A job with enough decisions for sums by group, a member to be who only sees sums, and a candidate who was rejected.
import { makeScale, type ScaleWorld } from '../../local/seed/scale.ts';
import { addresses, createAccount } from '../support/firebase.ts';
import { put } from '../support/operator.ts';
import { jobPath, putSession } from './candidateWorld.ts';
import { seekerDocument } from './seekerWorld.ts';

const inviteToken = 'cleoTokencleoTokencleo01';
const ago = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);

/** Creates an account of one first name with its user document; returns the uid. */
async function createUser(
  who: { email: string; password: string },
  firstName: string,
  more: object,
): Promise<string> {
  const uid = await createAccount({ ...who, displayName: firstName, emailVerified: true });
  await put(`users/${uid}`, seekerDocument({ email: who.email, firstName, lastName: 'L' }, more));
  return uid;
}

/** Puts the question and the rubric of the job. */
async function putContent(job: string, by: string): Promise<void> {
  const meta = { updatedAt: ago(90), updatedBy: by };
  await Promise.all([
    put(`${job}/content/questions`, {
      items: [
        {
          id: 'q1',
          text: 'Tell us about a route you planned.',
          kind: 'behavioural',
          minutes: 5,
          followUpCap: 0,
          followUps: [],
        },
      ],
      ...meta,
    }),
    put(`${job}/content/rubric`, {
      items: [{ id: 'plan', name: 'Planning', description: '', weight: 100, questions: [] }],
      ...meta,
    }),
  ]);
}

/** Puts twenty men, twelve advanced; twelve women, three advanced; two who are neither; six without an answer. */
async function putDecisions(job: string): Promise<void> {
  const rows = [
    ...Array.from({ length: 20 }, (_, n) => ['man', n < 12] as const),
    ...Array.from({ length: 12 }, (_, n) => ['woman', n < 3] as const),
    ...Array.from({ length: 2 }, () => ['nonBinary', true] as const),
    ...Array.from({ length: 6 }, (_, n) => [null, n < 3] as const),
  ];
  await Promise.all(
    rows.flatMap(([gender, advanced], n) => [
      put(`${job}/tallies/past-${n}`, {
        outcome: advanced ? 'advance' : 'reject',
        level: advanced ? 75 : 25,
        at: ago(80),
      }),
      ...(gender ? [put(`${job}/selfIds/past-${n}`, { gender, rev: 1 })] : []),
    ]),
  );
}

/** Puts six candidates whom two colleagues have both scored; they differ on the first. */
async function putPairs(world: ScaleWorld): Promise<void> {
  const { orgId, interviewId } = world;
  const { recruiter, reviewer } = world.people;
  await Promise.all(
    Array.from({ length: 6 }, (_, n) => n).flatMap((n) => [
      putSession(
        { orgId, interviewId, candidateUid: `both-${n}` },
        {
          status: 'submitted',
          inviteToken: 'x',
          startedAt: ago(60),
          submittedAt: ago(50 + n),
          displayName: `Pair ${n}`,
          consent: { recording: true, ai: false, policyVersion: '2026-11', at: ago(60) },
          rev: 3,
          orgId,
          interviewId,
          candidateUid: `both-${n}`,
          reviewers: [recruiter.uid, reviewer.uid],
        },
      ),
      ...(
        [
          [recruiter, 1 + (n % 5)],
          [reviewer, 1 + (n === 0 ? 1 : n % 5)],
        ] as const
      ).map(([{ uid, firstName }, level]) =>
        put(`${jobPath(world)}/sessions/both-${n}/reviews/${uid}`, {
          rating: level,
          comment: '',
          scores: { plan: { level, note: '' } },
          submitted: true,
          updatedAt: ago(40),
          rev: 1,
          name: firstName,
        }),
      ),
    ]),
  );
}

/** Puts the interview of a candidate who was rejected and notified of it. */
async function putRejected(world: ScaleWorld, candidateUid: string): Promise<void> {
  const { orgId, interviewId } = world;
  const { recruiter } = world.people;
  const job = jobPath(world);
  await Promise.all([
    put(`${job}/invites/${inviteToken}`, {
      status: 'claimed',
      claimedBy: candidateUid,
      claimedAt: ago(60),
      createdBy: recruiter.uid,
      createdAt: ago(70),
      expiresAt: ago(-99),
      companyName: 'Scale',
      interviewTitle: 'Route Planner',
      type: 'chat',
      questionCount: 1,
      durationMinutes: 40,
      language: 'en',
    }),
    putSession(
      { orgId, interviewId, candidateUid },
      {
        status: 'submitted',
        inviteToken,
        startedAt: ago(60),
        submittedAt: ago(59),
        displayName: 'Cleo',
        consent: { recording: true, ai: false, policyVersion: '2026-11', at: ago(60) },
        rev: 2,
        orgId,
        interviewId,
        candidateUid,
        language: 'en',
        stage: 'rejected',
        stageBy: recruiter.uid,
        stageAt: ago(10),
      },
    ),
    put(`${job}/sessions/${candidateUid}/shared/outcome`, {
      outcome: 'reject',
      message: 'Thank you.',
      factors: [],
      aiUsed: false,
      releasedBy: recruiter.uid,
      releasedAt: ago(9),
    }),
    put(`${job}/tallies/${candidateUid}`, { outcome: 'reject', level: 25, at: ago(10) }),
  ]);
}

/** Arranges all of it for these two people; returns the company and the uid of the candidate. */
export async function arrangeFairness(
  id: string,
  faye: { email: string; password: string },
  cleo: { email: string; password: string },
): Promise<{ at: ScaleWorld; cleoUid: string }> {
  const at = await makeScale(addresses(), { id, jobs: 1, candidates: 0 });
  const hiring = { isJobSeeker: false, isHiringManager: true, tier: 'TrialHiringManager1' };
  await createUser(faye, 'Faye', hiring);
  const cleoUid = await createUser(cleo, 'Cleo', {});
  await Promise.all([
    putContent(jobPath(at), at.people.recruiter.uid),
    putDecisions(jobPath(at)),
    putPairs(at),
    putRejected(at, cleoUid),
  ]);
  return { at, cleoUid };
}
