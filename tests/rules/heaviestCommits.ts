// The commits that are most expensive for the rules, each on the largest documents that it may write.
import type { World } from './world.ts';
import { publishingCommits, draftingCommits, followingCommits } from './heaviest/jobs.ts';
import { claimingCommits, evaluatingCommits } from './heaviest/sessions.ts';
import { amendingCommits, decidingCommits } from './heaviest/decisions.ts';

/** Each commit by its purpose; it writes to a freshly reset world. */
export const heaviestCommits = (world: World): Record<string, () => Promise<unknown>> => ({
  ...publishingCommits(world),
  ...followingCommits(world),
  ...draftingCommits(world),
  ...claimingCommits(world),
  ...evaluatingCommits(world),
  ...amendingCommits(world),
  ...decidingCommits(world),
});
