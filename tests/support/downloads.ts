// Reads what a page gives to be saved.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Page } from 'playwright-core';

/** Reads the bytes of a download. */
export async function readDownload(download: Download): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'hirely-download-'));
  try {
    await download.saveAs(join(folder, 'file'));
    return readFileSync(join(folder, 'file'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Presses a button and reads what it saves. */
export async function downloadBy(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readDownload(download);
}
