// Versions of the legal texts: published by super admins, accepted anew by whoever was here before.
import { getCountFromServer, limit, orderBy, query, serverTimestamp } from 'firebase/firestore';
import type { LegalText } from '#domain/platform/legalText.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { collectionAt, docAt, liveList, readDoc, readList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { setDoc } from '#data/firestore/guardedWrites.ts';
import { noteReads } from '#data/base/reads.ts';
import { actOnce, readActor } from './platformAct.ts';

const listed = 49;
const latest = 6;

/** All versions, the newest first. */
export function legalTextsSource(): Source<Listed<LegalText>> {
  return liveList(
    'legalTexts',
    'legalTexts:all',
    () => query(collectionAt('legalTexts', {}), orderBy('from', 'desc'), limit(listed + 1)),
    listed,
  );
}

/** The latest versions, read once. Throws a Fault. */
export async function readLatestLegalTexts(): Promise<Stored<LegalText>[]> {
  return (
    await readList(
      'legalTexts',
      query(collectionAt('legalTexts', {}), orderBy('from', 'desc'), limit(latest)),
      latest,
    )
  ).items;
}

/** Whether somebody accepted a version. Throws a Fault. */
export async function hasAccepted(textId: string, uid: string): Promise<boolean> {
  return (await readDoc('legalAcceptances', { textId, uid })) !== null;
}

/** Accepts a version. Throws a Fault. */
export async function acceptLegalText(textId: string, uid: string): Promise<void> {
  await asFault(() =>
    setDoc(docAt('legalAcceptances', { textId, uid }), { at: serverTimestamp() }),
  );
}

/** How many people accepted a version, counted by the server. Throws a Fault. */
export async function countAcceptances(textId: string): Promise<number> {
  noteReads('count', 1);
  return asFault(
    async () =>
      (await getCountFromServer(query(collectionAt('legalAcceptances', { textId })))).data().count,
  );
}

export type NewLegalText = Pick<LegalText, 'kind' | 'version' | 'from' | 'changes' | 'mustAccept'>;

/** Publishes a version; it can never be changed. Needs a fresh sign-in. Throws a Fault, "permissionDenied" when the version exists. */
export async function publishLegalText(text: NewLegalText, reason: string): Promise<void> {
  const textId = `${text.kind}-${text.version}`;
  await actOnce({ action: 'legal.publish', target: textId, reason }, (batch, auditId) => {
    batch.set(docAt('legalTexts', { textId }), {
      ...text,
      by: readActor(),
      at: serverTimestamp(),
      auditId,
    });
  });
}
