// The takes of one session while the room is open: every change is shown at once, kept on the device, and sent when it was chosen.
import { Fault } from '#domain/base/fault.ts';
import {
  isPending,
  type Recordings,
  type Take,
  type TakeFault,
} from '#domain/recordings/recording.ts';
import { createEmitter } from '#domain/base/store.ts';
import type { record, Recording } from '#media/record.ts';
import { createId } from '#data/firestore/ids.ts';
import { makeLeaveGuard } from '#data/device/leaveGuard.ts';
import { TakeInTheMaking } from './takeInTheMaking.ts';
import { makeSender, type Sender, type Server } from './recordingSender.ts';
import type { RecordingStore } from './recordingStore.ts';
import type { RunningTake, TakeRequest } from './recordingContract.ts';
import { chooseTake, discardTake, isAtRisk, reviveTake, setAside, countUsedTakes } from './take.ts';

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

type SessionTakesOptions = Required<Omit<RecordingSessionOptions, keyof Server>> & {
  server: Server;
};

/** The takes of one session: what each has become, on this device and on its way to the server. */
export class SessionTakes {
  readonly options: SessionTakesOptions;
  all: readonly Take[] = [];
  state: Recordings;
  readonly changes = createEmitter();
  private readonly guard = makeLeaveGuard();
  isOpen = false;
  private running: {
    id: string;
    flush: () => void;
    end: (fault: TakeFault) => Promise<Take>;
  } | null = null;
  /** Opening and closing happen one after the other. */
  private turn: Promise<void> = Promise.resolve();
  readonly sender: Sender;

  constructor(options: SessionTakesOptions) {
    this.options = options;
    this.state = { ready: false, level: this.options.store.level(), takes: [], used: {} };
    this.sender = makeSender(
      {
        takes: () => this.all,
        set: this.set,
        show: this.show,
        fileOf: this.fileOf,
        arrived: this.arrived,
      },
      this.options.server,
      {
        now: this.options.now,
        chance: this.options.chance,
        isOnline: this.options.isOnline,
      },
    );
  }

  publish(takes: readonly Take[] = this.all, ready = this.state.ready): void {
    this.all = takes;
    this.state = {
      ready,
      level: this.options.store.level(),
      takes: this.all.filter((take) => take.state !== 'discarded'),
      used: countUsedTakes(this.all),
    };
    this.guard(
      this.isOpen && this.all.some((take) => isAtRisk(take, this.state.level === 'memory')),
    );
    this.changes.emit();
  }

  find(id: string): Take | undefined {
    return this.all.find((take) => take.id === id);
  }

  readonly show = (take: Take): void => {
    this.publish(
      this.find(take.id)
        ? this.all.map((one) => (one.id === take.id ? take : one))
        : [...this.all, take],
    );
  };

  /** What is shown changes at once; the device follows. */
  readonly set = async (take: Take): Promise<void> => {
    this.show(take);
    await this.options.store.putTake(this.options.session, take);
    if (this.options.store.level() !== this.state.level) this.publish();
  };

  async change(id: string, step: (take: Take) => Take): Promise<void> {
    const take = this.find(id);
    if (take) await this.set(step(take));
  }

  readonly fileOf = async (id: string): Promise<Blob | null> => {
    const pieces = await this.options.store.piecesOf(id);
    return pieces.length === 0 ? null : new Blob(pieces, { type: this.find(id)?.mime ?? '' });
  };

  async drop(take: Take): Promise<void> {
    await this.set(discardTake(take));
    await this.options.store.dropPieces(take.id);
  }

  private readonly arrived = async (take: Take): Promise<void> => {
    await this.set(take);
    for (const other of this.all)
      if (other.id !== take.id && other.answerId === take.answerId && other.state === 'confirmed')
        await this.drop(other);
  };

  private readonly hurry = (): void => {
    this.publish(
      this.all.map((take) =>
        isPending(take) && take.retryAt > 0 ? { ...take, retryAt: 0 } : take,
      ),
    );
    this.sender.pump();
  };

  private readonly turned = (): void => {
    if (document.visibilityState === 'hidden') this.running?.flush();
    else this.hurry();
  };

  private readonly leaving = (): void => this.running?.flush();

  readonly startTake = async ({
    answerId,
    kind,
    stream,
    maxSeconds,
    prompt = null,
  }: TakeRequest): Promise<RunningTake> => {
    const { store, session, startRecording, bytesMax } = this.options;
    if (this.running) await this.running.end('interrupted');
    await store.probe();
    const id = createId();
    const made = new TakeInTheMaking(this, id, { answerId, kind, prompt });
    await this.set(made.fresh());
    let recording: Recording;
    try {
      recording = startRecording({
        stream,
        kind,
        maxSeconds,
        maxBytes: bytesMax * 0.95,
        onPiece: made.onPiece,
      });
    } catch (error) {
      this.publish(this.all.filter((take) => take.id !== id));
      await store.dropTake(session, id);
      throw error;
    }
    this.show({ ...made.fresh(this.find(id)?.startedAt), mime: recording.mime });
    const done = made.finish(recording);
    this.running = {
      id,
      flush: recording.flush,
      end: async (fault) => {
        await recording.stop(fault);
        return done;
      },
    };
    return made.handle(recording, done);
  };

  /** This take is no longer being recorded. */
  release(id: string): void {
    if (this.running?.id === id) this.running = null;
  }

  async choose(takeId: string, transcript: string | null = null): Promise<void> {
    const take = this.find(takeId);
    if (!take) throw new Fault('notFound');
    this.sender.callBack((one) => one.id !== takeId && one.answerId === take.answerId);
    // Shown in one step: at no moment there is no answer.
    const others = this.all.filter(
      (other) => other.id !== takeId && other.answerId === take.answerId && isPending(other),
    );
    await Promise.all([
      this.change(takeId, (one) => chooseTake(one, transcript)),
      ...others.map((other) => this.set(setAside(other))),
    ]);
    this.sender.pump();
  }

  readonly doOpen = async (): Promise<void> => {
    if (this.isOpen) return;
    this.isOpen = true;
    globalThis.addEventListener?.('online', this.hurry);
    globalThis.addEventListener?.('pagehide', this.leaving);
    globalThis.document?.addEventListener('visibilitychange', this.turned);
    await this.options.store.probe();
    const found = await this.options.store.all(this.options.session);
    const revived = await Promise.all(
      found.map(async (take) =>
        reviveTake(
          take,
          take.state === 'recording' ? await this.options.store.piecesOf(take.id) : null,
        ),
      ),
    );
    // Of a recording that broke before its first piece there is nothing to offer.
    const worth = revived.filter((take) => take.bytes > 0 || take.state === 'discarded');
    this.publish(
      worth.toSorted((a, b) => a.startedAt - b.startedAt),
      true,
    );
    await Promise.all(
      revived.map((take) =>
        worth.includes(take)
          ? this.options.store.putTake(this.options.session, take)
          : this.options.store.dropTake(this.options.session, take.id),
      ),
    );
    if (this.isOpen) this.sender.start();
  };

  readonly doClose = async (): Promise<void> => {
    if (!this.isOpen) return;
    await this.running?.end('interrupted');
    this.isOpen = false;
    this.sender.stop();
    this.publish();
    globalThis.removeEventListener?.('online', this.hurry);
    globalThis.removeEventListener?.('pagehide', this.leaving);
    globalThis.document?.removeEventListener('visibilitychange', this.turned);
  };

  inTurn(step: () => Promise<void>): Promise<void> {
    this.turn = this.turn.then(step, step);
    return this.turn;
  }
}
