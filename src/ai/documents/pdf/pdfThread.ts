// Starts pdf.js for one file, in a thread of its own where one can be made. The thread is ended with the file, or when it takes too long: nothing waits for its answer.
import { Fault } from '#domain/base/fault.ts';
import { readingPatience } from '#ai/documents/readAside.ts';

/** A thread of a browser, or one of Node behind the same face. */
export type PdfThread = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;
export interface PdfOptions {
  patience?: number;
  /** Null where pdf.js makes its own: on a page, with its own way out for browsers without such threads, and in Node. */
  makeThread?: (address: string) => PdfThread | null;
}

/** How long the thread may take to be there: less than a file may be read, so that the network is named and not the file. */
const startPatience = 45_000;
/** How long an orderly end may take. */
const endPatience = 1_000;
/** The time that is left is counted in so many steps. */
const steps = 20;

function makeNestedThread(address: string): PdfThread | null {
  return typeof Worker === 'undefined' || typeof document !== 'undefined'
    ? null
    : new Worker(address, { type: 'module', name: 'hirely-pdf' });
}

/** Where nothing is known of the network (Node), it is taken to be there. */
const notThere = (cause?: unknown): Fault =>
  new Fault(
    (globalThis as { navigator?: { onLine?: boolean } }).navigator?.onLine === false
      ? 'offline'
      : 'timeout',
    { cause },
  );

/** The build for older browsers is used everywhere: it also runs in Node, and phones are not all new. */
async function loadPdfJs() {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  if (pdfjs.GlobalWorkerOptions.workerSrc === '') {
    const { default: address } = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url');
    pdfjs.GlobalWorkerOptions.workerSrc = address;
  }
  return pdfjs;
}

type PdfJs = Awaited<ReturnType<typeof loadPdfJs>>;
type Document = Awaited<ReturnType<PdfJs['getDocument']>['promise']>;

export interface PdfAtWork {
  pdfjs: PdfJs;
  /** Gives what the work gives. Throws what it throws, or `fileStuck` when it takes too long, `offline` or `timeout` when the thread cannot be loaded; then the thread is ended. Time does not count while `isPaused`. */
  within: <T>(work: (document: Document) => Promise<T>, isPaused?: () => boolean) => Promise<T>;
  /** Ends the thread at once. */
  end: () => void;
  /** Lets it put away its fonts, and ends the thread in any case. */
  close: () => Promise<void>;
}

/** Starts on a file. `how`: what `getDocument` of pdf.js takes beside it. */
export async function startPdf(
  data: Uint8Array,
  how: Omit<Parameters<PdfJs['getDocument']>[0] & object, 'data' | 'worker'>,
  { patience = readingPatience, makeThread = makeNestedThread }: PdfOptions = {},
): Promise<PdfAtWork> {
  const pdfjs = await loadPdfJs();
  const thread = makeThread(pdfjs.GlobalWorkerOptions.workerSrc);
  // Its types know no port.
  const worker = new pdfjs.PDFWorker({
    verbosity: 0,
    ...(thread ? { port: thread as unknown as null } : {}),
  });
  const loading = pdfjs.getDocument({
    ...how,
    data,
    worker,
    verbosity: 0,
    isEvalSupported: false,
    stopAtErrors: false,
  });
  let isEnded = false;
  let slow: ReturnType<typeof setTimeout> | undefined;
  let refuse: (error: Error) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  const endWith = (error: Error): void => {
    if (isEnded) return;
    isEnded = true;
    clearTimeout(slow);
    // It stops what is being drawn here, and asks the thread, which need not answer.
    loading.destroy().catch(() => undefined);
    thread?.terminate();
    worker.destroy();
    refuse(error);
  };
  ended.catch(() => undefined);
  loading.promise.catch(() => undefined);
  if (thread) {
    let isThere = false;
    slow = setTimeout(() => endWith(notThere()), startPatience);
    thread.addEventListener('message', () => {
      isThere = true;
      clearTimeout(slow);
    });
    thread.addEventListener('error', (event) =>
      endWith(isThere ? new Fault('fileStuck', { cause: event }) : notThere(event)),
    );
  } else worker.promise.catch((error: unknown) => endWith(notThere(error)));
  return {
    pdfjs,
    async within(work, isPaused = () => false) {
      if (isEnded) return ended;
      let left = steps;
      let late: ReturnType<typeof setTimeout> | undefined;
      const wait = (): void => {
        late = setTimeout(count, patience / steps);
      };
      const count = (): void => {
        if (!isPaused()) left -= 1;
        if (left > 0) wait();
        else endWith(new Fault('fileStuck'));
      };
      wait();
      try {
        return await Promise.race([ended, loading.promise.then(work)]);
      } finally {
        clearTimeout(late);
      }
    },
    end: () => endWith(new Error('ended')),
    async close() {
      let late: ReturnType<typeof setTimeout> | undefined;
      await Promise.race([
        ended,
        loading.destroy(),
        new Promise((resolve) => {
          late = setTimeout(resolve, endPatience);
        }),
      ]).catch(() => undefined);
      clearTimeout(late);
      endWith(new Error('closed'));
    },
  };
}

/** The Fault of a PDF that cannot be opened or read. */
export function pdfFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  return new Fault(
    error instanceof Error && error.name === 'PasswordException' ? 'fileProtected' : 'fileDamaged',
    { cause: error },
  );
}
