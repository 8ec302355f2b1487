// One recording, from the first piece to the last: each piece is handed over as it comes, and whatever ends it is reported.
import { Fault } from '#domain/base/fault.ts';
import type { TakeFault, TakeKind } from '#domain/recordings/recording.ts';
import { chooseBitRates, listRecordingMimes, getRecordedMime } from './formats.ts';

export interface RecordOptions {
  stream: MediaStream;
  kind: TakeKind;
  maxSeconds: number;
  maxBytes: number;
  /** A piece of the file, in order, and the milliseconds recorded until then. */
  onPiece: (piece: Blob, elapsedMs: number) => void;
}

interface RecordingEnd {
  durationMs: number;
  fault: TakeFault | null;
}

export interface Recording {
  mime: string;
  elapsedMs: () => number;
  /** Asks the browser for what it holds back. */
  flush: () => void;
  stop: (fault?: TakeFault) => Promise<RecordingEnd>;
  /** Resolves once, after the last piece. */
  end: Promise<RecordingEnd>;
}

const pieceMs = 1_000;
/** After so long a silence the browser is asked for what it holds back; after the second one the recording counts as stuck. A machine that does not count the time was asleep. */
const askMs = 3_000;
const silenceMs = 10_000;
const sleepMs = 15_000;
const stopTimeoutMs = 5_000;

function selectTracks(stream: MediaStream, kind: TakeKind): MediaStreamTrack[] {
  const tracks = kind === 'audio' ? stream.getAudioTracks() : stream.getTracks();
  return tracks.filter(({ readyState }) => readyState === 'live');
}

/** The first type that the recorder really takes. */
function createRecorder(
  tracks: MediaStreamTrack[],
  mimes: readonly string[],
): { recorder: MediaRecorder; mime: string } {
  let cause: unknown;
  for (const mime of mimes) {
    const { video, audio } = chooseBitRates(mime);
    try {
      return {
        mime,
        recorder: new MediaRecorder(new MediaStream(tracks), {
          mimeType: mime,
          videoBitsPerSecond: video,
          audioBitsPerSecond: audio,
        }),
      };
    } catch (error) {
      cause = error;
    }
  }
  throw new Fault('unknown', { cause });
}

/** A recording from its start to its end. Whatever ends it, `end` resolves once. */
class TakeRecorder {
  private readonly options: RecordOptions;
  private readonly tracks: readonly MediaStreamTrack[];
  private readonly recorder: MediaRecorder;
  private startedAt = performance.now();
  private heardAt = this.startedAt;
  private tickedAt = this.startedAt;
  private askedAt = this.startedAt;
  private bytes = 0;
  private fault: TakeFault | null = null;
  private over: RecordingEnd | null = null;
  private resolveEnd: (end: RecordingEnd) => void = () => undefined;
  readonly end = new Promise<RecordingEnd>((done) => {
    this.resolveEnd = done;
  });
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(options: RecordOptions, tracks: MediaStreamTrack[], recorder: MediaRecorder) {
    this.options = options;
    this.tracks = tracks;
    this.recorder = recorder;
  }

  elapsedMs(): number {
    return this.over?.durationMs ?? Math.round(performance.now() - this.startedAt);
  }

  start(): void {
    this.recorder.addEventListener('start', () => {
      this.startedAt = this.heardAt = performance.now();
    });
    this.recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return;
      this.heardAt = performance.now();
      this.bytes += data.size;
      this.options.onPiece(data, this.elapsedMs());
    });
    this.recorder.addEventListener('error', () => this.stop('recorder'));
    // The browser stops by itself when all tracks have ended: nobody asked for that.
    this.recorder.addEventListener('stop', () => {
      if (this.fault === null && this.tracks.some(({ readyState }) => readyState === 'ended'))
        this.fault = 'device';
      this.finish();
    });
    for (const track of this.tracks) track.addEventListener('ended', this.unplugged);
    this.timer = setInterval(() => this.tick(), 250);
    try {
      this.recorder.start(pieceMs);
    } catch (cause) {
      this.finish();
      throw new Fault('unknown', { cause });
    }
  }

  stop(why: TakeFault | null): void {
    if (this.over) return;
    this.fault ??= why;
    if (this.recorder.state === 'inactive') return this.finish();
    try {
      this.recorder.stop();
      setTimeout(() => this.finish(), stopTimeoutMs);
    } catch {
      this.finish();
    }
  }

  flush(): void {
    if (this.recorder.state === 'recording') this.recorder.requestData();
  }

  private finish(): void {
    if (this.over) return;
    this.over = { durationMs: this.elapsedMs(), fault: this.fault };
    clearInterval(this.timer);
    for (const track of this.tracks) track.removeEventListener('ended', this.unplugged);
    this.resolveEnd(this.over);
  }

  private readonly unplugged = (): void => this.stop('device');

  private tick(): void {
    const now = performance.now();
    if (now - this.tickedAt > sleepMs || now - this.heardAt > silenceMs)
      return this.stop('stalled');
    this.tickedAt = now;
    // Some browsers take no heed of the length of a piece.
    if (now - Math.max(this.heardAt, this.askedAt) > askMs) {
      this.askedAt = now;
      this.flush();
    }
    const { maxSeconds, maxBytes } = this.options;
    if (now - this.startedAt >= maxSeconds * 1_000 || this.bytes >= maxBytes) this.stop(null);
  }
}

/** Starts recording at once. Throws a Fault when the browser cannot record this stream. */
export function record(options: RecordOptions): Recording {
  const mimes = listRecordingMimes(options.kind);
  const tracks = selectTracks(options.stream, options.kind);
  if (mimes.length === 0 || tracks.length === 0) throw new Fault('unknown');
  const { recorder, mime } = createRecorder(tracks, mimes);
  const take = new TakeRecorder(options, tracks, recorder);
  take.start();
  return {
    mime: getRecordedMime(recorder.mimeType, mime),
    elapsedMs: () => take.elapsedMs(),
    flush: () => take.flush(),
    stop: (why) => {
      take.stop(why ?? null);
      return take.end;
    },
    end: take.end,
  };
}
