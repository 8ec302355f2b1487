// A take becomes an answer: its file first, then its document. Both steps can be done again without doing harm.
import { Fault } from '#domain/fault.ts';
import type { Answer } from '#domain/answer.ts';
import { endingOf, givenBackMax, type Take } from '#domain/recording.ts';
import type { CandidatePlace } from './candidate.ts';
import { putFile, type UploadOptions } from './files.ts';
import { blindMarks } from './identity.ts';
import { writeAnswer } from './writeAnswer.ts';

/** Where a take's file lies. Throws Fault("fileType") for a type the server does not take. */
export function filePathOf({ orgId, interviewId, candidateUid }: CandidatePlace, { id, answerId, mime }: Pick<Take, 'id' | 'answerId' | 'mime'>): string {
  const ending = endingOf(mime);
  if (ending === null) throw new Fault('fileType');
  return `interviews/${orgId}/${interviewId}/${candidateUid}/${answerId}/${id}.${ending}`;
}

/** How often the server has seen an answer recorded; 0 when nothing is there, or only words. */
export function takesStored(answer: Pick<Answer, 'type' | 'takes' | 'rev'> | null): number {
  return answer?.type === 'video' ? (answer.takes ?? answer.rev) : 0;
}

/** Puts a take's file into storage; settles when it is there. */
export async function sendFile(place: CandidatePlace, take: Take, file: Blob, how: Pick<UploadOptions, 'onProgress' | 'signal' | 'isAwaited'>): Promise<void> {
  await putFile({ path: filePathOf(place, take), file, contentType: take.mime, marks: { clientId: take.id, durationMs: String(take.durationMs), ...(await blindMarks(place)) }, ...how, mayBeThere: take.attempts > 0 || take.state === 'uploading' });
}

/** The take that a stored answer names; empty for none. */
export function takeIn(answer: Pick<Answer, 'storagePath'> | null): string {
  return answer?.storagePath?.split('/').at(-1)?.split('.')[0] ?? '';
}

/** Writes the answer's document, unless it names this file already. One that was given back and is replaced now uses up nothing. Settles only with the server's word. */
export async function sendDocument(place: CandidatePlace, take: Take, isGivenBack: (takeId: string) => boolean): Promise<void> {
  const storagePath = filePathOf(place, take);
  const { mime, bytes: size, durationMs, sha256, transcript } = take;
  await writeAnswer(place, take.answerId, (server) => {
    if (server?.storagePath === storagePath) return { result: null, data: null };
    const back = server?.type === 'video' ? Math.min(givenBackMax, (server.givenBack ?? 0) + (isGivenBack(takeIn(server)) ? 1 : 0)) : 0;
    const prompt = server ? (server.prompt ?? null) : take.prompt;
    return {
      result: null,
      data: {
        type: 'video', storagePath, mime, size, durationMs, rev: (server?.rev ?? 0) + 1, takes: takesStored(server) + 1, ...(back > 0 ? { givenBack: back } : {}),
        ...(sha256 === null ? {} : { sha256 }), ...(prompt === null ? {} : { prompt }), ...(transcript ? { transcript } : {}),
      },
    };
  });
}
