// Resumes of people who are not invited yet: each counted once, in the commit that makes it; given back, file and document, when it is deleted.
import { serverTimestamp, type Transaction } from 'firebase/firestore';
import {
  codeOf,
  megabytesOf,
  type Applicant,
  type ApplicantIdentity,
} from '#domain/applicants/applicant.ts';
import { Fault } from '#domain/base/fault.ts';
import { database } from '#data/firestore/database.ts';
import { docAt } from '#data/firestore/documents.ts';
import { deleteFile, fetchFile, putFile } from '#data/firestore/files.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import {
  addAuditEntry,
  readOptional,
  readRequired,
  requireOnline,
} from '#data/firestore/transactions.ts';
import { resumeTypes } from '#data/resume/resumeTypes.ts';

export interface ApplicantRef extends JobRef {
  applicantId: string;
}

/** What is known of an applicant before it is kept. */
export type NewApplicant = Pick<
  Applicant,
  'file' | 'size' | 'pages' | 'findings' | 'hidden' | 'orders' | 'likeness' | 'mailHash' | 'origin'
>;

export type Kept =
  | { kind: 'kept'; file: string }
  /** The same file is there already; `file` is missing when it has arrived. */
  | { kind: 'known'; file: string | null }
  /** The plan has no storage left for it. */
  | { kind: 'storage' }
  /** The job is archived. */
  | { kind: 'closed' };

export type ResumeFileExtension = keyof typeof resumeTypes;

function pathOf({ orgId, interviewId, applicantId }: ApplicantRef, file: string): string {
  return `applicants/${orgId}/${interviewId}/${applicantId}/${file}`;
}

async function runInCommit<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  requireOnline();
  return retryOnConflict(() => runTransaction(database(), work, { maxAttempts: 10 }));
}

/** Makes an applicant and counts its storage, once: the same file twice is one applicant. */
export async function keepApplicant(
  applicantRef: ApplicantRef,
  uid: string,
  applicant: NewApplicant,
  who: ApplicantIdentity,
): Promise<Kept> {
  const { orgId, interviewId, applicantId } = applicantRef;
  return runInCommit(async (transaction): Promise<Kept> => {
    const known = await readOptional(transaction, 'applicants', { ...applicantRef });
    if (known) return { kind: 'known', file: known.arrivedAt ? null : known.file };
    const [organization, job] = [
      await readOptional(transaction, 'organizations', { orgId }),
      await readOptional(transaction, 'interviews', { orgId, interviewId }),
    ];
    if (!organization || !job) throw new Fault('notFound');
    if (job.status === 'archived') return { kind: 'closed' };
    const megabytes = megabytesOf(applicant.size);
    const { documents } = organization.usage.storage;
    if (documents.used + megabytes > documents.limit) return { kind: 'storage' };
    transaction.update(docAt('organizations', { orgId }), {
      'usage.storage.documents.used': documents.used + megabytes,
      lastOp: {
        kind: 'applicant',
        id: applicantId,
        by: uid,
        at: serverTimestamp(),
        parent: interviewId,
      },
    });
    transaction.set(docAt('applicants', { ...applicantRef }), {
      ...applicant,
      megabytes,
      blind: job.blind ?? false,
      besides: [],
      createdBy: uid,
      createdAt: serverTimestamp(),
      rev: 1,
    });
    transaction.set(docAt('applicantIdentity', { ...applicantRef }), who);
    return { kind: 'kept', file: applicant.file };
  });
}

/** Sends the file of an applicant that is counted, and notes that it arrived. */
export async function sendApplicantFile(
  applicantRef: ApplicantRef,
  file: string,
  blob: Blob,
  signal: AbortSignal,
): Promise<void> {
  const ending = file.split('.').at(-1) as ResumeFileExtension;
  const contentType = resumeTypes[ending];
  await putFile({
    path: pathOf(applicantRef, file),
    file: new Blob([blob], { type: contentType }),
    contentType,
    marks: {},
    onProgress: () => undefined,
    signal,
    mayBeThere: true,
  });
  await changeApplicant(applicantRef, (applicant) =>
    applicant.arrivedAt ? null : { arrivedAt: serverTimestamp() },
  );
}

async function changeApplicant(
  applicantRef: ApplicantRef,
  patchOf: (applicant: Applicant) => Record<string, unknown> | null,
): Promise<void> {
  await runInCommit(async (transaction) => {
    const applicant = await readRequired(transaction, 'applicants', { ...applicantRef });
    const patch = patchOf(applicant);
    if (patch)
      transaction.update(docAt('applicants', { ...applicantRef }), {
        ...patch,
        rev: applicant.rev + 1,
      });
  });
}

/** The file as it was dropped. */
export async function readApplicantFile(applicantRef: ApplicantRef, file: string): Promise<Blob> {
  return fetchFile(pathOf(applicantRef, file));
}

/** Notes that an applicant was invited. */
export async function noteInvited(applicantRef: ApplicantRef, uid: string): Promise<void> {
  await changeApplicant(applicantRef, () => ({ invitedAt: serverTimestamp(), invitedBy: uid }));
}

/** Two that look the same stay beside each other. */
export async function keepBoth(applicantRef: ApplicantRef, otherId: string): Promise<void> {
  await changeApplicant(applicantRef, ({ besides }) =>
    besides.includes(otherId) || besides.length >= 20 ? null : { besides: [...besides, otherId] },
  );
}

/** Deletes an applicant: the file, then document and identity, with the storage given back. Doing it again finishes what was begun. */
export async function eraseApplicant(
  applicantRef: ApplicantRef,
  uid: string,
  file: string,
): Promise<void> {
  requireOnline();
  await deleteFile(pathOf(applicantRef, file));
  const { orgId, interviewId, applicantId } = applicantRef;
  await runInCommit(async (transaction) => {
    const applicant = await readOptional(transaction, 'applicants', { ...applicantRef });
    if (!applicant) return;
    const organization = await readRequired(transaction, 'organizations', { orgId });
    transaction.update(docAt('organizations', { orgId }), {
      'usage.storage.documents.used':
        organization.usage.storage.documents.used - applicant.megabytes,
      lastOp: {
        kind: 'applicant.erase',
        id: applicantId,
        by: uid,
        at: serverTimestamp(),
        parent: interviewId,
        log: addAuditEntry(
          transaction,
          orgId,
          uid,
          'applicant.erase',
          interviewId,
          codeOf(applicantId),
        ),
      },
    });
    transaction.delete(docAt('applicants', { ...applicantRef }));
    transaction.delete(docAt('applicantIdentity', { ...applicantRef }));
  });
}
