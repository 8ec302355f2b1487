// Written by tools/train/subject.ts --write: figures fitted on our own answers and sample answers.

/** Weights, and the scores below which few relevant answers fall. */
export interface SubjectWeights {
  weights: readonly number[];
  /** Scores that 1, 4 and 8 of 100 relevant answers stay below. */
  floors: readonly [number, number, number];
}

export const subjectWeights: Record<'en' | 'es', SubjectWeights> = {
  en: {
    weights: [0.2867, 0.0, 0.0, 0.354, 0.0622, 0.1878, 0.0751, 0.0, 0.0],
    floors: [0.2156, 0.2352, 0.2476],
  },
  es: {
    weights: [0.3579, 0.0, 0.0, 0.2484, 0.0366, 0.3172, 0.0867, 0.0, 0.0],
    floors: [0.2952, 0.3065, 0.3196],
  },
};
