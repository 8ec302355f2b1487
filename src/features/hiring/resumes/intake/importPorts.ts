// What an import of resumes needs from outside, and what its parts share.
import type { Kept } from '#data/applicants/applicants.ts';
import type { ApplicantStore } from '#data/applicants/applicantStore.ts';
import type { timesStopped, whileMarked } from '#data/device/openingMarks.ts';
import type { ImportRows } from './importState.ts';
import type { ReadApplicant, ReadStep } from './readApplicant.ts';

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

/** What the parts of one import share. */
export interface ImportContext {
  ports: ApplicantImportPorts;
  rows: ImportRows;
  /** Files that the device has as failed. */
  refused: Set<string>;
  /** Files that were left in mid-read: each is read alone, so that a good one is not blamed for another. */
  doubtful: Set<string>;
}

/** Names what is being read on the device. */
export const markOf = (session: string, id: string): string => `${session}|${id}`;
