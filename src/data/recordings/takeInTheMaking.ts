// A take while it is recorded: each piece goes to the device as it comes, and whatever ends it is written down.
import type { Take } from '#domain/recordings/recording.ts';
import { createEmitter } from '#domain/base/store.ts';
import type { Recording } from '#media/record.ts';
import type { RunningTake } from './recordingContract.ts';
import type { RecordingStore } from './recordingStore.ts';
import { endTake, createTake, addPiece } from './take.ts';

/** What a take needs of the session it belongs to. */
export interface TakesOfSession {
  options: { store: RecordingStore; session: string; now: () => number };
  find: (id: string) => Take | undefined;
  show: (take: Take) => void;
  set: (take: Take) => Promise<void>;
  choose: (id: string) => Promise<void>;
  release: (id: string) => void;
  publish: () => void;
}

export class TakeInTheMaking {
  private readonly takes: TakesOfSession;
  private readonly id: string;
  private readonly asked: Parameters<typeof createTake>[1];
  private readonly heard = createEmitter();
  private queue: Promise<void> = Promise.resolve();
  private n = 0;
  private isChosen = false;

  constructor(takes: TakesOfSession, id: string, asked: Parameters<typeof createTake>[1]) {
    this.takes = takes;
    this.id = id;
    this.asked = asked;
  }

  fresh(startedAt = this.takes.options.now()): Take {
    return createTake(this.id, this.asked, startedAt);
  }

  /** Keeps a piece; one after the other, in the order they come. */
  readonly onPiece = (piece: Blob, elapsedMs: number): void => {
    const at = this.n++;
    this.queue = this.queue
      .then(() => this.add(piece, at, elapsedMs))
      .catch((error: unknown) =>
        console.error('A piece of the recording could not be read', error),
      );
  };

  private async add(piece: Blob, at: number, elapsedMs: number): Promise<void> {
    const { store, session } = this.takes.options;
    const bytes = await piece.arrayBuffer();
    const take = this.takes.find(this.id);
    if (!take) return;
    const next = addPiece(take, bytes.byteLength, elapsedMs);
    await store.addPiece(session, next, at, bytes);
    this.takes.show(next);
    this.heard.emit();
  }

  /** Waits for the end of the recording, and writes down what the take has become. */
  async finish(recording: Recording): Promise<Take> {
    const { takes, id } = this;
    const { durationMs, fault } = await recording.end;
    await this.queue;
    takes.release(id);
    const over = endTake(takes.find(id) ?? this.fresh(), durationMs, fault);
    if (this.isChosen && over.fault === null) {
      takes.show(over);
      await takes.choose(id);
    } else await takes.set(over);
    const take = takes.find(id) ?? over;
    this.heard.emit();
    const { store } = takes.options;
    // A device that refused in between may have room again.
    if (store.level() === 'memory') void store.probe().then(() => takes.publish());
    return take;
  }

  /** What the room holds of the take until it is done. */
  handle(recording: Recording, done: Promise<Take>): RunningTake {
    return {
      id: this.id,
      seconds: () => recording.elapsedMs() / 1_000,
      subscribe: this.heard.subscribe,
      stop: async (how) => {
        this.isChosen ||= how?.choose === true;
        await recording.stop();
        return done;
      },
      done,
    };
  }
}
