// The SDK's database gives up for good on an open page: here because the device’s storage refuses a word that its tabs leave each other.
import { expect, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { newStaff } from './reviewWorld.ts';

it('a page whose database has given up says so, and a reload starts it anew', async () => {
  const olivia = await newStaff(people.recruiter);
  const { page } = olivia;
  await olivia.goTo('/hiring-dashboard');
  const jobs = page.getByTestId('job-row');
  await jobs.first().waitFor();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await jobs.first().getByRole('link').click();
  const notice = page.getByTestId('line');
  await notice.getByText('This page has stopped updating.').waitFor();
  // What the console says of it is the point of this story.
  expect(olivia.problems.splice(0).join('\n')).toContain('INTERNAL UNHANDLED ERROR');
  const reloaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await page.locator('main h1').first().waitFor();
  await expect.poll(() => notice.innerText()).toBe('');
  await olivia.leave();
});
