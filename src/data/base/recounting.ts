/** When counts are made anew: the server is paid for each, so it is asked when something has changed, and every five minutes at most when nothing is known to have. */

/** So long counts may be old while the page is seen. */
export const recountMs = 5 * 60_000;
/** Changes that come together are counted together, and a stream of them no more often than that. */
const gatherMs = 300;
const leastMs = 2_000;

/** Counts that are kept up to date. */
export interface Recounting {
  /** Something has changed: counts soon. */
  ask: () => void;
  stop: () => void;
}

/** Counts now, soon after `ask`, and again when the last count is five minutes old and the page is seen. */
export function keepCounted(
  count: () => void,
  { gather = gatherMs, least = leastMs }: { gather?: number; least?: number } = {},
): Recounting {
  let countedAt = 0;
  let planned: ReturnType<typeof setTimeout> | undefined;
  /** Asked for while nobody looks: done when somebody does. */
  let isDue = false;
  const run = (): void => {
    clearTimeout(planned);
    planned = undefined;
    isDue = document.visibilityState === 'hidden';
    if (isDue) return;
    countedAt = Date.now();
    count();
  };
  const look = (): void => {
    if (isDue || Date.now() - countedAt >= recountMs) run();
  };
  const timer = setInterval(look, recountMs);
  document.addEventListener('visibilitychange', look);
  run();
  return {
    ask() {
      planned ??= setTimeout(run, Math.max(gather, countedAt + least - Date.now()));
    },
    stop() {
      clearTimeout(planned);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    },
  };
}
