/** The destination of somebody who is signing out, so that no guard sends them to the sign-in page of the page they leave. */

let target: string | null = null;

/** Remembers where a sign-out leads. */
export function leaveFor(path: string | null): void {
  target = path;
}

/** Where the running sign-out leads; null when nobody is leaving. */
export function readLeavingFor(): string | null {
  return target;
}
