// Invitations: each counts as one candidate of the month, in the same commit; then extend, send again, revoke.
import { serverTimestamp, type Transaction } from 'firebase/firestore';
import { listQuestionFormats } from '#domain/invitations/expectation.ts';
import { Fault } from '#domain/base/fault.ts';
import { computeJobLength } from '#domain/invitations/interviewLength.ts';
import { createCode } from '#domain/invitations/invite.ts';
import { periodOf } from '#domain/base/moment.ts';
import {
  isAtCandidateLimit,
  getStorageSlots,
  readUsedThisMonth,
  type Organization,
} from '#domain/company/organization.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { computeRetakesRange } from '#domain/jobs/retakes.ts';
import { database } from '#data/firestore/database.ts';
import { docAt } from '#data/firestore/documents.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import type { JobRef, InviteRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { addAuditEntry, readOptional, requireOnline } from '#data/firestore/transactions.ts';
import { inviteVoiceIn } from '#data/company/policies.ts';
import { addInviteMail } from './inviteMail.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

/** Who is invited, and for how long. Without an address no e-mail is queued. */
export interface NewInvite {
  name: string;
  email: string;
  language: string;
  expiryDays: number;
}

export type Invited =
  | { kind: 'invited'; token: string; code: string; mailed: boolean }
  /** The candidates of this month are used up. */
  | { kind: 'limit' }
  /** The plan has no storage left for another candidate's recordings or documents. */
  | { kind: 'storage' }
  /** The job is not open. */
  | { kind: 'closed' };

/** Counts one more candidate of the month, and the storage that the job sets aside for them. */
function countCandidate(
  transaction: Transaction,
  { orgId, interviewId, token }: InviteRef,
  uid: string,
  { organization, job, now }: { organization: Organization; job: Interview; now: Date },
): void {
  const { videos, documents } = organization.usage.storage;
  transaction.update(docAt('organizations', { orgId }), {
    'usage.candidates.currentMonth': readUsedThisMonth(organization.usage.candidates, now) + 1,
    'usage.candidates.total': organization.usage.candidates.total + 1,
    'usage.candidates.period': periodOf(now),
    'usage.storage.videos.used': videos.used + job.slots.videos,
    'usage.storage.documents.used': documents.used + job.slots.documents,
    lastOp: {
      kind: 'candidate',
      id: token,
      by: uid,
      at: serverTimestamp(),
      parent: interviewId,
    },
  });
}

/** What a candidate may expect of a job before it begins: formats, length and retakes. */
interface Expected {
  statedFormats: ReturnType<typeof listQuestionFormats> | null;
  length: ReturnType<typeof computeJobLength>;
  range: ReturnType<typeof computeRetakesRange> | null;
}

async function readExpected(
  transaction: Transaction,
  jobRef: JobRef,
  job: Interview,
): Promise<Expected> {
  const questions = (await readOptional(transaction, 'questions', jobRef))?.items ?? null;
  return {
    statedFormats: questions && listQuestionFormats(job.type, questions),
    length: computeJobLength(job, questions),
    range: questions && job.ownRetakes ? computeRetakesRange(job, job.type, questions) : null,
  };
}

const mailFactsOf = ({ statedFormats, length }: Expected, job: Interview) => ({
  ...length,
  formats: statedFormats?.formats ?? null,
  asksResume: job.type === 'resume',
});

/** What a candidate reads of the job before they accept. */
function readInviteTerms(
  organization: Organization,
  job: Interview,
  language: string,
  { statedFormats, length, range }: Expected,
) {
  return {
    status: 'open',
    companyName: organization.name,
    interviewTitle: job.title,
    type: job.type,
    questionCount: length.questions,
    durationMinutes: length.limit,
    language,
    retentionDays: organization.retentionDays,
    ...(job.blind ? { blind: true } : {}),
    ...(statedFormats
      ? {
          formats: statedFormats.formats,
          formatsEverywhere: statedFormats.formatsEverywhere,
          expectedMinutes: length.minutes,
        }
      : {}),
    ...(statedFormats?.formats.some((format) => format !== 'text') ? { retakes: job.retakes } : {}),
    ...(range ? { retakesRange: [range.least, range.most] } : {}),
  };
}

/** Invites one candidate: the count, the capability, its details, its short code and its e-mail in one commit. The same `token` never invites twice. */
export async function inviteCandidate(
  { orgId, interviewId }: JobRef,
  uid: string,
  invite: NewInvite,
  token: string = createId(),
): Promise<Invited> {
  requireOnline();
  return retryOnConflict(() =>
    runTransaction(
      database(),
      async (transaction): Promise<Invited> => {
        const now = await readServerTime();
        const inviteRef = { orgId, interviewId, token };
        const known = await readOptional(transaction, 'inviteDetails', inviteRef);
        if (known) return { kind: 'invited', token, code: known.code, mailed: known.mailed > 0 };
        const [organization, job] = [
          await readOptional(transaction, 'organizations', { orgId }),
          await readOptional(transaction, 'interviews', { orgId, interviewId }),
        ];
        if (!organization || !job) throw new Fault('notFound');
        if (job.status !== 'open' || job.invitesClosed) return { kind: 'closed' };
        const expected = await readExpected(transaction, { orgId, interviewId }, job);
        if (isAtCandidateLimit(organization, now)) return { kind: 'limit' };
        if (getStorageSlots(organization, job.slots) === 0) return { kind: 'storage' };

        const email = invite.email.trim().toLowerCase();
        const name = invite.name.trim();
        const code = createCode(crypto.getRandomValues(new Uint8Array(16)));
        const voice = await inviteVoiceIn(transaction, orgId, organization, {
          language: invite.language,
          candidate: name,
          job: job.title,
          company: organization.name,
        });
        const expiresAt = new Date(now.getTime() + invite.expiryDays * 86_400_000);
        const stamp = { createdBy: uid, createdAt: serverTimestamp() };
        countCandidate(transaction, inviteRef, uid, { organization, job, now });
        transaction.set(docAt('invites', inviteRef), {
          ...readInviteTerms(organization, job, invite.language, expected),
          ...stamp,
          expiresAt,
          ...(voice.policies ? { policies: voice.policies } : {}),
        });
        transaction.set(docAt('inviteDetails', inviteRef), {
          ...(email ? { email, lastMailedAt: serverTimestamp() } : {}),
          ...(name ? { name } : {}),
          language: invite.language,
          code,
          mailed: email ? 1 : 0,
          ...stamp,
        });
        transaction.set(docAt('inviteCodes', { code }), { orgId, interviewId, token, ...stamp });
        addAuditEntry(transaction, orgId, uid, 'invite.create', interviewId);
        if (email)
          addInviteMail(transaction, inviteRef, uid, 1, {
            email,
            name,
            language: invite.language,
            code,
            expiresAt,
            companyName: organization.name,
            interviewTitle: job.title,
            blind: job.blind === true,
            voice: voice.mail,
            facts: mailFactsOf(expected, job),
          });
        return { kind: 'invited', token, code, mailed: email !== '' };
      },
      { maxAttempts: 10 },
    ),
  );
}
