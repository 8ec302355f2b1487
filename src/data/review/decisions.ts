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
import { newId } from '#data/firestore/ids.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { addAuditEntry, readRequired, requireOnline } from '#data/firestore/transactions.ts';
import { addMove } from '#data/candidate/stages.ts';
import { levelOf } from './tallies.ts';

/** The decision on a candidate; null while there is none. */
export function decisionOf(place: CandidateRef): Source<Stored<Decision> | null> {
  return liveDoc('decision', place);
}

/** Most former decisions on a candidate that are read. */
const formerMax = 20;

/** What was decided before, the last first; empty for decisions of the time before they were kept. */
export function formerDecisionsOf(place: CandidateRef): Source<Stored<Decision>[]> {
  const make = () =>
    query(collectionAt('formerDecisions', place), orderBy('rev', 'desc'), limit(formerMax + 1));
  const all = liveList(
    'formerDecisions',
    `${docAt('sessions', place).path}/decision`,
    make,
    formerMax + 1,
  );
  return {
    key: all.key,
    subscribe: (next, fail) =>
      all.subscribe(({ items }) => next(items.filter(({ id }) => id !== 'current')), fail),
  };
}

/** The decision as it stands on the server, read once; null about oneself, which nobody reads. */
export async function readDecision(place: CandidateRef): Promise<Decision | null> {
  if (isMyself(place.candidateUid)) return null;
  return (await readDoc('decision', place, 'server'))?.data ?? null;
}

/** What was decided on each of these candidates, read once; null where nothing is. One read per candidate. */
export function outcomesOf(
  place: Omit<CandidateRef, 'candidateUid'>,
  ids: readonly string[],
): Source<Record<string, Decision['outcome'] | null>> {
  return {
    key: `outcomes/${place.orgId}/${place.interviewId}/${ids.join(',')}`,
    subscribe: (next, fail) => {
      Promise.all(
        ids.map(
          async (candidateUid) =>
            [
              candidateUid,
              (await readDecision({ ...place, candidateUid }))?.outcome ?? null,
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
  tell?: OutcomeText;
}

function addOutcome(
  transaction: Transaction,
  place: CandidateRef,
  uid: string,
  outcome: 'advance' | 'reject',
  { message, factors, aiUsed, contact }: OutcomeText,
): void {
  const auditId = addAuditEntry(
    transaction,
    place.orgId,
    uid,
    'outcome.release',
    targetOf(place),
    outcome,
  );
  transaction.set(docAt('outcome', place), {
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
  place: CandidateRef,
  uid: string,
  { outcome, reason, reasonCode, seen, stage, tell }: NewDecision,
): Promise<true> {
  requireOnline();
  const level = await levelOf(place);
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const before = await transaction.get(docAt('decision', place));
      const candidate = await readRequired(transaction, 'candidates', { ...place });
      const rev = before.exists() ? Number(before.get('rev')) : 0;
      if (rev !== seen) throw new Fault('conflict');
      const auditId = newId();
      const former = before.data();
      if (former) transaction.set(docAt('formerDecisions', { ...place, rev: String(rev) }), former);
      transaction.set(before.ref, {
        outcome,
        reason,
        decidedBy: uid,
        decidedAt: serverTimestamp(),
        rev: rev + 1,
        auditId,
        ...(outcome === 'reject' && reasonCode ? { reasonCode } : {}),
      });
      transaction.set(docAt('auditLog', { orgId: place.orgId, id: auditId }), {
        actorUid: uid,
        action: `decision.${outcome}`,
        target: targetOf(place),
        at: serverTimestamp(),
      });
      transaction.set(docAt('tallies', place), { outcome, level, at: serverTimestamp() });
      if (stage && candidate.stage !== stage) addMove(transaction, place, uid, candidate, stage);
      if (tell && outcome !== 'hold') addOutcome(transaction, place, uid, outcome, tell);
      return true as const;
    }),
  );
}

/** Tells the candidate what was decided, after the decision. */
export async function releaseOutcome(
  place: CandidateRef,
  uid: string,
  outcome: 'advance' | 'reject',
  text: OutcomeText,
): Promise<true> {
  requireOnline();
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      await transaction.get(docAt('outcome', place));
      addOutcome(transaction, place, uid, outcome, text);
      return true as const;
    }),
  );
}
