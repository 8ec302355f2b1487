/** A long recording at the review desk, in a browser whose bytes are counted: what is not watched is not fetched. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { people } from '../../local/seed/accounts.ts';
import { orgId } from '../../local/seed/companies.ts';
import { buildLongWebm } from '#media/longWebm.fixture.ts';
import { uploadFile } from '../support/bucket.ts';
import { readDownload } from '../support/downloads.ts';
import { change, stored } from '../support/operator.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { pageOf } from './reviewWorld.ts';

const answer = `organizations/${orgId}/interviews/seed-video/sessions/seed-c-idabergstrom/answers/q1`;
const lengthMs = 280_000;
const megabyte = 1_048_576;

describe('a recording of almost five minutes', () => {
  let clara: Person;
  let page: Page;
  let path = '';
  let size = 0;
  /** Bytes that storage has sent of it. */
  let sent = 0;
  const video = () => page.getByTestId('player').first().locator('video');
  const isAt = () => video().evaluate((one: HTMLVideoElement) => one.currentTime);

  beforeAll(async () => {
    const short = new Uint8Array(
      readFileSync(new URL('../../local/seed/files/sample-video-1.webm', import.meta.url)),
    );
    const long = buildLongWebm(short, { lengthMs: 14_000, times: 20, clusterBytes: 60_000 });
    size = long.length;
    const before = await stored(answer);
    path = String(before?.['storagePath']);
    await uploadFile(path, String(before?.['mime']), long);
    await change(answer, {
      size,
      durationMs: lengthMs,
      sha256: createHash('sha256').update(long).digest('hex'),
    });
    clara = await newPerson({ keepsApp: true });
    ({ page } = clara);
    page.on('response', (response) => {
      const address = decodeURIComponent(response.url());
      if (address.includes(path) && address.includes('alt=media'))
        sent += Number(response.headers()['content-length'] ?? 0);
    });
    await signIn(clara, people.reviewer);
    await clara.goTo('/hiring-dashboard');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await clara.goTo(pageOf('seed-video', 'seed-c-idabergstrom'));
    await page.getByTestId('player').first().waitFor();
  }, 180_000);
  afterAll(() => clara.leave());

  it('is not fetched before somebody plays it, and then as far as it is watched', async () => {
    expect(size).toBeGreaterThan(15 * megabyte);
    await expect
      .poll(() => page.getByTestId('player-time').first().textContent())
      .toBe('0:00 / 4:40');
    expect(sent).toBe(0);
    await page.getByRole('button', { name: 'Play', exact: true }).first().click();
    await expect.poll(isAt, { timeout: 30_000 }).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Pause', exact: true }).first().click();
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(6 * megabyte);
    expect(await page.locator('[data-check]').first().getAttribute('data-check')).toBe('later');
  });

  it('is wound far ahead without what lies between, and shows a picture there', async () => {
    const before = sent;
    const slider = page.getByTestId('player').first().getByRole('slider', { name: 'Position' });
    await slider.focus();
    await slider.press('End');
    await page.keyboard.press('j');
    await expect.poll(isAt, { timeout: 30_000 }).toBeGreaterThan(260);
    await expect
      .poll(() => video().evaluate((one: HTMLVideoElement) => !one.seeking && one.readyState >= 2))
      .toBe(true);
    await page.getByRole('button', { name: 'Play', exact: true }).first().click();
    const at = await isAt();
    await expect.poll(isAt, { timeout: 30_000 }).toBeGreaterThan(at + 1);
    expect(sent - before).toBeLessThanOrEqual(6 * megabyte);
    expect(sent).toBeLessThan(size * 0.6);
    expect(await page.getByTestId('player').first().getAttribute('data-playing')).not.toBeNull();
  });

  it('is kept for the session: what was watched is not fetched again', async () => {
    await page.evaluate(() => {
      (globalThis as { isSameVisit?: boolean }).isSameVisit = true;
    });
    await page
      .getByRole('link', { name: /dashboard/i })
      .first()
      .click();
    await page.waitForURL(/hiring-dashboard/);
    await page.goBack();
    await page.getByTestId('player').first().waitFor();
    const before = sent;
    await page.getByRole('button', { name: 'Play', exact: true }).first().click();
    await expect.poll(isAt, { timeout: 30_000 }).toBeGreaterThan(0.5);
    await page.getByRole('button', { name: 'Pause', exact: true }).first().click();
    expect(await page.evaluate(() => (globalThis as { isSameVisit?: boolean }).isSameVisit)).toBe(
      true,
    );
    expect(sent).toBe(before);
  });

  it('is fetched to its end to be kept, each part once, and checked then', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).first().click(),
    ]);
    expect((await readDownload(download)).length).toBe(size);
    await expect
      .poll(() => page.locator('[data-check]').first().getAttribute('data-check'))
      .toBe('same');
    expect(sent).toBe(size);
    expect(clara.problems).toEqual([]);
  });
});
