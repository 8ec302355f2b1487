// A candidate's papers on their way: kept on this device first, then the file, the answer and what was read from it, each again until the server has it.
import type { Fault } from '#domain/base/fault.ts';
import type { ReadFields, Reading } from '#domain/candidate/reading.ts';
import { createEmitter } from '#domain/base/store.ts';
import { faultOf } from '#data/firestore/faults.ts';
import type { UploadOptions } from '#data/firestore/files.ts';
import { newId } from '#data/firestore/ids.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { Paper, ResumeUploadStore } from './resumeUploadStore.ts';
import type { ResumeAnswer } from './readings.ts';
import { pauseFor } from '#data/recordings/take.ts';

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
  uploads: () => readonly Paper[];
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

/** What the desk needs of the world. */
export interface ResumeUploadPorts {
  store: ResumeUploadStore;
  sendFile: (options: UploadOptions) => Promise<void>;
  sendAnswer: (answerId: string, answer: ResumeAnswer) => Promise<void>;
  sendReading: (answerId: string, reading: Omit<Reading, 'rev' | 'updatedAt'>) => Promise<void>;
  renewToken: () => Promise<void>;
  isOnline: () => boolean;
  chance: () => number;
}

/** So long after a refusal it is tried again: rules and rights change. */
const refusedMs = 60_000;
/** Refusals of the file itself: they last. */
const lasting = new Set<Fault['code']>(['damaged', 'fileType']);
const final = new Set<Fault['code']>([
  'permissionDenied',
  'damaged',
  'notFound',
  'accountDisabled',
  'fileType',
]);
/** So long after a correction it is sent: a word is not sent letter by letter. */
const typingMs = 800;
/** Most letters of an answer's text. */
const textMax = 20_000;

/** True until the server has everything of a paper, refused ones included: nothing is handed in before. */
export function isUploadPending({ state }: Pick<Paper, 'state'>): boolean {
  return state !== 'confirmed';
}

/** True while a file is only on this device. */
export function isUploadLocalOnly({ state, size }: Pick<Paper, 'state' | 'size'>): boolean {
  return size > 0 && state !== 'confirmed' && state !== 'answered';
}

