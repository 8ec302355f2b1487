// Tiers as a super admin works on them: drafts, what publishing would mean, versions, and companies' limits that follow.
import { limit, orderBy, query, serverTimestamp } from 'firebase/firestore';
import { readLimits, computeLimitsOnTier } from '#domain/company/companyLimits.ts';
import { Fault } from '#domain/base/fault.ts';
import type { Listed, Source } from '#domain/base/source.ts';
import { fallbackTierId, type TierConfiguration } from '#domain/billing/tier.ts';
import type { TierChoice, TierDraft } from '#domain/platform/tierDraft.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveList, readList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { deleteDoc, runTransaction } from '#data/firestore/guardedWrites.ts';
import { readOptional } from '#data/firestore/transactions.ts';
import { readActor, addAct } from './platformAct.ts';
import { moveLimits, readOverrides } from './companyPlan.ts';
import { countCompaniesOn } from './tierImpact.ts';

const draftsMax = 50;

/** Drafts of tiers, by name. */
export function tierDraftsSource(): Source<Listed<TierDraft>> {
  return liveList(
    'tierDrafts',
    'platform:tierDrafts',
    () => query(collectionAt('tierDrafts', {}), orderBy('name'), limit(draftsMax + 1)),
    draftsMax,
  );
}

/** Published versions of a tier, the last first. */
export function tierVersionsSource(
  tierId: string,
  size: number,
): Source<Listed<TierConfiguration>> {
  return liveList(
    'tierVersions',
    `platform:tierVersions:${tierId}:${size}`,
    () => query(collectionAt('tierVersions', { tierId }), orderBy('rev', 'desc'), limit(size + 1)),
    size,
  );
}

/** Keeps what a tier is to become; in force for nobody. Throws a Fault. */
export async function saveTierDraft(
  tierId: string,
  choice: TierChoice,
  base: number,
): Promise<void> {
  await asFault(() =>
    runTransaction(database(), async (transaction) => {
      const rev = ((await readOptional(transaction, 'tierDrafts', { tierId }))?.rev ?? 0) + 1;
      transaction.set(docAt('tierDrafts', { tierId }), {
        ...choice,
        base,
        rev,
        updatedAt: serverTimestamp(),
        updatedBy: readActor(),
      });
    }),
  );
}

/** Drops a draft. Throws a Fault. */
export async function dropTierDraft(tierId: string): Promise<void> {
  await asFault(() => deleteDoc(docAt('tierDrafts', { tierId })));
}

export interface Publishing {
  reason: string;
  /** Whether companies that are on the tier get its limits too. */
  applies: 'all' | 'new';
  /** The version that is brought back. */
  restored?: number;
}

/** Puts a tier in force: the tier, its version, its entry in the log, and the end of its draft in one commit. Its features act at once for everybody on it. Needs a fresh sign-in. Gives the version's number. Throws a Fault. */
export async function publishTier(
  tierId: string,
  choice: TierChoice,
  { reason, applies, restored }: Publishing,
): Promise<number> {
  const [last] = (
    await readList(
      'tierVersions',
      query(collectionAt('tierVersions', { tierId }), orderBy('rev', 'desc'), limit(1)),
      1,
    )
  ).items;
  return asFault(() =>
    runTransaction(database(), async (transaction) => {
      const [before, draft] = await Promise.all([
        readOptional(transaction, 'tierConfigurations', { tierId }),
        readOptional(transaction, 'tierDrafts', { tierId }),
      ]);
      const rev = (before ? (before.rev ?? 0) : (last?.data.rev ?? 0)) + 1;
      const auditId = addAct(transaction, {
        action: 'tier.publish',
        target: tierId,
        reason,
        after: JSON.stringify(choice),
        ...(before
          ? {
              before: JSON.stringify({
                name: before.name,
                limits: before.limits,
                features: before.features,
                price: before.price ?? null,
              }),
            }
          : {}),
      });
      const version = {
        ...choice,
        rev,
        reason,
        applies,
        ...(restored ? { restored } : {}),
        updatedAt: serverTimestamp(),
        updatedBy: readActor(),
        auditId,
      };
      transaction.set(docAt('tierConfigurations', { tierId }), version);
      transaction.set(docAt('tierVersions', { tierId, version: String(rev) }), version);
      if (draft) transaction.delete(docAt('tierDrafts', { tierId }));
      return rev;
    }),
  );
}

/** Gives a company the limits of its tier as they are in force; existing overrides stay. One commit with its entries. True when something changed. Needs a fresh sign-in. Throws a Fault. */
async function followTier(orgId: string, tierId: string, reason: string): Promise<boolean> {
  return asFault(() =>
    runTransaction(database(), async (transaction) => {
      const [company, tier, overrides] = await Promise.all([
        readOptional(transaction, 'organizations', { orgId }),
        readOptional(transaction, 'tierConfigurations', { tierId }),
        readOverrides(transaction, orgId),
      ]);
      if (!company || !tier) throw new Fault('notFound');
      if (
        company.billing?.tierId !== tierId ||
        JSON.stringify(readLimits(company.usage)) ===
          JSON.stringify(computeLimitsOnTier(tier.limits, overrides))
      )
        return false;
      const auditId = addAct(transaction, {
        action: 'org.plan',
        target: orgId,
        reason,
        orgIds: [orgId],
      });
      transaction.update(docAt('organizations', { orgId }), {
        ...moveLimits(transaction, orgId, tier, overrides, auditId),
        auditId,
      });
      return true;
    }),
  );
}

/** Gives companies the limits of their tier, one commit each; stopped or cut off, it is simply asked again. Throws the first Fault. */
export async function followTierAt(
  orgIds: readonly string[],
  tierId: string,
  reason: string,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<void> {
  for (const [n, orgId] of orgIds.entries()) {
    if (signal.aborted) return;
    await followTier(orgId, tierId, reason);
    onProgress(n + 1);
  }
}

/** Deletes a tier that no company is on; never the one everybody falls back to. Needs a fresh sign-in. Throws a Fault: "conflict" when companies are on it. */
export async function deleteTier(tierId: string, reason: string): Promise<void> {
  if (tierId === fallbackTierId || (await countCompaniesOn(tierId)) > 0)
    throw new Fault('conflict');
  await asFault(() =>
    runTransaction(database(), async (transaction) => {
      const tier = await readOptional(transaction, 'tierConfigurations', { tierId });
      if (!tier) return;
      const entry = {
        actorUid: readActor(),
        action: 'tier.delete',
        target: tierId,
        at: serverTimestamp(),
        reason,
      };
      transaction.set(
        docAt('platformAudit', { id: `tierdelete_${tierId}_${tier.rev ?? 0}` }),
        entry,
      );
      transaction.delete(docAt('tierConfigurations', { tierId }));
    }),
  );
}
