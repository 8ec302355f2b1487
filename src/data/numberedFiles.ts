// Files of an answer have numbers for names, and storage counts no further than twenty: nobody stores more than that, named by the answer or not. Which file is whose says its mark.
import { Fault, faultFrom } from '#domain/fault.ts';
import type { CandidatePlace } from './candidate.ts';
import { fileAt, putFile, type UploadOptions } from './files.ts';
import { writeAnswer } from './writeAnswer.ts';

/** The highest number that the rules take. */
const most = 20;

/** `id`: its mark in storage. */
export interface AnswerFile { answerId: string; id: string; ending: string }

/** Where files of this page's uploads went, by their marks. */
const known = new Map<string, string>();

const numberIn = (path: string | null | undefined): number => Number(/\/(\d{1,2})\.[a-z0-9]+$/u.exec(path ?? '')?.[1] ?? 0);
const folderOf = ({ orgId, interviewId, candidateUid }: CandidatePlace, answerId: string): string => `interviews/${orgId}/${interviewId}/${candidateUid}/${answerId}`;
/** The first number after the file that the answer names; what stands there that it does not name is passed over later. */
async function firstFor(place: CandidatePlace, answerId: string): Promise<number> {
  // Read as a write reads it, past the cache: the device may be full, or its database broken.
  return numberIn(await writeAnswer(place, answerId, (server) => ({ result: server?.storagePath ?? null, data: null }))) + 1;
}

/** Where a file of an answer lies; null when it is not there. Throws a Fault. */
export async function answerFilePath(place: CandidatePlace, { answerId, id, ending }: AnswerFile): Promise<string | null> {
  const heard = known.get(id);
  if (heard) return heard;
  for (let n = await firstFor(place, answerId); n <= most; n += 1) {
    const path = `${folderOf(place, answerId)}/${n}.${ending}`;
    // eslint-disable-next-line no-await-in-loop
    const found = await fileAt(path);
    if (!found) return null;
    if (found.clientId === id) {
      known.set(id, path);
      return path;
    }
  }
  return null;
}

/** Puts a file under the first number that is free. Throws the Faults of `putFile`, "permissionDenied" also when none is. */
export async function putAnswerFile(place: CandidatePlace, { answerId, id, ending }: AnswerFile, options: Omit<UploadOptions, 'path'>): Promise<void> {
  for (let n = await firstFor(place, answerId); n <= most; n += 1) {
    const path = `${folderOf(place, answerId)}/${n}.${ending}`;
    try {
      // eslint-disable-next-line no-await-in-loop
      await putFile({ ...options, path, marks: { ...options.marks, clientId: id } });
      known.set(id, path);
      return;
    } catch (error) {
      // Refused because the number is taken: by a recording that was given up on its way, or in another tab.
      // eslint-disable-next-line no-await-in-loop
      if (faultFrom(error).code !== 'permissionDenied' || !(await fileAt(path).catch(() => null))) throw error;
    }
  }
  throw new Fault('permissionDenied');
}
