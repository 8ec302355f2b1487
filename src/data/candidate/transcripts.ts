// Transcripts of spoken answers: read by the candidate and the staff, corrected by the candidate, the original kept beside.
import { limit, query, serverTimestamp } from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import { limits } from '#domain/jobs/kit.ts';
import type { Listed, Source } from '#domain/base/source.ts';
import {
  chooseCurrentTranscript,
  isSpoken,
  originalOf,
  type Transcript,
  type TranscriptSegment,
} from '#domain/candidate/transcript.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveList, readList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { readOptional, readRequired } from '#data/firestore/transactions.ts';
import { withTimeout } from '#data/base/withTimeout.ts';

const transcriptsMax = 60;

/** All transcripts of a session; their ids are those of the answers. */
export function transcriptsOf(candidateRef: CandidateRef): Source<Listed<Transcript>> {
  return liveList(
    'transcripts',
    `${docAt('sessions', candidateRef).path}/transcripts`,
    () => query(collectionAt('transcripts', candidateRef), limit(transcriptsMax + 1)),
    transcriptsMax,
  );
}

/** Puts the candidate's own words beside what was understood; the words as understood take the correction back. Throws Faults: "notFound" without a recording. */
export async function correctTranscript(
  candidateRef: CandidateRef,
  answerId: string,
  words: string,
  language: string | null,
): Promise<void> {
  const corrected = words.trim().slice(0, limits.answerMax);
  await asFault(() =>
    withTimeout(
      runTransaction(database(), async (transaction) => {
        const reference = docAt('transcripts', { ...candidateRef, answerId });
        const data = await readRequired(transaction, 'answers', { ...candidateRef, answerId });
        const stored = await readOptional(transaction, 'transcripts', {
          ...candidateRef,
          answerId,
        });
        if (!isSpoken(data) || !data.storagePath) throw new Fault('notFound');
        const original = originalOf(data, stored);
        const rev = (stored?.rev ?? 0) + 1;
        // Typed words are taken back by saying what was understood: nothing else in the document says it.
        if (chooseCurrentTranscript(data, stored))
          return void transaction.update(reference, {
            correctedText:
              corrected === original.trim() && stored?.source !== 'typed' ? null : corrected,
            correctedAt: serverTimestamp(),
            rev,
          });
        transaction.set(reference, {
          text: corrected,
          source: 'typed',
          ...(language ? { language } : {}),
          of: data.storagePath,
          by: candidateRef.candidateUid,
          rev,
          createdAt: serverTimestamp(),
        });
        return undefined;
      }),
    ),
  );
}

/** The current transcripts, by answer, read once from the server. */
export async function readTranscripts(
  candidateRef: CandidateRef,
): Promise<Record<string, Transcript>> {
  const { items } = await readList(
    'transcripts',
    query(collectionAt('transcripts', candidateRef), limit(transcriptsMax + 1)),
    transcriptsMax,
  );
  return Object.fromEntries(items.map(({ id, data }) => [id, data]));
}

/** What a cloud model understood of one recording. */
export interface MachineWords {
  /** The recording. */
  of: string;
  text: string;
  language: string | null;
  segments: TranscriptSegment[];
}

/** Keeps what a cloud model understood; only by the browser that holds the candidate's task, and never over words that stand (the rules see to it). */
export async function putMachineWords(
  candidateRef: CandidateRef,
  answerId: string,
  uid: string,
  { of, text, language, segments }: MachineWords,
): Promise<void> {
  await asFault(() =>
    runTransaction(database(), async (transaction) => {
      const reference = docAt('transcripts', { ...candidateRef, answerId });
      const before: unknown = (await transaction.get(reference)).get('rev');
      transaction.set(reference, {
        text,
        source: 'cloud',
        ...(language ? { language } : {}),
        of,
        by: uid,
        segments,
        rev: (typeof before === 'number' ? before : 0) + 1,
        createdAt: serverTimestamp(),
      });
    }),
  );
}
