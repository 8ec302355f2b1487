// Sends chosen takes, one at a time: the file, then the answer's document; each step again until the server has confirmed it.
import type { Answer } from '#domain/candidate/answer.ts';
import { Fault } from '#domain/base/fault.ts';
import { isPending, type Take } from '#domain/recordings/recording.ts';
import { faultOf } from '#data/firestore/faults.ts';
import { retryTake, isGivenBack, findNextToSend, putOff, refuseTake, waitMs } from './take.ts';

/** The two steps to the server, and a fresh token when it no longer knows us. */
export interface Server {
  /** `isAwaited`: whether another take waits behind this one. */
  sendFile: (
    take: Take,
    file: Blob,
    onProgress: (sentBytes: number) => void,
    signal: AbortSignal,
    isAwaited: () => boolean,
  ) => Promise<void>;
  /** `isGivenBack`: whether the candidate gave back the take that a stored answer is. */
  sendDocument: (
    take: Take,
    isGivenBack: (stored: Pick<Answer, 'sha256' | 'storagePath'>) => boolean,
  ) => Promise<void>;
  renewToken: () => Promise<void>;
}

/** What the sender needs of the session. */
export interface SenderPorts {
  takes: () => readonly Take[];
  set: (take: Take) => Promise<void>;
  /** Shows without keeping. */
  show: (take: Take) => void;
  fileOf: (id: string) => Promise<Blob | null>;
  /** The server has confirmed this one. */
  arrived: (take: Take) => Promise<void>;
}

export interface Sender {
  start: () => void;
  stop: () => void;
  /** Looks again what is due. */
  pump: () => void;
  /** Gives up a take's way to the server. */
  callBack: (isMeant: (take: Take) => boolean) => void;
  forgive: () => void;
}

const offlinePauseMs = 15_000;
/** Refusals: said as such, and tried again seldom. Everything else is tried again soon. */
const final = new Set<Fault['code']>([
  'permissionDenied',
  'damaged',
  'notFound',
  'accountDisabled',
  'fileType',
  'tooManyFiles',
]);

/** SHA-256 in hex. */
export async function hashOf(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the sender needs of clock, chance and network. */
interface Surroundings {
  now: () => number;
  /** From 0 to 1: spreads attempts. */
  chance: () => number;
  isOnline: () => boolean;
}

type SenderOptions = Server & Surroundings & { ports: SenderPorts };

/** Sends the takes of one session, one at a time. */
class TakeSender {
  private readonly options: SenderOptions;
  isOn = false;
  busy: { id: string; stop: AbortController } | null = null;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Takes that were refused once already, with a fresh token. */
  readonly renewed = new Set<string>();

  constructor(options: SenderOptions) {
    this.options = options;
  }

  find(id: string): Take | undefined {
    return this.options.ports.takes().find((take) => take.id === id);
  }

  readonly pump = (): void => {
    clearTimeout(this.timer);
    if (!this.isOn || this.busy) return;
    const next = findNextToSend(this.options.ports.takes());
    if (next) this.timer = setTimeout(() => void this.send(), waitMs(next, this.options.now()));
  };

  private async prepared(take: Take): Promise<{ take: Take; file: Blob }> {
    const file = await this.options.ports.fileOf(take.id);
    if (!file || file.size === 0) throw new Fault('damaged');
    return {
      take: { ...take, bytes: file.size, sha256: take.sha256 ?? (await hashOf(file)) },
      file,
    };
  }

  private async sentFile(first: Take, signal: AbortSignal): Promise<Take> {
    const { take, file } = await this.prepared(first);
    signal.throwIfAborted();
    // The mark "may have arrived" is on the device before the first byte leaves it.
    await this.options.ports.set({ ...take, state: 'uploading', sentBytes: 0 });
    await this.options.sendFile(
      { ...take, state: first.state },
      file,
      (sentBytes) => {
        const current = this.find(take.id);
        if (!signal.aborted && current?.state === 'uploading')
          this.options.ports.show({ ...current, sentBytes });
      },
      signal,
      () =>
        this.options.ports
          .takes()
          .some(
            (other) =>
              other.id !== take.id && isPending(other) && waitMs(other, this.options.now()) === 0,
          ),
    );
    signal.throwIfAborted();
    const sent: Take = {
      ...take,
      state: 'uploaded',
      sentBytes: take.bytes,
      attempts: 0,
      retryAt: 0,
    };
    await this.options.ports.set(sent);
    return sent;
  }

  /** The steps a take still has before it. Stops at once when another take was chosen or another tab took over. */
  private async deliver(first: Take, signal: AbortSignal): Promise<void> {
    const take = first.state === 'uploaded' ? first : await this.sentFile(first, signal);
    signal.throwIfAborted();
    await this.options.sendDocument(take, (stored) =>
      isGivenBack(this.options.ports.takes(), stored),
    );
    signal.throwIfAborted();
    await this.options.ports.arrived({ ...take, state: 'confirmed', attempts: 0, retryAt: 0 });
  }

  private async failed(id: string, fault: Fault): Promise<void> {
    const take = this.find(id);
    if (!take) return;
    // An expired token looks like a refusal: asked once more with a fresh one.
    if (
      fault.code === 'unauthenticated' ||
      (fault.code === 'permissionDenied' && !this.renewed.has(id))
    ) {
      if (fault.code === 'permissionDenied') this.renewed.add(id);
      const renewal = await this.options.renewToken().then(() => null, faultOf);
      // Asking for a token again and again changes nothing for a disabled account.
      if (renewal?.code === 'accountDisabled')
        return this.options.ports.set(refuseTake(take, 'accountDisabled', this.options.now()));
      const later = putOff(take, this.options.now(), this.options.chance());
      return this.options.ports.set(take.attempts === 0 ? { ...later, retryAt: 0 } : later);
    }
    await this.options.ports.set(
      final.has(fault.code)
        ? refuseTake(take, fault.code, this.options.now())
        : putOff(take, this.options.now(), this.options.chance()),
    );
  }

  private async send(): Promise<void> {
    if (!this.isOn || this.busy) return;
    const take = findNextToSend(this.options.ports.takes());
    if (!take || waitMs(take, this.options.now()) > 0) return this.pump();
    if (!this.options.isOnline()) {
      this.timer = setTimeout(() => void this.send(), offlinePauseMs);
      return;
    }
    const stop = new AbortController();
    this.busy = { id: take.id, stop };
    try {
      // Refused before: how often it was tried decides over the next pause.
      await this.deliver(
        take.state === 'refused' ? { ...retryTake(take), attempts: take.attempts } : take,
        stop.signal,
      );
    } catch (error) {
      if (!stop.signal.aborted) await this.failed(take.id, faultOf(error));
    } finally {
      this.busy = null;
      this.pump();
    }
  }
}

/** Makes the sender of one session. */
export function makeSender(
  ports: SenderPorts,
  { sendFile, sendDocument, renewToken }: Server,
  { now, chance, isOnline }: Surroundings,
): Sender {
  const sender = new TakeSender({
    ports,
    sendFile,
    sendDocument,
    renewToken,
    now,
    chance,
    isOnline,
  });

  return {
    start: () => {
      sender.isOn = true;
      sender.pump();
    },
    stop: () => {
      sender.isOn = false;
      clearTimeout(sender.timer);
      sender.busy?.stop.abort();
    },
    pump: sender.pump,
    callBack: (isMeant) => {
      const take = sender.busy && sender.find(sender.busy.id);
      if (take && isMeant(take)) sender.busy?.stop.abort();
    },
    forgive: () => sender.renewed.clear(),
  };
}
