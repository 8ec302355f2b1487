/** Parts of files in storage, fetched with the person's own rights: the SDK fetches whole files alone. */
import { Fault } from '#domain/base/fault.ts';
import { authentication } from '#data/firestore/authentication.ts';
import { settings } from '#data/firestore/settings.ts';

function buildFileAddress(path: string): string {
  const { firebase, local } = settings();
  const origin = local ? `http://${local.storage}` : 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${firebase.storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}

const faultByStatus = {
  401: 'unauthenticated',
  403: 'permissionDenied',
  404: 'notFound',
  416: 'notFound',
  429: 'quotaExceeded',
} as const;

function isKnown(status: number): status is keyof typeof faultByStatus {
  return status in faultByStatus;
}

async function request(path: string, range: string, renewed: boolean): Promise<Response> {
  const token = await authentication().currentUser?.getIdToken(renewed);
  return fetch(buildFileAddress(path), {
    headers: { Range: range, ...(token ? { Authorization: `Firebase ${token}` } : {}) },
  });
}

/** The bytes of a file from one place up to, without, another. Throws Faults: "notFound", "permissionDenied", "offline". */
export async function fetchFileRange(path: string, from: number, to: number): Promise<ArrayBuffer> {
  const range = `bytes=${from}-${to - 1}`;
  let response: Response;
  try {
    response = await request(path, range, false);
    if (response.status === 401) response = await request(path, range, true);
    const bytes = response.ok ? await response.arrayBuffer() : null;
    // Whatever stands between may have sent the whole.
    if (bytes) return response.status === 206 ? bytes : bytes.slice(from, to);
  } catch (error) {
    throw new Fault('offline', { cause: error });
  }
  const { status } = response;
  throw new Fault(isKnown(status) ? faultByStatus[status] : 'unknown', {
    cause: new Error(`Storage answers ${status}.`),
  });
}
