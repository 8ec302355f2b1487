// Errors and speed: off until a super admin turns reports on; then what breaks in a browser is read with its page and version, and no word of anybody.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { axeCheck } from '../support/axe.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { stored, storedIn } from '../support/operator.ts';

let sam: Person;
let recruiter: Person;

beforeAll(async () => {
  [sam, recruiter] = [await newPerson(), await newPerson()];
  await Promise.all([signIn(sam, people.superAdmin), signIn(recruiter, people.recruiter)]);
}, 120_000);
afterAll(() => Promise.all([sam.leave(), recruiter.leave()]));

/** Something breaks in the page, with words of somebody in its message. */
const breakPage = ({ page }: Person): Promise<void> =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('Cannot read “Ana Pérez”');
    });
  });

it('tells what failed while it is on, and nothing before', async () => {
  const { page } = sam;
  await recruiter.goTo('/hiring-dashboard');
  await breakPage(recruiter);
  await sam.goTo('/admin/system');
  const panel = page.locator('section', { hasText: 'Errors and speed' }).last();
  await panel.getByText('Reports are off. Turn them on').waitFor();
  await panel.getByRole('button', { name: 'Turn on reports' }).click();
  await page.getByLabel('Reason').fill('People say that pages break.');
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on reports' }).click();
  await panel.getByText('Browsers report').waitFor();
  expect(await stored('platformSettings/reports/versions/1')).toMatchObject({
    on: true,
    reason: 'People say that pages break.',
  });

  // The recruiter's browser hears of the switch a moment later; what breaks before that stays in it.
  await expect
    .poll(
      async () => {
        await breakPage(recruiter);
        return storedIn('clientReports');
      },
      { timeout: 90_000, interval: 2_000 },
    )
    .not.toEqual([]);
  const reports = await storedIn('clientReports');
  expect(reports.flatMap(({ events }) => events as string[])).toContain('fault unknown TypeError');
  expect(JSON.stringify(reports)).not.toMatch(/Ana|Pérez|harbourpine|@/u);
  await panel
    .getByRole('cell', { name: /unknown TypeError/ })
    .first()
    .waitFor();
  expect(await axeCheck(page)).toEqual([]);
}, 240_000);

it('is turned off again, and the next error stays in its browser', async () => {
  const { page } = sam;
  await page.getByRole('button', { name: 'Turn off reports' }).click();
  await page.getByLabel('Reason').fill('Found.');
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off reports' }).click();
  await expect
    .poll(() => stored('platformSettings/reports'), { timeout: 30_000 })
    .toMatchObject({ on: false, rev: 2 });
});
