// Organisations: reading one, and founding one.
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import { createFoundingUsage, type Organization } from '#domain/company/organization.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { listTerms } from '#domain/text/terms.ts';
import { fallbackTierId } from '#domain/billing/tier.ts';
import { authentication } from '#data/firestore/authentication.ts';
import { database } from '#data/firestore/database.ts';
import { docAt, liveDoc } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { writeBatch } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

const planDays = 365;
const retentionDays = 365;

/** An organisation that stays current. */
export function organizationOf(orgId: string): Source<Stored<Organization> | null> {
  return liveDoc('organizations', { orgId });
}

/** Founds an organisation with the limits of the free tier; the founder becomes its owner. One commit; needs a verified address. Returns the new id. */
export async function foundOrganization(name: string): Promise<string> {
  const user = authentication().currentUser;
  if (!user) throw new Fault('unauthenticated');
  const { uid } = user;
  const orgId = createId();
  const now = await readServerTime();
  const batch = writeBatch(database());
  batch.set(docAt('organizations', { orgId }), {
    name: name.trim(),
    terms: listTerms(name),
    ownerUid: uid,
    createdAt: serverTimestamp(),
    tier: 'Free',
    billing: {
      tier: 'Free',
      tierId: fallbackTierId,
      planStartDate: serverTimestamp(),
      planRenewalDate: Timestamp.fromMillis(now.getTime() + planDays * 86_400_000),
    },
    usage: createFoundingUsage(now),
    status: 'active',
    retentionDays,
    lastOp: { kind: 'found', id: orgId, by: uid, at: serverTimestamp() },
  });
  batch.set(docAt('members', { orgId, uid }), {
    role: 'owner',
    status: 'active',
    joinedAt: serverTimestamp(),
    ...(user.displayName ? { displayName: user.displayName } : {}),
  });
  batch.set(docAt('founders', { uid }), { orgId, at: serverTimestamp() });
  batch.update(docAt('users', { uid }), { orgId, isHiringManager: true, isAdmin: true });
  await asFault(() => batch.commit());
  return orgId;
}
