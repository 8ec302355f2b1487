// The resumes that were dropped, on their way: kept on this device first, two read at a time, kept by the server one after the other. Nothing is counted twice.
import { createIntake } from './importIntake.ts';
import { createImportQueue } from './importQueue.ts';
import type { ApplicantImportPorts, ImportContext } from './importPorts.ts';
import { createImportRows, isFinished, type ApplicantImportState } from './importState.ts';

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

/** Makes the import of one person and one job. */
export function createApplicantImport(ports: ApplicantImportPorts): ApplicantImport {
  const rows = createImportRows();
  const { state, set, show } = rows;
  const context: ImportContext = { ports, rows, refused: new Set(), doubtful: new Set() };
  const { pump, forget, isOn, close } = createImportQueue(context);
  const { take, keptRow } = createIntake(context, pump);

  return {
    state,
    subscribe: rows.subscribe,
    async open() {
      const kept = await Promise.all((await ports.store.all(ports.session)).map(keptRow));
      const here = new Set(state().files.map(({ id }) => id));
      set({ files: [...kept.filter(({ id }) => !here.has(id)), ...state().files] });
      pump();
    },
    async add(files) {
      // One after the other: many large files at once would not fit into memory.
      for (const file of files) if (isOn()) await take(file);
    },
    retry(id) {
      show(id, { state: 'queued', failed: null });
      pump();
    },
    remove: (id) => {
      forget([id]);
      pump();
    },
    clear: () => set({ files: state().files.filter((file) => !isFinished(file)) }),
    pause: () => set({ paused: true }),
    goOn() {
      set({
        paused: false,
        stopped: null,
        files: state().files.map((file) =>
          file.state === 'waiting' ? { ...file, state: 'queued' as const } : file,
        ),
      });
      pump();
    },
    removeAll() {
      // What is being kept just now is kept.
      forget(
        state()
          .files.filter((file) => !isFinished(file) && file.state !== 'saving')
          .map(({ id }) => id),
      );
      set({ stopped: null });
    },
    close,
  };
}
