// One-time reads over a slow connection: the SDK reports "offline" after ten seconds without its stream, and for every read under way while the page reconnects, although the server can be reached.
import { reachServer } from './connection.ts';
import { faultOf } from './faults.ts';

/** Pauses before each further try, in milliseconds: together as long as people wait for a page at most. */
const pausesMs: readonly number[] = [500, 1_500, 3_000, 6_000, 10_000];

/** What a read that is tried again needs of the world. */
interface RetryWorld {
  /** Whether Firestore answers plain requests of this page. */
  isReachable: () => Promise<boolean>;
  pause: (ms: number) => Promise<void>;
}

const page: RetryWorld = {
  isReachable: async () =>
    globalThis.navigator?.onLine !== false &&
    // The second time for an answer that was only slow.
    (await reachServer()
      .catch(reachServer)
      .catch(() => 'nobody')) === 'server',
  pause: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
};

/** Runs a read of the SDK; when it fails as "offline" although the server answers, runs it again. Throws a Fault. */
export async function retryRead<T>(run: () => Promise<T>, world = page, at = 0): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const fault = faultOf(error);
    const pauseMs = pausesMs[at];
    if (fault.code !== 'offline' || pauseMs === undefined || !(await world.isReachable()))
      throw fault;
    await world.pause(pauseMs);
    return retryRead(run, world, at + 1);
  }
}
