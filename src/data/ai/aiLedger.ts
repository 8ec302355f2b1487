// The ledger of the AI: adds what was used to this month's documents, and reads them.
import {
  collectionGroup,
  increment,
  limit,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore';
import { boundUsage, buildUsageId, type AiUsage, type UsageRow } from '#domain/ai/aiUsage.ts';
import { periodOf } from '#domain/base/moment.ts';
import type { Listed, Source } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { setDoc } from '#data/firestore/guardedWrites.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

/** Rows of one company and month: features × adapters × models, far below this. */
const companyRows = 200;
/** The rules let a super admin list at most 500 rows at once. */
const platformRows = 499;

/** Adds rows to a company's month, or to a person's own where there is no company. Months are the server's: a row refused at midnight is tried again under the next month by the caller. Throws a Fault. */
export async function addUsage(
  { orgId, uid }: { orgId: string | null; uid: string },
  rows: readonly UsageRow[],
): Promise<void> {
  const month = periodOf(await readServerTime());
  await asFault(() =>
    Promise.all(
      rows.map((row) => {
        const { task, adapter, model, calls, failed, promptTokens, outputTokens, ms } =
          boundUsage(row);
        const id = buildUsageId(month, row);
        return setDoc(
          orgId
            ? docAt('aiUsage', { orgId, usageId: id })
            : docAt('personalAiUsage', { uid, usageId: id }),
          {
            month,
            task,
            adapter,
            model,
            calls: increment(calls),
            failed: increment(failed),
            promptTokens: increment(promptTokens),
            outputTokens: increment(outputTokens),
            ms: increment(ms),
            updatedAt: serverTimestamp(),
          },
          { merge: true },
        );
      }),
    ),
  );
}

/** What a company used in a month (six figures, UTC). */
export function usageOf(orgId: string, month: number): Source<Listed<AiUsage>> {
  return liveList(
    'aiUsage',
    `aiUsage/${orgId}/${month}`,
    () =>
      query(
        collectionAt('aiUsage', { orgId }),
        where('month', '==', month),
        limit(companyRows + 1),
      ),
    companyRows,
  );
}

/** What everybody used in a month; super admins only. Rows of people without a company lie below users. */
export function platformUsageSource(month: number): Source<Listed<AiUsage>> {
  return liveList(
    'aiUsage',
    `platform:aiUsage/${month}`,
    () =>
      query(
        collectionGroup(database(), 'aiUsage'),
        where('month', '==', month),
        limit(platformRows + 1),
      ),
    platformRows,
  );
}
