// The import of dropped resumes of one job: it continues while other pages of the product are open.
import { useEffect, useSyncExternalStore } from 'react';
import { openApplicantStore } from '#data/applicants/applicantStore.ts';
import { keepApplicant, sendApplicantFile } from '#data/applicants/applicants.ts';
import { findKnownApplicant } from '#data/applicants/applicantLists.ts';
import { createId } from '#data/firestore/ids.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { timesStopped, whileMarked } from '#data/device/openingMarks.ts';
import { hashOf } from '#data/recordings/recordingSender.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { createApplicantImport, type ApplicantImport } from './applicantImport.ts';
import { type ApplicantImportState } from './importState.ts';
import { readApplicant } from './readApplicant.ts';

const imports = new Map<string, ApplicantImport>();

function openApplicantImport(
  jobRef: JobRef,
  uid: string,
  { title, mustHave, niceToHave }: Interview,
): ApplicantImport {
  const session = `${uid}/${jobRef.orgId}/${jobRef.interviewId}`;
  const known = imports.get(session);
  if (known) return known;
  const asked = {
    interviewId: jobRef.interviewId,
    title,
    mustHave: mustHave ?? [],
    niceToHave: niceToHave ?? [],
  };
  const at = (applicantId: string) => ({ ...jobRef, applicantId });
  const made = createApplicantImport({
    store: openApplicantStore(),
    marks: { timesStopped, whileMarked },
    session,
    newId: createId,
    isOnline: () => navigator.onLine,
    hash: (bytes) => hashOf(new Blob([bytes])),
    read: (bytes, name, options) => readApplicant(bytes, name, asked, options),
    known: (id) => findKnownApplicant(at(id)),
    keep: (id, { applicant, who }) => keepApplicant(at(id), uid, applicant, who),
    send: (id, file, bytes, signal) => sendApplicantFile(at(id), file, new Blob([bytes]), signal),
  });
  imports.set(session, made);
  addEventListener('online', () => {
    if (made.state().files.some(({ state }) => state === 'waiting')) made.goOn();
  });
  void made.open();
  return made;
}

/** The import and its state. A reload is warned of only where the device keeps nothing. */
export function useApplicantImport(
  jobRef: JobRef,
  uid: string,
  job: Interview,
): { applicantImport: ApplicantImport; state: ApplicantImportState } {
  const applicantImport = openApplicantImport(jobRef, uid, job);
  const state = useSyncExternalStore(applicantImport.subscribe, applicantImport.state);
  const wouldLose =
    state.onPageOnly &&
    state.files.some(({ state: step }) => !['done', 'known', 'same', 'failed'].includes(step));
  useEffect(() => {
    if (!wouldLose) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [wouldLose]);
  return { applicantImport, state };
}
