/** Requests to Google's APIs as the operator, or to the emulators, which take the same ones. */
import type { FirebaseAddresses } from '../../local/addresses.ts';
import { readAccessToken } from './accessToken.ts';

/** Where a project answers, and how requests identify themselves. */
export interface CloudProject {
  readonly projectId: string;
  readonly firestore: string;
  readonly storage: string;
  readonly auth: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly isLocal: boolean;
}

/** What came back: JSON, or its text where it is none. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

const timeoutMs = 30_000;

/** A hosted project, asked with the operator's credentials. Throws one sentence without them. */
export async function openProject(projectId: string): Promise<CloudProject> {
  return {
    projectId,
    firestore: 'https://firestore.googleapis.com',
    storage: 'https://firebasestorage.googleapis.com',
    auth: 'https://identitytoolkit.googleapis.com',
    headers: {
      authorization: `Bearer ${await readAccessToken()}`,
      'x-goog-user-project': projectId,
    },
    isLocal: false,
  };
}

/** The emulators, asked past the rules. */
export function openEmulators({ projectId, ...at }: FirebaseAddresses): CloudProject {
  return {
    projectId,
    firestore: `http://${at.firestore}`,
    storage: `http://${at.storage}`,
    auth: `http://${at.auth}/identitytoolkit.googleapis.com`,
    headers: { authorization: 'Bearer owner' },
    isLocal: true,
  };
}

/** Sends one request. Throws one sentence where nothing answers. */
export async function sendRequest(
  address: string,
  { headers = {}, body, method }: { headers?: object; body?: unknown; method?: string } = {},
): Promise<Reply> {
  const response = await fetch(address, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new Error(formatSilence(address, cause));
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parseBody(text) };
}

/** `fetch failed` says neither who nor why: the reason lies below it. */
export function formatSilence(address: string, cause: unknown): string {
  const host = URL.canParse(address) ? new URL(address).host : address;
  const below = cause instanceof Error ? cause.cause : undefined;
  const reason = below instanceof Error && 'code' in below ? below.code : cause;
  return `${host || address} does not answer (${String(reason)}).`;
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** What Google says is wrong: the message of an error, wherever in the reply it stands. */
export function readErrorMessage({ body, status }: Reply): string {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  const error =
    typeof first === 'object' && first !== null && 'error' in first ? first.error : undefined;
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : `status ${status}`;
}
