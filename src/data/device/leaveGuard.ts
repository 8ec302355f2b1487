// The browser's own question before a page goes away, asked only while something would be lost or left half-way.

/** A switch for the question. */
export function makeLeaveGuard(): (isAtRisk: boolean) => void {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  let isAsking = false;
  return (isAtRisk) => {
    if (isAtRisk === isAsking) return;
    isAsking = isAtRisk;
    if (isAtRisk) globalThis.addEventListener?.('beforeunload', ask);
    else globalThis.removeEventListener?.('beforeunload', ask);
  };
}
