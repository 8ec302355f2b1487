// What a candidate's uploads on their way can be asked to do, and what they need of their surroundings.
import type { ReadFields, Reading } from '#domain/candidate/reading.ts';
import type { UploadOptions } from '#data/firestore/files.ts';
import type { ResumeUpload, ResumeUploadStore } from './resumeUploadStore.ts';
import type { ResumeAnswer } from './readings.ts';

export interface NewResumeUpload {
  answerId: string;
  file: Blob;
  fileName: string;
  mime: string;
  ending: 'pdf' | 'docx' | 'txt';
  sha256: string;
  text: string;
  read: ReadFields;
  lines: ReadFields;
}

export interface ResumeUploadQueue {
  uploads: () => readonly ResumeUpload[];
  subscribe: (listener: () => void) => () => void;
  /** Reads the device and goes on sending. */
  open: () => Promise<void>;
  /** Sends no more: another tab is in charge. */
  close: () => void;
  /** Makes a file the answer; an earlier one gives way. */
  choose: (upload: NewResumeUpload) => Promise<void>;
  /** Puts fields right. `known` is the server's reading when this device has none of its own. */
  correct: (answerId: string, corrected: ReadFields, known?: Reading | null) => Promise<void>;
  /** Tries again at once, refused ones too. */
  retry: () => void;
  /** The interview was handed in: this device keeps no copy but of files that never reached the company. */
  forget: () => Promise<void>;
}

/** What the queue needs of its surroundings. */
export interface ResumeUploadPorts {
  store: ResumeUploadStore;
  sendFile: (options: UploadOptions) => Promise<void>;
  sendAnswer: (answerId: string, answer: ResumeAnswer) => Promise<void>;
  sendReading: (answerId: string, reading: Omit<Reading, 'rev' | 'updatedAt'>) => Promise<void>;
  renewToken: () => Promise<void>;
  isOnline: () => boolean;
  chance: () => number;
}

/** True until the server has everything of an upload, refused ones included: nothing is handed in before. */
export function isUploadPending({ state }: Pick<ResumeUpload, 'state'>): boolean {
  return state !== 'confirmed';
}

/** True while a file is only on this device. */
export function isUploadLocalOnly({ state, size }: Pick<ResumeUpload, 'state' | 'size'>): boolean {
  return size > 0 && state !== 'confirmed' && state !== 'answered';
}
