// Two people's transactions at the same moment: the one that comes second may be refused by the rules before the database notices that its reading is old.
import { Fault } from '#domain/base/fault.ts';
import { asFault } from './faults.ts';

const pauseMs = 120;

/** Runs a transaction; when the rules refuse it, runs it again on fresh readings before believing them. Throws a Fault. */
export async function retryOnConflict<T>(run: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await asFault(run);
  } catch (error) {
    if (tries <= 1 || !(error instanceof Fault) || error.code !== 'permissionDenied') throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs * (1 + Math.random()));
    });
    return retryOnConflict(run, tries - 1);
  }
}
