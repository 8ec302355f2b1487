/** A company of any size, written past the rules within seconds: for the benchmark, and for stories about counts. Not part of the seed. */
import { listJobTerms } from '#domain/jobs/interview.ts';
import { rejectReasons } from '#domain/review/rejectReasons.ts';
import type { Stage } from '#domain/candidate/session.ts';
import type { FirebaseAddresses } from '../addresses.ts';
import { ago } from './clock.ts';
import { Documents } from './documents.ts';
import { addSession as addSessionDocuments } from './candidates/candidateDocuments.ts';
import {
  addScaleAccount,
  addScaleCompany,
  scalePassword,
  type ScalePerson,
} from './scaleCompany.ts';
import names from './scaleNames.json';

export interface ScaleWorld {
  orgId: string;
  interviewId: string;
  people: { owner: ScalePerson; recruiter: ScalePerson; reviewer: ScalePerson };
}
export interface ScaleWish {
  /** Names the company, its people and its jobs. */
  id: string;
  jobs: number;
  candidates: number;
  /** Also scorecards and decisions where the stage asks for them. */
  judged?: boolean;
  /** Names instead of invented ones, for the first candidates. */
  names?: readonly string[];
}

const { first, last } = names;
/** The states of twenty candidates in a row; they repeat from there. */
const statuses: readonly ('in_progress' | 'submitted' | 'withdrawn' | 'expired' | Stage)[] = [
  'in_progress',
  'submitted',
  'submitted',
  'in_review',
  'submitted',
  'shortlisted',
  'submitted',
  'in_review',
  'rejected',
  'submitted',
  'offer',
  'submitted',
  'withdrawn',
  'submitted',
  'shortlisted',
  'in_review',
  'rejected',
  'hired',
  'expired',
  'in_progress',
];

/** How many of so many candidates have a status. */
export function countInStatus(wanted: (typeof statuses)[number], candidates: number): number {
  return Array.from({ length: candidates }, (_, index) => statuses[index % statuses.length]).filter(
    (one) => one === wanted,
  ).length;
}

const reasonOf = {
  reject: 'No own part in any of the examples.',
  advance: 'Clear examples with results.',
} as const;

/** Makes a company with three people and so many jobs, the first of them with so many candidates. */
export async function makeScale(
  addresses: FirebaseAddresses,
  { id, jobs, candidates, judged = false, names: given = [] }: ScaleWish,
): Promise<ScaleWorld> {
  const orgId = `scale-${id}`;
  const person = (role: string, firstName: string): ScalePerson => ({
    uid: `${id}-${role}`,
    email: `${role}@${id}.example`,
    password: scalePassword,
    firstName,
    lastName: 'Scale',
  });
  const people = {
    owner: person('owner', 'Oda'),
    recruiter: person('recruiter', 'Remo'),
    reviewer: person('reviewer', 'Resa'),
  };
  const documents = new Documents();
  addScaleCompany(documents, id, people, { jobs, candidates });
  for (let index = 0; index < jobs; index += 1) addJob(documents, id, people, index);
  for (let index = 0; index < candidates; index += 1)
    addSession(documents, id, people, index, candidates, judged, given[index]);
  const [host = '', port = ''] = addresses.firestore.split(':');
  await Promise.all(Object.values(people).map((one) => addScaleAccount(addresses, one)));
  await documents.writeTo(addresses.projectId, host, Number(port));
  return { orgId, interviewId: jobId(id, 0), people };
}

function addJob(
  documents: Documents,
  id: string,
  people: ScaleWorld['people'],
  index: number,
): void {
  const at = ago(index / 10, -1);
  const title =
    index === 0
      ? 'Route Planner'
      : `${['Planner', 'Driver', 'Clerk', 'Buyer', 'Analyst'][index % 5]} ${index}`;
  documents.add(
    'interviews',
    { orgId: `scale-${id}`, interviewId: jobId(id, index) },
    {
      title,
      terms: listJobTerms({ title }),
      type: 'chat',
      status: index % 7 === 6 ? 'closed' : 'open',
      language: 'en',
      questionIds: ['q1'],
      retakes: 0,
      durationMinutes: 40,
      slots: { videos: 0, documents: 0 },
      createdBy: people.recruiter.uid,
      createdAt: at,
      updatedAt: at,
      rev: 1,
    },
  );
}

function jobId(id: string, index: number): string {
  return `${id}-job-${String(index).padStart(4, '0')}`;
}

function addSession(
  documents: Documents,
  id: string,
  people: ScaleWorld['people'],
  index: number,
  of: number,
  judged: boolean,
  name?: string,
): void {
  const where = statuses[index % statuses.length] ?? 'submitted';
  const isStage =
    where === 'in_review' ||
    where === 'shortlisted' ||
    where === 'offer' ||
    where === 'hired' ||
    where === 'rejected';
  const status = isStage ? 'submitted' : where;
  // Sixty days, the first index last.
  const days = (index / of) * 60;
  const candidateRef = {
    orgId: `scale-${id}`,
    interviewId: jobId(id, 0),
    candidateUid: `${id}-c${String(index).padStart(5, '0')}`,
  };
  const displayName =
    name ??
    `${first[index % first.length] ?? ''} ${last[Math.floor(index / first.length) % last.length] ?? ''}`;
  const reviewers = isStage && index % 3 !== 0 ? [people.recruiter.uid] : [];
  addSessionDocuments(documents, candidateRef, {
    status,
    inviteToken: `scaleToken${String(index).padStart(16, '0')}`,
    startedAt: ago(days, -2),
    displayName,
    email: `c${index}@mail.example`,
    consent: { recording: true, ai: index % 9 !== 0, policyVersion: '2026-11', at: ago(days, -2) },
    rev: 4,
    orgId: candidateRef.orgId,
    interviewId: candidateRef.interviewId,
    candidateUid: candidateRef.candidateUid,
    language: index % 11 === 0 ? 'es' : 'en',
    ...(status === 'submitted' ? { submittedAt: ago(days, -1) } : {}),
    ...(isStage ? { stage: where, stageBy: people.recruiter.uid, stageAt: ago(days) } : {}),
    ...(reviewers.length > 0 ? { reviewers } : {}),
  });
  if (!judged || !isStage) return;
  for (const reviewerUid of reviewers)
    documents.add(
      'reviews',
      { ...candidateRef, reviewerUid },
      {
        rating: 3,
        comment: '',
        scores: {},
        submitted: true,
        updatedAt: ago(days),
        rev: 1,
        name: 'Remo Scale',
      },
    );
  const outcome =
    where === 'rejected' ? 'reject' : where === 'offer' || where === 'hired' ? 'advance' : null;
  if (outcome)
    documents.add('decision', candidateRef, {
      outcome,
      reason: reasonOf[outcome],
      ...(outcome === 'reject' ? { reasonCode: rejectReasons[index % rejectReasons.length] } : {}),
      decidedBy: people.recruiter.uid,
      decidedAt: ago(days),
      rev: 1,
      auditId: `scale-${candidateRef.candidateUid}`,
    });
}
