// The dropped files as a screen shows them: each with its state, and what holds all of them up.
import type { FaultCode } from '#domain/base/fault.ts';
import { createEmitter } from '#domain/base/store.ts';
import type { ReadStep } from './readApplicant.ts';

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
  /** Why everything is paused: the plan's storage is full, or the job is archived. */
  stopped: 'storage' | 'closed' | null;
  /** This device keeps nothing: a reload loses what is not done. */
  onPageOnly: boolean;
}

const finished: ReadonlySet<DropState> = new Set(['done', 'known', 'same']);
const busy: ReadonlySet<DropState> = new Set(['reading', 'matching', 'saving']);

export const isFinished = ({ state }: Pick<Dropped, 'state'>): boolean => finished.has(state);
export const isBusy = ({ state }: Pick<Dropped, 'state'>): boolean => busy.has(state);

export interface ImportRows {
  state: () => ApplicantImportState;
  subscribe: (listener: () => void) => () => void;
  set: (part: Partial<ApplicantImportState>) => void;
  find: (id: string) => Dropped | undefined;
  /** Changes one row. */
  show: (id: string, part: Partial<Dropped>) => void;
  insert: (file: Dropped) => void;
}

export function createImportRows(): ImportRows {
  let state: ApplicantImportState = { files: [], paused: false, stopped: null, onPageOnly: false };
  const { emit, subscribe } = createEmitter();
  function set(part: Partial<ApplicantImportState>): void {
    state = { ...state, ...part };
    emit();
  }
  return {
    state: () => state,
    subscribe,
    set,
    find: (id) => state.files.find((file) => file.id === id),
    show: (id, part) =>
      set({ files: state.files.map((file) => (file.id === id ? { ...file, ...part } : file)) }),
    insert: (file) => set({ files: [...state.files, file] }),
  };
}
