// Helpers for conditions that no other test would notice: a valid commit that is accepted, and the same with one fault that is refused.
import { describe, it } from 'vitest';
import { cato, job } from './documents/paths.ts';
import { asGiven } from './matrix/attempts.ts';
import { outsider, type Given } from './matrix/cells.ts';
import { existingDocuments } from './matrix/existingDocuments.ts';
import type { Who } from './people.ts';
import type { World } from './world.ts';
import { commit, type Data, type Write } from './writes.ts';

type Attempts = Record<string, () => Promise<unknown>>;
interface Case {
  right: Attempts;
  wrong?: Attempts;
}

/** One timestamp for all: a row must repeat its session's exactly. */
const matrixWorld = existingDocuments();

/**
 * A commit by someone, with these documents replaced in the matrix's world. A function makes them when the commit is
 * tried: minutes may pass between the reading of a file and its last test.
 */
export const committing =
  (world: World) =>
  (
    who: Who | 'outsider',
    writes: readonly Write[] | (() => readonly Write[]),
    given: Given | (() => Given) = {},
  ) =>
  async (): Promise<unknown> => {
    const replaced = typeof given === 'function' ? given() : given;
    await world.arrange(
      ...Object.entries({ ...matrixWorld, ...replaced }).map(([path, data]) => asGiven(path, data)),
    );
    return commit(dbOf(world, who), ...(typeof writes === 'function' ? writes() : writes));
  };
/** The recruiter as a candidate of the same interview. */
export const ownSession: Given = {
  [`${job}/sessions/remy`]: {
    ...matrixWorld[cato],
    candidateUid: 'remy',
    inviteToken: 'token-of-remy',
  },
};
export const dbOf = (world: World, who: Who | 'outsider') =>
  who === 'outsider' ? world.stranger(outsider) : world.as(who);

/** An existing document with changes. */
export const existing = (path: string, more: Data = {}): Given => ({
  [path]: { ...matrixWorld[path], ...more },
});

/** In each case everything valid is accepted, and nothing invalid. */
export function tries(world: World, what: string, cases: Record<string, Case>): void {
  describe(what, () => {
    it.each(Object.entries(cases))('%s', async (_, { right, wrong = {} }) => {
      await world.accepts(right);
      await world.refuses(wrong);
    });
  });
}
