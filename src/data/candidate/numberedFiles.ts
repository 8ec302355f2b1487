// Files of an answer and of one's own practice have numbers for names, and storage takes no higher one than twenty or a hundred: nobody stores more than that, named by a document or not. Which file is whose says its mark.
import { Fault, toFault } from '#domain/base/fault.ts';
import { readFileAt, putFile, type UploadOptions } from '#data/firestore/files.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { writeAnswer } from './writeAnswer.ts';

/** The highest number that the rules take: of an answer's files, and of practice recordings. */
const most = 20;
const practiceMost = 100;

/** `id`: its mark in storage. */
export interface AnswerFile {
  answerId: string;
  id: string;
  ending: string;
}

/** Where files of this page's uploads went, by their marks. */
const known = new Map<string, string>();

const readNumber = (path: string | null | undefined): number =>
  Number(/\/(\d{1,2})\.[a-z0-9]+$/u.exec(path ?? '')?.[1] ?? 0);
const folderOf = ({ orgId, interviewId, candidateUid }: CandidateRef, answerId: string): string =>
  `interviews/${orgId}/${interviewId}/${candidateUid}/${answerId}`;
/** The first number after the file that the answer names; what is there that it does not name is passed over later. */
async function findFirstNumber(candidateRef: CandidateRef, answerId: string): Promise<number> {
  // Read as a write reads it, past the cache: the device may be full, or its database broken.
  return (
    readNumber(
      await writeAnswer(candidateRef, answerId, (server) => ({
        result: server?.storagePath ?? null,
        data: null,
      })),
    ) + 1
  );
}

/** The numbers from one to another. */
const listNumbers = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n);

/** Files of one folder that are named by numbers, which are tried in this order. */
interface Numbered {
  folder: string;
  numbers: readonly number[];
  id: string;
  ending: string;
}

/** Finds a file by its mark; null when it is not there: it never lies behind a number that is free. Throws a Fault. */
async function findNumbered({ folder, numbers, id, ending }: Numbered): Promise<string | null> {
  for (const n of numbers) {
    const path = `${folder}/${n}.${ending}`;
    const found = await readFileAt(path);
    if (!found) return null;
    if (found.clientId === id) {
      known.set(id, path);
      return path;
    }
  }
  return null;
}

/** Puts a file under the first number that is free. Throws the Faults of `putFile`, "tooManyFiles" when none is. */
async function putNumbered(
  { folder, numbers, id, ending }: Numbered,
  options: Omit<UploadOptions, 'path'>,
): Promise<void> {
  for (const n of numbers) {
    const path = `${folder}/${n}.${ending}`;
    try {
      await putFile({ ...options, path, marks: { ...options.marks, clientId: id } });
      known.set(id, path);
      return;
    } catch (error) {
      // Refused because the number is taken: by a recording that was given up on its way, or in another tab.
      if (toFault(error).code !== 'permissionDenied' || !(await readFileAt(path).catch(() => null)))
        throw error;
    }
  }
  throw new Fault('tooManyFiles');
}

/** Where a file of an answer lies; null when it is not there. Throws a Fault. */
export async function answerFilePath(
  candidateRef: CandidateRef,
  { answerId, id, ending }: AnswerFile,
): Promise<string | null> {
  return (
    known.get(id) ??
    findNumbered({
      folder: folderOf(candidateRef, answerId),
      numbers: listNumbers(await findFirstNumber(candidateRef, answerId), most),
      id,
      ending,
    })
  );
}

/** Puts a file of an answer under the first number that is free. Throws the Faults of `putFile`, "tooManyFiles" when none is. */
export async function putAnswerFile(
  candidateRef: CandidateRef,
  { answerId, id, ending }: AnswerFile,
  options: Omit<UploadOptions, 'path'>,
): Promise<void> {
  await putNumbered(
    {
      folder: folderOf(candidateRef, answerId),
      numbers: listNumbers(await findFirstNumber(candidateRef, answerId), most),
      id,
      ending,
    },
    options,
  );
}

/** The numbers for a practice recording, beginning with one that its mark gives: it is found again there without listing the folder. */
function listPracticeNumbers(id: string): number[] {
  const first =
    Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % practiceMost, 0) + 1;
  return [...listNumbers(first, practiceMost), ...listNumbers(1, first - 1)];
}
const buildPracticeFolder = (uid: string): string => `users/${uid}/practice`;

/** The name of a practice recording in its owner's folder; null when it is not there. Throws a Fault. */
export async function findPracticeFile(
  uid: string,
  { id, ending }: { id: string; ending: string },
): Promise<string | null> {
  const path =
    known.get(id) ??
    (await findNumbered({
      folder: buildPracticeFolder(uid),
      numbers: listPracticeNumbers(id),
      id,
      ending,
    }));
  return path?.split('/').at(-1) ?? null;
}

/** Puts a practice recording under a number that is free. Throws the Faults of `putFile`, "tooManyFiles" when none is. */
export async function putPracticeFile(
  uid: string,
  { id, ending }: { id: string; ending: string },
  options: Omit<UploadOptions, 'path'>,
): Promise<void> {
  await putNumbered(
    { folder: buildPracticeFolder(uid), numbers: listPracticeNumbers(id), id, ending },
    options,
  );
}

/** The file is gone: its number is free. */
export function forgetNumberedFile(id: string): void {
  known.delete(id);
}
