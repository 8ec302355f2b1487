// Which menu rows a person sees, and which one is where they are.
import { hasAnyFlag, type RoleFlags } from '#domain/role.ts';
import type { hiringManagerMenu, adminMenu, superAdminMenu, publicMenu, jobSeekerMenu, MenuRow } from '#navigation/menus.ts';

type Known = (typeof hiringManagerMenu | typeof adminMenu | typeof superAdminMenu | typeof publicMenu | typeof jobSeekerMenu)[number];
/** A row with a label that has a text. */
export type Row = Pick<MenuRow, 'target' | 'flag' | 'place'> & { label: Known['label'] | 'menu.jobSeekerArea' };

/** The rows whose flag the person has; rows without a flag are for everybody. */
export function rowsFor<R extends MenuRow>(rows: readonly R[], flags: RoleFlags | null): R[] {
  return rows.filter((row) => row.flag === undefined || hasAnyFlag(flags, [row.flag]));
}

/** True when a row leads to where the reader is. Tabs and sections count only when they match fully. */
export function isHere(target: string, { pathname, search, hash }: { pathname: string; search: string; hash: string }): boolean {
  if (target === pathname + search + hash) return true;
  return !/[?#]/.test(target) && target !== '/' && target === pathname && search === '';
}
