// What belongs together when an application is prepared and sent, written in one batch: a version with its application, an application with its tracked job.
import { serverTimestamp } from 'firebase/firestore';
import type { JobState } from '#domain/trackedJob.ts';
import { database } from './database.ts';
import { docAt } from './documents.ts';
import { asFault } from './faults.ts';
import { newId } from './ids.ts';
import type { PaperFields } from './ownPapers.ts';
import { writeBatch } from './writing.ts';

export interface ApplicationPlace { uid: string; /** Of the tracked job; the application has the same id. */ jobId: string }

/** Keeps a version of the resume for a job, and names it in the application. Returns the id of the version. Throws a Fault. */
export async function addVersion({ uid, jobId }: ApplicationPlace, version: PaperFields<'resumes'>): Promise<string> {
  const id = newId();
  const batch = writeBatch(database());
  batch.set(docAt('resumes', { uid, id }), { ...version, status: 'version', jobId, createdAt: serverTimestamp(), updatedAt: serverTimestamp() });
  batch.set(docAt('applications', { uid, id: jobId }), { jobId, resumeId: id, updatedAt: serverTimestamp() }, { merge: true });
  await asFault(() => batch.commit());
  return id;
}

export interface Sending { /** The version that was sent. */ resumeId: string; at: Date; /** Where the job stands now: one that is further along stays there. */ state: JobState }

/** Says that an application went out: when, with which version; its job says the same. Throws a Fault. */
export async function markSent({ uid, jobId }: ApplicationPlace, { resumeId, at, state }: Sending): Promise<void> {
  const batch = writeBatch(database());
  batch.set(docAt('applications', { uid, id: jobId }), { jobId, resumeId, sentAt: at, updatedAt: serverTimestamp() }, { merge: true });
  batch.update(docAt('jobTrackers', { uid, id: jobId }), { ...(state === 'interested' ? { status: 'applied', movedAt: serverTimestamp() } : {}), appliedAt: at, resumeId, applicationId: jobId, updatedAt: serverTimestamp() });
  await asFault(() => batch.commit());
}

/** Takes that back, in both places. Throws a Fault. */
export async function markUnsent({ uid, jobId }: ApplicationPlace, state: JobState): Promise<void> {
  const batch = writeBatch(database());
  batch.update(docAt('applications', { uid, id: jobId }), { sentAt: null, updatedAt: serverTimestamp() });
  batch.update(docAt('jobTrackers', { uid, id: jobId }), { ...(state === 'applied' ? { status: 'interested', movedAt: serverTimestamp() } : {}), appliedAt: null, resumeId: null, applicationId: null, updatedAt: serverTimestamp() });
  await asFault(() => batch.commit());
}

/** Deletes a version for good; whatever names it (`application`, `job`) names none afterwards. Throws a Fault. */
export async function removeVersion({ uid, jobId }: ApplicationPlace, id: string, named: { application: boolean; job: boolean }): Promise<void> {
  const batch = writeBatch(database());
  batch.delete(docAt('resumes', { uid, id }));
  if (named.application) batch.update(docAt('applications', { uid, id: jobId }), { resumeId: null, updatedAt: serverTimestamp() });
  if (named.job) batch.update(docAt('jobTrackers', { uid, id: jobId }), { resumeId: null, updatedAt: serverTimestamp() });
  await asFault(() => batch.commit());
}
