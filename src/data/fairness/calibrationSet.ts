// The company's calibration set: which finished interviews everybody scores, who has done so, and what they gave. Reads per opening: the marks (50 at most), and for each its session, its job and its scorecards (20 at most); for who only scores, its row of the lists.
import { collectionGroup, limit, orderBy, query, serverTimestamp, where } from 'firebase/firestore';
import { calibrationMax, type CalibrationMark } from '#domain/fairness/calibration.ts';
import type { Candidate, StaffSession } from '#domain/candidate/candidate.ts';
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
  /** By reviewer; only those handed in. */
  reviews: Stored<Review>[];
}

const keyOf = (orgId: string): string => `calibrationSet/${orgId}`;
const toScoreKey = (orgId: string): string => `calibrationToScore/${orgId}`;

async function entryOf(mark: CalibrationMark): Promise<CalibrationEntry[]> {
  const { orgId, interviewId, candidateUid } = mark;
  const candidateRef = { orgId, interviewId, candidateUid };
  const [session, job, reviews] = await Promise.all([
    readStaffSession(candidateRef),
    readDoc('interviews', { orgId, interviewId }),
    isMyself(candidateUid)
      ? null
      : readList(
          'reviews',
          query(collectionAt('reviews', candidateRef), orderBy('updatedAt'), limit(reviewsMax)),
          reviewsMax,
        ),
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

/** The marks of today's set, the first chosen first. */
async function readMarks(orgId: string): Promise<CalibrationMark[]> {
  const { items } = await readList(
    'calibrationMarks',
    query(
      collectionGroup(database(), 'calibration'),
      where('orgId', '==', orgId),
      limit(marksMax + 1),
    ),
    marksMax,
  );
  return items
    .map(({ data }) => data)
    .filter(({ endedAt }) => !endedAt)
    .toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0))
    .slice(0, calibrationMax);
}

async function readSet(orgId: string): Promise<CalibrationEntry[]> {
  const current = await readMarks(orgId);
  return (await Promise.all(current.map(entryOf))).flat();
}

/** A mark with the row of the lists, which says who has handed in. */
interface CalibrationRow {
  mark: CalibrationMark;
  candidate: Candidate;
}

/** Interviews of the set that wait for this person's scorecard: one read each, none about oneself. */
export function calibrationToScoreOf(orgId: string, uid: string): Source<CalibrationRow[]> {
  return pollingSource(
    toScoreKey(orgId),
    async () => {
      const marks = (await readMarks(orgId)).filter(({ candidateUid }) => !isMyself(candidateUid));
      const rows = await Promise.all(
        marks.map(async (mark) => ({
          mark,
          row: await readDoc('candidates', {
            orgId: mark.orgId,
            interviewId: mark.interviewId,
            candidateUid: mark.candidateUid,
          }),
        })),
      );
      return rows.flatMap(({ mark, row }) =>
        row && row.data.status !== 'erasing' && !(row.data.reviewers ?? []).includes(uid)
          ? [{ mark, candidate: row.data }]
          : [],
      );
    },
    againMs,
  );
}

/** The set, the first chosen first; read again every minute and after each change here. */
export function calibrationSetOf(orgId: string): Source<CalibrationEntry[]> {
  return pollingSource(keyOf(orgId), () => readSet(orgId), againMs);
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
  const { orgId } = candidateRef;
  readAgain(keyOf(orgId), toScoreKey(orgId));
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
