/** Computes the menu rows a person sees, and which one is current. */
import { hasAnyFlag, type RoleFlags } from '#domain/account/role.ts';
import type {
  hiringManagerMenu,
  adminMenu,
  superAdminMenu,
  publicMenu,
  jobSeekerMenu,
  MenuRow,
} from '#navigation/menus.ts';

type Known = (
  | typeof hiringManagerMenu
  | typeof adminMenu
  | typeof superAdminMenu
  | typeof publicMenu
  | typeof jobSeekerMenu
)[number];
/** A row with a label that has a text. */
export type Row = Pick<MenuRow, 'target' | 'flag' | 'menu'> & {
  label: Known['label'] | 'menu.jobSeekerArea';
};

/** The rows whose flag the person has; rows without a flag are for everybody. */
export function filterRows<R extends MenuRow>(rows: readonly R[], flags: RoleFlags | null): R[] {
  return rows.filter((row) => row.flag === undefined || hasAnyFlag(flags, [row.flag]));
}

export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** How closely a target names an address: null when it leads elsewhere, else the number of its parameters and sections that are there. */
function measureCloseness(target: string, at: Address): number | null {
  const { pathname, searchParams, hash } = new URL(target, 'https://menu.invalid');
  const asked = [...searchParams];
  if (pathname !== at.pathname || (hash !== '' && hash !== at.hash)) return null;
  const there = new URLSearchParams(at.search);
  return asked.every(([name, value]) => there.get(name) === value)
    ? asked.length + (hash ? 1 : 0)
    : null;
}

/** The row that leads to where the reader is: the one that names most of the address. Other parameters of the page do not matter. */
export function currentOf<R extends { target: string }>(
  rows: readonly R[],
  at: Address,
): R | undefined {
  let best: { row: R; close: number } | undefined;
  for (const row of rows) {
    const close = measureCloseness(row.target, at);
    if (close !== null && close > (best?.close ?? -1)) best = { row, close };
  }
  return best?.row;
}
