// A candidate's page for those who review: from the AI's levels to the words they rest on, without a network, on every device, and by keys.
import { describe, expect, it } from 'vitest';
import { orgId } from '../../local/seed/companies.ts';
import { people } from '../../local/seed/accounts.ts';
import { type Device } from '../support/people.ts';
import { choose, expectTotalsToAddUp, handIn, newStaff, pageOf } from './reviewWorld.ts';
import { stored } from '../support/operator.ts';

const reviewPath = (candidate: string, uid: string): string =>
  `organizations/${orgId}/interviews/seed-backend/sessions/${candidate}/reviews/${uid}`;

describe('the words the AI rests on', () => {
  it('lead from the rating to where they are in the answer and back, by keyboard too', async () => {
    const ravi = await newStaff(people.recruiter);
    await ravi.goTo(pageOf('seed-backend', 'seed-c-chidieze'));
    // Everything the ratings rest on is there: the last quote of now stays the last.
    await ravi.page
      .getByText('Recomputed here: exactly the answers and the rubric on this page')
      .waitFor();
    const quote = ravi.page.locator('[id^="from-"]').last();
    const words = (await quote.innerText()).trim();
    await quote.focus();
    await ravi.page.keyboard.press('Enter');
    const pressed = ravi.page.locator('mark [role="button"][aria-pressed="true"]');
    await expect.poll(() => pressed.count()).toBe(1);
    const marked = await ravi.page
      .locator('mark')
      .filter({ has: ravi.page.locator('[role="button"][aria-pressed="true"]') })
      .innerText();
    expect(words.startsWith(marked) || marked.startsWith(words)).toBe(true);
    await expect
      .poll(() =>
        pressed.evaluate((mark) => {
          const { top, bottom } = mark.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
      )
      .toBe(true);
    expect(await ravi.page.evaluate(() => document.activeElement?.closest('mark') !== null)).toBe(
      true,
    );
    await ravi.page.keyboard.press('Enter');
    await expect
      .poll(() => ravi.page.evaluate(() => document.activeElement?.id.startsWith('from-') ?? false))
      .toBe(true);

    // The total can be recalculated from what is shown.
    await expectTotalsToAddUp(ravi, ['Your scorecard', 'AI']);
    expect(ravi.problems).toEqual([]);
    await ravi.leave();
  });

  it('are not asked for when the candidate refused AI', async () => {
    const clara = await newStaff(people.reviewer);
    await clara.goTo(pageOf('seed-backend', 'seed-c-noorhaddad'));
    await clara.page.getByText('Noor Haddad did not agree to AI evaluation.').waitFor();
    await handIn(clara, '4 · Strong', '4 · Yes');
    expect(await clara.page.locator('[data-rating]').count()).toBe(0);
    expect(await clara.page.getByText('Only one of you has a level').count()).toBe(0);
    expect(clara.problems).toEqual([]);
    await clara.leave();
  });
});

describe('a scorecard without a network', () => {
  it('stays on the device, says so, survives a reload, and is saved when the network is back', async () => {
    const clara = await newStaff(people.reviewer);
    const path = pageOf('seed-backend', 'seed-c-priyaraman');
    await clara.goTo(path);
    await clara.page.getByRole('textbox', { name: 'Comment' }).waitFor();
    await clara.context.setOffline(true);
    await choose(clara, /^Reliability/, '3 · Solid');
    await clara.page.getByRole('textbox', { name: 'Comment' }).fill('written on a train');
    await clara.page.locator('[data-save-state=onDevice]').waitFor();
    await clara.page.waitForTimeout(1_500);
    expect(await clara.page.locator('[data-save-state=confirmed]').count()).toBe(0);
    await clara.context.setOffline(false);
    await clara.page.reload();
    await expect
      .poll(() => clara.page.getByRole('textbox', { name: 'Comment' }).inputValue())
      .toBe('written on a train');
    await clara.page.locator('[data-save-state=confirmed]').waitFor();
    await expect
      .poll(() => stored(reviewPath('seed-c-priyaraman', people.reviewer.uid)))
      .toMatchObject({ comment: 'written on a train', submitted: false });
    await clara.leave();
  });
});

describe('the page for everybody', () => {
  it.each([[{ phone: true }], [{ phone: true, dark: true, language: 'es' }], [{ dark: true }]] as [
    Device,
  ][])('has no obstacle and no sideways scroll on %o', async (device) => {
    const ravi = await newStaff(people.recruiter, device);
    await ravi.goTo(pageOf('seed-backend', 'seed-c-sofiamarchetti'));
    await ravi.page.locator('[data-rating]').first().waitFor();
    expect(
      await ravi.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
    expect(ravi.problems).toEqual([]);
    await ravi.leave();
  });

  it('goes to the next candidate by key, not while somebody types, and not when switched off', async () => {
    const ravi = await newStaff(people.recruiter);
    await ravi.goTo(pageOf('seed-backend', 'seed-c-eriksandvik'));
    await ravi.page.getByRole('link', { name: 'Next candidate' }).waitFor();
    const next = await ravi.page.getByRole('link', { name: 'Next candidate' }).getAttribute('href');
    await ravi.page.getByRole('textbox', { name: 'New note' }).fill('j');
    expect(new URL(ravi.page.url()).pathname).toContain('seed-c-eriksandvik');
    await ravi.page.getByRole('heading', { level: 1 }).click();
    await ravi.page.keyboard.press('j');
    await expect.poll(() => new URL(ravi.page.url()).pathname).toBe(next);
    // The page that was left also had such a link: wait for the one that leads back.
    await expect
      .poll(() => ravi.page.getByRole('link', { name: 'Previous candidate' }).getAttribute('href'))
      .toContain('seed-c-eriksandvik');
    await ravi.page.keyboard.press('[');
    await expect.poll(() => new URL(ravi.page.url()).pathname).toContain('seed-c-eriksandvik');
    // What was typed is still there.
    await expect
      .poll(() => ravi.page.getByRole('textbox', { name: 'New note' }).inputValue())
      .toBe('j');
    await ravi.page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await ravi.page.getByRole('switch', { name: 'Shortcuts on' }).uncheck();
    await ravi.page.keyboard.press('Escape');
    await ravi.page.getByRole('link', { name: 'Next candidate' }).waitFor();
    await ravi.page.getByRole('heading', { level: 1 }).click();
    await ravi.page.keyboard.press('j');
    await ravi.page.waitForTimeout(500);
    expect(new URL(ravi.page.url()).pathname).toContain('seed-c-eriksandvik');
    await ravi.leave();
  });
});
