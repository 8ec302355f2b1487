// What one reader may see of one candidate for a comparison. Reads, each person: session and own scorecard; only once that is in, also job, rubric, answers and transcripts (60 each at most), scorecards (20), runs (5), one rating, overrides (100).
import type { StaffSession } from '#domain/candidate/candidate.ts';
import { shownRating, type QuestionRating } from '#domain/evaluation/evaluation.ts';
import type { Override } from '#domain/review/override.ts';
import type { Review } from '#domain/review/review.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { fileOf, sessionSource } from '#data/candidate/candidateFile.ts';
import { evaluationsOf, ratingSource } from '#data/evaluation/evaluations.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { overridesAt } from './overrides.ts';
import { myReview, reviewsOf } from './reviews.ts';

/** Most people side by side. */
export const comparedMost = 5;

export interface Compared {
  /** Everything the reader may see is there. */
  isWhole: boolean;
  /** null: there is nobody of this name in the job. */
  session: Stored<StaffSession> | null;
  /** null until handed in: everything below stays empty then, because it is not even asked for. */
  mine: Review | null;
  peers: readonly { uid: string; review: Review }[];
  /** By answer, as they are shown. */
  answers: Readonly<Record<string, string>>;
  /** The AI's latest run, with levels withheld whose words are not in the answers; null: none, or not agreed to. */
  ratings: readonly QuestionRating[] | null;
  runId: string | null;
  overrides: readonly Stored<Override>[];
}

type Known = Omit<Compared, 'ratings' | 'isWhole'> & {
  raw: readonly QuestionRating[] | null;
  knows: ReadonlySet<string>;
};

function shown({ raw, knows, ...known }: Known): Compared {
  const rest = ['answers', 'peers', 'overrides', 'runs', ...(known.runId ? ['rating'] : [])];
  return {
    ...known,
    isWhole: known.mine === null || rest.every((part) => knows.has(part)),
    ratings:
      known.session?.data.consent.ai && raw
        ? raw.map((rating) => shownRating(rating, known.answers))
        : null,
  };
}

/** Kept current. A part that cannot be read stays empty; the person stays in the comparison. */
export function comparedOf(candidateRef: CandidateRef, uid: string): Source<Compared> {
  const session = sessionSource(candidateRef);
  return {
    key: `compared/${session.key}/${uid}`,
    subscribe: (next) => {
      let known: Known = {
        session: null,
        mine: null,
        peers: [],
        answers: {},
        raw: null,
        runId: null,
        overrides: [],
        knows: new Set(),
      };
      const stops: (() => void)[] = [];
      let stopRating: (() => void) | null = null;
      const learn = (part: string, change: Partial<Known>): void => {
        known = { ...known, ...change, knows: new Set([...known.knows, part]) };
        if (known.knows.has('session') && known.knows.has('mine')) next(shown(known));
      };
      const listen = <T>(source: Source<T>, seen: (value: T) => void, failed: () => void): void => {
        stops.push(source.subscribe(seen, failed));
      };
      const openRating = (runId: string | null): void => {
        if (runId === known.runId) return;
        stopRating?.();
        stopRating = null;
        learn('run', { runId, raw: null });
        if (runId)
          stopRating = ratingSource(candidateRef, runId).subscribe(
            (rating) => learn('rating', { raw: rating?.data.items ?? null }),
            () => learn('rating', { raw: null }),
          );
      };
      const openRest = (): void => {
        if (known.knows.has('rest')) return;
        learn('rest', {});
        listen(
          fileOf(candidateRef),
          ({ answers }) =>
            learn('answers', {
              answers: Object.fromEntries(
                answers.items.map(({ id, data }) => [id, data.text ?? '']),
              ),
            }),
          () => learn('answers', {}),
        );
        listen(
          reviewsOf(candidateRef),
          ({ items }) =>
            learn('peers', {
              peers: items
                .filter(({ id, data }) => id !== uid && data.submitted)
                .map(({ id, data }) => ({ uid: id, review: data })),
            }),
          () => learn('peers', {}),
        );
        listen(
          overridesAt(candidateRef),
          ({ items }) => learn('overrides', { overrides: items }),
          () => learn('overrides', {}),
        );
        listen(
          evaluationsOf(candidateRef),
          ({ items }) => {
            openRating(items[0]?.id ?? null);
            learn('runs', {});
          },
          () => learn('runs', {}),
        );
      };
      listen(
        session,
        (value) => learn('session', { session: value }),
        () => learn('session', { session: null }),
      );
      listen(
        myReview(candidateRef, uid),
        (value) => {
          const isIn = value?.data.submitted === true;
          learn('mine', { mine: isIn ? value.data : null });
          if (isIn) openRest();
        },
        () => learn('mine', { mine: null }),
      );
      return () => {
        stops.forEach((stop) => stop());
        stopRating?.();
      };
    },
  };
}
