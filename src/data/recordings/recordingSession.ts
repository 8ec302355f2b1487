// The desk of one session's recordings: every piece goes to the device as it comes; what was chosen goes to the server until it is confirmed.
import { Fault } from '#domain/base/fault.ts';
import {
  comingTakes,
  isPending,
  recordingLimits,
  type Recordings,
  type Take,
  type TakeFault,
} from '#domain/recordings/recording.ts';
import { createEmitter } from '#domain/base/store.ts';
import { record } from '#media/record.ts';
import { newId } from '#data/firestore/ids.ts';
import { makeLeaveGuard } from '#data/device/leaveGuard.ts';
import { makeSender, type Server } from './recordingSender.ts';
import type { RecordingStore } from './recordingStore.ts';
import type { RecordingSession, RunningTake, TakeRequest } from './recordingContract.ts';
import {
  againTake,
  chosenTake,
  discardedTake,
  ended,
  freshTake,
  grown,
  leftOver,
  reported,
  revivedTake,
  setAside,
  takenBack,
  usedBy,
} from './take.ts';

export interface RecordingSessionOptions extends Server {
  session: string;
  store: RecordingStore;
  startRecording?: typeof record;
  now?: () => number;
  /** From 0 to 1: spreads attempts. */
  chance?: () => number;
  isOnline?: () => boolean;
  /** Storage takes no larger file: a recording ends before it. */
  bytesMax?: number;
}

/** True while leaving the page would lose something, or leave it half-way to the server. */
function isAtRisk(take: Take, isKeptOnlyHere: boolean): boolean {
  if (
    take.state === 'recording' ||
    take.state === 'waiting' ||
    take.state === 'uploading' ||
    take.state === 'uploaded'
  )
    return true;
  return (
    isKeptOnlyHere && (take.state === 'kept' || take.state === 'faulty' || take.state === 'refused')
  );
}

