// One resume on its way: read here, kept by the server, sent there. Nothing is kept twice.
import { Fault, type FaultCode } from '#domain/base/fault.ts';
import { markOf, type ImportContext } from './importPorts.ts';
import type { ReadStep } from './readApplicant.ts';

interface FileImport {
  run: (id: string, name: string, signal: AbortSignal) => Promise<void>;
  /** Why the device is not to read a file by itself; null when it may. */
  note: (id: string, failedBy: FaultCode | null) => Promise<void>;
}

export function createFileImport({
  ports: { store, marks, session, ...ports },
  rows: { find, set, show },
  refused,
}: ImportContext): FileImport {
  let saving: Promise<unknown> = Promise.resolve();
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
      const read = await marks.whileMarked(markOf(session, id), () =>
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

  return { run, note };
}
