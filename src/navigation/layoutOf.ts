// Which header and footer a path and a role get (seed, section 2, layout selection).
import type { Role } from '#domain/account/role.ts';

export type Layout = 'minimal' | 'sidebar' | 'superAdmin' | 'admin' | 'hiringManager' | 'public';

/** Layout by path, then by role; the public one when nobody is signed in or for any other role. */
export function layoutOf(path: string, role: Role | null): Layout {
  if (path.startsWith('/hirely-pro') || path.startsWith('/sign-up-jobseeker')) return 'minimal';
  if (path.startsWith('/job-seeker')) return 'sidebar';
  return role === 'superAdmin' || role === 'admin' || role === 'hiringManager' ? role : 'public';
}
