// What a super admin sees and does: people, companies, tiers, the queue. No candidate content.
import { collectionGroup, deleteDoc, doc, limit, orderBy, query, serverTimestamp, setDoc, writeBatch, type Query } from 'firebase/firestore';
import type { AiJob } from '#domain/aiJob.ts';
import type { Organization } from '#domain/organization.ts';
import type { PlatformAuditEntry } from '#domain/platform.ts';
import type { Listed, Source } from '#domain/source.ts';
import type { TierConfiguration } from '#domain/tier.ts';
import type { User } from '#domain/user.ts';
import type { DataOf } from './collections.ts';
import { database } from './database.ts';
import { collectionAt, docAt, liveList } from './documents.ts';
import { asFault } from './faults.ts';
import { newId } from './ids.ts';

/** The rules let a super admin list at most 200 people or companies, and 500 tasks, at once. */
export const platformPage = 199;
const queuePage = 499;

function top(name: 'users' | 'organizations' | 'tierConfigurations' | 'suspensions' | 'platformAudit', field: 'email' | 'name' | 'at', size: number, direction: 'asc' | 'desc' = 'asc'): () => Query {
  return () => query(collectionAt(name, {}), orderBy(field, direction), limit(size + 1));
}

/** People of the platform by address, at most 199. */
export function platformUsers(): Source<Listed<User>> {
  return liveList('users', 'platform:users', top('users', 'email', platformPage), platformPage);
}

/** Companies by name, at most 199. */
export function platformCompanies(): Source<Listed<Organization>> {
  return liveList('organizations', 'platform:organizations', top('organizations', 'name', platformPage), platformPage);
}

/** Tier configurations by name. */
export function platformTiers(): Source<Listed<TierConfiguration>> {
  return liveList('tierConfigurations', 'platform:tiers', top('tierConfigurations', 'name', 50), 50);
}

/** Suspended accounts. */
export function platformSuspensions(): Source<Listed<DataOf<'suspensions'>>> {
  return liveList('suspensions', 'platform:suspensions', top('suspensions', 'at', platformPage, 'desc'), platformPage);
}

/** Latest acts of super admins. */
export function platformAudit(size: number): Source<Listed<PlatformAuditEntry>> {
  return liveList('platformAudit', `platform:audit:${size}`, top('platformAudit', 'at', size, 'desc'), size);
}

/** Tasks of all companies, newest first, at most 499. */
export function platformQueue(): Source<Listed<AiJob>> {
  return liveList('aiJobs', 'platform:aiJobs', () => query(collectionGroup(database(), 'aiJobs'), orderBy('createdAt', 'desc'), limit(queuePage + 1)), queuePage);
}

/** Suspends an account: acts on its next request. One commit with its audit entry. Throws a Fault. */
export async function suspendAccount(me: string, uid: string, reason: string): Promise<void> {
  const auditId = newId();
  const batch = writeBatch(database());
  batch.set(docAt('suspensions', { uid }), { by: me, at: serverTimestamp(), reason, auditId });
  batch.set(docAt('platformAudit', { id: auditId }), { actorUid: me, action: 'user.suspend', target: uid, at: serverTimestamp(), reason });
  await asFault(() => batch.commit());
}

/** Lifts a suspension. Throws a Fault. */
export async function restoreAccount(me: string, uid: string): Promise<void> {
  await asFault(async () => {
    await deleteDoc(docAt('suspensions', { uid }));
    await setDoc(docAt('platformAudit', { id: newId() }), { actorUid: me, action: 'user.restore', target: uid, at: serverTimestamp() });
  });
}

/** Saves a tier's limits and features; what people see of it acts at once. Throws a Fault. */
export async function saveTier(me: string, tierId: string, tier: Pick<TierConfiguration, 'name' | 'limits' | 'features'>): Promise<void> {
  await asFault(() => setDoc(doc(database(), 'tierConfigurations', tierId), { name: tier.name, limits: tier.limits, features: tier.features, updatedAt: serverTimestamp(), updatedBy: me }));
}
