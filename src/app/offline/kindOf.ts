/** Classifies requests for the service worker. Firebase, sign-in helpers and AI models bypass it. */
import { playedFolder } from '#media/playedAddress.ts';

/** What is looked at of a request. */
export interface Asked {
  method: string;
  mode: string;
  url: string;
}

/**
 * page: a navigation, answered by the network, else by the kept page. file: a file whose name changes with its content, kept for good.
 * played: a recording, which the page fetches in pieces. pass: not ours; the browser does what it always does. Packs (.bin) have a cache of their own, checked by their sums.
 */
export function kindOf(
  { method, mode, url }: Asked,
  origin: string,
): 'page' | 'file' | 'played' | 'pass' {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin || pathname.startsWith('/__/')) return 'pass';
  if (mode === 'navigate') return 'page';
  if (pathname.startsWith(playedFolder)) return 'played';
  return pathname.startsWith('/assets/') && !pathname.endsWith('.bin') ? 'file' : 'pass';
}

/** True for an answer that is the file asked for: something on the way may answer with a page of its own. */
export function isFile(response: Pick<Response, 'ok' | 'headers'>): boolean {
  return response.ok && !(response.headers.get('content-type') ?? '').startsWith('text/html');
}
