// Where a person goes after signing in: back to the page that asked, else to the home of their role.
import type { Role } from '#domain/account/role.ts';
import { to } from './routes.ts';

/** The home of a role; the start page for nobody. */
export function landingOf(role: Role | null): string {
  if (role === 'jobSeeker') return to('jobSeeker');
  if (role === 'superAdmin') return to('superAdmin');
  return role === null ? to('home') : to('hiringDashboard');
}

/** Where a role has a page of its own for what this path shows; null where the path is right for it. Layouts go by the path (seed, section 2). */
export function ownAddressOf(role: Role | null, path: string): string | null {
  if (role !== 'jobSeeker') return null;
  const bare = path.replace(/\/+$/, '');
  if (bare === to('account')) return to('myProfile');
  return bare === to('deleteAccount') ? to('ownDeletion') : null;
}

/** A wished address, if it lies within this app; null for other origins, scripts and sign-in pages themselves. */
export function readSafeNext(wish: string | null | undefined): string | null {
  if (!wish || !wish.startsWith('/') || wish.startsWith('//') || /[\\\p{Cc}]/u.test(wish))
    return null;
  const { origin, pathname, search, hash } = new URL(wish, 'https://here.invalid');
  if (origin !== 'https://here.invalid' || pathname.startsWith('//')) return null;
  return pathname === to('login') || pathname === to('signUp') ? null : pathname + search + hash;
}

/** The sign-in page, which leads back to `from` afterwards. */
export function buildLoginAddress(from: string): string {
  const next = readSafeNext(from);
  return next && next !== '/' ? to('login', {}, { query: { next } }) : to('login');
}
