// The queue of resumes: two are read at a time; what failed shows why and can be tried again.
import { Fault, toFault } from '#domain/base/fault.ts';
import { createFileImport } from './importFile.ts';
import type { ImportContext } from './importPorts.ts';
import type { Dropped } from './importState.ts';

/** How many files are read at the same time. */
export const atOnce = 2;

interface ImportQueue {
  /** Begins what may be begun. */
  pump: () => void;
  /** Takes files out of the queue and off the device. */
  forget: (ids: readonly string[]) => void;
  isOn: () => boolean;
  close: () => void;
}

export function createImportQueue(context: ImportContext): ImportQueue {
  const {
    ports: { store, session, ...ports },
    rows: { state, set, find, show },
    doubtful,
  } = context;
  const { run, note } = createFileImport(context);
  let isOn = true;
  const running = new Map<string, AbortController>();

  async function work(file: Dropped): Promise<void> {
    const stop = new AbortController();
    running.set(file.id, stop);
    show(file.id, { state: 'reading', failed: null });
    try {
      await run(file.id, file.name, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) await failed(file.id, toFault(error));
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
    if (!isOn || state().paused || state().stopped) return;
    while (running.size < atOnce && ![...running.keys()].some((id) => doubtful.has(id))) {
      const open = state().files.filter((file) => file.state === 'queued' && !running.has(file.id));
      const next =
        open.find(({ id }) => !doubtful.has(id)) ?? (running.size === 0 ? open[0] : undefined);
      if (!next) return;
      void work(next);
    }
  }
  function forget(ids: readonly string[]): void {
    for (const id of ids) {
      running.get(id)?.abort(new Fault('timeout'));
      void store.drop(session, id);
    }
    set({ files: state().files.filter((file) => !ids.includes(file.id)) });
  }
  return {
    pump,
    forget,
    isOn: () => isOn,
    close() {
      isOn = false;
      for (const stop of running.values()) stop.abort(new Fault('timeout'));
    },
  };
}
