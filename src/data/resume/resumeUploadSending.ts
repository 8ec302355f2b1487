// The state and the steps of a candidate's uploads: kept on this device first, then the file, the answer and what was read from it, each again until the server has it.
import type { Fault } from '#domain/base/fault.ts';
import { createEmitter } from '#domain/base/store.ts';
import { faultOf } from '#data/firestore/faults.ts';
import { createId } from '#data/firestore/ids.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { ReadFields, Reading } from '#domain/candidate/reading.ts';
import type { ResumeUpload } from './resumeUploadStore.ts';
import { fileRefusals, finalRefusals } from './uploadRefusals.ts';
import { computePause } from '#data/recordings/take.ts';
import {
  type NewResumeUpload,
  type ResumeUploadPorts,
  isUploadLocalOnly,
} from './resumeUploadContract.ts';

/** So long after a refusal it is tried again: rules and rights change. */
const refusedMs = 60_000;
/** So long after a correction it is sent: a word is not sent letter by letter. */
const typingMs = 800;
/** Most letters of an answer's text. */
const textMax = 20_000;

/** What an upload begins with. */
const fresh = { corrected: {}, refusal: null, sentBytes: 0, attempts: 0 } as const;

interface SendingOptions {
  candidateRef: CandidateRef;
  world: ResumeUploadPorts;
}

/** The uploads of one session, each with its state, sent one after the other. */
export class ResumeUploadSending {
  readonly options: SendingOptions;
  readonly session: string;
  readonly bytes = new Map<string, ArrayBuffer>();
  readonly changes = createEmitter();
  uploads: readonly ResumeUpload[] = [];
  isOn = false;
  busy: AbortController | null = null;
  timer: ReturnType<typeof setTimeout> | undefined;
  readonly renewed = new Set<string>();

  constructor(options: SendingOptions) {
    this.options = options;
    this.session = `${this.options.candidateRef.orgId}/${this.options.candidateRef.interviewId}/${this.options.candidateRef.candidateUid}`;
  }

  find(answerId: string): ResumeUpload | undefined {
    return this.uploads.find((upload) => upload.answerId === answerId);
  }

  show(upload: ResumeUpload): void {
    this.uploads = [...this.uploads.filter(({ answerId }) => answerId !== upload.answerId), upload];
    this.changes.emit();
  }

  async keep(upload: ResumeUpload, file?: ArrayBuffer): Promise<void> {
    this.show(upload);
    await this.options.world.store.put(this.session, upload, file);
  }

  /** The same upload as it is now; null when another was chosen meanwhile. */
  private still(upload: ResumeUpload): ResumeUpload | null {
    const now = this.find(upload.answerId);
    return now?.storagePath === upload.storagePath ? now : null;
  }

  /** One step further; gives the pause before the next, in milliseconds. */
  private async step(upload: ResumeUpload, signal: AbortSignal): Promise<number> {
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

  private async failed(upload: ResumeUpload, fault: Fault): Promise<void> {
    const now = this.still(upload);
    if (!now) return this.pump();
    const mayBeExpired =
      fault.code === 'unauthenticated' ||
      (fault.code === 'permissionDenied' && !this.renewed.has(now.storagePath));
    if (mayBeExpired) {
      this.renewed.add(now.storagePath);
      await this.options.world.renewToken().catch(() => undefined);
    } else if (finalRefusals.has(fault.code)) {
      await this.keep({ ...now, state: 'refused', refusal: fault.code });
      return this.pump(refusedMs);
    }
    await this.keep({ ...now, attempts: now.attempts + 1 });
    this.pump(
      mayBeExpired && now.attempts === 0
        ? 0
        : computePause(now.attempts + 1, this.options.world.chance()),
    );
  }

  private async send(): Promise<void> {
    const next =
      this.uploads.find(({ state }) => state !== 'confirmed' && state !== 'refused') ??
      this.uploads.find(
        ({ state, refusal }) =>
          state === 'refused' && refusal !== null && !fileRefusals.has(refusal),
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
  again(upload: ResumeUpload): ResumeUpload {
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

  async open(): Promise<void> {
    if (this.isOn) return;
    this.isOn = true;
    for (const { upload, bytes: kept } of await this.options.world.store.all(this.session)) {
      if (this.find(upload.answerId)) continue;
      if (kept) this.bytes.set(upload.answerId, kept);
      this.show({ ...upload, attempts: 0 });
    }
    this.pump();
  }

  async choose({ file, ending, ...chosen }: NewResumeUpload): Promise<void> {
    const { answerId } = chosen;
    this.busy?.abort();
    const kept = await file.arrayBuffer();
    this.bytes.set(answerId, kept);
    const storagePath = `interviews/${this.session}/${answerId}/${createId()}.${ending}`;
    await this.keep({ ...fresh, ...chosen, storagePath, size: file.size, state: 'waiting' }, kept);
    this.pump();
  }

  async correct(answerId: string, corrected: ReadFields, known?: Reading | null): Promise<void> {
    const upload = this.find(answerId);
    if (upload)
      await this.keep({
        ...upload,
        corrected,
        state: upload.state === 'confirmed' ? 'answered' : upload.state,
      });
    // Begun on another device: only the reading is this device's business.
    else if (known)
      await this.keep({
        ...fresh,
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
      });
    this.pump(typingMs);
  }

  async forget(): Promise<void> {
    this.uploads = [];
    this.bytes.clear();
    const left = (await this.options.world.store.all(this.session)).filter(({ upload }) =>
      isUploadLocalOnly(upload),
    );
    await this.options.world.store.forget(this.session);
    for (const { upload, bytes: kept } of left)
      await this.options.world.store.put(this.session, upload, kept ?? undefined);
  }

  close(): void {
    this.isOn = false;
    clearTimeout(this.timer);
    this.busy?.abort();
  }

  retry(): void {
    this.renewed.clear();
    for (const upload of this.uploads)
      if (upload.state === 'refused') this.show({ ...this.again(upload), attempts: 0 });
    this.pump();
  }
}
