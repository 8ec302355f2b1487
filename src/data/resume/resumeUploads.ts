// A candidate's papers on their way: kept on this device first, then the file, the answer and what was read from it, each again until the server has it.
import type { Fault } from '#domain/base/fault.ts';
import { createEmitter } from '#domain/base/store.ts';
import { faultOf } from '#data/firestore/faults.ts';
import { newId } from '#data/firestore/ids.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { Paper } from './resumeUploadStore.ts';
import { pauseFor } from '#data/recordings/take.ts';
import {
  type ResumeUploadQueue,
  type ResumeUploadPorts,
  isUploadLocalOnly,
} from './resumeUploadContract.ts';

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

interface DeskOptions {
  candidateRef: CandidateRef;
  world: ResumeUploadPorts;
}

/** The papers of one session, and where each of them stands. */
class UploadDesk {
  readonly options: DeskOptions;
  readonly session: string;
  readonly bytes = new Map<string, ArrayBuffer>();
  readonly changes = createEmitter();
  uploads: readonly Paper[] = [];
  isOn = false;
  busy: AbortController | null = null;
  timer: ReturnType<typeof setTimeout> | undefined;
  readonly renewed = new Set<string>();

  constructor(options: DeskOptions) {
    this.options = options;
    this.session = `${this.options.candidateRef.orgId}/${this.options.candidateRef.interviewId}/${this.options.candidateRef.candidateUid}`;
  }

  find(answerId: string): Paper | undefined {
    return this.uploads.find((upload) => upload.answerId === answerId);
  }

  show(upload: Paper): void {
    this.uploads = [...this.uploads.filter(({ answerId }) => answerId !== upload.answerId), upload];
    this.changes.emit();
  }

  async keep(upload: Paper, file?: ArrayBuffer): Promise<void> {
    this.show(upload);
    await this.options.world.store.put(this.session, upload, file);
  }

  /** The same paper as it is now; null when another was chosen meanwhile. */
  private still(upload: Paper): Paper | null {
    const now = this.find(upload.answerId);
    return now?.storagePath === upload.storagePath ? now : null;
  }

  /** One step further; gives the pause before the next, in milliseconds. */
  private async step(upload: Paper, signal: AbortSignal): Promise<number> {
    const { answerId, storagePath, mime, size, sha256, text, read, corrected, fileName } = upload;
    if (upload.state === 'waiting' || upload.state === 'uploading') {
      const kept = this.bytes.get(answerId);
      if (!kept) throw faultOf({ code: 'not-found' });
      await this.keep({ ...upload, state: 'uploading', sentBytes: 0 });
      const marks = { clientId: storagePath.split('/').at(-1)?.split('.')[0] ?? '' };
      const onProgress = (sentBytes: number): void => {
        const now = this.still(upload);
        if (now?.state === 'uploading') this.show({ ...now, sentBytes });
      };
      await this.options.world.sendFile({
        path: storagePath,
        file: new Blob([kept], { type: mime }),
        contentType: mime,
        marks,
        signal,
        onProgress,
        mayBeThere: upload.state === 'uploading',
      });
      const now = this.still(upload);
      if (now) await this.keep({ ...now, state: 'uploaded', sentBytes: size, attempts: 0 });
    } else if (upload.state === 'uploaded') {
      await this.options.world.sendAnswer(answerId, {
        storagePath,
        mime,
        size,
        sha256,
        text: text.slice(0, textMax),
      });
      const now = this.still(upload);
      if (now) await this.keep({ ...now, state: 'answered', attempts: 0 });
    } else {
      await this.options.world.sendReading(answerId, {
        of: storagePath,
        fileName: fileName.slice(0, 300),
        read,
        corrected,
      });
      const now = this.still(upload);
      // Corrected while it was on its way: sent once more.
      if (now && now.corrected !== corrected) return typingMs;
      if (now) await this.keep({ ...now, state: 'confirmed', attempts: 0 });
    }
    return 0;
  }

