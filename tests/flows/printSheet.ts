// Prints the sheet of a page, and takes screenshots for those who want them.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readLayout } from '#ai/documents/readDocument.ts';

/** A folder for screenshots; none where nobody wants them. */
const pictures = process.env['FLOWS_PICTURES'];
/** Takes a screenshot where a folder for them is named. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
}

/** Prints the open sheet: its words, and those of the PDF that a browser makes of it. */
export async function printSheet(
  page: Page,
): Promise<{ sheet: string; pdf: string; pages: number }> {
  await page.locator('[data-print-sheet]').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const sheet = await page.locator('[data-print-sheet]').innerText();
  await expect.poll(() => page.locator('main').first().isVisible()).toBe(false);
  // Dark words on white, also for those who work in the dark.
  const ink = await page
    .locator('[data-print-sheet] p')
    .first()
    .evaluate((element) => getComputedStyle(element).color);
  expect(Math.max(...(ink.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number))).toBeLessThan(130);
  const bytes = await page.pdf({
    format: 'A4',
    ...(pictures ? { path: `${pictures}/sheet-${Date.now()}.pdf` } : {}),
  });
  const { text, pages } = await readLayout(new Blob([new Uint8Array(bytes)]), 'sheet.pdf');
  await page.emulateMedia({ media: null });
  return { sheet, pdf: text, pages };
}
