// The resumes that were dropped, on their way: kept on this device first, two read at a time, kept by the server one after the other. Nothing is counted twice.
import type { Kept } from '#data/applicants/applicants.ts';
import type { ApplicantStore, KeptFile } from '#data/applicants/applicantStore.ts';
import type { timesStopped, whileMarked } from '#data/device/openingMarks.ts';
import { applicantLimits } from '#domain/applicants/applicant.ts';
import { Fault, faultCodes, faultFrom, type FaultCode } from '#domain/base/fault.ts';
import { createEmitter } from '#domain/base/store.ts';
import type { ReadApplicant, ReadStep } from './readApplicant.ts';

/** waiting: until there is a network. done: kept. known: the same file was there already. same: dropped twice. */
export type DropState =
  | 'queued'
  | ReadStep
  | 'saving'
  | 'waiting'
  | 'done'
  | 'known'
  | 'same'
  | 'failed';
export interface Dropped {
  id: string;
  name: string;
  size: number;
  order: number;
  state: DropState;
  failed: FaultCode | null;
  /** Of the file it is the same as. */
  twin?: string;
  /** The end of it was not read. */
  isCut?: boolean;
}

export interface ApplicantImportState {
  files: readonly Dropped[];
  /** Nothing new is begun. */
  paused: boolean;
  /** Why everything stands still: the plan's storage is full, or the job is archived. */
  stopped: 'storage' | 'closed' | null;
  /** This device keeps nothing: a reload loses what is not done. */
  onPageOnly: boolean;
}

export interface ApplicantImportPorts {
  store: ApplicantStore;
  /** What is being read is marked on the device: what took the page down is known next time. */
  marks: { whileMarked: typeof whileMarked; timesStopped: typeof timesStopped };
  session: string;
  hash: (bytes: ArrayBuffer) => Promise<string>;
  read: (
    bytes: ArrayBuffer,
    name: string,
    options: { signal: AbortSignal; onStep: (step: ReadStep) => void },
  ) => Promise<ReadApplicant>;
  /** What the server has of a file: its name while it has not arrived, null when it has, undefined when there is nothing. */
  known: (id: string) => Promise<string | null | undefined>;
  keep: (id: string, read: ReadApplicant) => Promise<Kept>;
  send: (id: string, file: string, bytes: ArrayBuffer, signal: AbortSignal) => Promise<void>;
  newId: () => string;
  isOnline: () => boolean;
}

export interface ApplicantImport {
  state: () => ApplicantImportState;
  subscribe: (listener: () => void) => () => void;
  open: () => Promise<void>;
  add: (files: readonly File[]) => Promise<void>;
  retry: (id: string) => void;
  remove: (id: string) => void;
  /** Takes finished rows off the list. */
  clear: () => void;
  pause: () => void;
  goOn: () => void;
  /** Ends everything that is not done. */
  removeAll: () => void;
  close: () => void;
}

/** How many files are read at the same time. */
export const atOnce = 2;
/** A file that was left in mid-read so often is not read again by itself; once is a reload, or the other file that was being read. */
const stuckAfter = 2;
const finished: ReadonlySet<DropState> = new Set(['done', 'known', 'same']);
const busy: ReadonlySet<DropState> = new Set(['reading', 'matching', 'saving']);

export const isFinished = ({ state }: Pick<Dropped, 'state'>): boolean => finished.has(state);
export const isBusy = ({ state }: Pick<Dropped, 'state'>): boolean => busy.has(state);

function codeFrom(failed: string | null): FaultCode | null {
  return faultCodes.find((code) => code === failed) ?? null;
}

