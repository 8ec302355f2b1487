/** Puts the rows in order: by what was typed, the nearest first; without a word, what is at hand. */
import type { RecentThing } from '#domain/account/recentThings.ts';
import { matchNames, nearScore, rankByNames, type MatchRange } from '#domain/text/matchNames.ts';
import { groupNames, groupOfKind, type GroupName, type PaletteItem } from './paletteItem.ts';

export interface ShownItem extends PaletteItem {
  /** What of its name was typed. */
  ranges: readonly MatchRange[];
}
export interface Section {
  group: GroupName;
  items: ShownItem[];
}

export interface Known {
  /** Known without a server. */
  local: readonly PaletteItem[];
  /** What the servers found for what was typed; they looked for it in their own way. */
  found: readonly PaletteItem[];
  recent: readonly RecentThing[];
}

/** So many rows of a group at most, once something is typed. */
const mostTyped = 6;
const mostRecent = 5;
/** Without a word: what is shown at once. Settings are many, and are asked for. */
const atHand: readonly GroupName[] = ['page', 'go', 'commands'];
/** Pages for everybody stand in the footer; without a word they are not offered. */
const isOwnPage = ({ group, keys }: PaletteItem): boolean => group !== 'go' || keys !== undefined;

const show = (item: PaletteItem, ranges: readonly MatchRange[] = []): ShownItem => ({
  ...item,
  ranges,
});

/** A thing that was seen, as a row; a page by its present name, null where it is not open any more. */
function readThing(thing: RecentThing, local: readonly PaletteItem[]): PaletteItem | null {
  if (thing.kind === 'page') return local.find(({ target }) => target === thing.target) ?? null;
  const { group, icon } = groupOfKind[thing.kind];
  return {
    id: `seen:${thing.target}`,
    group,
    icon,
    names: [thing.title],
    target: thing.target,
    ...(thing.detail ? { detail: thing.detail } : {}),
  };
}

function listAtHand({ local, recent }: Known): Section[] {
  const seen = recent
    .flatMap((thing) => {
      const item = readThing(thing, local);
      return item
        ? [{ ...show(item), id: `recent:${thing.target}`, group: 'recent' as const }]
        : [];
    })
    .slice(0, mostRecent);
  return [
    { group: 'recent' as const, items: seen },
    ...atHand.map((group) => ({
      group,
      items: local
        .filter((item) => item.group === group && isOwnPage(item))
        .map((item) => show(item)),
    })),
  ].filter(({ items }) => items.length > 0);
}

/** How near a group is: those with a word that begins as typed, then what servers found, then the rest. */
function computeWeight(score: number, group: GroupName, found: readonly PaletteItem[]): number {
  const isFound = found.some((item) => item.group === group);
  if (score >= nearScore) return 10 + score;
  return isFound ? 5 : score;
}

/** The sections of the palette for what is typed. */
export function orderItems(known: Known, typed: string): Section[] {
  if (typed.trim() === '') return listAtHand(known);
  const seen = known.recent.flatMap((thing) => {
    const item = thing.kind === 'page' ? null : readThing(thing, known.local);
    return item ? [item] : [];
  });
  const isSeen = ({ target }: PaletteItem): boolean => seen.some((one) => one.target === target);
  const near = rankByNames([...known.local, ...seen], typed, ({ names }) => names).map(
    ({ thing, match }) => ({ item: show(thing, match.ranges), score: match.score }),
  );
  const far = known.found
    .filter((item) => !(isSeen(item) && near.some((one) => one.item.target === item.target)))
    .map((item) => ({
      item: show(item, matchNames(item.names, typed)?.ranges ?? []),
      score: matchNames(item.names, typed)?.score ?? 0,
    }));
  const all = [...near, ...far];
  return groupNames
    .map((group) => {
      const rows = all.filter(({ item }) => item.group === group);
      const best = Math.max(0, ...rows.map(({ score }) => score));
      return {
        section: { group, items: rows.slice(0, mostTyped).map(({ item }) => item) },
        weight: computeWeight(best, group, known.found),
      };
    })
    .filter(({ section }) => section.items.length > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ section }) => section);
}
