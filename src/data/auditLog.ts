// What happened to a candidate, as the audit log tells it; managers only.
import { limit, orderBy, query, where } from 'firebase/firestore';
import type { AuditEntry } from '#domain/review.ts';
import type { Listed, Source } from '#domain/source.ts';
import { targetOf, type CandidatePlace } from './candidateFile.ts';
import { collectionAt, liveList } from './documents.ts';

/** The latest entries about a candidate first. */
export function activityOf(place: CandidatePlace, size: number): Source<Listed<AuditEntry>> {
  const target = targetOf(place);
  const make = () => query(collectionAt('auditLog', { orgId: place.orgId }), where('target', '==', target), orderBy('at', 'desc'), limit(size + 1));
  return liveList('auditLog', `activity/${place.orgId}/${target}/${size}`, make, size);
}
