// Looks at camera and microphone before anything has begun: what is there, what is open, and what the browser could record.
import type { TakeKind } from '#domain/recordings/recording.ts';
import { canRecord } from './formats.ts';
import type { DeviceProblem } from './openDevice.ts';

interface DeviceChoice {
  id: string;
  label: string;
}
export interface DeviceList {
  cameras: DeviceChoice[];
  microphones: DeviceChoice[];
}

/** The devices the browser tells of; names only once one was allowed. */
export async function listDevices(): Promise<DeviceList> {
  try {
    const all = await navigator.mediaDevices.enumerateDevices();
    const of = (kind: MediaDeviceKind): DeviceChoice[] =>
      all
        .filter((device) => device.kind === kind)
        .map(({ deviceId, label }) => ({ id: deviceId, label }));
    return { cameras: of('videoinput'), microphones: of('audioinput') };
  } catch {
    return { cameras: [], microphones: [] };
  }
}

/** What is in the way before anybody is asked for permission; null when nothing is known to. */
export async function findKnownObstacle(kind: TakeKind): Promise<DeviceProblem | null> {
  if (typeof window !== 'undefined' && !window.isSecureContext) return 'insecure';
  if (!canRecord(kind)) return 'unsupported';
  let kinds: string[];
  try {
    kinds = (await navigator.mediaDevices.enumerateDevices()).map((device) => device.kind);
  } catch {
    return null;
  }
  if (kind === 'video' && !kinds.includes('videoinput')) return 'none';
  if (kinds.includes('audioinput')) return null;
  return kind === 'video' ? 'noMicrophone' : 'none';
}

/** The ids of the devices a stream comes from. */
export function devicesOf(stream: MediaStream): { camera: string; microphone: string } {
  const id = (tracks: MediaStreamTrack[]): string => tracks[0]?.getSettings().deviceId ?? '';
  return { camera: id(stream.getVideoTracks()), microphone: id(stream.getAudioTracks()) };
}

/** What this device has room for; nulls where the browser does not tell. */
export interface Space {
  freeBytes: number | null;
  isPersistent: boolean | null;
}

/** Free space for this site, after asking the browser to keep what is stored. Never throws. */
export async function measureSpace(): Promise<Space> {
  const { storage } = navigator as { storage?: StorageManager };
  const isPersistent = (await storage?.persist?.().catch(() => null)) ?? null;
  const estimate = await storage?.estimate?.().catch(() => null);
  const { quota, usage = 0 } = estimate ?? {};
  return { freeBytes: quota === undefined ? null : Math.max(0, quota - usage), isPersistent };
}

const lineFile = '/line-check.bin';
const connectionTimeoutMs = 12_000;

/** Kilobits per second at which a file of this page's own server arrives; null when it does not. */
export async function measureNetworkSpeed(): Promise<number | null> {
  const abort = new AbortController();
  const limit = setTimeout(() => abort.abort(), connectionTimeoutMs);
  try {
    const before = performance.now();
    const reply = await fetch(`${lineFile}?at=${Math.round(before)}`, {
      cache: 'no-store',
      signal: abort.signal,
    });
    if (!reply.ok) return null;
    const { byteLength } = await reply.arrayBuffer();
    return speedOf(byteLength, performance.now() - before);
  } catch {
    return null;
  } finally {
    clearTimeout(limit);
  }
}

/** Kilobits per second of so many bytes in so many milliseconds. */
export function speedOf(bytes: number, ms: number): number {
  return Math.round((bytes * 8) / Math.max(1, ms));
}

/** What a line is good for: a recording goes along while one speaks, takes longer than speaking, or sound alone is wiser. */
export function judgeNetworkSpeed(kilobits: number | null): 'good' | 'slow' | 'poor' | 'unknown' {
  if (kilobits === null) return 'unknown';
  if (kilobits >= 1_500) return 'good';
  return kilobits >= 300 ? 'slow' : 'poor';
}

/** Whether there is room for a recording of so many bytes; null when the browser does not tell. */
export function hasRoom(freeBytes: number | null, neededBytes: number): boolean | null {
  return freeBytes === null ? null : freeBytes >= neededBytes;
}
