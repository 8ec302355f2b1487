// What a company keeps for an auditor, and the export for one: settings and aggregates of selection, without a name.
import { limit, orderBy, query, serverTimestamp } from 'firebase/firestore';
import type { AuditorExport, AuditorJob } from '#domain/fairness/auditorExport.ts';
import type { Compliance, ComplianceChoice } from '#domain/fairness/compliance.ts';
import { Fault } from '#domain/base/fault.ts';
import type { Organization } from '#domain/company/organization.ts';
import { chooseShownSummary, type Tally } from '#domain/fairness/selfId.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveDoc, readDoc, readList } from '#data/firestore/documents.ts';
import { faultOf } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { readOptional, requireOnline } from '#data/firestore/transactions.ts';
import { countInsights } from '#data/insights/insights.ts';

/** Jobs in an export for an auditor, the last changed first. */
const jobsMost = 200;
const talliesMost = 1_000;

/** Null until something was kept. */
export function complianceOf(orgId: string): Source<Stored<Compliance> | null> {
  return liveDoc('compliance', { orgId });
}

/** Keeps it as it was seen at `rev`; "conflict" when somebody else changed it since. */
export async function saveCompliance(
  orgId: string,
  uid: string,
  rev: number,
  { notice, publishedOn, where, auditedOn, auditWhere }: ComplianceChoice,
): Promise<true> {
  requireOnline();
  const auditId = createId();
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const known = await readOptional(transaction, 'compliance', { orgId });
      if ((known?.rev ?? 0) !== rev) throw new Fault('conflict');
      transaction.set(docAt('compliance', { orgId }), {
        notice: { en: notice.en.trim(), es: notice.es.trim() },
        publishedOn: publishedOn || null,
        where: where.trim(),
        auditedOn: auditedOn || null,
        auditWhere: auditWhere.trim(),
        rev: rev + 1,
        updatedAt: serverTimestamp(),
        updatedBy: uid,
        auditId,
      });
      transaction.set(docAt('auditLog', { orgId, id: auditId }), {
        actorUid: uid,
        action: 'settings.compliance',
        target: 'compliance',
        at: serverTimestamp(),
        ...(publishedOn ? { detail: publishedOn } : {}),
      });
      return true as const;
    }),
  );
}

/** What was decided in a job; nothing, and said to be cut, for somebody who is among its candidates. */
async function readTallies(jobRef: JobRef): Promise<Listed<Tally>> {
  try {
    return await readList(
      'tallies',
      query(collectionAt('tallies', jobRef), limit(talliesMost + 1)),
      talliesMost,
    );
  } catch (error) {
    if (faultOf(error).code !== 'permissionDenied') throw error;
    return { items: [], damaged: [], more: true };
  }
}

/** Everything for an auditor. `onJob` hears how far it is; `signal` stops it. Reads per job: 11 counts, up to 1,000 tallies and one summary. */
export async function exportForAuditor(
  orgId: string,
  organization: Organization,
  onJob: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<AuditorExport> {
  const [jobs, compliance, orgAi, platformAi, policies] = await Promise.all([
    readList(
      'interviews',
      query(
        collectionAt('interviews', { orgId }),
        orderBy('updatedAt', 'desc'),
        limit(jobsMost + 1),
      ),
      jobsMost,
    ),
    readDoc('compliance', { orgId }),
    readDoc('orgAi', { orgId }),
    readDoc('platformAi', {}).catch(() => null),
    readDoc('policies', { orgId }),
  ]);
  const rows: AuditorJob[] = [];
  for (const { id, data: job } of jobs.items) {
    if (signal.aborted) throw new DOMException('Stopped', 'AbortError');
    const jobRef = { orgId, interviewId: id };
    // One job after the other keeps the number of requests at once small.
    const [counts, tallies, fairness] = await Promise.all([
      countInsights(jobRef, true),
      readTallies(jobRef),
      readDoc('fairness', jobRef),
    ]);
    rows.push({
      id,
      job,
      counts: counts.funnel,
      withdrawn: counts.withdrawn,
      outcomes: tallies.items.map(({ data }) => data.outcome),
      isCut: tallies.more,
      fairness: chooseShownSummary(fairness?.data),
    });
    onJob(rows.length, jobs.items.length);
  }
  return {
    company: organization.name,
    retentionDays: organization.retentionDays,
    compliance: compliance?.data ?? null,
    orgAi: orgAi?.data ?? null,
    platformAi: platformAi?.data ?? null,
    policies: policies?.data ?? null,
    jobs: rows,
    more: jobs.more,
  };
}
