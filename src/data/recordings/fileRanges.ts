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

/** The proof of App Check, which the SDK adds to its own requests; null where no key is set or none is given. */
async function readProof(): Promise<string | null> {
  if (settings().appCheckKey === null) return null;
  const { readAppCheckToken } = await import('#data/appCheck/appCheck.ts');
  return readAppCheckToken().catch(() => null);
}

async function request(path: string, range: string, renewed: boolean): Promise<Response> {
  const [token, proof] = await Promise.all([
    authentication().currentUser?.getIdToken(renewed),
    readProof(),
  ]);
  return fetch(buildFileAddress(path), {
    headers: {
      Range: range,
      ...(token ? { Authorization: `Firebase ${token}` } : {}),
      ...(proof ? { 'X-Firebase-AppCheck': proof } : {}),
    },
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