/** Makes the desk of one session. */
export function createResumeUploadQueue(
  candidateRef: CandidateRef,
  world: ResumeUploadPorts,
): ResumeUploadQueue {
  const session = `${candidateRef.orgId}/${candidateRef.interviewId}/${candidateRef.candidateUid}`;
  const bytes = new Map<string, ArrayBuffer>();
  const { emit, subscribe } = createEmitter();
  let uploads: readonly Paper[] = [];
  let isOn = false;
  let busy: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renewed = new Set<string>();

  const find = (answerId: string): Paper | undefined =>
    uploads.find((upload) => upload.answerId === answerId);
  function show(upload: Paper): void {
    uploads = [...uploads.filter(({ answerId }) => answerId !== upload.answerId), upload];
    emit();
  }
  async function keep(upload: Paper, file?: ArrayBuffer): Promise<void> {
    show(upload);
    await world.store.put(session, upload, file);
  }
  /** The same paper as it is now; null when another was chosen meanwhile. */
  function still(upload: Paper): Paper | null {
    const now = find(upload.answerId);
    return now?.storagePath === upload.storagePath ? now : null;
  }
  /** One step further; gives the pause before the next, in milliseconds. */
  async function step(upload: Paper, signal: AbortSignal): Promise<number> {
    const { answerId, storagePath, mime, size, sha256, text, read, corrected, fileName } = upload;
    if (upload.state === 'waiting' || upload.state === 'uploading') {
      const kept = bytes.get(answerId);
      if (!kept) throw faultOf({ code: 'not-found' });
      await keep({ ...upload, state: 'uploading', sentBytes: 0 });
      const marks = { clientId: storagePath.split('/').at(-1)?.split('.')[0] ?? '' };
      const onProgress = (sentBytes: number): void => {
        const now = still(upload);
        if (now?.state === 'uploading') show({ ...now, sentBytes });
      };
      await world.sendFile({
        path: storagePath,
        file: new Blob([kept], { type: mime }),
        contentType: mime,
        marks,
        signal,
        onProgress,
        mayBeThere: upload.state === 'uploading',
      });
      const now = still(upload);
      if (now) await keep({ ...now, state: 'uploaded', sentBytes: size, attempts: 0 });
    } else if (upload.state === 'uploaded') {
      await world.sendAnswer(answerId, {
        storagePath,
        mime,
        size,
        sha256,
        text: text.slice(0, textMax),
      });
      const now = still(upload);
      if (now) await keep({ ...now, state: 'answered', attempts: 0 });
    } else {
      await world.sendReading(answerId, {
        of: storagePath,
        fileName: fileName.slice(0, 300),
        read,
        corrected,
      });
      const now = still(upload);
      // Corrected while it was on its way: sent once more.
      if (now && now.corrected !== corrected) return typingMs;
      if (now) await keep({ ...now, state: 'confirmed', attempts: 0 });
    }
    return 0;
  }
  async function failed(upload: Paper, fault: Fault): Promise<void> {
    const now = still(upload);
    if (!now) return pump();
    const mayBeExpired =
      fault.code === 'unauthenticated' ||
      (fault.code === 'permissionDenied' && !renewed.has(now.storagePath));
    if (mayBeExpired) {
      renewed.add(now.storagePath);
      await world.renewToken().catch(() => undefined);
    } else if (final.has(fault.code)) {
      await keep({ ...now, state: 'refused', refusal: fault.code });
      return pump(refusedMs);
    }
    await keep({ ...now, attempts: now.attempts + 1 });
    pump(mayBeExpired && now.attempts === 0 ? 0 : pauseFor(now.attempts + 1, world.chance()));
  }
  async function send(): Promise<void> {
    const next =
      uploads.find(({ state }) => state !== 'confirmed' && state !== 'refused') ??
      uploads.find(
        ({ state, refusal }) => state === 'refused' && refusal !== null && !lasting.has(refusal),
      );
    if (!isOn || busy || !next) return;
    if (!world.isOnline()) return pump(5_000);
    const stop = new AbortController();
    busy = stop;
    const upload = next.state === 'refused' ? again(next) : next;
    if (upload !== next) show(upload);
    try {
      const pause = await step(upload, stop.signal);
      busy = null;
      pump(pause);
    } catch (error) {
      busy = null;
      if (!stop.signal.aborted) await failed(upload, faultOf(error));
      else pump();
    }
  }
  /** Refused before: the file may have arrived, or only the reading is left. */
  const again = (upload: Paper): Paper => ({
    ...upload,
    state: bytes.has(upload.answerId) ? 'uploading' : 'answered',
    refusal: null,
  });
  function pump(pause = 0): void {
    clearTimeout(timer);
    if (isOn) timer = setTimeout(() => void send(), pause);
  }

  return {
    uploads: () => uploads,
    subscribe,
    async open() {
      if (isOn) return;
      isOn = true;
      for (const { paper: upload, bytes: kept } of await world.store.all(session)) {
        if (find(upload.answerId)) continue;
        if (kept) bytes.set(upload.answerId, kept);
        show({ ...upload, attempts: 0 });
      }
      pump();
    },
    close: () => {
      isOn = false;
      clearTimeout(timer);
      busy?.abort();
    },
    async choose({ answerId, file, fileName, mime, ending, sha256, text, read, lines }) {
      busy?.abort();
      const kept = await file.arrayBuffer();
      bytes.set(answerId, kept);
      const storagePath = `interviews/${session}/${answerId}/${newId()}.${ending}`;
      await keep(
        {
          answerId,
          storagePath,
          fileName,
          mime,
          size: file.size,
          sha256,
          text,
          read,
          lines,
          corrected: {},
          state: 'waiting',
          refusal: null,
          sentBytes: 0,
          attempts: 0,
        },
        kept,
      );
      pump();
    },
    async correct(answerId, corrected, known) {
      const upload = find(answerId);
      if (upload)
        await keep({
          ...upload,
          corrected,
          state: upload.state === 'confirmed' ? 'answered' : upload.state,
        });
      // Begun on another device: only the reading is this device's business.
      else if (known)
        await keep({
          answerId,
          storagePath: known.of,
          fileName: known.fileName ?? '',
          mime: '',
          size: 0,
          sha256: '',
          text: '',
          read: known.read,
          lines: {},
          corrected,
          state: 'answered',
          refusal: null,
          sentBytes: 0,
          attempts: 0,
        });
      pump(typingMs);
    },
    retry: () => {
      renewed.clear();
      for (const upload of uploads)
        if (upload.state === 'refused') show({ ...again(upload), attempts: 0 });
      pump();
    },
    async forget() {
      uploads = [];
      bytes.clear();
      const left = (await world.store.all(session)).filter(({ paper: upload }) =>
        isUploadLocalOnly(upload),
      );
      await world.store.forget(session);
      for (const { paper: upload, bytes: kept } of left)
        await world.store.put(session, upload, kept ?? undefined);
    },
  };
}
