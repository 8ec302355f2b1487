// What the stories of one lane work with. Files that run one after another share a lane, files side by side never do.
import { inject } from 'vitest';
import type { FirebaseAddresses } from '../../local/addresses.ts';

/** One lane. */
export interface Lane {
  readonly firebase: FirebaseAddresses;
  /** Address of the served app. */
  readonly app: string;
  /** Where the lane's Chromium listens for Playwright. */
  readonly browser: string;
  /** The address that restores its Firebase to the seed, by a POST. */
  readonly restore: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    lanes: readonly Lane[];
    /** The folder of the served build. */
    dist: string;
  }
}

/** The lane of this file. Vitest numbers the processes that run side by side from 1. */
export function lane(): Lane {
  const lanes = inject('lanes');
  const found = lanes[(Number(process.env['VITEST_POOL_ID'] ?? 1) - 1) % lanes.length];
  if (!found) throw new Error('No lane was started: tests/support/flows.globalSetup.ts does that.');
  return found;
}
