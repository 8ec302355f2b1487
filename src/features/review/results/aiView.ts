// The AI's part of the page after handing in, as it is shown.
import type { ReactNode } from 'react';
import type { Evaluation, QuestionRating } from '#domain/evaluation/evaluation.ts';
import type { Stored } from '#domain/base/source.ts';
import type { Loadable } from '#ui/reading/asResult.ts';
import type { InputCheck } from './useInputCheck.ts';

export interface AiResult {
  run: Stored<Evaluation>;
  runs: readonly Stored<Evaluation>[];
  ratings: Loadable<QuestionRating[] | null>;
  check: InputCheck;
  onRun: (id: string) => void;
}

/** The AI's part: what it found, how far it is, and whether it may be asked again. */
export interface AiView {
  /** null: there is no evaluation (yet); `state` says why. */
  result: AiResult | null;
  state: ReactNode;
  /** False while another run is on its way. */
  jobDone: boolean;
  /** This member may ask for another run. */
  canRerun: boolean;
}
