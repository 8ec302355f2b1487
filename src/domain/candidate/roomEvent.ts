/** Technical and circumstantial events of an interview: never content, never a score. The candidate sees all of them and may comment. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

/**
 * opened: the room was opened (device: a random name of this browser). away: the page was out of sight. paste: text was pasted.
 * offline: no connection. fault: something of ours or of the device broke.
 */
const roomEventKinds = ['opened', 'away', 'paste', 'offline', 'fault'] as const;
export type RoomEventKind = (typeof roomEventKinds)[number];

export const roomEventLimits = {
  count: 200,
  noteMax: 1_000,
  amountMax: 1_000_000,
  agoMax: 604_800,
} as const;

/** sessions/{c}/events/{000…199}: append-only; the number is the id, so that there are never more than 200. */
export const RoomEvent = z.object({
  kind: z.enum(roomEventKinds),
  /** Seconds for "away" and "offline", characters for "paste"; else 0. */
  amount: z.number().int().nonnegative(),
  /** How many seconds before it was written down: no clock of the device is trusted. */
  agoSeconds: z.number().int().nonnegative(),
  savedAt: Moment.nullish(),
  device: z.string(),
  /** What broke, as a code. */
  detail: z.string().nullish(),
  answerId: z.string().nullish(),
  note: z.string().nullish(),
  notedAt: Moment.nullish(),
});
export type RoomEvent = z.infer<typeof RoomEvent>;

/** sessions/{c}/remarks/room: what the candidate says about all of it. */
export const RoomRemark = z.object({
  note: z.string().max(roomEventLimits.noteMax),
  notedAt: Moment.nullish(),
  rev: z.number().int(),
});
export type RoomRemark = z.infer<typeof RoomRemark>;

/** When it happened, by the server's clock; null until the server has it. */
export function readHappenedAt({
  savedAt,
  agoSeconds,
}: Pick<RoomEvent, 'savedAt' | 'agoSeconds'>): Date | null {
  return savedAt ? new Date(savedAt.getTime() - agoSeconds * 1000) : null;
}

/** The id of the n-th event, from 0; null when the log is full. */
export function eventIdOf(n: number): string | null {
  return n < roomEventLimits.count ? String(n).padStart(3, '0') : null;
}

export interface RoomSums {
  opened: number;
  devices: number;
  away: number;
  awaySeconds: number;
  paste: number;
  pasteCharacters: number;
  offline: number;
  offlineSeconds: number;
  fault: number;
}

/** The log in one line. */
export function roomSumsOf(
  events: readonly Pick<RoomEvent, 'kind' | 'amount' | 'device'>[],
): RoomSums {
  const of = (kind: RoomEventKind): { count: number; amount: number } => {
    const found = events.filter((event) => event.kind === kind);
    return { count: found.length, amount: found.reduce((sum, { amount }) => sum + amount, 0) };
  };
  const away = of('away');
  const paste = of('paste');
  const offline = of('offline');
  return {
    opened: of('opened').count,
    devices: new Set(events.map(({ device }) => device)).size,
    fault: of('fault').count,
    away: away.count,
    awaySeconds: away.amount,
    paste: paste.count,
    pasteCharacters: paste.amount,
    offline: offline.count,
    offlineSeconds: offline.amount,
  };
}

/** Circumstances that are compared with those of others. */
export const roomRateKinds = ['away', 'paste', 'offline', 'fault'] as const;
/** With fewer sessions a share means nothing, and might identify one person. */
export const roomRatesLeast = 5;
/** Of `of` others, how many had each at least once. */
export interface RoomRates {
  of: number;
  withIt: Record<(typeof roomRateKinds)[number], number>;
}
