/** Announcements of the platform, such as news and maintenance, and who sees them when. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

const announcementKinds = ['news', 'maintenance'] as const;
export const audiences = ['everyone', 'hiring', 'admins', 'jobSeekers'] as const;
export type Audience = (typeof audiences)[number];
export const announcementLimits = { titleMax: 120, textMax: 1_000 } as const;

const InBoth = z.object({ en: z.string(), es: z.string() });

/** announcements/{id}. Maintenance is shown to everybody and cannot be dismissed. */
export const Announcement = z.object({
  kind: z.enum(announcementKinds),
  audience: z.enum(audiences),
  title: InBoth,
  text: InBoth,
  from: Moment,
  until: Moment,
  dismissable: z.boolean(),
  rev: z.number().int(),
  updatedAt: Moment.nullish(),
  updatedBy: z.string(),
  auditId: z.string(),
});
export type Announcement = z.infer<typeof Announcement>;

/** Who is looking, as far as it matters here. */
export interface Onlooker {
  isHiringManager: boolean;
  isAdmin: boolean;
  isJobSeeker: boolean;
  isSuperAdmin: boolean;
}

/** True while it is to be shown to somebody; null: signed in without an account, as candidates often are. */
export function isFor(
  { audience, from, until }: Pick<Announcement, 'audience' | 'from' | 'until'>,
  who: Onlooker | null,
  now: Date,
): boolean {
  if (from > now || until <= now) return false;
  if (audience === 'everyone') return true;
  if (!who) return false;
  return (
    who.isSuperAdmin ||
    (audience === 'hiring'
      ? who.isHiringManager || who.isAdmin
      : audience === 'admins'
        ? who.isAdmin
        : who.isJobSeeker)
  );
}

/** Its status: not yet, now, over. */
export function stateOf(
  { from, until }: Pick<Announcement, 'from' | 'until'>,
  now: Date,
): 'planned' | 'running' | 'over' {
  return from > now ? 'planned' : until > now ? 'running' : 'over';
}
