/** What somebody saw last on this device, to come back to it: few, not for long, the last one first. */
import { z } from 'zod';

const recentKinds = ['page', 'job', 'candidate', 'draft', 'company', 'ownJob', 'story'] as const;

const RecentThing = z.object({
  kind: z.enum(recentKinds),
  target: z.string().startsWith('/').max(400),
  /** As it was called then; empty for pages, which are called as the language has it. */
  title: z.string().max(200),
  detail: z.string().max(200),
  at: z.number(),
});
export type RecentThing = z.infer<typeof RecentThing>;

/** How many are kept, and how long: whoever is erased elsewhere is not named here for ever. */
export const recentLimits = { count: 12, days: 14 } as const;

/** What was kept; whatever is damaged or too old is left out. */
export function parseRecent(kept: unknown, now: number): RecentThing[] {
  if (!Array.isArray(kept)) return [];
  const oldest = now - recentLimits.days * 86_400_000;
  return kept
    .flatMap((one) => {
      const read = RecentThing.safeParse(one);
      return read.success && read.data.at >= oldest ? [read.data] : [];
    })
    .slice(0, recentLimits.count);
}

/** The list with a thing that is seen now in front: under its present name, and only once. */
export function addRecent(list: readonly RecentThing[], seen: RecentThing): RecentThing[] {
  const cut = (text: string): string => text.slice(0, 200);
  const thing = { ...seen, title: cut(seen.title), detail: cut(seen.detail) };
  return [thing, ...list.filter(({ target }) => target !== seen.target)].slice(
    0,
    recentLimits.count,
  );
}
