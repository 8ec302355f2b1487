// Everything the AI has to do with one candidate: its task, its runs, and, once my own scorecard is in, its ratings.
import { useMemo, useState } from 'react';
import { candidateJobSource } from '#data/evaluation/aiJobs.ts';
import { evaluationsOf, ratingSource } from '#data/evaluation/evaluations.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { AiJob } from '#domain/evaluation/aiJob.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import {
  chooseShownRating,
  type Evaluation,
  type QuestionRating,
} from '#domain/evaluation/evaluation.ts';
import type { Stored } from '#domain/base/source.ts';
import { wrapResult, valueOf, type Loadable } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';

export interface AiFile {
  /** Undefined while it loads, and when there is nothing to look for. */
  job: Stored<AiJob> | null | undefined;
  runs: readonly Stored<Evaluation>[];
  run: Stored<Evaluation> | null;
  ratings: Loadable<QuestionRating[] | null>;
  onRun: (id: string) => void;
}

/** `revealed`: my own scorecard is handed in; until then the ratings are not even asked for. */
export function useAiFile(
  candidateRef: CandidateRef,
  session: StaffSession,
  answers: Readonly<Record<string, string>>,
  revealed: boolean,
): AiFile {
  const agreed = session.consent.ai;
  const [chosen, setChosen] = useState<string | null>(null);
  const job = valueOf(useLive(wrapResult(agreed ? candidateJobSource(candidateRef) : null)));
  const runs =
    valueOf(useLive(wrapResult(agreed ? evaluationsOf(candidateRef) : null)))?.items ?? [];
  const run = runs.find(({ id }) => id === chosen) ?? runs[0] ?? null;
  const rating = useLive(wrapResult(revealed && run ? ratingSource(candidateRef, run.id) : null));
  const ratings = useMemo<Loadable<QuestionRating[] | null>>(
    () =>
      rating.kind === 'ready'
        ? {
            kind: 'ready',
            value: rating.value?.data.items.map((item) => chooseShownRating(item, answers)) ?? null,
          }
        : rating,
    [rating, answers],
  );
  return { job, runs, run, ratings, onRun: setChosen };
}