/** Makes the desk of one person and one job. */
export function createApplicantImport({
  store,
  marks,
  session,
  ...ports
}: ApplicantImportPorts): ApplicantImport {
  let state: ApplicantImportState = { files: [], paused: false, stopped: null, onPageOnly: false };
  let isOn = true;
  let order = 0;
  let saving: Promise<unknown> = Promise.resolve();
  const running = new Map<string, AbortController>();
  /** Files that the device has as failed. */
  const refused = new Set<string>();
  /** Files that were left in mid-read: each is read alone, so that a good one is not blamed for another. */
  const doubtful = new Set<string>();
  const markOf = (id: string): string => `${session}|${id}`;
  const { emit, subscribe } = createEmitter();

  function set(part: Partial<ApplicantImportState>): void {
    state = { ...state, ...part };
    emit();
  }
  const find = (id: string): Dropped | undefined => state.files.find((file) => file.id === id);
  function show(id: string, part: Partial<Dropped>): void {
    set({ files: state.files.map((file) => (file.id === id ? { ...file, ...part } : file)) });
  }
  function insert(file: Dropped): void {
    set({ files: [...state.files, file] });
  }
  /** One commit after the other: each moves the same counter. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = saving.then(work, work);
    saving = next.catch(() => undefined);
    return next;
  }
  async function finish(id: string, as: 'done' | 'known'): Promise<void> {
    await store.drop(session, id);
    show(id, { state: as, failed: null });
  }

  async function run(id: string, name: string, signal: AbortSignal): Promise<void> {
    const bytes = await store.bytes(session, id);
    if (!bytes) throw new Fault('fileDamaged', { values: { name } });
    const onStep = (step: ReadStep): void => {
      if (!signal.aborted) show(id, { state: step });
    };
    const before = await ports.known(id);
    if (before === null) return finish(id, 'known');
    let file: string;
    if (before === undefined) {
      if (refused.has(id)) await note(id, null);
      const read = await marks.whileMarked(markOf(id), () =>
        ports.read(bytes, name, { signal, onStep }),
      );
      signal.throwIfAborted();
      if (read.isCut) show(id, { isCut: true });
      show(id, { state: 'saving' });
      const kept = await inTurn(() => ports.keep(id, read));
      if (kept.kind === 'storage' || kept.kind === 'closed') {
        show(id, { state: 'queued' });
        return set({ stopped: kept.kind });
      }
      if (kept.file === null) return finish(id, 'known');
      ({ file } = kept);
    } else file = before;
    show(id, { state: 'saving' });
    await ports.send(id, file, bytes, signal);
    await finish(id, 'done');
  }

  /** Why the device is not to read a file by itself; null when it may. */
  async function note(id: string, failedBy: FaultCode | null): Promise<void> {
    const file = find(id);
    if (!file) return;
    if (failedBy) refused.add(id);
    else refused.delete(id);
    await store.put(session, {
      id,
      name: file.name,
      size: file.size,
      order: file.order,
      failed: failedBy,
    });
  }

  async function work(file: Dropped): Promise<void> {
    const stop = new AbortController();
    running.set(file.id, stop);
    show(file.id, { state: 'reading', failed: null });
    try {
      await run(file.id, file.name, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) await failed(file.id, faultFrom(error));
    } finally {
      running.delete(file.id);
      doubtful.delete(file.id);
      pump();
    }
  }
  async function failed(id: string, fault: Fault): Promise<void> {
    const file = find(id);
    if (!file) return;
    // Without a network anything may fail, the engine's own parts that were not fetched yet among it.
    if (fault.code === 'offline' || fault.code === 'unauthenticated' || !ports.isOnline()) {
      return show(id, { state: 'waiting' });
    }
    console.warn('A resume could not be taken', fault.code, fault.cause);
    show(id, { state: 'failed', failed: fault.code });
    await note(id, fault.code);
  }
  function pump(): void {
    if (!isOn || state.paused || state.stopped) return;
    while (running.size < atOnce && ![...running.keys()].some((id) => doubtful.has(id))) {
      const open = state.files.filter((file) => file.state === 'queued' && !running.has(file.id));
      const next =
        open.find(({ id }) => !doubtful.has(id)) ?? (running.size === 0 ? open[0] : undefined);
      if (!next) return;
      void work(next);
    }
  }

  async function take(file: File): Promise<void> {
    order += 1;
    const row = { name: file.name, size: file.size, order: Date.now() * 1_000 + (order % 1_000) };
    const refuse = (failedBy: FaultCode): void =>
      insert({ id: ports.newId(), ...row, state: 'failed', failed: failedBy });
    if (file.size === 0) return refuse('fileEmpty');
    if (file.size > applicantLimits.bytes) return refuse('fileTooLarge');
    let bytes: ArrayBuffer;
    try {
      bytes = await file.arrayBuffer();
    } catch {
      // Moved, or changed, since it was chosen.
      return refuse('fileDamaged');
    }
    const id = await ports.hash(bytes);
    const twin = find(id);
    if (twin && twin.state !== 'known' && twin.state !== 'done')
      return insert({ id: ports.newId(), ...row, state: 'same', failed: null, twin: twin.name });
    if (twin) set({ files: state.files.filter((other) => other.id !== id) });
    if (!(await store.put(session, { id, ...row, failed: null }, bytes))) set({ onPageOnly: true });
    insert({ id, ...row, state: 'queued', failed: null });
    pump();
  }
  function forget(ids: readonly string[]): void {
    for (const id of ids) {
      running.get(id)?.abort(new Fault('timeout'));
      void store.drop(session, id);
    }
    set({ files: state.files.filter((file) => !ids.includes(file.id)) });
  }

  /** A file as the device kept it; one that took the page down again and again waits for a person. */
  async function keptRow(file: KeptFile): Promise<Dropped> {
    const times = await marks.timesStopped(markOf(file.id));
    if (times > 0) doubtful.add(file.id);
    if (file.failed !== null) refused.add(file.id);
    const failedBy =
      file.failed === null ? (times >= stuckAfter ? 'fileStuck' : null) : codeFrom(file.failed);
    return {
      ...file,
      failed: failedBy,
      state: file.failed === null && failedBy === null ? 'queued' : 'failed',
    };
  }

  return {
    state: () => state,
    subscribe,
    async open() {
      const kept = await Promise.all((await store.all(session)).map(keptRow));
      const here = new Set(state.files.map(({ id }) => id));
      set({ files: [...kept.filter(({ id }) => !here.has(id)), ...state.files] });
      pump();
    },
    async add(files) {
      // One after the other: many large files at once would not fit into memory.
      for (const file of files) if (isOn) await take(file);
    },
    retry(id) {
      show(id, { state: 'queued', failed: null });
      pump();
    },
    remove: (id) => {
      forget([id]);
      pump();
    },
    clear: () => set({ files: state.files.filter((file) => !isFinished(file)) }),
    pause: () => set({ paused: true }),
    goOn() {
      set({
        paused: false,
        stopped: null,
        files: state.files.map((file) =>
          file.state === 'waiting' ? { ...file, state: 'queued' as const } : file,
        ),
      });
      pump();
    },
    removeAll() {
      // What is being kept just now is kept.
      forget(
        state.files
          .filter((file) => !isFinished(file) && file.state !== 'saving')
          .map(({ id }) => id),
      );
      set({ stopped: null });
    },
    close() {
      isOn = false;
      for (const stop of running.values()) stop.abort(new Fault('timeout'));
    },
  };
}
