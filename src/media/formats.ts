/** Which kind of file this browser can record, and what is asked of camera and microphone. */
import { endingOf, type TakeKind } from '#domain/recordings/recording.ts';

/** In the order of preference: what needs few bytes and what most players open first, Safari's at the end. AV1 stands behind VP9: fewer devices write and play it without effort. */
const wanted: Record<TakeKind, readonly string[]> = {
  video: [
    'video/webm;codecs=vp9,opus',
    'video/webm;codecs=av01.0.04M.08,opus',
    'video/webm;codecs=vp8,opus',
    'video/webm',
    'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
    'video/mp4',
  ],
  audio: ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4'],
};

/** Modest on purpose: a phone's upload has to carry it. Bits per second. */
const bitRates = { video: 450_000, olderVideo: 700_000, audio: 48_000 } as const;

/** What a recorder of that type is asked to write, in bits per second: VP8 and H.264 need more for the same picture. */
export function chooseBitRates(mime: string): { video: number; audio: number } {
  const isLean = /vp0?9|av01/.test(mime);
  return { video: isLean ? bitRates.video : bitRates.olderVideo, audio: bitRates.audio };
}

function isSupported(mime: string): boolean {
  try {
    return MediaRecorder.isTypeSupported(mime);
  } catch {
    return false;
  }
}

/** The types to record in, best first: some browsers claim one that their recorder then refuses. Empty when there is none that the server takes. */
export function listRecordingMimes(kind: TakeKind): string[] {
  return typeof MediaRecorder === 'undefined' ? [] : wanted[kind].filter(isSupported);
}

/** The type to record in; null when this browser can record none that the server takes. */
export function chooseRecordingMime(kind: TakeKind): string | null {
  return listRecordingMimes(kind)[0] ?? null;
}

/** True when this browser can record a spoken answer of that kind at all; devices and permission are another matter. */
export function canRecord(kind: TakeKind): boolean {
  return (
    chooseRecordingMime(kind) !== null && typeof navigator.mediaDevices?.getUserMedia === 'function'
  );
}

/** What to ask getUserMedia for. */
export function buildConstraints(
  kind: TakeKind,
  devices: { camera?: string | undefined; microphone?: string | undefined } = {},
): MediaStreamConstraints {
  const audio: MediaTrackConstraints = {
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
    ...(devices.microphone ? { deviceId: { ideal: devices.microphone } } : {}),
  };
  if (kind === 'audio') return { audio };
  return {
    audio,
    video: {
      width: { ideal: 640 },
      height: { ideal: 480 },
      frameRate: { ideal: 24, max: 30 },
      facingMode: 'user',
      ...(devices.camera ? { deviceId: { ideal: devices.camera } } : {}),
    },
  };
}

/** Bytes a recording of that length takes in this browser, with a margin. */
export function estimateBytes(kind: TakeKind, seconds: number): number {
  const { video, audio } = chooseBitRates(chooseRecordingMime(kind) ?? '');
  const bits = audio + (kind === 'video' ? video : 0);
  return Math.ceil((bits / 8) * seconds * 1.25);
}

/** The type as storage knows it: what the recorder says it writes, else what was asked for. */
export function getRecordedMime(recorded: string, asked: string): string {
  return endingOf(recorded) === null ? asked : recorded;
}
