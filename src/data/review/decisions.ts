// Deciding: a person, a reason, an audit entry, and, if wished, the move and the message to the candidate, all in one commit.
import { limit, orderBy, query, serverTimestamp, type Transaction } from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import type { RejectReason } from '#domain/review/rejectReasons.ts';
import type { Decision } from '#domain/review/review.ts';
import type { Stage } from '#domain/candidate/session.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { targetOf } from '#data/candidate/candidateFile.ts';
import { isMyself } from '#data/firestore/authentication.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveDoc, liveList, readDoc } from '#data/firestore/documents.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { addAuditEntry, readRequired, requireOnline } from '#data/firestore/transactions.ts';
import { addMove } from '#data/candidate/stages.ts';
import { levelOf } from './tallies.ts';

/** The decision on a candidate; null while there is none. */
export function decisionOf(candidateRef: CandidateRef): Source<Stored<Decision> | null> {
  return liveDoc('decision', candidateRef);
}

/** Most former decisions on a candidate that are read. */
const formerMax = 20;

/** What was decided before, the last first; empty for decisions of the time before they were kept. */
export function formerDecisionsOf(candidateRef: CandidateRef): Source<Stored<Decision>[]> {
  const make = () =>
    query(
      collectionAt('formerDecisions', candidateRef),
      orderBy('rev', 'desc'),
      limit(formerMax + 1),
    );
  const all = liveList(
    'formerDecisions',
    `${docAt('sessions', candidateRef).path}/decision`,
    make,
    formerMax + 1,
  );
  return {
    key: all.key,
    subscribe: (next, fail) =>
      all.subscribe(({ items }) => next(items.filter(({ id }) => id !== 'current')), fail),
  };
}

/** The decision as the server has it, read once; null about oneself, which nobody reads. */
export async function readDecision(candidateRef: CandidateRef): Promise<Decision | null> {
  if (isMyself(candidateRef.candidateUid)) return null;
  return (await readDoc('decision', candidateRef, 'server'))?.data ?? null;
}

/** What was decided on each of these candidates, read once; null where nothing is. One read per candidate. */
export function outcomesOf(
  jobRef: Omit<CandidateRef, 'candidateUid'>,
  ids: readonly string[],
): Source<Record<string, Decision['outcome'] | null>> {
  return {
    key: `outcomes/${jobRef.orgId}/${jobRef.interviewId}/${ids.join(',')}`,
    subscribe: (next, fail) => {
      Promise.all(
        ids.map(
          async (candidateUid) =>
            [
              candidateUid,
              (await readDecision({ ...jobRef, candidateUid }))?.outcome ?? null,
            ] as const,
        ),
      ).then((pairs) => next(Object.fromEntries(pairs)), fail);
      return () => undefined;
    },
  };
}

export interface OutcomeText {
  message: string;
  factors: string[];
  aiUsed: boolean;
  contact: string;
}
export interface NewDecision {
  outcome: Decision['outcome'];
  reason: string;
  /** The main reason, with a rejection. */
  reasonCode?: RejectReason;
  /** rev of the decision the person saw; 0 when there was none. */
  seen: number;
  /** Also move the candidate to this stage. */
  stage?: Stage;
  /** Also tell the candidate. */
  candidateMessage?: OutcomeText;
}

function addOutcome(
  transaction: Transaction,
  candidateRef: CandidateRef,
  uid: string,
  outcome: 'advance' | 'reject',
  { message, factors, aiUsed, contact }: OutcomeText,
): void {
  const auditId = addAuditEntry(
    transaction,
    candidateRef.orgId,
    uid,
    'outcome.release',
    targetOf(candidateRef),
    outcome,
  );
  transaction.set(docAt('outcome', candidateRef), {
    outcome,
    message,
    factors,
    aiUsed,
    ...(contact ? { contact } : {}),
    releasedBy: uid,
    releasedAt: serverTimestamp(),
    auditId,
  });
}

/** Records a decision. "conflict" when somebody else has decided since the person looked. */
export async function decide(
  candidateRef: CandidateRef,
  uid: string,
  { outcome, reason, reasonCode, seen, stage, candidateMessage }: NewDecision,
): Promise<true> {
  requireOnline();
  const level = await levelOf(candidateRef);
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const before = await transaction.get(docAt('decision', candidateRef));
      const candidate = await readRequired(transaction, 'candidates', { ...candidateRef });
      const rev = before.exists() ? Number(before.get('rev')) : 0;
      if (rev !== seen) throw new Fault('conflict');
      const auditId = createId();
      const former = before.data();
      if (former)
        transaction.set(docAt('formerDecisions', { ...candidateRef, rev: String(rev) }), former);
      transaction.set(before.ref, {
        outcome,
        reason,
        decidedBy: uid,
        decidedAt: serverTimestamp(),
        rev: rev + 1,
        auditId,
        ...(outcome === 'reject' && reasonCode ? { reasonCode } : {}),
      });
      transaction.set(docAt('auditLog', { orgId: candidateRef.orgId, id: auditId }), {
        actorUid: uid,
        action: `decision.${outcome}`,
        target: targetOf(candidateRef),
        at: serverTimestamp(),
      });
      transaction.set(docAt('tallies', candidateRef), { outcome, level, at: serverTimestamp() });
      if (stage && candidate.stage !== stage)
        addMove(transaction, candidateRef, uid, candidate, stage);
      if (candidateMessage && outcome !== 'hold')
        addOutcome(transaction, candidateRef, uid, outcome, candidateMessage);
      return true as const;
    }),
  );
}

/** Tells the candidate what was decided, after the decision. */
export async function releaseOutcome(
  candidateRef: CandidateRef,
  uid: string,
  outcome: 'advance' | 'reject',
  text: OutcomeText,
): Promise<true> {
  requireOnline();
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      await transaction.get(docAt('outcome', candidateRef));
      addOutcome(transaction, candidateRef, uid, outcome, text);
      return true as const;
    }),
  );
}
