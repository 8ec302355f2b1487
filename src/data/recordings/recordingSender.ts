// Sends chosen takes, one at a time: the file, then the answer's document; each step again until the server has confirmed it.
import type { Answer } from '#domain/candidate/answer.ts';
import { Fault } from '#domain/base/fault.ts';
import { isPending, type Take } from '#domain/recordings/recording.ts';
import { faultOf } from '#data/firestore/faults.ts';
import { againTake, isGivenBack, nextToSend, putOff, refusedTake } from './take.ts';

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

/** What the sender needs of the desk. */
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
]);

/** SHA-256 in hex. */
export async function hashOf(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Makes the sender of one desk. */
export function makeSender(
  ports: SenderPorts,
  { sendFile, sendDocument, renewToken }: Server,
  { now, chance, isOnline }: { now: () => number; chance: () => number; isOnline: () => boolean },
): Sender {
  let isOn = false;
  let busy: { id: string; stop: AbortController } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Takes that were refused once already, with a fresh token. */
  const renewed = new Set<string>();
  const find = (id: string): Take | undefined => ports.takes().find((take) => take.id === id);

  function pump(): void {
    clearTimeout(timer);
    if (!isOn || busy) return;
    const next = nextToSend(ports.takes());
    if (next) timer = setTimeout(() => void send(), Math.max(0, next.retryAt - now()));
  }
  async function prepared(take: Take): Promise<{ take: Take; file: Blob }> {
    const file = await ports.fileOf(take.id);
    if (!file || file.size === 0) throw new Fault('damaged');
    return {
      take: { ...take, bytes: file.size, sha256: take.sha256 ?? (await hashOf(file)) },
      file,
    };
  }
  async function sentFile(first: Take, signal: AbortSignal): Promise<Take> {
    const { take, file } = await prepared(first);
    signal.throwIfAborted();
    // The mark "may have arrived" is on the device before the first byte leaves it.
    await ports.set({ ...take, state: 'uploading', sentBytes: 0 });
    await sendFile(
      { ...take, state: first.state },
      file,
      (sentBytes) => {
        const current = find(take.id);
        if (!signal.aborted && current?.state === 'uploading')
          ports.show({ ...current, sentBytes });
      },
      signal,
      () =>
        ports
          .takes()
          .some((other) => other.id !== take.id && isPending(other) && other.retryAt <= now()),
    );
    signal.throwIfAborted();
    const sent: Take = {
      ...take,
      state: 'uploaded',
      sentBytes: take.bytes,
      attempts: 0,
      retryAt: 0,
    };
    await ports.set(sent);
    return sent;
  }
  /** The steps a take still has before it. Stops at once when another take was chosen or another tab took over. */
  async function deliver(first: Take, signal: AbortSignal): Promise<void> {
    const take = first.state === 'uploaded' ? first : await sentFile(first, signal);
    signal.throwIfAborted();
    await sendDocument(take, (stored) => isGivenBack(ports.takes(), stored));
    signal.throwIfAborted();
    await ports.arrived({ ...take, state: 'confirmed', attempts: 0, retryAt: 0 });
  }
  async function failed(id: string, fault: Fault): Promise<void> {
    const take = find(id);
    if (!take) return;
    // An expired token looks like a refusal: asked once more with a fresh one.
    if (
      fault.code === 'unauthenticated' ||
      (fault.code === 'permissionDenied' && !renewed.has(id))
    ) {
      if (fault.code === 'permissionDenied') renewed.add(id);
      const renewal = await renewToken().then(() => null, faultOf);
      // Asking for a token again and again changes nothing for a disabled account.
      if (renewal?.code === 'accountDisabled')
        return ports.set(refusedTake(take, 'accountDisabled', now()));
      const later = putOff(take, now(), chance());
      return ports.set(take.attempts === 0 ? { ...later, retryAt: 0 } : later);
    }
    await ports.set(
      final.has(fault.code) ? refusedTake(take, fault.code, now()) : putOff(take, now(), chance()),
    );
  }
  async function send(): Promise<void> {
    if (!isOn || busy) return;
    const take = nextToSend(ports.takes());
    if (!take || take.retryAt > now()) return pump();
    if (!isOnline()) {
      timer = setTimeout(() => void send(), offlinePauseMs);
      return;
    }
    const stop = new AbortController();
    busy = { id: take.id, stop };
    try {
      // Refused before: how often it was tried decides over the next pause.
      await deliver(
        take.state === 'refused' ? { ...againTake(take), attempts: take.attempts } : take,
        stop.signal,
      );
    } catch (error) {
      if (!stop.signal.aborted) await failed(take.id, faultOf(error));
    } finally {
      busy = null;
      pump();
    }
  }

  return {
    start: () => {
      isOn = true;
      pump();
    },
    stop: () => {
      isOn = false;
      clearTimeout(timer);
      busy?.stop.abort();
    },
    pump,
    callBack: (isMeant) => {
      const take = busy && find(busy.id);
      if (take && isMeant(take)) busy?.stop.abort();
    },
    forgive: () => renewed.clear(),
  };
}
