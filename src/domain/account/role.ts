/** Derives the role a person is shown as, and what the flags on their user document give access to. */

export const roles = ['admin', 'superAdmin', 'hiringManager', 'jobSeeker'] as const;
/** The one role that is displayed, by the priority of the product brief. */
export type Role = (typeof roles)[number];

/** The four flags of a user document; authority in an organisation comes from its membership, never from these. */
export interface RoleFlags {
  isAdmin?: boolean | undefined;
  isSuperAdmin?: boolean | undefined;
  isHiringManager?: boolean | undefined;
  isJobSeeker?: boolean | undefined;
}
export type RoleFlag = keyof RoleFlags;

const flagOf = {
  admin: 'isAdmin',
  superAdmin: 'isSuperAdmin',
  hiringManager: 'isHiringManager',
  jobSeeker: 'isJobSeeker',
} as const satisfies Record<Role, RoleFlag>;

/** Role by priority: admin, superAdmin, hiringManager, jobSeeker (product brief, section 4); null when no flag is set. */
export function roleOf(flags: RoleFlags | null): Role | null {
  return roles.find((role) => flags?.[flagOf[role]] === true) ?? null;
}

/** True when the person has at least one of the flags. */
export function hasAnyFlag(flags: RoleFlags | null, wanted: readonly RoleFlag[]): boolean {
  return wanted.some((flag) => flags?.[flag] === true);
}
