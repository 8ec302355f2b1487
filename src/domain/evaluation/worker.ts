/** A browser that works through a company's evaluation queue, as it reports itself. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

const workerStates = ['idle', 'working', 'paused', 'held'] as const;

/** organizations/{o}/workers/{uid_browser}. */
export const Worker = z.object({
  uid: z.string(),
  browser: z.string(),
  state: z.enum(workerStates),
  at: Moment.nullish(),
  /** From then on it may be deleted by itself. */
  expireAt: Moment.nullish(),
});
export type Worker = z.infer<typeof Worker>;

/** Heartbeat intervals of a browser that works, and of one that waits. */
export const heartbeatMs = { working: 60_000, resting: 5 * 60_000 } as const;
/** A browser that was silent for longer is gone. */
export const seenMs = heartbeatMs.resting + 90_000;

/** True when the browser was heard of lately. */
export function isSeen({ at }: Pick<Worker, 'at'>, now: Date): boolean {
  return at != null && now.getTime() - at.getTime() < seenMs;
}

const browsers: readonly [string, RegExp][] = [
  ['Edge', /Edg\/(\d+)/u],
  ['Opera', /OPR\/(\d+)/u],
  ['Firefox', /Firefox\/(\d+)/u],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/u],
  ['Safari', /Version\/(\d+).*Safari/u],
];
const systems: readonly [string, RegExp][] = [
  ['Android', /Android/u],
  ['iOS', /iPhone|iPad/u],
  ['Windows', /Windows/u],
  ['macOS', /Mac OS X/u],
  ['ChromeOS', /CrOS/u],
  ['Linux', /Linux/u],
];

/** Name and system of a browser from its own description, e.g. "Chrome 142, Windows"; nothing finer. */
export function readBrowserName(agent: string): string {
  const found = browsers
    .map(([name, sign]) => [name, sign.exec(agent)?.[1]] as const)
    .find(([, version]) => version !== undefined);
  const system = systems.find(([, sign]) => sign.test(agent))?.[0];
  return [found ? `${found[0]} ${found[1]}` : 'Browser', system].filter(Boolean).join(', ');
}
