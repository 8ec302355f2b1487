// Has a file read in a thread of its own, which is ended when it takes too long: some files are made to hold a device up.
import { Fault } from '#domain/base/fault.ts';
import type { DocumentLayout } from './layoutOfFile.ts';
import type { ReaderReply, ReaderRequest } from './readerThread.ts';

/** How long a file may be read, and how long its reader may take to be there. Milliseconds. */
export const readingPatience = 60_000;

export interface AsideOptions {
  signal?: AbortSignal;
  patience?: number;
}

/** Waits for work that cannot be ended from here; what comes after the limit or the abort is passed over. Throws `late`, or an aborted signal's reason. */
export function runInTime<T>(
  work: Promise<T>,
  late: Fault,
  { signal, patience = readingPatience }: AsideOptions = {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late), patience);
    const stop = (): void => reject(signal?.reason as Error);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    });
  });
}

/** A thread for one file; null where none can be made (Node, tests). */
export function startReader(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    return new Worker(new URL('./readerThread.ts', import.meta.url), {
      type: 'module',
      name: 'hirely-reader',
    });
  } catch {
    return null;
  }
}

type Reader = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** What the reader says of a file; null when it could not start, or cannot read this kind of file. It is ended in any case. Throws the reader's Fault, `fileStuck` when it does not come to an end, `timeout` when it is not there in time, or an aborted signal's reason. */
export function readAside(
  reader: Reader,
  { file, name }: ReaderRequest,
  { signal, patience = readingPatience }: AsideOptions = {},
): Promise<DocumentLayout | null> {
  return new Promise((resolve, reject) => {
    let isReady = false;
    let late: ReturnType<typeof setTimeout> | undefined;
    const end = (finish: () => void): void => {
      clearTimeout(late);
      signal?.removeEventListener('abort', stop);
      reader.terminate();
      finish();
    };
    const stop = (): void => end(() => reject(signal?.reason as Error));
    const fail = (): void =>
      end(() => reject(new Fault(isReady ? 'fileStuck' : 'timeout', { values: { name } })));
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop, { once: true });
    late = setTimeout(fail, patience);
    reader.addEventListener(
      'message',
      ({ data }: MessageEvent<ReaderReply | Record<string, never>>) => {
        switch (data.reader) {
          case 'ready':
            isReady = true;
            clearTimeout(late);
            late = setTimeout(fail, patience);
            reader.postMessage({ file, name } satisfies ReaderRequest);
            break;
          case 'unable':
            return end(() => resolve(null));
          case 'read':
            return end(() => resolve(data.layout));
          case 'refused':
            return end(() => reject(new Fault(data.code, { values: data.values })));
          // The thread for PDFs has messages of its own.
          default:
        }
      },
    );
    // A file that ends its reader is not read again on the page itself.
    reader.addEventListener('error', () => (isReady ? fail() : end(() => resolve(null))));
  });
}