  private async failed(upload: Paper, fault: Fault): Promise<void> {
    const now = this.still(upload);
    if (!now) return this.pump();
    const mayBeExpired =
      fault.code === 'unauthenticated' ||
      (fault.code === 'permissionDenied' && !this.renewed.has(now.storagePath));
    if (mayBeExpired) {
      this.renewed.add(now.storagePath);
      await this.options.world.renewToken().catch(() => undefined);
    } else if (final.has(fault.code)) {
      await this.keep({ ...now, state: 'refused', refusal: fault.code });
      return this.pump(refusedMs);
    }
    await this.keep({ ...now, attempts: now.attempts + 1 });
    this.pump(
      mayBeExpired && now.attempts === 0
        ? 0
        : pauseFor(now.attempts + 1, this.options.world.chance()),
    );
  }

  private async send(): Promise<void> {
    const next =
      this.uploads.find(({ state }) => state !== 'confirmed' && state !== 'refused') ??
      this.uploads.find(
        ({ state, refusal }) => state === 'refused' && refusal !== null && !lasting.has(refusal),
      );
    if (!this.isOn || this.busy || !next) return;
    if (!this.options.world.isOnline()) return this.pump(5_000);
    const stop = new AbortController();
    this.busy = stop;
    const upload = next.state === 'refused' ? this.again(next) : next;
    if (upload !== next) this.show(upload);
    try {
      const pause = await this.step(upload, stop.signal);
      this.busy = null;
      this.pump(pause);
    } catch (error) {
      this.busy = null;
      if (!stop.signal.aborted) await this.failed(upload, faultOf(error));
      else this.pump();
    }
  }

  /** Refused before: the file may have arrived, or only the reading is left. */
  again(upload: Paper): Paper {
    return {
      ...upload,
      state: this.bytes.has(upload.answerId) ? 'uploading' : 'answered',
      refusal: null,
    };
  }

  pump(pause = 0): void {
    clearTimeout(this.timer);
    if (this.isOn) this.timer = setTimeout(() => void this.send(), pause);
  }
}

/** Makes the desk of one session. */
export function createResumeUploadQueue(
  candidateRef: CandidateRef,
  world: ResumeUploadPorts,
): ResumeUploadQueue {
  const desk = new UploadDesk({ candidateRef, world });

  return {
    uploads: () => desk.uploads,
    subscribe: desk.changes.subscribe,
    async open() {
      if (desk.isOn) return;
      desk.isOn = true;
      for (const { paper: upload, bytes: kept } of await desk.options.world.store.all(
        desk.session,
      )) {
        if (desk.find(upload.answerId)) continue;
        if (kept) desk.bytes.set(upload.answerId, kept);
        desk.show({ ...upload, attempts: 0 });
      }
      desk.pump();
    },
    close: () => {
      desk.isOn = false;
      clearTimeout(desk.timer);
      desk.busy?.abort();
    },
    async choose({ answerId, file, fileName, mime, ending, sha256, text, read, lines }) {
      desk.busy?.abort();
      const kept = await file.arrayBuffer();
      desk.bytes.set(answerId, kept);
      const storagePath = `interviews/${desk.session}/${answerId}/${newId()}.${ending}`;
      await desk.keep(
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
      desk.pump();
    },
    async correct(answerId, corrected, known) {
      const upload = desk.find(answerId);
      if (upload)
        await desk.keep({
          ...upload,
          corrected,
          state: upload.state === 'confirmed' ? 'answered' : upload.state,
        });
      // Begun on another device: only the reading is this device's business.
      else if (known)
        await desk.keep({
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
      desk.pump(typingMs);
    },
    retry: () => {
      desk.renewed.clear();
      for (const upload of desk.uploads)
        if (upload.state === 'refused') desk.show({ ...desk.again(upload), attempts: 0 });
      desk.pump();
    },
    async forget() {
      desk.uploads = [];
      desk.bytes.clear();
      const left = (await desk.options.world.store.all(desk.session)).filter(({ paper: upload }) =>
        isUploadLocalOnly(upload),
      );
      await desk.options.world.store.forget(desk.session);
      for (const { paper: upload, bytes: kept } of left)
        await desk.options.world.store.put(desk.session, upload, kept ?? undefined);
    },
  };
}
