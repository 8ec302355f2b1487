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
const createAbsence = (cause?: unknown): Fault =>
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

/** One file in work: it ends once, with the file or with what went wrong. */
class RunningPdf {
  private readonly loading: ReturnType<PdfJs['getDocument']>;
  private readonly worker: { destroy: () => void; promise: Promise<unknown> };
  private readonly thread: PdfThread | null;
  private readonly patience: number;
  private isEnded = false;
  private slow: ReturnType<typeof setTimeout> | undefined;
  private refuse: (error: Error) => void = () => undefined;
  private readonly ended = new Promise<never>((_, reject) => {
    this.refuse = reject;
  });

  constructor(
    loading: ReturnType<PdfJs['getDocument']>,
    worker: { destroy: () => void; promise: Promise<unknown> },
    thread: PdfThread | null,
    patience: number,
  ) {
    this.loading = loading;
    this.worker = worker;
    this.thread = thread;
    this.patience = patience;
    this.ended.catch(() => undefined);
    loading.promise.catch(() => undefined);
    if (thread) this.watch(thread);
    else worker.promise.catch((error: unknown) => this.endWith(createAbsence(error)));
  }

  /** The thread has to be there in time, and says nothing when it breaks but that it did. */
  private watch(thread: PdfThread): void {
    let isThere = false;
    this.slow = setTimeout(() => this.endWith(createAbsence()), startPatience);
    thread.addEventListener('message', () => {
      isThere = true;
      clearTimeout(this.slow);
    });
    thread.addEventListener('error', (event) =>
      this.endWith(isThere ? new Fault('fileStuck', { cause: event }) : createAbsence(event)),
    );
  }

  endWith(error: Error): void {
    if (this.isEnded) return;
    this.isEnded = true;
    clearTimeout(this.slow);
    // It stops what is being drawn here, and asks the thread, which need not answer.
    this.loading.destroy().catch(() => undefined);
    this.thread?.terminate();
    this.worker.destroy();
    this.refuse(error);
  }

  async within<T>(work: (document: Document) => Promise<T>, isPaused: () => boolean): Promise<T> {
    if (this.isEnded) return this.ended;
    let left = steps;
    let late: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      late = setTimeout(count, this.patience / steps);
    };
    const count = (): void => {
      if (!isPaused()) left -= 1;
      if (left > 0) wait();
      else this.endWith(new Fault('fileStuck'));
    };
    wait();
    try {
      return await Promise.race([this.ended, this.loading.promise.then(work)]);
    } finally {
      clearTimeout(late);
    }
  }

  async close(): Promise<void> {
    let late: ReturnType<typeof setTimeout> | undefined;
    await Promise.race([
      this.ended,
      this.loading.destroy(),
      new Promise((resolve) => {
        late = setTimeout(resolve, endPatience);
      }),
    ]).catch(() => undefined);
    clearTimeout(late);
    this.endWith(new Error('closed'));
  }
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
  const running = new RunningPdf(loading, worker, thread, patience);
  return {
    pdfjs,
    within: (work, isPaused = () => false) => running.within(work, isPaused),
    end: () => running.endWith(new Error('ended')),
    close: () => running.close(),
  };
}

/** The Fault of a PDF that cannot be opened or read. */
export function toPdfFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  return new Fault(
    error instanceof Error && error.name === 'PasswordException' ? 'fileProtected' : 'fileDamaged',
    { cause: error },
  );
}
