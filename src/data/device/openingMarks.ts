// Marks a file on this device before it is opened and takes the mark away when that went well: what took the page down is not opened again by itself.
import { deviceStorage } from '#domain/base/deviceStorage.ts';
import { computeSha256 } from '#domain/base/sha256.ts';

const under = 'hirely.opening.';
/** What is being opened on this page just now: how many times over, and how often it had been left open before. */
const here = new Map<string, { times: number; before: number; giveBack: () => void }>();
let isListening = false;

const keyOf = (name: string): string => under + computeSha256(name).slice(0, 24);

/** How often an opening was begun that did not end. */
function count(key: string): number {
  return Math.max(0, Math.trunc(Number(deviceStorage.read(key)))) || 0;
}

/** At once, so that it is kept even when the page goes down in the next moment. */
function write(key: string, times: number): void {
  // Refused: then nothing is known next time.
  deviceStorage.write(key, times > 0 ? String(times) : null);
}

/** Whoever leaves the page in good order was not stopped by a file. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('pagehide', () => {
    for (const [key, { before }] of here) write(key, before);
  });
}

const readLocks = (): LockManager | null =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;

/** True while a page that is alive has the file open: a lock ends with its page. False where there are no locks. */
async function isOpenSomewhere(key: string): Promise<boolean> {
  try {
    return (await readLocks()?.query())?.held?.some(({ name }) => name === key) ?? false;
  } catch {
    return false;
  }
}

/** Holds the lock of a file until it is given back. */
function hold(key: string): () => void {
  let giveBack = (): void => undefined;
  const until = new Promise<void>((done) => {
    giveBack = done;
  });
  void readLocks()
    ?.request(key, { mode: 'shared' }, () => until)
    .catch(() => undefined);
  return giveBack;
}

/** How often in a row the opening of a file did not come to an end on this device; what is open just now, here or in another tab, does not count. `name` tells the file apart; only a hash of it is kept. */
export async function timesStopped(name: string): Promise<number> {
  const key = keyOf(name);
  const inner = here.get(key);
  if (inner) return inner.before;
  const times = count(key);
  return times > 0 && (await isOpenSomewhere(key)) ? times - 1 : times;
}

/** Does something with a file that is marked meanwhile. A failure that is reported is an end like any other. */
export async function whileMarked<T>(name: string, work: () => Promise<T>): Promise<T> {
  const key = keyOf(name);
  listen();
  const known = here.get(key);
  const mine = known ?? { times: 0, before: count(key), giveBack: () => undefined };
  mine.times += 1;
  if (!known) {
    here.set(key, mine);
    write(key, mine.before + 1);
  }
  try {
    if (!known) {
      // Another tab that has it open has counted already.
      if (mine.before > 0 && (await isOpenSomewhere(key))) {
        mine.before -= 1;
        write(key, mine.before + 1);
      }
      mine.giveBack = hold(key);
    }
    return await work();
  } finally {
    mine.times -= 1;
    if (mine.times === 0) {
      mine.giveBack();
      here.delete(key);
      write(key, 0);
    }
  }
}
