// Recordings, through networks, crashes and devices that fail: the file a reviewer loads is the file that was recorded, to the byte.
import { describe, expect, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { logIn } from '../support/people.ts';
import { someone } from './faultWorld.ts';
import {
  arrived,
  bytesOn,
  playToEnd,
  record,
  stop,
  takesOn,
  untilRecorded,
  use,
  videoRoom,
} from './roomWorld.ts';
import { idsIn, stored } from '../support/operator.ts';
import { send, toReview } from '../flows/guestSteps.ts';
import { fileTypeOf, filesBelow } from '../support/bucket.ts';
import { exposeRecorder, fillDevice, makeUnpluggable } from './brokenDevices.ts';

describe('a recording', () => {
  it('F-REC-01 goes on without network, grows on the device, and is sent by itself', async () => {
    const { kim, page, path } = await videoRoom();
    await record(page, 3);
    await kim.context.setOffline(true);
    const before = await bytesOn(page);
    await untilRecorded(page, 7);
    expect(await bytesOn(page)).toBeGreaterThan(before);
    await stop(page);
    const take = await use(page);
    expect(take.durationMs).toBeGreaterThan(6_000);
    expect(await idsIn(`${path}/answers`)).toEqual([]);
    await kim.context.setOffline(false);
    expect(await arrived('F-REC-01', path, take)).toBe(0);
    expect((await stored(`${path}/answers/q1`))?.['rev']).toBe(1);
  });

  it('F-REC-02 in a tab that crashes is there up to two seconds before, and uses up no retake', async () => {
    const { kim, page, path, address } = await videoRoom();
    await record(page, 6);
    const begun = (await takesOn(page))[0]?.durationMs ?? 0;
    await page.goto('chrome://crash').catch(() => undefined);
    const again = await kim.context.newPage();
    await again.goto(address);
    await again.getByTestId('take-review').waitFor();
    await again.getByText('It doesn’t use up a recording.').waitFor();
    const take = await use(again);
    expect(take.durationMs).toBeGreaterThanOrEqual(begun);
    expect(take.durationMs).toBeGreaterThan(4_000);
    expect(take).toMatchObject({ fault: 'interrupted', counts: false });
    expect(await arrived('F-REC-02', path, take)).toBe(0);
  });

  it('F-REC-03 in a tab that is closed: the browser asks, and what was recorded is there afterwards', async () => {
    const { kim, page, path, address } = await videoRoom();
    await record(page, 5);
    let asked = false;
    page.on('dialog', (dialog) => {
      asked = dialog.type() === 'beforeunload';
      void dialog.accept();
    });
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    expect(asked).toBe(true);
    const again = await kim.context.newPage();
    await again.goto(address);
    await again.getByTestId('take-review').waitFor();
    const take = await use(again);
    expect(take.durationMs).toBeGreaterThanOrEqual(3_000);
    expect(await arrived('F-REC-03', path, take)).toBe(0);
  });

  it('F-REC-04 whose camera is unplugged keeps what there is, says so, and uses up no retake', async () => {
    const { page, path } = await videoRoom({
      before: async (kim) => {
        await kim.context.addInitScript(makeUnpluggable);
      },
    });
    await record(page, 4);
    await page.evaluate(() => (globalThis as unknown as { __unplug: () => void }).__unplug());
    await page.getByTestId('take-review').waitFor();
    await page.getByText('It doesn’t use up a recording.').waitFor();
    const take = await use(page);
    expect(take).toMatchObject({ fault: 'device', counts: false });
    expect(await arrived('F-REC-04', path, take)).toBe(0);
  });

  it('F-REC-12 is stored with the type and ending it really has', async () => {
    const { page, path, invited } = await videoRoom({
      before: async (kim) => {
        await kim.context.addInitScript(() => {
          MediaRecorder.isTypeSupported = (type) => type.startsWith('video/mp4');
        });
      },
    });
    await record(page, 4);
    await stop(page);
    const take = await use(page);
    expect(take.mime).toMatch(/^video\/mp4/);
    expect(await arrived('F-REC-12', path, take)).toBe(0);
    const answer = await stored(`${path}/answers/q1`);
    expect(answer?.['storagePath']).toMatch(/\.mp4$/);
    expect(String(answer?.['mime'])).toMatch(/^video\/mp4/);
    const type = await fileTypeOf(String(answer?.['storagePath']));
    expect(type).toBe(answer?.['mime']);
    // A reviewer plays it, to its end.
    await toReview({ page });
    await send({ page });
    const clara = await someone();
    await logIn(clara, people.reviewer);
    await clara.goTo(`/jobs/${invited.interviewId}/candidates/${path.split('/').at(-1) ?? ''}`);
    // On the first visit the app's worker may not be there yet: then it is asked for.
    const load = clara.page.getByRole('button', { name: /^Load the recording/ }).first();
    await clara.page.getByTestId('player').or(load).first().waitFor();
    if (await load.isVisible()) await load.click();
    const video = clara.page.getByTestId('player').first().locator('video');
    await video.waitFor();
    expect(await playToEnd(video)).toEqual(['playing', 'ended']);
    expect(
      await video.evaluate((element: HTMLVideoElement) => [element.error, element.videoWidth > 0]),
    ).toEqual([null, true]);
  });

  it('F-REC-14 whose recorder breaks keeps everything so far, and the take is not used up', async () => {
    const { page, path } = await videoRoom({
      before: async (kim) => {
        await kim.context.addInitScript(exposeRecorder);
      },
    });
    await record(page, 4);
    await page.evaluate(() =>
      (globalThis as unknown as { __recorder: MediaRecorder }).__recorder.dispatchEvent(
        new Event('error'),
      ),
    );
    await page.getByTestId('take-review').waitFor();
    await page.getByText('The browser stopped recording automatically.').waitFor();
    const take = await use(page);
    expect(take).toMatchObject({ fault: 'recorder', counts: false });
    expect(take.durationMs).toBeGreaterThanOrEqual(3_000);
    expect(await arrived('F-REC-14', path, take)).toBe(0);
  });

  it('F-REC-15 that went wrong is given back even after it was sent: one more uses up nothing, and replaces it', async () => {
    const { page, path } = await videoRoom({ interview: { retakes: 0 } });
    await record(page, 3);
    await stop(page);
    const first = await page.getByTestId('take-review').getAttribute('data-take');
    await expect
      .poll(async () => (await stored(`${path}/answers/q1`))?.['sha256'] ?? '', { timeout: 40_000 })
      .toBe((await takesOn(page)).find(({ id }) => id === first)?.sha256);
    expect(await page.getByRole('button', { name: /^Record again/ }).count()).toBe(0);
    await page
      .getByTestId('take-review')
      .getByRole('button', { name: 'Something went wrong', exact: true })
      .click();
    await page
      .getByText('It doesn’t count: you can record again. Until you do, it stays your answer.')
      .waitFor();
    await page.getByRole('button', { name: 'Don’t count this recording' }).click();
    await page.getByRole('button', { name: 'Record again (1 left)' }).click();
    await record(page, 3);
    await stop(page);
    const take = await use(page);
    expect(take.id).not.toBe(first);
    expect(await arrived('F-REC-15', path, take)).toBe(0);
    expect(await stored(`${path}/answers/q1`)).toMatchObject({ takes: 2, givenBack: 1 });
    expect((await takesOn(page)).filter(({ counts }) => counts)).toHaveLength(1);
  });

  it('F-REC-16 still running when the candidate goes to the review and sends: it ends, is the answer, and only then it is sent', async () => {
    const { page, path } = await videoRoom();
    await record(page, 4);
    await toReview({ page });
    await page.getByRole('button', { name: 'Submit interview' }).click();
    const anyway = page.getByRole('button', { name: 'Send anyway' });
    await anyway.or(page.getByTestId('receipt')).first().waitFor();
    if (await anyway.isVisible()) await anyway.click();
    const [take] = await takesOn(page);
    await page.getByTestId('receipt').waitFor();
    expect((await stored(path))?.['status']).toBe('submitted');
    if (!take) throw new Error('There was no take.');
    expect(take.durationMs).toBeGreaterThan(3_000);
    expect(await arrived('F-REC-16', path, take)).toBe(0);
  });

  it('F-QTA-03 on a full device: said before, kept in memory, sent whole', async () => {
    const { page, path } = await videoRoom({
      before: async (kim) => {
        await kim.context.addInitScript(fillDevice);
      },
    });
    await page
      .getByText('This browser can’t save recordings')
      .or(page.getByText('can’t save anything'))
      .first()
      .waitFor();
    await record(page, 4);
    await stop(page);
    await page.getByRole('button', { name: /^(Use this answer|Continue)$/ }).click();
    await expect
      .poll(async () => (await stored(`${path}/answers/q1`))?.['sha256'] ?? '', { timeout: 30_000 })
      .toMatch(/^[0-9a-f]{64}$/);
    const answer = await stored(`${path}/answers/q1`);
    expect(answer?.['durationMs']).toBeGreaterThan(3_000);
    const storagePath = String(answer?.['storagePath']);
    expect(await filesBelow(storagePath.replace(/[^/]+$/, ''))).toEqual([storagePath]);
  });
});
