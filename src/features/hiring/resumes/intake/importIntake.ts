// Resumes as they come in: dropped by a person, or kept on this device from before.
import type { KeptFile } from '#data/applicants/applicantStore.ts';
import { applicantLimits } from '#domain/applicants/applicant.ts';
import { faultCodes, type FaultCode } from '#domain/base/fault.ts';
import { markOf, type ImportContext } from './importPorts.ts';
import type { Dropped } from './importState.ts';

/** A file that was left in mid-read so often is not read again by itself; once is a reload, or the other file that was being read. */
const stuckAfter = 2;

function readFaultCode(failed: string | null): FaultCode | null {
  return faultCodes.find((code) => code === failed) ?? null;
}

interface Intake {
  /** Takes a dropped file, or says why not. */
  take: (file: File) => Promise<void>;
  /** A file as the device kept it; one that took the page down again and again waits for a person. */
  keptRow: (file: KeptFile) => Promise<Dropped>;
}

export function createIntake(
  { ports: { store, marks, session, ...ports }, rows, refused, doubtful }: ImportContext,
  pump: () => void,
): Intake {
  const { state, set, find, insert } = rows;
  let order = 0;

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
    if (twin) set({ files: state().files.filter((other) => other.id !== id) });
    if (!(await store.put(session, { id, ...row, failed: null }, bytes))) set({ onPageOnly: true });
    insert({ id, ...row, state: 'queued', failed: null });
    pump();
  }
  async function keptRow(file: KeptFile): Promise<Dropped> {
    const times = await marks.timesStopped(markOf(session, file.id));
    if (times > 0) doubtful.add(file.id);
    if (file.failed !== null) refused.add(file.id);
    const failedBy =
      file.failed === null
        ? times >= stuckAfter
          ? 'fileStuck'
          : null
        : readFaultCode(file.failed);
    return {
      ...file,
      failed: failedBy,
      state: file.failed === null && failedBy === null ? 'queued' : 'failed',
    };
  }

  return { take, keptRow };
}
