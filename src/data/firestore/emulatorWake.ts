// The Firestore emulator ends a listener that the rules refuse without the message that releases the other changes of the
// same moment: the SDK then holds them back until something else happens. On a busy machine the change of one's own write
// was missed in the same way. Hosted Firestore sends that message by itself.
import { doc, onSnapshot } from 'firebase/firestore';
import { collections } from './collections.ts';
import { database } from './database.ts';

/** A text that is not there; anybody may ask for it. */
const anyText = collections.legalTexts.path.replace('{textId}', 'none');

/**
 * How long after a change it is asked, in milliseconds: changes of one moment refuse several listeners, and one question
 * releases them all. The later ones are for a busy machine, where a read that began after the change is held back when
 * the first question has long been answered.
 */
const pausesMs = [300, 2_500, 10_000] as const;

let timers: readonly ReturnType<typeof setTimeout>[] = [];
/** Whether the first question since the last change is still to come. */
let isWaiting = false;

/** Asks the emulator for a document that anybody may read, so that it releases what it holds back. Does nothing on a hosted project. */
export function wakeEmulator(): void {
  if (!globalThis.__HIRELY_LOCAL__ || isWaiting) return;
  for (const timer of timers) clearTimeout(timer);
  isWaiting = true;
  timers = pausesMs.map((pause) => setTimeout(ask, pause));
}

function ask(): void {
  isWaiting = false;
  let stop = (): void => undefined;
  const end = (): void => void setTimeout(() => stop(), 0);
  try {
    stop = onSnapshot(doc(database(), anyText), end, end);
  } catch {
    // The page has let go of its database.
  }
}
