// One recording, from the first piece to the last: each piece is handed over as it comes, and whatever ends it is said.
import { Fault } from '#domain/base/fault.ts';
import type { TakeFault, TakeKind } from '#domain/recordings/recording.ts';
import { bitRates, recordingMimes, getRecordedMime } from './formats.ts';

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
  /** Settles once, after the last piece. */
  end: Promise<RecordingEnd>;
}

const pieceMs = 1_000;
/** After so long a silence the browser is asked for what it holds back; after the second one the recording counts as stuck. A machine that does not count the time was asleep. */
const askMs = 3_000;
const silenceMs = 10_000;
const sleepMs = 15_000;
const stopTimeoutMs = 5_000;

function tracksFor(stream: MediaStream, kind: TakeKind): MediaStreamTrack[] {
  const tracks = kind === 'audio' ? stream.getAudioTracks() : stream.getTracks();
  return tracks.filter(({ readyState }) => readyState === 'live');
}

/** The first type that the recorder really takes. */
function recorderFor(
  tracks: MediaStreamTrack[],
  mimes: readonly string[],
): { recorder: MediaRecorder; mime: string } {
  let cause: unknown;
  for (const mime of mimes) {
    try {
      return {
        mime,
        recorder: new MediaRecorder(new MediaStream(tracks), {
          mimeType: mime,
          videoBitsPerSecond: bitRates.video,
          audioBitsPerSecond: bitRates.audio,
        }),
      };
    } catch (error) {
      cause = error;
    }
  }
  throw new Fault('unknown', { cause });
}

/** Starts recording at once. Throws a Fault when the browser cannot record this stream. */
export function record({ stream, kind, maxSeconds, maxBytes, onPiece }: RecordOptions): Recording {
  const mimes = recordingMimes(kind);
  const tracks = tracksFor(stream, kind);
  if (mimes.length === 0 || tracks.length === 0) throw new Fault('unknown');
  const { recorder, mime } = recorderFor(tracks, mimes);

  let startedAt = performance.now();
  let heardAt = startedAt;
  let tickedAt = startedAt;
  let askedAt = startedAt;
  let bytes = 0;
  let fault: TakeFault | null = null;
  let over: RecordingEnd | null = null;
  let settle: (end: RecordingEnd) => void = () => undefined;
  const end = new Promise<RecordingEnd>((done) => {
    settle = done;
  });
  const elapsedMs = (): number => over?.durationMs ?? Math.round(performance.now() - startedAt);

  function finish(): void {
    if (over) return;
    over = { durationMs: elapsedMs(), fault };
    clearInterval(timer);
    for (const track of tracks) track.removeEventListener('ended', unplugged);
    settle(over);
  }
  function stop(why: TakeFault | null): void {
    if (over) return;
    fault ??= why;
    if (recorder.state === 'inactive') return finish();
    try {
      recorder.stop();
      setTimeout(finish, stopTimeoutMs);
    } catch {
      finish();
    }
  }
  function flush(): void {
    if (recorder.state === 'recording') recorder.requestData();
  }
  function unplugged(): void {
    stop('device');
  }
  function tick(): void {
    const now = performance.now();
    if (now - tickedAt > sleepMs || now - heardAt > silenceMs) return stop('stalled');
    tickedAt = now;
    // Some browsers take no heed of the length of a piece.
    if (now - Math.max(heardAt, askedAt) > askMs) {
      askedAt = now;
      flush();
    }
    if (now - startedAt >= maxSeconds * 1_000 || bytes >= maxBytes) stop(null);
  }

  recorder.addEventListener('start', () => {
    startedAt = heardAt = performance.now();
  });
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return;
    heardAt = performance.now();
    bytes += data.size;
    onPiece(data, elapsedMs());
  });
  recorder.addEventListener('error', () => stop('recorder'));
  // The browser stops by itself when all tracks have ended: nobody asked for that.
  recorder.addEventListener('stop', () => {
    if (fault === null && tracks.some(({ readyState }) => readyState === 'ended')) fault = 'device';
    finish();
  });
  for (const track of tracks) track.addEventListener('ended', unplugged);
  const timer = setInterval(tick, 250);
  try {
    recorder.start(pieceMs);
  } catch (cause) {
    finish();
    throw new Fault('unknown', { cause });
  }

  return {
    mime: getRecordedMime(recorder.mimeType, mime),
    elapsedMs,
    flush,
    stop: (why) => {
      stop(why ?? null);
      return end;
    },
    end,
  };
}
