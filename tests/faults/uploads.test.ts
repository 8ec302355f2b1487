// Recordings on their way, through cut lines, closed tabs, expired tokens and servers that fail: the file a reviewer loads is the file that was recorded, once.
import type { Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { refuse, sha256, toFirestore, toStorage, weigh } from './faultWorld.ts';
import { arrived, bytesOn, record, stop, takesOn, use, videoRoom } from './roomWorld.ts';
import { change, idsIn, stored } from '../support/operator.ts';
import { toReview } from '../flows/guestSteps.ts';
import { readDownload } from '../support/downloads.ts';
import { filesBelow } from '../support/bucket.ts';
import { recordNoise } from './brokenDevices.ts';

/** What a request wants of an upload: "start", "upload, finalize", "query", or "multipart" for a small file in one piece. */
function commandOf(request: Request): string {
  const headers = request.headers();
  return request.method() === 'POST'
    ? (headers['x-goog-upload-command'] ?? headers['x-goog-upload-protocol'] ?? '')
    : '';
}
const uploads = (address: URL): boolean => toStorage(address) && address.pathname.includes('/o');

describe('an upload', () => {
  it('F-UPL-01 whose answer is lost on the way is not made twice', async () => {
    const { kim, page, path } = await videoRoom();
    await record(page, 3);
    await stop(page);
    let cut = 0;
    await kim.context.route(uploads, async (route) => {
      if (/finalize|multipart/.test(commandOf(route.request())) && cut < 1) {
        cut += 1;
        await route.fetch();
        return route.abort('connectionreset');
      }
      return route.continue();
    });
    const take = await use(page);
    expect(await arrived('F-UPL-01', path, take, 90_000)).toBe(0);
    expect(cut).toBe(1);
    expect(
      await filesBelow(
        path.replace(
          /^organizations\/(.+)\/interviews\/(.+)\/sessions\/(.+)$/,
          'interviews/$1/$2/$3/',
        ),
      ),
    ).toHaveLength(1);
  });

  it('F-UPL-02 in a tab that is closed starts again from the device', async () => {
    const { kim, page, path, address } = await videoRoom();
    await record(page, 4);
    await stop(page);
    await kim.context.route(uploads, (route) =>
      route.request().method() === 'POST' ? undefined : route.continue(),
    );
    const sending = page.waitForRequest(
      (request) => uploads(new URL(request.url())) && request.method() === 'POST',
    );
    const take = await use(page);
    await sending;
    let asked = false;
    page.on('dialog', (dialog) => {
      asked = true;
      void dialog.accept();
    });
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    expect(asked).toBe(true);
    await kim.context.unroute(uploads);
    const again = await kim.context.newPage();
    await again.goto(address);
    expect(await arrived('F-UPL-02', path, take, 60_000)).toBe(0);
    expect(await idsIn(`${path}/answers`)).toEqual(['q1']);
  });

  it('F-UPL-03 that went well while its document failed repeats the document only', async () => {
    const { kim, page, path } = await videoRoom();
    await record(page, 3);
    await stop(page);
    let failed = 0;
    let sent = 0;
    await kim.context.route(uploads, (route) => {
      if (/start|multipart/.test(commandOf(route.request()))) sent += 1;
      return route.continue();
    });
    await kim.context.route(
      (address) => toFirestore(address) && address.pathname.endsWith(':commit'),
      (route) => {
        if (route.request().method() === 'OPTIONS' || failed >= 3) return route.continue();
        failed += 1;
        return refuse(route, 503, 'UNAVAILABLE');
      },
    );
    const take = await use(page);
    expect(await arrived('F-UPL-03', path, take, 60_000)).toBe(0);
    expect(failed).toBe(3);
    expect(sent).toBe(1);
  });

  it('F-UPL-04 meets an expired token at its third piece: renewed without a word, the file is whole', async () => {
    // A picture that hardly shrinks, so that the file has more than three pieces.
    const { kim, page, path } = await videoRoom({
      before: async (one) => {
        await one.context.addInitScript(recordNoise);
      },
    });
    await record(page, 3);
    await expect.poll(() => bytesOn(page), { timeout: 40_000 }).toBeGreaterThan(1_000_000);
    await stop(page);
    let pieces = 0;
    let denied = 0;
    await kim.context.route(uploads, (route) => {
      if (!commandOf(route.request()).startsWith('upload')) return route.continue();
      pieces += 1;
      if (pieces !== 3 || denied > 0) return route.continue();
      denied += 1;
      return refuse(route, 401, 'UNAUTHENTICATED');
    });
    const take = await use(page);
    expect(await arrived('F-UPL-04', path, take, 90_000)).toBe(0);
    expect(denied).toBe(1);
    expect(pieces).toBeGreaterThan(3);
    expect(new URL(page.url()).pathname).toContain('/hirely-pro/interview/');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('F-UPL-07 on a line of 50 kbit/s and 2 s: the interview goes on, Submit waits and says so', async () => {
    const { kim, page, path } = await videoRoom();
    await record(page, 2);
    await stop(page);
    const devtools = await kim.context.newCDPSession(page);
    const line = (bytesPerSecond: number, latency: number) =>
      devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      });
    await line(6_250, 2_000);
    const started = page.waitForRequest((request) => uploads(new URL(request.url())));
    const begun = Date.now();
    const take = await use(page);
    const follow = page
      .getByText('What did you change afterwards?')
      .or(page.getByText('busy day'))
      .first();
    await follow.waitFor();
    // A second, and what two clicks and a look into the device cost the test itself.
    expect(Date.now() - begun).toBeLessThan(2_000);
    await toReview({ page });
    await page.getByRole('button', { name: 'Submit interview' }).click();
    await page.getByRole('button', { name: 'Send anyway' }).click();
    await page.locator('[data-testid=send-step][data-step=recordings]').waitFor();
    await started;
    expect((await stored(path))?.['status']).toBe('in_progress');
    expect(await stored(`${path}/answers/q1`)).toBeUndefined();
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: 60_000,
      uploadThroughput: 60_000,
    });
    expect(await arrived('F-UPL-07', path, take, 90_000)).toBe(0);
    await page.getByTestId('receipt').waitFor();
    expect((await stored(path))?.['status']).toBe('submitted');
  });

  it('F-UPL-08 of two on their way at once, the first never arrives: the second is kept, Submit is blocked and says why', async () => {
    const { kim, page, path } = await videoRoom();
    await kim.context.setOffline(true);
    await record(page, 3);
    await stop(page);
    const first = await use(page);
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await record(page, 3);
    await stop(page);
    const second = await use(page);
    const isOfFirst = (address: string): boolean =>
      decodeURIComponent(address).includes(`/${first.answerId}/`);
    await kim.context.route(
      (address) => uploads(address) && isOfFirst(address.href),
      (route) =>
        route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
    );
    await kim.context.setOffline(false);
    expect(await arrived('F-UPL-08', path, second, 80_000)).toBe(0);
    await toReview({ page });
    await page.getByRole('button', { name: 'Submit interview' }).click();
    await page.getByRole('button', { name: 'Send anyway' }).click();
    await page.locator('[data-testid=send-step][data-step=recordings]').waitFor();
    await page
      .getByTestId('send-step')
      .getByText(/1 recording/)
      .waitFor();
    await page.waitForEvent('requestfailed', (request) => isOfFirst(request.url()));
    expect((await stored(path))?.['status']).toBe('in_progress');
    await kim.context.unrouteAll();
    expect(await arrived('F-UPL-08', path, first, 90_000)).toBe(0);
    await page.getByTestId('receipt').waitFor();
  }, 200_000);

  it('F-UPL-10 is waiting when the interview is handed in elsewhere: the receipt says so, and the file can be saved, whole', async () => {
    const { kim, page, path } = await videoRoom();
    await record(page, 3);
    await stop(page);
    await kim.context.setOffline(true);
    const take = await use(page);
    const held = async () => (await takesOn(page)).find(({ id }) => id === take.id) ?? take;
    await expect.poll(async () => (await held()).state, { timeout: 15_000 }).toBe('waiting');
    const { bytes, sha256: sum } = await held();
    await change(path, { status: 'submitted', submittedAt: new Date(), rev: 2 });
    await kim.context.setOffline(false);
    await page.getByTestId('receipt').waitFor();
    const left = page.getByTestId('left-recordings');
    await left.getByText('1 recording never reached the company.').waitFor();
    await left.getByText('Your interview was sent without this.').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      left.getByRole('button').first().click(),
    ]);
    const saved = await readDownload(file);
    expect(
      weigh(
        'F-UPL-10',
        new Uint8Array(bytes),
        sha256(saved) === sum ? new Uint8Array(bytes) : saved,
      ),
    ).toBe(0);
    await page.reload();
    await left.getByText('1 recording never reached the company.').waitFor();
  });

  it('F-UPL-09 comes after the company closed the interview: the file stays, can be saved, and goes when it opens again', async () => {
    const { kim, page, path, invited } = await videoRoom();
    const interview = `organizations/${invited.orgId}/interviews/${invited.interviewId}`;
    await record(page, 3);
    await stop(page);
    await kim.context.setOffline(true);
    const take = await use(page);
    await change(interview, { status: 'closed' });
    await kim.context.setOffline(false);
    await page.getByRole('heading', { name: 'The company closed this interview' }).waitFor();
    await page.getByText('1 recording is only on this device').waitFor();
    await change(interview, { status: 'open' });
    expect(await arrived('F-UPL-09', path, take, 60_000)).toBe(0);
  });
});
