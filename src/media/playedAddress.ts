/** How a player asks for a recording that is fetched in pieces: an address of this origin, which the service worker hands on to the page. */

/** The folder of those addresses; nothing is hosted there. */
export const playedFolder = '/played/';

/** The worker asks the page for a part; `to` is the last byte that is wanted, null: as far as one answer goes. */
export interface RangeQuestion {
  hirely: 'range';
  /** The rest of the address. */
  name: string;
  from: number;
  to: number | null;
}

/** What the page has of it, or null when it cannot be had. */
export type RangeAnswer = { bytes: ArrayBuffer; total: number; type: string } | null;

/** The page asks whether the worker does this: one of an older version does not answer. */
export const playedHello = 'hirely:plays';

/** True for a question of the worker. */
export function isRangeQuestion(data: unknown): data is RangeQuestion {
  return typeof data === 'object' && data !== null && 'hirely' in data && data.hirely === 'range';
}

/** The bytes that a player asks for; null: all of them, or several parts at once. */
export function parseRange(header: string | null): { from: number; to: number | null } | null {
  const found = /^bytes=(\d+)-(\d*)$/.exec(header ?? '');
  if (!found) return null;
  return { from: Number(found[1]), to: found[2] ? Number(found[2]) : null };
}
