// What was decided about how many, without names: written with each decision, read by the compliance role next to what people said about themselves.
import { limit, query } from 'firebase/firestore';
import type { Row } from '#domain/fairness/impact.ts';
import { computeReviewTotal } from '#domain/review/scorecard.ts';
import { computeLevelTotal } from '#domain/fairness/selfId.ts';
import type { Source } from '#domain/base/source.ts';
import { combineSources } from '#data/firestore/combineSources.ts';
import { collectionAt, liveList, readDoc, readList } from '#data/firestore/documents.ts';
import { faultOf } from '#data/firestore/faults.ts';
import type { JobRef, CandidateRef } from '#data/firestore/refs.ts';

/** Most people of one job that are summed; more are reported as missing. */
export const rowsMax = 1_000;
/** Most scorecards of one candidate that a total takes in. */
const reviewsMax = 20;

/** The total of all scorecards that are in, 0–100; null when none has a level or they cannot be read now: a decision never waits for it. At most 21 reads. */
export async function levelOf(candidateRef: CandidateRef): Promise<number | null> {
  try {
    const [rubric, reviews] = await Promise.all([
      readDoc('rubric', { orgId: candidateRef.orgId, interviewId: candidateRef.interviewId }),
      readList(
        'reviews',
        query(collectionAt('reviews', candidateRef), limit(reviewsMax)),
        reviewsMax,
      ),
    ]);
    const competencies = rubric?.data.items ?? [];
    return computeLevelTotal(
      reviews.items
        .filter(({ data }) => data.submitted)
        .map(({ data }) => computeReviewTotal(data, competencies).mean),
    );
  } catch (error) {
    console.error('The total for the tally could not be worked out', error);
    return null;
  }
}

export interface JobRows {
  rows: Row[];
  /** True when the job has more people than are summed. */
  more: boolean;
  damaged: number;
  /** How many jobs are left out because the reader is among their candidates. */
  own: number;
}

/** One row for each person who was decided on, with what they said about themselves. Compliance only; at most 2 × 1,000 reads a job. */
function fairnessRowsSource({ orgId, interviewId }: JobRef): Source<JobRows> {
  const both = combineSources({
    tallies: liveList(
      'tallies',
      `tallies/${orgId}/${interviewId}`,
      () => query(collectionAt('tallies', { orgId, interviewId }), limit(rowsMax + 1)),
      rowsMax,
    ),
    selfIds: liveList(
      'selfIds',
      `selfIds/${orgId}/${interviewId}`,
      () => query(collectionAt('selfIds', { orgId, interviewId }), limit(rowsMax + 1)),
      rowsMax,
    ),
  });
  return {
    key: `fairnessRows/${orgId}/${interviewId}`,
    subscribe: (next, fail) =>
      both.subscribe(
        ({ tallies, selfIds }) => {
          const selfIdOf = new Map(
            selfIds.items.map(({ id, data: { gender, ethnicity, age, disability } }) => [
              id,
              { gender, ethnicity, age, disability },
            ]),
          );
          next({
            rows: tallies.items.map(({ id, data: { outcome, level } }) => ({
              outcome,
              level,
              selfId: selfIdOf.get(id) ?? null,
            })),
            more: tallies.more || selfIds.more,
            damaged: tallies.damaged.length + selfIds.damaged.length,
            own: 0,
          });
        },
        (error) => {
          // Nobody reads what was decided about themselves, also not in a sum.
          if (faultOf(error).code === 'permissionDenied')
            next({ rows: [], more: false, damaged: 0, own: 1 });
          else fail(error);
        },
      ),
  };
}

/** The rows of several jobs together. */
export function fairnessRowsOf(orgId: string, interviewIds: readonly string[]): Source<JobRows> {
  const all = combineSources(
    Object.fromEntries(
      interviewIds.map((interviewId) => [interviewId, fairnessRowsSource({ orgId, interviewId })]),
    ),
  );
  return {
    key: `fairnessRowsOf/${orgId}/${interviewIds.join(',')}`,
    subscribe: (next, fail) => {
      if (interviewIds.length === 0) {
        next({ rows: [], more: false, damaged: 0, own: 0 });
        return () => undefined;
      }
      return all.subscribe((jobs) => {
        const list = Object.values(jobs);
        next({
          rows: list.flatMap(({ rows }) => rows),
          more: list.some(({ more }) => more),
          damaged: list.reduce((sum, { damaged }) => sum + damaged, 0),
          own: list.reduce((sum, { own }) => sum + own, 0),
        });
      }, fail);
    },
  };
}
