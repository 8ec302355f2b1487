// Watches what the browser's recorders give out, so that a story waits for what was recorded and not for a time.
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** From the next page on, writes down beside the app what each recorder gives out. */
export async function watchRecorders(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const spokenChunks: Blob[][] = [];
    const recorders: MediaRecorder[] = [];
    Object.assign(window, { spokenChunks, recorders });
    window.MediaRecorder = class extends MediaRecorder {
      override start(slice?: number): void {
        const pieces: Blob[] = [];
        spokenChunks.push(pieces);
        recorders.push(this);
        this.addEventListener('dataavailable', ({ data }) => pieces.push(data));
        super.start(slice);
      }
    };
  });
}

/** Waits until the newest recording has so many pieces; each is a second long. */
export async function untilRecorded(page: Page, pieces: number): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          () => (window as unknown as { spokenChunks: Blob[][] }).spokenChunks.at(-1)?.length ?? 0,
        ),
      { timeout: 60_000, interval: 250 },
    )
    .toBeGreaterThanOrEqual(pieces);
}
