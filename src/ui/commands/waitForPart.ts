/** Waits for a part of a page that is still loading, and leaves it alone once somebody does something else. */

/** How long a part may take to appear on a page that is loaded first. */
const waitsMs = 30_000;

/** Runs `reach` now and at each change of the page, until it says that it has reached what it looks for. */
export function waitForPart(reach: () => boolean): void {
  if (reach()) return;
  const ended = new AbortController();
  const end = (): void => ended.abort();
  const observer = new MutationObserver(() => {
    if (reach()) end();
  });
  const timer = setTimeout(end, waitsMs);
  ended.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const type of ['keydown', 'pointerdown'])
    window.addEventListener(type, end, { capture: true, signal: ended.signal });
  observer.observe(document.body, { childList: true, subtree: true });
}
