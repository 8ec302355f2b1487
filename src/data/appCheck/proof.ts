/** When App Check starts: before the first request of a page that talks to Firebase, and only where a key is set. Where none is, nothing is loaded. */
import { settings, SettingsMissing } from '#data/firestore/settings.ts';

let starting: Promise<void> | undefined;

async function start(): Promise<void> {
  try {
    if (settings().appCheckKey === null) return;
    const { startAppCheck } = await import('./appCheck.ts');
    startAppCheck();
  } catch (error) {
    starting = undefined;
    // Whoever reads the settings next says what is missing.
    if (!(error instanceof SettingsMissing)) console.warn('App Check did not start', error);
  }
}

/** Settles once requests carry the proof. Never throws: whether a request without it is answered, the server decides. */
export function prepareProof(): Promise<void> {
  return (starting ??= start());
}
