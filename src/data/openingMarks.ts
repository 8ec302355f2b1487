// Marks a file on this device before it is opened and takes the mark away when that went well: what took the page down is not opened again by itself.
import { sha256 } from '#domain/sha256.ts';

const under = 'hirely.opening.';
/** What is being opened on this page just now, and how many times over. */
const here = new Map<string, number>();
let isListening = false;

const keyOf = (name: string): string => under + sha256(name).slice(0, 24);

function write(key: string, isMarked: boolean): void {
  try {
    if (isMarked) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // A private window may refuse storage: then nothing is known next time.
  }
}

/** Whoever leaves the page in good order was not stopped by a file. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('pagehide', () => { for (const key of here.keys()) write(key, false); });
}

/** True for a file whose opening did not come to an end on this device. `name` tells it apart; only a hash of it is kept. */
export function wasStopped(name: string): boolean {
  try {
    return !here.has(keyOf(name)) && localStorage.getItem(keyOf(name)) !== null;
  } catch {
    return false;
  }
}

/** Does something with a file that is marked meanwhile. A failure that is told is an end like any other. */
export async function whileMarked<T>(name: string, work: () => Promise<T>): Promise<T> {
  const key = keyOf(name);
  listen();
  here.set(key, (here.get(key) ?? 0) + 1);
  write(key, true);
  try {
    return await work();
  } finally {
    const left = (here.get(key) ?? 1) - 1;
    if (left > 0) here.set(key, left);
    else {
      here.delete(key);
      write(key, false);
    }
  }
}
