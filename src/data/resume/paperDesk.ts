// The papers of a session on this page: its desk, tied to this device, to storage and to the session's documents.
import { hideFields } from '#domain/candidate/identity.ts';
import { renewToken } from '#data/firestore/files.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { blindMarks, hiderAt } from '#data/candidate/identity.ts';
import { answerFilePath, putAnswerFile, type AnswerFile } from '#data/candidate/numberedFiles.ts';
import { openPaperStore } from './paperStore.ts';
import { isPaperPending, makePaperDesk, type PaperDesk } from './papers.ts';
import { putPaper, putReading } from './readings.ts';

/** What the path of a paper on this device says: its name there is its mark in storage, where it gets a number. */
function fileIn(path: string): AnswerFile {
  const [name = '', answerId = ''] = path.split('/').toReversed();
  const [id = '', ending = ''] = name.split('.');
  return { answerId, id, ending };
}

/** Where it lies in storage; one that was sent before files had numbers lies where the device says. */
async function storedAt(place: CandidateRef, path: string): Promise<string> {
  const file = fileIn(path);
  return /^\d{1,2}$/u.test(file.id) ? path : ((await answerFilePath(place, file)) ?? path);
}

const desks = new Map<string, PaperDesk>();

/** Whoever was here has logged out: only papers that exist nowhere else stay on the device. */
export async function sweepPapers(): Promise<void> {
  await openPaperStore().sweep(isPaperPending);
}

/** The papers of one session on this page. */
export function paperDesk(place: CandidateRef): PaperDesk {
  const key = `${place.orgId}/${place.interviewId}/${place.candidateUid}`;
  const known = desks.get(key);
  if (known) return known;
  const made = makePaperDesk(place, {
    // In a blind interview the file is marked, and its words lose what tells who it is; the whole file opens with the identity.
    store: openPaperStore(),
    sendFile: async (options) =>
      putAnswerFile(place, fileIn(options.path), {
        ...options,
        marks: { ...options.marks, ...(await blindMarks(place)) },
      }),
    sendAnswer: async (answerId, answer) => {
      const hide = await hiderAt(place);
      const paper = made.papers().find((one) => one.answerId === answerId);
      const named = { ...answer, storagePath: await storedAt(place, answer.storagePath) };
      await putPaper(
        place,
        answerId,
        hide
          ? {
              ...named,
              text: hideFields(answer.text, { ...paper?.read, ...paper?.corrected }, hide),
            }
          : named,
      );
    },
    sendReading: async (answerId, reading) =>
      putReading(place, answerId, { ...reading, of: await storedAt(place, reading.of) }),
    renewToken,
    isOnline: () => navigator.onLine,
    chance: Math.random,
  });
  desks.set(key, made);
  addEventListener('online', made.retry);
  return made;
}
