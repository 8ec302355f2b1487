// Where a rating on the page can be given another level: which run it is of, the overrides so far, and who gives the next. Null: nowhere.
import { createContext } from 'react';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { Override } from '#domain/review/override.ts';
import type { Stored } from '#domain/base/source.ts';

export interface OverrideTarget {
  candidateRef: CandidateRef;
  me: { uid: string; name: string };
  runId: string;
  all: readonly Stored<Override>[];
  /** Nobody may say another level now. */
  closed: boolean;
}

export const OverrideContext = createContext<OverrideTarget | null>(null);
