// Whether a newer version of the app was put online while this page is open. Found by asking for the page, so it needs no service worker.
import { createStore } from '#domain/base/store.ts';

const newer = createStore(false);
let askedAt = 0;
/** No more questions than one in so many milliseconds, unless there is a reason. */
const pauseMs = 10 * 60_000;

/** The script the app starts with, as "/assets/index-abc.js"; null where there is none (the dev server). Prerendered pages name it without loading it. */
export function findEntry(html: string): string | null {
  return (
    /<meta name="app-entry" content="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ??
    /<script[^>]+type="module"[^>]+src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ??
    null
  );
}

function ownEntry(): string | null {
  const named = document.querySelector<HTMLMetaElement>('meta[name=app-entry]');
  if (named) return named.content;
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]');
  return script ? new URL(script.src).pathname : null;
}

/** True once a newer version was seen. */
export function isNewVersion(): boolean {
  return newer.get();
}

/** Tells when a newer version was seen. Returns how to stop listening. */
export const onNewVersion = newer.subscribe;

/** A newer version is known to be there, for instance because a file of this one is gone. */
export function markNewVersionSeen(): void {
  if (!newer.get()) newer.set(true);
}

/** Asks whether there is a newer version; at most every ten minutes without a reason, such as a write that was refused. Never fails. */
export async function askForNewVersion(hasReason = false): Promise<boolean> {
  const mine = ownEntry();
  if (newer.get() || mine === null || (!hasReason && Date.now() - askedAt < pauseMs))
    return newer.get();
  askedAt = Date.now();
  try {
    const response = await fetch('/', { cache: 'no-store' });
    const theirs = response.ok ? findEntry(await response.text()) : null;
    if (theirs !== null && theirs !== mine) markNewVersionSeen();
  } catch {
    // Without network there is nothing to know.
  }
  return newer.get();
}
