/** What the palette shows, and in which order. */
import { describe, expect, it } from 'vitest';
import type { RecentThing } from '#domain/account/recentThings.ts';
import { orderItems, type Known } from './orderItems.ts';
import type { PaletteItem } from './paletteItem.ts';

const item = (
  group: PaletteItem['group'],
  name: string,
  more: Partial<PaletteItem> = {},
): PaletteItem => ({
  id: `${group}:${name}`,
  group,
  icon: 'page',
  names: [name],
  target: `/${name}`,
  ...more,
});
const seen = (kind: RecentThing['kind'], title: string): RecentThing => ({
  kind,
  title,
  detail: '',
  target: `/${title}`,
  at: 0,
});
const known = (more: Partial<Known>): Known => ({ local: [], found: [], recent: [], ...more });
const rows = (of: Known, typed: string): string[] =>
  orderItems(of, typed).flatMap(({ group, items }) =>
    items.map(({ names }) => `${group}: ${names[0]}`),
  );

const local = [
  item('page', 'Edit job'),
  item('go', 'Dashboard', { keys: ['g', 'd'] }),
  item('go', 'Pricing'),
  item('settings', 'Brand'),
  item('commands', 'Logout'),
];

describe('before anything is typed', () => {
  it('there is what was seen last, what the page can do, where menus lead and what can be done anywhere', () =>
    expect(rows(known({ local, recent: [seen('job', 'Support lead')] }), ' ')).toEqual([
      'recent: Support lead',
      'page: Edit job',
      'go: Dashboard',
      'commands: Logout',
    ]));
  it('a page that was seen has its present name, and goes where it is not open any more', () =>
    expect(
      rows(
        known({
          local: [item('go', 'Panel', { target: '/Dashboard', keys: ['g', 'd'] })],
          recent: [seen('page', 'Dashboard'), seen('page', 'Closed')],
        }),
        '',
      ),
    ).toEqual(['recent: Panel', 'go: Panel']));
  it('no two rows have the same id', () => {
    const shown = orderItems(known({ local, recent: [seen('page', 'Dashboard')] }), '');
    const ids = shown.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('what is typed', () => {
  it('finds settings and pages for everybody, too', () => {
    expect(rows(known({ local }), 'bra')).toEqual(['settings: Brand']);
    expect(rows(known({ local }), 'pric')).toEqual(['go: Pricing']);
  });
  it('brings what servers found after what begins so, and before what only has it within a word', () =>
    expect(
      rows(
        known({
          local: [item('settings', 'Emissions'), item('go', 'Academic')],
          found: [item('candidates', 'Noemi Lind')],
        }),
        'emi',
      ),
    ).toEqual(['settings: Emissions', 'candidates: Noemi Lind', 'go: Academic']));
  it('shows what a server found although its name does not tell why', () =>
    expect(rows(known({ found: [item('companies', 'Harbour')] }), 'hafen')).toEqual([
      'companies: Harbour',
    ]));
  it('finds what was seen before a server answers, and shows it once when it has', () => {
    const recent = [seen('candidate', 'Emily Hart')];
    expect(rows(known({ recent }), 'hart')).toEqual(['candidates: Emily Hart']);
    const found = [item('candidates', 'Emily Hart'), item('candidates', 'Ed Hart')];
    expect(rows(known({ recent, found }), 'hart')).toEqual([
      'candidates: Emily Hart',
      'candidates: Ed Hart',
    ]);
  });
  it('shows six of a group', () =>
    expect(
      rows(known({ local: Array.from({ length: 9 }, (_, n) => item('go', `Page ${n}`)) }), 'page'),
    ).toHaveLength(6));
  it('finds nothing where there is nothing', () =>
    expect(orderItems(known({ local }), 'xyzzy')).toEqual([]));
});
