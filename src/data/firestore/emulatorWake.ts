// The Firestore emulator ends a listener that the rules refuse without the message that releases the other changes of the
// same moment: the SDK then holds them back until something else happens. On a busy machine the change of one's own write
// was missed in the same way. Hosted Firestore sends that message by itself.
import { doc, onSnapshot } from 'firebase/firestore';
import { collections } from './collections.ts';
import { database } from './database.ts';

/** A text that is not there; anybody may ask for it. */
const anyText = collections.legalTexts.path.replace('{textId}', 'none');

/** Changes of one moment refuse several listeners: one question releases them all. */
const pauseMs = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks the emulator for a document that anybody may read, so that it releases what it holds back. Does nothing on a hosted project. */
export function wakeEmulator(): void {
  if (!globalThis.__HIRELY_LOCAL__ || timer !== undefined) return;
  timer = setTimeout(() => {
    timer = undefined;
    let stop = (): void => undefined;
    const end = (): void => void setTimeout(() => stop(), 0);
    try {
      stop = onSnapshot(doc(database(), anyText), end, end);
    } catch {
      // The page has let go of its database.
    }
  }, pauseMs);
}
