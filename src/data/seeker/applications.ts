// What belongs together when an application is prepared and sent, written in one batch: a version with its application, an application with its tracked job.
import { serverTimestamp } from 'firebase/firestore';
import type { Application, Letter, LetterKind } from '#domain/seeker/application.ts';
import { moveFields, stateOf, type TrackedJob } from '#domain/seeker/trackedJob.ts';
import { readNow } from '#domain/base/clock.ts';
import { database } from '#data/firestore/database.ts';
import { docAt } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { setDoc, updateDoc, writeBatch } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import type { SeekerDocumentFields } from './seekerDocuments.ts';

export interface ApplicationRef {
  uid: string;
  /** Of the tracked job; the application has the same id. */
  jobId: string;
}

type Content = NonNullable<Application['content']>;
/** Parts of what is prepared: each replaces what stood there, the others stay. */
export interface Parts extends Partial<
  Pick<Content, 'tailored' | 'left' | 'edits' | 'provenance'>
> {
  letter?: { kind: LetterKind; letter: Letter };
}

/** Keeps parts of an application; `isNew` while there is none yet. Throws a Fault. */
export async function keepParts(
  { uid, jobId }: ApplicationRef,
  masterId: string,
  { letter, ...parts }: Parts,
  isNew: boolean,
): Promise<void> {
  const applicationRef = docAt('applications', { uid, id: jobId });
  const common = { jobId, masterId, updatedAt: serverTimestamp() };
  if (isNew) {
    await asFault(() =>
      setDoc(
        applicationRef,
        {
          ...common,
          content: { ...parts, ...(letter ? { letters: { [letter.kind]: letter.letter } } : {}) },
          createdAt: serverTimestamp(),
        },
        { merge: true },
      ),
    );
    return;
  }
  const fields = Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [`content.${name}`, value]),
  );
  await asFault(() =>
    updateDoc(applicationRef, {
      ...common,
      ...fields,
      ...(letter ? { [`content.letters.${letter.kind}`]: letter.letter } : {}),
    }),
  );
}

/** Keeps a version of the resume for a job, and names it in the application. Returns the id of the version. Throws a Fault. */
export async function addVersion(
  { uid, jobId }: ApplicationRef,
  version: SeekerDocumentFields<'resumes'>,
): Promise<string> {
  const id = createId();
  const batch = writeBatch(database());
  batch.set(docAt('resumes', { uid, id }), {
    ...version,
    status: 'version',
    jobId,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
  batch.set(
    docAt('applications', { uid, id: jobId }),
    { jobId, resumeId: id, updatedAt: serverTimestamp() },
    { merge: true },
  );
  await asFault(() => batch.commit());
  return id;
}

type JobProgress = Pick<TrackedJob, 'status' | 'appliedAt' | 'history'>;
export interface Sending {
  /** The version that was sent. */
  resumeId: string;
  at: Date;
  /** The job as it is now: one that is further along stays there. */
  job: JobProgress;
}

/** Says that an application went out: when, with which version; its job says the same. Throws a Fault. */
export async function markSent(
  { uid, jobId }: ApplicationRef,
  { resumeId, at, job }: Sending,
): Promise<void> {
  const batch = writeBatch(database());
  batch.set(
    docAt('applications', { uid, id: jobId }),
    { jobId, resumeId, sentAt: at, updatedAt: serverTimestamp() },
    { merge: true },
  );
  batch.update(docAt('jobTrackers', { uid, id: jobId }), {
    ...(stateOf(job.status) === 'interested' ? moveFields(job, 'applied', readNow()) : {}),
    appliedAt: at,
    resumeId,
    applicationId: jobId,
    updatedAt: serverTimestamp(),
  });
  await asFault(() => batch.commit());
}

/** Takes that back, in both places. Throws a Fault. */
export async function markUnsent({ uid, jobId }: ApplicationRef, job: JobProgress): Promise<void> {
  const batch = writeBatch(database());
  batch.update(docAt('applications', { uid, id: jobId }), {
    sentAt: null,
    updatedAt: serverTimestamp(),
  });
  batch.update(docAt('jobTrackers', { uid, id: jobId }), {
    ...(stateOf(job.status) === 'applied' ? moveFields(job, 'interested', readNow()) : {}),
    appliedAt: null,
    resumeId: null,
    applicationId: null,
    updatedAt: serverTimestamp(),
  });
  await asFault(() => batch.commit());
}

/** Deletes a version for good; whatever names it (`application`, `job`) names none afterwards. Throws a Fault. */
export async function removeVersion(
  { uid, jobId }: ApplicationRef,
  id: string,
  named: { application: boolean; job: boolean },
): Promise<void> {
  const batch = writeBatch(database());
  batch.delete(docAt('resumes', { uid, id }));
  if (named.application)
    batch.update(docAt('applications', { uid, id: jobId }), {
      resumeId: null,
      updatedAt: serverTimestamp(),
    });
  if (named.job)
    batch.update(docAt('jobTrackers', { uid, id: jobId }), {
      resumeId: null,
      updatedAt: serverTimestamp(),
    });
  await asFault(() => batch.commit());
}
