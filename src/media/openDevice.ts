// Opens camera and microphone, and says plainly why that did not work.
import type { TakeKind } from '#domain/recordings/recording.ts';
import { readChosenDevices } from './chosenDevices.ts';
import { buildConstraints, chooseRecordingMime } from './formats.ts';

const deviceProblems = [
  'refused',
  'dismissed',
  'system',
  'inUse',
  'none',
  'noMicrophone',
  'lost',
  'unsupported',
  'insecure',
  'unknown',
] as const;
/**
 * refused: not allowed for this page. dismissed: the question was closed without an answer. system: the operating system keeps it from the browser.
 * inUse: another program has it. none: no camera (or no microphone, when only that was asked for). noMicrophone: a camera but no microphone.
 * lost: unplugged or taken away while open. unsupported: the browser cannot record. insecure: the page is not served safely.
 */
export type DeviceProblem = (typeof deviceProblems)[number];

/** Thrown by openDevice. */
export class DeviceError extends Error {
  readonly problem: DeviceProblem;
  constructor(problem: DeviceProblem, options?: ErrorOptions) {
    super(`device: ${problem}`, options);
    this.name = 'DeviceError';
    this.problem = problem;
  }
}

/** Why a browser did not open a device. */
export function problemOf(error: unknown): DeviceProblem {
  if (error instanceof DeviceError) return error.problem;
  const { name = '', message = '' } = error as Partial<Error>;
  switch (name) {
    case 'NotAllowedError':
    case 'PermissionDeniedError':
      if (/system/iu.test(message)) return 'system';
      return /dismiss/iu.test(message) ? 'dismissed' : 'refused';
    case 'SecurityError':
      return 'refused';
    case 'NotFoundError':
    case 'DevicesNotFoundError':
    case 'OverconstrainedError':
      return 'none';
    case 'NotReadableError':
    case 'TrackStartError':
    case 'AbortError':
      return 'inUse';
    case 'TypeError':
      return 'unsupported';
    default:
      return 'unknown';
  }
}

function readMediaDevices(): MediaDevices {
  if (typeof window !== 'undefined' && !window.isSecureContext) throw new DeviceError('insecure');
  // Older browsers have none, whatever the types say.
  const devices = (globalThis.navigator as { mediaDevices?: MediaDevices } | undefined)
    ?.mediaDevices;
  if (!devices || typeof devices.getUserMedia !== 'function') throw new DeviceError('unsupported');
  return devices;
}

async function hasMicrophone(devices: MediaDevices): Promise<boolean> {
  try {
    return (await devices.enumerateDevices()).some(({ kind }) => kind === 'audioinput');
  } catch {
    return true;
  }
}

/** Camera and microphone, or the microphone alone. Throws DeviceError. The caller ends its tracks. */
export async function openDevice(kind: TakeKind): Promise<MediaStream> {
  const devices = readMediaDevices();
  if (chooseRecordingMime(kind) === null) throw new DeviceError('unsupported');
  try {
    return await devices.getUserMedia(buildConstraints(kind, readChosenDevices()));
  } catch (error) {
    const problem = problemOf(error);
    throw new DeviceError(
      problem === 'none' && kind === 'video' && !(await hasMicrophone(devices))
        ? 'noMicrophone'
        : problem,
      { cause: error },
    );
  }
}

/** Ends every track of a stream: the camera's light goes out. */
export function closeStream(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Whether the browser will open the device without asking; null where it does not tell. */
export async function isAllowed(kind: TakeKind): Promise<boolean | null> {
  try {
    const names = kind === 'video' ? ['camera', 'microphone'] : ['microphone'];
    const states = await Promise.all(
      names.map((name) => navigator.permissions.query({ name: name as PermissionName })),
    );
    return states.every(({ state }) => state === 'granted');
  } catch {
    return null;
  }
}
