/** When App Check starts: before the first request of a page that talks to Firebase, and only where a key is set. Where none is, nothing is loaded. */
import { settings } from '#data/firestore/settings.ts';

let starting: Promise<void> | undefined;

async function start(): Promise<void> {
  if (settings().appCheckKey !== null) (await import('./appCheck.ts')).startAppCheck();
}

/** Settles once requests carry the proof. Never throws: whether a request without it is answered, the server decides. */
export function prepareProof(): Promise<void> {
  return (starting ??= start().catch((error: unknown) => {
    starting = undefined;
    console.warn(error);
  }));
}
