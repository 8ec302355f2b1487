// Cameras that do not open and browsers that cannot record: said with its cause, and an answer is given all the same.
import { describe, expect, it } from 'vitest';
import { stored } from '../support/operator.ts';
import { refuseCamera } from './brokenDevices.ts';
import { videoRoom } from './roomWorld.ts';

describe('a recording', () => {
  it.each([
    ['F-REC-08', 'NotAllowedError', 'refused'],
    ['F-REC-09', 'NotReadableError', 'inUse'],
    ['F-REC-10', 'NotFoundError', 'none'],
  ])(
    '%s the camera does not open (%s): said with its cause and the way on; trying again works',
    async (_, name, problem) => {
      const { page } = await videoRoom({
        before: async (kim) => {
          await kim.context.addInitScript(refuseCamera, name);
        },
      });
      const help = page.getByTestId('device-help');
      await help.waitFor();
      expect(await help.getAttribute('data-problem')).toBe(problem);
      await expect
        .poll(() => help.evaluate((element) => element === document.activeElement))
        .toBe(true);
      await help.getByRole('button', { name: 'Answer in writing' }).waitFor();
      await page.evaluate(() => {
        (globalThis as unknown as { __refuse: boolean }).__refuse = false;
      });
      await help.getByRole('button').first().click();
      await page.getByRole('button', { name: 'Start recording' }).waitFor();
    },
  );

  it('F-REC-11 cannot be made in this browser: an answer in writing can', async () => {
    const { page, path } = await videoRoom({
      before: async (kim) => {
        await kim.context.addInitScript(() => {
          Reflect.deleteProperty(window, 'MediaRecorder');
        });
      },
    });
    const help = page.getByTestId('device-help');
    await help
      .or(page.getByRole('button', { name: 'Open camera and microphone' }))
      .first()
      .waitFor();
    if (!(await help.isVisible()))
      await page.getByRole('button', { name: 'Open camera and microphone' }).click();
    expect(await help.getAttribute('data-problem')).toBe('unsupported');
    await help.getByRole('button', { name: 'Answer in writing' }).click();
    await page.getByTestId('answer-field').fill('In writing then.');
    await expect
      .poll(async () => (await stored(`${path}/answers/q1`))?.['text'], { timeout: 15_000 })
      .toBe('In writing then.');
  });
});
