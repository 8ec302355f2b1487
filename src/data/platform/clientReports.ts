// Reports of failures and speed: the switch with its versions, the storing of one report, and the latest of them for super admins.
import { limit, orderBy, query, serverTimestamp, where } from 'firebase/firestore';
import {
  buildReportId,
  reportLimits,
  type ClientReport,
  type NewClientReport,
  type ReportSettings,
} from '#domain/platform/clientReport.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveDoc, liveList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { runTransaction, setUnqueued } from '#data/firestore/guardedWrites.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';
import { readOptional } from '#data/firestore/transactions.ts';
import { addAct, readActor } from './platformAct.ts';

/** Whether browsers tell what fails; null: it was never switched, so they do not. */
export function reportSettingsSource(): Source<Stored<ReportSettings> | null> {
  return liveDoc('reportSettings', {});
}

/** Lets browsers tell what fails, or ends it, with a reason. Acts at once, everywhere. Needs a fresh sign-in. Throws a Fault. */
export async function saveReportSettings(on: boolean, reason: string): Promise<void> {
  await asFault(() =>
    runTransaction(database(), async (transaction) => {
      const rev = ((await readOptional(transaction, 'reportSettings', {}))?.rev ?? 0) + 1;
      const auditId = addAct(transaction, {
        action: 'reports.switch',
        target: 'platform',
        reason,
        after: on ? 'on' : 'off',
      });
      const settings = {
        on,
        reason,
        rev,
        updatedAt: serverTimestamp(),
        updatedBy: readActor(),
        auditId,
      };
      transaction.set(docAt('reportSettings', {}), settings);
      transaction.set(docAt('reportSettingsVersions', { version: String(rev) }), settings);
    }),
  );
}

/** Stores one report: the only one of this person in this minute. Throws a Fault, "permissionDenied" when the minute's is taken or nobody asks for reports any more. */
export async function saveReport(report: NewClientReport): Promise<void> {
  const now = await readServerTime();
  const expireAt = new Date(now.getTime() + reportLimits.keptDays * 86_400_000 - 60_000);
  await asFault(() =>
    setUnqueued(docAt('clientReports', { reportId: buildReportId(readActor(), now) }), {
      ...report,
      at: serverTimestamp(),
      expireAt,
    }),
  );
}

/** The latest reports, of all versions or of one; at most a thousand. */
export function clientReportsSource(version: string | null): Source<Listed<ClientReport>> {
  const size = reportLimits.listed - 1;
  return liveList(
    'clientReports',
    `platform:clientReports:${version ?? ''}`,
    () =>
      query(
        collectionAt('clientReports', {}),
        ...(version ? [where('version', '==', version)] : []),
        orderBy('at', 'desc'),
        limit(size + 1),
      ),
    size,
  );
}
