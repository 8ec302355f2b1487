// The company's calibration set: which finished interviews everybody scores, who has done so, and what they gave. Reads per opening: the marks (50 at most), and for each its session and, for managers, its scorecards (20 at most).
import { collectionGroup, limit, orderBy, query, serverTimestamp, where } from 'firebase/firestore';
import { calibrationMax, type CalibrationMark } from '#domain/fairness/calibration.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import type { Review } from '#domain/review/review.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { targetOf } from '#data/candidate/candidateFile.ts';
import { isMyself } from '#data/firestore/authentication.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, readDoc, readList } from '#data/firestore/documents.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import { pollingSource, readAgain } from '#data/firestore/pollingSource.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { readOptional, requireOnline } from '#data/firestore/transactions.ts';
import { readStaffSession } from '#data/candidate/staffSessions.ts';

/** Marks read at most, those that ended too. */
const marksMax = 49;
const reviewsMax = 20;
const againMs = 60_000;

export interface CalibrationEntry {
  candidateRef: CandidateRef;
  mark: CalibrationMark;
  session: StaffSession;
  /** Null where the rubric is gone. */
  title: string;
  /** By reviewer; only those handed in. Empty for who is no manager. */
  reviews: Stored<Review>[];
}

const keyOf = (orgId: string, manages: boolean): string => `calibrationSet/${orgId}/${manages}`;

async function entryOf(mark: CalibrationMark, manages: boolean): Promise<CalibrationEntry[]> {
  const { orgId, interviewId, candidateUid } = mark;
  const candidateRef = { orgId, interviewId, candidateUid };
  const [session, job, reviews] = await Promise.all([
    readStaffSession(candidateRef),
    readDoc('interviews', { orgId, interviewId }),
    manages && !isMyself(candidateUid)
      ? readList(
          'reviews',
          query(collectionAt('reviews', candidateRef), orderBy('updatedAt'), limit(reviewsMax)),
          reviewsMax,
        )
      : null,
  ]);
  if (!session || session.data.status === 'erasing') return [];
  return [
    {
      candidateRef,
      mark,
      session: session.data,
      title: job?.data.title ?? '',
      reviews: (reviews?.items ?? []).filter(({ data }) => data.submitted),
    },
  ];
}

async function readSet(orgId: string, manages: boolean): Promise<CalibrationEntry[]> {
  const { items } = await readList(
    'calibrationMarks',
    query(
      collectionGroup(database(), 'calibration'),
      where('orgId', '==', orgId),
      limit(marksMax + 1),
    ),
    marksMax,
  );
  const current = items
    .map(({ data }) => data)
    .filter(({ endedAt }) => !endedAt)
    .toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0))
    .slice(0, calibrationMax);
  return (await Promise.all(current.map((mark) => entryOf(mark, manages)))).flat();
}

/** The set, the first chosen first; read again every minute and after each change here. */
export function calibrationSetOf(orgId: string, manages: boolean): Source<CalibrationEntry[]> {
  return pollingSource(keyOf(orgId, manages), () => readSet(orgId, manages), againMs);
}

async function change(
  candidateRef: CandidateRef,
  uid: string,
  action: 'calibration.add' | 'calibration.remove',
  patch: (mark: CalibrationMark | null, auditId: string) => Record<string, unknown> | null,
): Promise<true> {
  requireOnline();
  const auditId = createId();
  await retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const written = patch(
        await readOptional(transaction, 'calibrationMarks', { ...candidateRef }),
        auditId,
      );
      if (!written) return;
      if (action === 'calibration.add')
        transaction.set(docAt('calibrationMarks', { ...candidateRef }), written);
      else transaction.update(docAt('calibrationMarks', { ...candidateRef }), written);
      transaction.set(docAt('auditLog', { orgId: candidateRef.orgId, id: auditId }), {
        actorUid: uid,
        action,
        target: targetOf(candidateRef),
        at: serverTimestamp(),
      });
    }),
  );
  readAgain(keyOf(candidateRef.orgId, true), keyOf(candidateRef.orgId, false));
  return true;
}

/** Puts a finished interview into the set; nothing happens when it is there. */
export function addToCalibration(
  candidateRef: CandidateRef,
  uid: string,
  note: string,
): Promise<true> {
  const { orgId, interviewId, candidateUid } = candidateRef;
  return change(candidateRef, uid, 'calibration.add', (mark, auditId) =>
    mark && !mark.endedAt
      ? null
      : {
          orgId,
          interviewId,
          candidateUid,
          note: note.trim(),
          by: uid,
          at: serverTimestamp(),
          auditId,
        },
  );
}

/** Takes it out of the set. Scorecards stay. */
export function removeFromCalibration(candidateRef: CandidateRef, uid: string): Promise<true> {
  return change(candidateRef, uid, 'calibration.remove', (mark, auditId) =>
    !mark || mark.endedAt ? null : { endedAt: serverTimestamp(), auditId },
  );
}
