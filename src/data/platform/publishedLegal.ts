// Which version of a legal text is in force, for pages that load no Firebase.
import type { LegalKind } from '#domain/platform/legalText.ts';
import { buildRestAddress } from '#data/firestore/restAddress.ts';
import { readLegalAt, type PublishedLegal } from './legalRequest.ts';

/** The version in force now; null: none was ever published. Throws what `fetch` throws, and when the answer cannot be read. */
export function readLegalInForce(
  kind: LegalKind,
  signal?: AbortSignal,
): Promise<PublishedLegal | null> {
  return readLegalAt(buildRestAddress('runQuery'), kind, signal);
}
