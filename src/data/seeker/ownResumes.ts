// A job seeker's resumes: corrections that two tabs may make at once, and the file itself, kept only when its owner wishes.
import { deleteField, serverTimestamp } from 'firebase/firestore';
import { applyResumeEdit, type ResumeEdit } from '#domain/resume/correctedResume.ts';
import { Fault } from '#domain/base/fault.ts';
import { readStoredResume, type OwnResume } from '#domain/seeker/ownResume.ts';
import { database } from '#data/firestore/database.ts';
import { docAt } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { deleteFile, fetchFile, putFile } from '#data/firestore/files.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import { readOptional } from '#data/firestore/transactions.ts';
import { updateSeekerDocument, deleteSeekerDocument } from './seekerDocuments.ts';
import { resumeTypes } from '#data/resume/resumeTypes.ts';

const keptEdits = 100;
export type ResumeEnding = keyof typeof resumeTypes;

const pathOf = (uid: string, file: string): string => `users/${uid}/resumes/${file}`;

/** Does edits to what the server has now; those that were done before (an answer lost on the way, another tab) are passed over. Throws Faults, "notFound" when the resume is gone. */
export async function editResume(
  uid: string,
  id: string,
  edits: readonly ResumeEdit[],
): Promise<void> {
  await asFault(() =>
    runTransaction(database(), async (transaction) => {
      const resumeRef = { uid, id };
      const stored: OwnResume | null = await readOptional(transaction, 'resumes', resumeRef);
      const current = stored && readStoredResume(stored);
      if (!current) throw new Fault('notFound');
      const done = new Set(stored.content?.edits);
      const fresh = edits.filter((edit) => !done.has(edit.id));
      if (fresh.length === 0) return;
      const { resume, corrected, was } = fresh.reduce(applyResumeEdit, current);
      transaction.update(docAt('resumes', resumeRef), {
        'content.resume': resume,
        'content.corrected': corrected,
        'content.was': was,
        'content.edits': [...done, ...fresh.map((edit) => edit.id)].slice(-keptEdits),
        updatedAt: serverTimestamp(),
      });
    }),
  );
}

/** Keeps the file of a resume under a fresh name, and names it in the resume. Throws the Faults of `putFile`. */
export async function keepResumeFile(
  uid: string,
  id: string,
  file: Blob,
  ending: ResumeEnding,
): Promise<void> {
  const name = `${createId()}.${ending}`;
  await putFile({
    path: pathOf(uid, name),
    file,
    contentType: resumeTypes[ending],
    marks: {},
    onProgress: () => undefined,
    signal: new AbortController().signal,
    mayBeThere: false,
  });
  try {
    await updateSeekerDocument(uid, 'resumes', id, { file: name });
  } catch (error) {
    // A file that no document names would be lost to its owner.
    await deleteFile(pathOf(uid, name)).catch(() => undefined);
    throw error;
  }
}

/** The kept file. Throws the Faults of `fetchFile`. */
export async function fetchResumeFile(uid: string, file: string): Promise<Blob> {
  return fetchFile(pathOf(uid, file));
}

/** Deletes the kept file; what was read from it stays. Throws a Fault. */
export async function removeResumeFile(uid: string, id: string, file: string): Promise<void> {
  await deleteFile(pathOf(uid, file));
  await updateSeekerDocument(uid, 'resumes', id, { file: deleteField() });
}

/** Deletes a resume, and its file first. Throws a Fault. */
export async function removeResume(uid: string, id: string, file: string | null): Promise<void> {
  if (file !== null) await deleteFile(pathOf(uid, file));
  await deleteSeekerDocument(uid, 'resumes', id);
}
