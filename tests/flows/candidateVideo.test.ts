// Recordings arrive byte for byte: recorded, cut off, offline, crashed, refused for a while, and recorded again.
import { beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '../support/firebase.ts';
import { type Invited, jobPath } from './candidateWorld.ts';
import { change, idsIn, stored } from '../support/operator.ts';
import { send, toReview } from './guestSteps.ts';
import {
  arrived,
  hashRecording,
  inTheRoom,
  keptHash,
  openSpokenBrowser,
  start,
  stop,
  use,
} from './spokenRoom.ts';
import { filesBelow } from '../support/bucket.ts';
import { untilRecorded } from './recorderWatch.ts';

beforeAll(openSpokenBrowser);

const filesOf = ({ orgId, interviewId }: Invited): Promise<string[]> =>
  filesBelow(`interviews/${orgId}/${interviewId}/`);

describe('a spoken answer', () => {
  it('is recorded, sent while the next question is answered, and arrives byte for byte', async () => {
    const { kim, invited, path } = await inTheRoom();
    await start(kim);
    await untilRecorded(kim.page, 6);
    await stop(kim);
    expect(await stored(`${path}/answers/q1`)).toBeUndefined();
    await use(kim);
    // The follow-up is there at once, whatever the connection does.
    await kim.page
      .getByText('What did you change afterwards?')
      .first()
      .waitFor({ timeout: 20_000 });
    const answer = await arrived(path, 'q1', await hashRecording(kim.page));
    expect(answer).toMatchObject({ rev: 1, takes: 1 });
    expect(Number(answer['durationMs'])).toBeGreaterThan(5_500);
    expect(String(answer['storagePath'])).toMatch(/[.]webm$/);

    await start(kim);
    await untilRecorded(kim.page, 2);
    await stop(kim);
    await use(kim);
    expect(await arrived(path, 'q1_f1', await hashRecording(kim.page, 1))).toMatchObject({
      prompt: 'What did you change afterwards?',
    });
    await toReview(kim);
    await send(kim);
    await expect.poll(async () => (await stored(path))?.['status']).toBe('submitted');
    expect(await filesOf(invited)).toHaveLength(2);
    await kim.leave();
  });

  it('goes on offline, says where it is, and is sent by itself; handing in waits for it', async () => {
    const { kim, path } = await inTheRoom();
    await start(kim);
    await untilRecorded(kim.page, 2);
    await kim.context.setOffline(true);
    await untilRecorded(kim.page, 5);
    await stop(kim);
    await use(kim);
    const hash = await hashRecording(kim.page);
    await toReview(kim);
    await kim.page.locator('[data-save-state=onDevice]').first().waitFor();
    await kim.page.getByRole('button', { name: 'Submit interview' }).click();
    await kim.page.getByRole('button', { name: 'Send anyway' }).click();
    await kim.page.getByText('Not submitted yet: you’re offline').waitFor();
    await expect.poll(async () => (await stored(path))?.['status']).toBe('in_progress');
    await kim.context.setOffline(false);
    await kim.page.getByTestId('receipt').waitFor();
    await arrived(path, 'q1', hash);
    await expect.poll(async () => (await stored(path))?.['status']).toBe('submitted');
    await kim.leave();
  });

  it('survives its tab: what was said until then is offered, used, and costs no retake', async () => {
    const { kim, path, invited } = await inTheRoom(0);
    await start(kim);
    await untilRecorded(kim.page, 5);
    await kim.page.close();
    const page = await kim.context.newPage();
    await page.goto(`/hirely-pro/join/${invited.code}`);
    const back = { ...kim, page };
    await page.locator('[data-testid=take-review][data-take-state=faulty]').waitFor();
    const kept = await keptHash(page);
    await use(back);
    const answer = await arrived(path, 'q1', kept);
    // No more than the last two seconds may be missing.
    expect(Number(answer['durationMs'])).toBeGreaterThanOrEqual(3_000);
    await kim.context.close();
  });

  it('comes through cuts, an expired token and a busy database with one upload and one document', async () => {
    const { kim, path, invited } = await inTheRoom();
    const counts = { cut: 0, expired: 0, busy: 0, finalized: 0 };
    await kim.context.route(
      (address) => address.host === addresses().storage,
      async (route) => {
        const request = route.request();
        const command = (await request.allHeaders())['x-goog-upload-command'] ?? '';
        if (request.method() !== 'POST' || !command.includes('upload')) return route.continue();
        if (counts.cut < 2) {
          counts.cut += 1;
          return route.abort('connectionreset');
        }
        if (counts.expired < 1) {
          counts.expired += 1;
          return route.fulfill({
            status: 401,
            headers: { 'access-control-allow-origin': '*' },
            body: '',
          });
        }
        if (command.includes('finalize')) counts.finalized += 1;
        return route.continue();
      },
    );
    await kim.context.route(/documents:commit/, (route) => {
      if (!(route.request().postData() ?? '').includes('storagePath') || counts.busy >= 3)
        return route.continue();
      counts.busy += 1;
      return route.fulfill({
        status: 503,
        headers: { 'access-control-allow-origin': '*' },
        contentType: 'application/json',
        body: '{"error":{"code":503,"message":"busy","status":"UNAVAILABLE"}}',
      });
    });
    await start(kim);
    // Long enough to be sent in several pieces.
    await untilRecorded(kim.page, 14);
    await stop(kim);
    await use(kim);
    expect(await arrived(path, 'q1', await hashRecording(kim.page), 45_000)).toMatchObject({
      rev: 1,
    });
    expect(counts).toMatchObject({ cut: 2, expired: 1, busy: 3, finalized: 1 });
    expect(await filesOf(invited)).toHaveLength(1);
    await kim.leave();
  });

  it('is whole where the device keeps nothing, or stops keeping in the middle; and that is said', async () => {
    const { kim, path, invited } = await inTheRoom(1);
    await start(kim);
    await untilRecorded(kim.page, 2);
    // From now on the device is full.
    await kim.page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await untilRecorded(kim.page, 4);
    await stop(kim);
    await kim.page.getByText('This browser can’t save recordings').waitFor();
    const hash = await hashRecording(kim.page);
    await use(kim);
    await arrived(path, 'q1', hash);
    await kim.context.addInitScript(() =>
      Object.defineProperty(window, 'indexedDB', { value: undefined }),
    );
    await kim.page.goto(`/hirely-pro/join/${invited.code}`);
    await kim.page.getByText('This browser can’t save recordings').waitFor();
    await start(kim);
    await untilRecorded(kim.page, 2);
    await stop(kim);
    await use(kim);
    // The follow-up, or the next question where the device has forgotten which one was asked.
    await expect.poll(async () => (await idsIn(`${path}/answers`)).length).toBe(2);
    const [second = ''] = (await idsIn(`${path}/answers`)).filter((id) => id !== 'q1');
    await arrived(path, second, await hashRecording(kim.page));
    await kim.leave();
  });

  it('that breaks is kept as far as it came, and uses up no retake', async () => {
    const { kim, path } = await inTheRoom(0);
    const breaks = async (act: () => Promise<void>): Promise<void> => {
      await start(kim);
      await untilRecorded(kim.page, 2);
      await act();
      await kim.page.locator('[data-testid=take-review][data-take-state=faulty]').waitFor();
    };
    await breaks(() =>
      kim.page.evaluate(
        () =>
          void (window as unknown as { recorders: MediaRecorder[] }).recorders
            .at(-1)
            ?.dispatchEvent(new Event('error')),
      ),
    );
    await expect
      .poll(() => kim.page.getByRole('button', { name: /Record again/ }).isEnabled())
      .toBe(true);
    await kim.page.getByRole('button', { name: /Record again/ }).click();
    await breaks(() =>
      kim.page.evaluate(() =>
        (window as unknown as { recorders: MediaRecorder[] }).recorders
          .at(-1)
          ?.stream.getTracks()
          .forEach((track) => track.dispatchEvent(new Event('ended'))),
      ),
    );
    // The second of two broken ones becomes the answer: nothing has been used up before.
    await use(kim);
    expect(await arrived(path, 'q1', await hashRecording(kim.page, 1))).toMatchObject({ takes: 1 });
    await kim.leave();
  });

  it('can be recorded again as often as allowed; the chosen one is the answer', async () => {
    // The interview allows no retake; this question has its own number.
    const { kim, path, invited } = await inTheRoom(0);
    await change(jobPath(invited), { ownRetakes: { q1: 1 } });
    await start(kim);
    await untilRecorded(kim.page, 2);
    await stop(kim);
    await kim.page.getByRole('button', { name: /Record again/ }).click();
    await kim.page.getByText('You can’t re-record this answer.').waitFor();
    await start(kim);
    await untilRecorded(kim.page, 3);
    await stop(kim);
    await expect.poll(() => kim.page.getByRole('button', { name: /Record again/ }).count()).toBe(0);
    await use(kim);
    expect(await arrived(path, 'q1', await hashRecording(kim.page, 1))).toMatchObject({
      rev: 1,
      takes: 1,
    });
    expect(await filesOf(invited)).toHaveLength(1);
    await expect.poll(async () => idsIn(`${path}/answers`)).toEqual(['q1']);
    await kim.leave();
  });
});
