// Everything of one's own about an interview, read from the server in one go: for the candidate's copy.
import { limit, query } from 'firebase/firestore';
import { requestTypes } from '#domain/platform/platform.ts';
import { collectionAt, readDoc, readList } from '#data/firestore/documents.ts';
import { fetchFile } from '#data/firestore/files.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';

const most = 250;

/** The documents a candidate may read about themselves, by name; what does not exist is left out. */
export async function readOwnCopy(candidateRef: CandidateRef): Promise<Record<string, unknown>> {
  const { orgId, interviewId, candidateUid } = candidateRef;
  const all = async (
    name: 'answers' | 'transcripts' | 'events' | 'views',
  ): Promise<Record<string, unknown>> => {
    const { items } = await readList(
      name,
      query(collectionAt(name, candidateRef), limit(most + 1)),
      most,
    );
    return Object.fromEntries(items.map(({ id, data }) => [id, data]));
  };
  const [
    session,
    questions,
    answers,
    transcripts,
    roomLog,
    looked,
    remark,
    outcome,
    identity,
    selfId,
    ...requests
  ] = await Promise.all([
    readDoc('sessions', candidateRef, 'server'),
    readDoc('questions', { orgId, interviewId }),
    all('answers'),
    all('transcripts'),
    all('events'),
    all('views'),
    readDoc('roomRemark', candidateRef),
    readDoc('outcome', candidateRef),
    readDoc('identity', candidateRef),
    readDoc('selfIds', candidateRef),
    ...requestTypes.map((type) =>
      readDoc('dataRequests', { orgId, id: `${candidateUid}_${interviewId}_${type}` }),
    ),
  ]);
  return {
    session: session?.data,
    ...(identity ? { identity: identity.data } : {}),
    questions: questions?.data.items,
    answers,
    transcripts,
    roomLog,
    looked,
    ...(remark ? { remarkOnRoomLog: remark.data } : {}),
    ...(outcome ? { outcome: outcome.data } : {}),
    ...(selfId ? { aboutYourself: selfId.data } : {}),
    requests: requests.flatMap((request) => (request ? [request.data] : [])),
  };
}

/** The bytes of one of one's own files. */
export async function readOwnFile(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await fetchFile(path)).arrayBuffer());
}
