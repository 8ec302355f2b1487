// What of the AI is allowed: the platform's settings with their versions, and a company's own. Each change is one commit with its audit entry.
import { limit, orderBy, query, serverTimestamp } from 'firebase/firestore';
import {
  defaultOrgAi,
  defaultPlatformAi,
  type OrgAi,
  type OrgAiChoice,
  type PlatformAi,
  type PlatformAiChoice,
} from '#domain/ai/aiSettings.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveDoc, liveList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import { readOptional } from '#data/firestore/transactions.ts';

/** The platform's settings; null: none were ever made, the defaults are in force. */
export function platformAiSource(): Source<Stored<PlatformAi> | null> {
  return liveDoc('platformAi', {});
}

/** A company's settings; null: it has made none. */
export function orgAiSource(orgId: string): Source<Stored<OrgAi> | null> {
  return liveDoc('orgAi', { orgId });
}

/** Versions of the platform's settings, the latest first; super admins only. */
export function platformAiVersionsSource(size: number): Source<Listed<PlatformAi>> {
  return liveList(
    'platformAiVersions',
    `platform:aiVersions:${size}`,
    () => query(collectionAt('platformAiVersions', {}), orderBy('rev', 'desc'), limit(size + 1)),
    size,
  );
}

/** Puts new settings of the platform in force, with a reason. Acts at once, everywhere. Throws a Fault. */
export async function savePlatformAi(
  uid: string,
  choice: PlatformAiChoice,
  reason: string,
  restored: number | null = null,
): Promise<void> {
  const auditId = createId();
  await asFault(() =>
    runTransaction(database(), async (transaction) => {
      const rev = ((await readOptional(transaction, 'platformAi', {}))?.rev ?? 0) + 1;
      const { stopped, held, adapter, model, passes, cloudTasks, prices, currency } = choice;
      const settings = {
        stopped,
        held: held ?? [],
        adapter,
        model,
        passes,
        cloudTasks,
        prices,
        currency,
        reason,
        restored,
        rev,
        updatedAt: serverTimestamp(),
        updatedBy: uid,
        auditId,
      };
      transaction.set(docAt('platformAi', {}), settings);
      transaction.set(docAt('platformAiVersions', { version: String(rev) }), settings);
      transaction.set(docAt('platformAudit', { id: auditId }), {
        actorUid: uid,
        action: 'ai.settings',
        target: 'platform',
        at: serverTimestamp(),
        reason,
      });
    }),
  );
}

/** What a super admin's form starts from. */
export function choiceOf(settings: PlatformAi | null): PlatformAiChoice {
  if (!settings) return defaultPlatformAi;
  const { stopped, held, adapter, model, passes, cloudTasks, prices, currency } = settings;
  return { stopped, held: held ?? [], adapter, model, passes, cloudTasks, prices, currency };
}

async function changeOrgAi(
  orgId: string,
  uid: string,
  action: 'ai.settings' | 'ai.queue',
  change: (before: OrgAi | null) => Record<string, unknown>,
  detail: string,
): Promise<void> {
  const auditId = createId();
  await asFault(() =>
    runTransaction(database(), async (transaction) => {
      const before = await readOptional(transaction, 'orgAi', { orgId });
      const stamp = {
        rev: (before?.rev ?? 0) + 1,
        updatedAt: serverTimestamp(),
        updatedBy: uid,
        auditId,
      };
      if (before) transaction.update(docAt('orgAi', { orgId }), { ...change(before), ...stamp });
      else
        transaction.set(docAt('orgAi', { orgId }), {
          ...defaultOrgAi,
          paused: false,
          ...change(null),
          ...stamp,
        });
      transaction.set(docAt('auditLog', { orgId, id: auditId }), {
        actorUid: uid,
        action,
        target: 'ai',
        at: serverTimestamp(),
        detail,
      });
    }),
  );
}

/** How the company uses the AI; managers only. Throws a Fault. */
export async function saveOrgAi(
  orgId: string,
  uid: string,
  { on, adapter, passes }: OrgAiChoice,
): Promise<void> {
  await changeOrgAi(
    orgId,
    uid,
    'ai.settings',
    () => ({ on, adapter, passes }),
    `${on ? 'on' : 'off'} · ${adapter ?? 'default'} · ${passes ?? 'default'}`,
  );
}

/** Holds the company's queue, or lets it go; editors. What runs is finished. Throws a Fault. */
export async function setQueuePaused(orgId: string, uid: string, paused: boolean): Promise<void> {
  await changeOrgAi(
    orgId,
    uid,
    'ai.queue',
    () => ({ paused, pausedBy: uid, pausedAt: serverTimestamp() }),
    paused ? 'paused' : 'resumed',
  );
}