/** Makes the desk of one session. */
export function createRecordingSession({
  session,
  store,
  startRecording = record,
  now = Date.now,
  chance = Math.random,
  isOnline = () => globalThis.navigator?.onLine !== false,
  bytesMax = recordingLimits.bytesMax,
  ...server
}: RecordingSessionOptions): RecordingSession {
  let all: readonly Take[] = [];
  let state: Recordings = { ready: false, level: store.level(), takes: [], used: {} };
  const { emit, subscribe } = createEmitter();
  const guard = makeLeaveGuard();
  let isOpen = false;
  let running: { id: string; flush: () => void; end: (fault: TakeFault) => Promise<Take> } | null =
    null;
  /** Opening and closing happen one after the other. */
  let turn: Promise<void> = Promise.resolve();

  function publish(takes: readonly Take[] = all, ready = state.ready): void {
    all = takes;
    state = {
      ready,
      level: store.level(),
      takes: all.filter((take) => take.state !== 'discarded'),
      used: usedBy(all),
    };
    guard(isOpen && all.some((take) => isAtRisk(take, state.level === 'memory')));
    emit();
  }
  const find = (id: string): Take | undefined => all.find((take) => take.id === id);
  const show = (take: Take): void =>
    publish(find(take.id) ? all.map((one) => (one.id === take.id ? take : one)) : [...all, take]);
  /** What is shown changes at once; the device follows. */
  async function set(take: Take): Promise<void> {
    show(take);
    await store.putTake(session, take);
    if (store.level() !== state.level) publish();
  }
  async function change(id: string, step: (take: Take) => Take): Promise<void> {
    const take = find(id);
    if (take) await set(step(take));
  }
  async function fileOf(id: string): Promise<Blob | null> {
    const pieces = await store.piecesOf(id);
    return pieces.length === 0 ? null : new Blob(pieces, { type: find(id)?.mime ?? '' });
  }
  async function drop(take: Take): Promise<void> {
    await set(discardedTake(take));
    await store.dropPieces(take.id);
  }
  async function arrived(take: Take): Promise<void> {
    await set(take);
    for (const other of all)
      if (other.id !== take.id && other.answerId === take.answerId && other.state === 'confirmed')
        await drop(other);
  }
  const sender = makeSender({ takes: () => all, set, show, fileOf, arrived }, server, {
    now,
    chance,
    isOnline,
  });

  function hurry(): void {
    publish(
      all.map((take) => (isPending(take) && take.retryAt > 0 ? { ...take, retryAt: 0 } : take)),
    );
    sender.pump();
  }
  function turned(): void {
    if (document.visibilityState === 'hidden') running?.flush();
    else hurry();
  }
  const leaving = (): void => running?.flush();

  async function startTake({
    answerId,
    kind,
    stream,
    maxSeconds,
    prompt = null,
  }: TakeRequest): Promise<RunningTake> {
    if (running) await running.end('interrupted');
    await store.probe();
    const id = newId();
    await set(freshTake(id, { answerId, kind, prompt }, now()));
    const heard = createEmitter();
    let queue: Promise<void> = Promise.resolve();
    let n = 0;
    let isChosen = false;
    async function add(piece: Blob, at: number, elapsedMs: number): Promise<void> {
      const bytes = await piece.arrayBuffer();
      const take = find(id);
      if (!take) return;
      const next = grown(take, bytes.byteLength, elapsedMs);
      await store.addPiece(session, next, at, bytes);
      show(next);
      heard.emit();
    }
    let recording: ReturnType<typeof record>;
    try {
      recording = startRecording({
        stream,
        kind,
        maxSeconds,
        maxBytes: bytesMax * 0.95,
        onPiece: (piece, elapsedMs) => {
          const at = n++;
          queue = queue
            .then(() => add(piece, at, elapsedMs))
            .catch((error: unknown) =>
              console.error('A piece of the recording could not be read', error),
            );
        },
      });
    } catch (error) {
      publish(all.filter((take) => take.id !== id));
      await store.dropTake(session, id);
      throw error;
    }
    show({
      ...freshTake(id, { answerId, kind, prompt }, find(id)?.startedAt ?? now()),
      mime: recording.mime,
    });
    async function finished(): Promise<Take> {
      const { durationMs, fault } = await recording.end;
      await queue;
      if (running?.id === id) running = null;
      const over = ended(
        find(id) ?? freshTake(id, { answerId, kind, prompt }, now()),
        durationMs,
        fault,
      );
      if (isChosen && over.fault === null) {
        show(over);
        await choose(id);
      } else await set(over);
      const take = find(id) ?? over;
      heard.emit();
      // A device that refused in between may have room again.
      if (store.level() === 'memory') void store.probe().then(() => publish());
      return take;
    }
    const done = finished();
    running = {
      id,
      flush: recording.flush,
      end: async (fault) => {
        await recording.stop(fault);
        return done;
      },
    };
    return {
      id,
      seconds: () => recording.elapsedMs() / 1_000,
      subscribe: heard.subscribe,
      stop: async (how) => {
        isChosen ||= how?.choose === true;
        await recording.stop();
        return done;
      },
      done,
    };
  }

  async function choose(takeId: string, transcript: string | null = null): Promise<void> {
    const take = find(takeId);
    if (!take) throw new Fault('notFound');
    sender.callBack((one) => one.id !== takeId && one.answerId === take.answerId);
    // Shown in one step: at no moment there is no answer.
    const others = all.filter(
      (other) => other.id !== takeId && other.answerId === take.answerId && isPending(other),
    );
    await Promise.all([
      change(takeId, (one) => chosenTake(one, transcript)),
      ...others.map((other) => set(setAside(other))),
    ]);
    sender.pump();
  }

  async function doOpen(): Promise<void> {
    if (isOpen) return;
    isOpen = true;
    globalThis.addEventListener?.('online', hurry);
    globalThis.addEventListener?.('pagehide', leaving);
    globalThis.document?.addEventListener('visibilitychange', turned);
    await store.probe();
    const found = await store.all(session);
    const revived = await Promise.all(
      found.map(async (take) =>
        revivedTake(take, take.state === 'recording' ? await store.piecesOf(take.id) : null),
      ),
    );
    // Of a recording that broke before its first piece there is nothing to offer.
    const worth = revived.filter((take) => take.bytes > 0 || take.state === 'discarded');
    publish(
      worth.toSorted((a, b) => a.startedAt - b.startedAt),
      true,
    );
    await Promise.all(
      revived.map((take) =>
        worth.includes(take) ? store.putTake(session, take) : store.dropTake(session, take.id),
      ),
    );
    if (isOpen) sender.start();
  }
  async function doClose(): Promise<void> {
    if (!isOpen) return;
    await running?.end('interrupted');
    isOpen = false;
    sender.stop();
    publish();
    globalThis.removeEventListener?.('online', hurry);
    globalThis.removeEventListener?.('pagehide', leaving);
    globalThis.document?.removeEventListener('visibilitychange', turned);
  }
  function inTurn(step: () => Promise<void>): Promise<void> {
    turn = turn.then(step, step);
    return turn;
  }

  return {
    state: () => state,
    subscribe,
    open: () => inTurn(doOpen),
    close: () => inTurn(doClose),
    startTake,
    chooseTake: (takeId, { transcript = null } = {}) => choose(takeId, transcript),
    async discardTake(takeId) {
      const take = find(takeId);
      if (take && (take.state === 'kept' || take.state === 'faulty' || take.state === 'refused'))
        await drop(take);
    },
    async reportTake(takeId) {
      sender.callBack(({ id }) => id === takeId);
      await change(takeId, reported);
    },
    async takeBack(takeId) {
      sender.callBack(({ id }) => id === takeId);
      await change(takeId, takenBack);
      sender.pump();
    },
    fileOf,
    retry() {
      sender.forgive();
      const again = all.filter(isPending).map(againTake);
      for (const take of again) void set(take);
      sender.pump();
    },
    async chooseLeft(hasAnswer) {
      const left = all.filter(
        (take) =>
          (take.state === 'kept' || (take.state === 'faulty' && take.fault !== 'reported')) &&
          take.bytes > 0 &&
          !hasAnswer(take.answerId),
      );
      for (const take of new Map(left.map((one) => [one.answerId, one])).values())
        await choose(take.id);
    },
    async chooseWell(hasAnswer) {
      const well = comingTakes(all, hasAnswer).filter(({ state: one }) => one === 'kept');
      const newest = new Map(well.map((take) => [take.answerId, take.id]));
      await Promise.all(
        well.map((take) => (newest.get(take.answerId) === take.id ? choose(take.id) : drop(take))),
      );
    },
    forget: () =>
      inTurn(async () => {
        if (!isOpen) all = await store.all(session);
        const left = new Set(leftOver(all));
        for (const take of all)
          if (!left.has(take) && take.state !== 'recording' && take.state !== 'discarded')
            await drop(take);
      }),
  };
}
