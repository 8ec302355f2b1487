// What one reader may see of one candidate for a comparison. Reads, each person: session and own scorecard; only once that is in, also job, rubric, answers and transcripts (60 each at most), scorecards (20), runs (5), one rating, overrides (100).
import type { StaffSession } from '#domain/candidate/candidate.ts';
import { chooseShownRating, type QuestionRating } from '#domain/evaluation/evaluation.ts';
import type { Override } from '#domain/review/override.ts';
import type { Review } from '#domain/review/review.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { fileOf, sessionSource } from '#data/candidate/candidateFile.ts';
import { evaluationsOf, ratingSource } from '#data/evaluation/evaluations.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { overridesSource } from './overrides.ts';
import { myReviewSource, reviewsOf } from './reviews.ts';

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

function showCompared({ raw, knows, ...known }: Known): Compared {
  const rest = ['answers', 'peers', 'overrides', 'runs', ...(known.runId ? ['rating'] : [])];
  return {
    ...known,
    isWhole: known.mine === null || rest.every((part) => knows.has(part)),
    ratings:
      known.session?.data.consent.ai && raw
        ? raw.map((rating) => chooseShownRating(rating, known.answers))
        : null,
  };
}

/** Listens to one person's parts, and passes on what is known after each change. */
class Comparison {
  private readonly candidateRef: CandidateRef;
  private readonly uid: string;
  private readonly next: (compared: Compared) => void;
  private known: Known = {
    session: null,
    mine: null,
    peers: [],
    answers: {},
    raw: null,
    runId: null,
    overrides: [],
    knows: new Set(),
  };
  private readonly stops: (() => void)[] = [];
  private stopRating: (() => void) | null = null;

  constructor(candidateRef: CandidateRef, uid: string, next: (compared: Compared) => void) {
    this.candidateRef = candidateRef;
    this.uid = uid;
    this.next = next;
  }

  private learn(part: string, change: Partial<Known>): void {
    this.known = { ...this.known, ...change, knows: new Set([...this.known.knows, part]) };
    if (this.known.knows.has('session') && this.known.knows.has('mine'))
      this.next(showCompared(this.known));
  }

  private listen<T>(source: Source<T>, seen: (value: T) => void, failed: () => void): void {
    this.stops.push(source.subscribe(seen, failed));
  }

  private openRating(runId: string | null): void {
    if (runId === this.known.runId) return;
    this.stopRating?.();
    this.stopRating = null;
    this.learn('run', { runId, raw: null });
    if (runId)
      this.stopRating = ratingSource(this.candidateRef, runId).subscribe(
        (rating) => this.learn('rating', { raw: rating?.data.items ?? null }),
        () => this.learn('rating', { raw: null }),
      );
  }

  /** What is only asked for once the reader's own scorecard is in. */
  private openRest(): void {
    if (this.known.knows.has('rest')) return;
    this.learn('rest', {});
    this.listen(
      fileOf(this.candidateRef),
      ({ answers }) =>
        this.learn('answers', {
          answers: Object.fromEntries(answers.items.map(({ id, data }) => [id, data.text ?? ''])),
        }),
      () => this.learn('answers', {}),
    );
    this.listen(
      reviewsOf(this.candidateRef),
      ({ items }) =>
        this.learn('peers', {
          peers: items
            .filter(({ id, data }) => id !== this.uid && data.submitted)
            .map(({ id, data }) => ({ uid: id, review: data })),
        }),
      () => this.learn('peers', {}),
    );
    this.listen(
      overridesSource(this.candidateRef),
      ({ items }) => this.learn('overrides', { overrides: items }),
      () => this.learn('overrides', {}),
    );
    this.listen(
      evaluationsOf(this.candidateRef),
      ({ items }) => {
        this.openRating(items[0]?.id ?? null);
        this.learn('runs', {});
      },
      () => this.learn('runs', {}),
    );
  }

  open(session: ReturnType<typeof sessionSource>): () => void {
    this.listen(
      session,
      (value) => this.learn('session', { session: value }),
      () => this.learn('session', { session: null }),
    );
    this.listen(
      myReviewSource(this.candidateRef, this.uid),
      (value) => {
        const isIn = value?.data.submitted === true;
        this.learn('mine', { mine: isIn ? value.data : null });
        if (isIn) this.openRest();
      },
      () => this.learn('mine', { mine: null }),
    );
    return () => {
      this.stops.forEach((stop) => stop());
      this.stopRating?.();
    };
  }
}

/** Kept current. A part that cannot be read stays empty; the person stays in the comparison. */
export function comparedOf(candidateRef: CandidateRef, uid: string): Source<Compared> {
  const session = sessionSource(candidateRef);
  return {
    key: `compared/${session.key}/${uid}`,
    subscribe: (next) => new Comparison(candidateRef, uid, next).open(session),
  };
}
