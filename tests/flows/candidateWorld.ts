// An interview of its own for each candidate story.
import { createId } from '#data/firestore/ids.ts';
import type { Interview, CandidateQuestion } from '#domain/jobs/interview.ts';
import { createCode } from '#domain/invitations/invite.ts';
import { periodOf } from '#domain/base/moment.ts';
import type { Organization } from '#domain/company/organization.ts';
import {
  splitSession,
  type CandidateRef,
  type SeedSession,
} from '../../local/seed/candidates/candidateDocuments.ts';
import { Documents } from '../../local/seed/documents.ts';
import { addresses } from '../support/firebase.ts';
import { idsIn, put } from '../support/operator.ts';

const day = 86_400_000;

export interface Invited {
  orgId: string;
  interviewId: string;
  token: string;
  code: string;
}
export interface World {
  status?: 'open' | 'claimed' | 'revoked';
  expiresInDays?: number;
  minutes?: number;
  interview?: Partial<Interview>;
  /** Of an organisation that exists, so that its people can look. */
  orgId?: string;
}

const question = (
  id: string,
  text: string,
  followUpCap: number,
  followUps: string[],
): CandidateQuestion => ({ id, text, kind: 'behavioural', minutes: 5, followUpCap, followUps });
export const questions = [
  question('q1', 'Tell me about a delivery that went wrong. What did you do?', 1, [
    'What did you change afterwards?',
  ]),
  question('q2', 'How do you decide what to do first on a busy day?', 0, []),
  question('q3', 'When did you last change your mind at work?', 0, []),
];
export const company = 'Lantern Freight';
const title = 'Dispatch Planner';

function activeCompany(): Organization {
  const begun = new Date(Date.now() - 2 * day);
  const counter = { limit: 100, currentMonth: 1, total: 1, period: periodOf(new Date()) };
  return {
    name: company,
    ownerUid: 'staff',
    createdAt: begun,
    tier: 'Team',
    billing: {
      tier: 'Team',
      tierId: 'default_team',
      planStartDate: begun,
      planRenewalDate: new Date(Date.now() + 300 * day),
    },
    usage: {
      licenses: { limit: 10, used: 1 },
      interviews: counter,
      candidates: counter,
      storage: { videos: { limit: 100, used: 10 }, documents: { limit: 100, used: 10 } },
    },
    status: 'active',
    retentionDays: 365,
    lastOp: { kind: 'found', id: 'staff', by: 'staff', at: begun },
  };
}

/** An open job interview with three questions, and one invitation to it. */
export async function invite({
  status = 'open',
  expiresInDays = 7,
  minutes = 40,
  interview = {},
  orgId: ofOrg,
}: World = {}): Promise<Invited> {
  const at = {
    orgId: ofOrg ?? `flow-${createId().slice(0, 10)}`,
    interviewId: `i-${createId().slice(0, 10)}`,
    token: createId(),
    code: createCode(crypto.getRandomValues(new Uint8Array(16))),
  };
  const { orgId, interviewId, token, code } = at;
  const now = new Date(Date.now() - day);
  const documents = new Documents();
  if (!ofOrg) documents.add('organizations', { orgId }, activeCompany());
  documents.add(
    'interviews',
    { orgId, interviewId },
    {
      title,
      type: 'chat',
      status: 'open',
      language: 'en',
      questionIds: questions.map(({ id }) => id),
      retakes: 0,
      durationMinutes: minutes,
      slots: { videos: 0, documents: 0 },
      createdBy: 'staff',
      createdAt: now,
      updatedAt: now,
      rev: 1,
      ...interview,
    },
  );
  documents.add(
    'questions',
    { orgId, interviewId },
    { items: questions, updatedAt: now, updatedBy: 'staff' },
  );
  documents.add(
    'invites',
    { orgId, interviewId, token },
    {
      status,
      createdBy: 'staff',
      createdAt: now,
      expiresAt: new Date(Date.now() + expiresInDays * day),
      companyName: company,
      interviewTitle: title,
      type: 'chat',
      questionCount: questions.length,
      durationMinutes: minutes,
      language: 'en',
      ...(status === 'claimed' ? { claimedBy: 'somebody-else', claimedAt: now } : {}),
    },
  );
  documents.add(
    'inviteCodes',
    { code },
    { orgId, interviewId, token, createdBy: 'staff', createdAt: now },
  );
  await writeDocuments(documents);
  return at;
}

/** Writes collected documents past the rules. */
export async function writeDocuments(documents: Documents): Promise<void> {
  const [host = '', port = ''] = addresses().firestore.split(':');
  await documents.writeTo(addresses().projectId, host, Number(port));
}

/** The path of a job. */
export function jobPath({ orgId, interviewId }: Pick<Invited, 'orgId' | 'interviewId'>): string {
  return `organizations/${orgId}/interviews/${interviewId}`;
}

/** Puts a session with who it is and its row in the lists of staff. */
export async function putSession(
  candidateRef: CandidateRef,
  seedSession: SeedSession,
): Promise<void> {
  const { session, identity, candidate } = splitSession(candidateRef, seedSession);
  const job = jobPath(candidateRef);
  const at = `${job}/sessions/${candidateRef.candidateUid}`;
  await Promise.all([
    put(at, session),
    put(`${job}/candidates/${candidateRef.candidateUid}`, candidate),
    ...(identity ? [put(`${at}/identity/current`, identity)] : []),
  ]);
}

/** The path of the one session of an interview. */
export async function sessionPath(invited: Invited): Promise<string> {
  const [uid = ''] = await idsIn(`${jobPath(invited)}/sessions`);
  return `${jobPath(invited)}/sessions/${uid}`;
}
