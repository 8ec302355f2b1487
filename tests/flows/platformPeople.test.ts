// A super admin finds people and companies, and acts with reasons; the company sees what was done, at once and in words.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { people } from '../../local/seed/accounts.ts';
import { axeCheck } from '../support/axe.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';

const why = 'Asked for by the owner in ticket 118, agreed by phone.';

describe('a super admin and the companies', () => {
  let sam: Person;
  let tomas: Person;
  let page: Page;
  const confirm = async (name: string, phrase?: string): Promise<void> => {
    const dialog = page.getByRole('dialog').last();
    await dialog.getByLabel(/^(Reason|Answer to the company)/).fill(why);
    if (phrase) await dialog.getByLabel(/^Type/).fill(phrase);
    await dialog.getByRole('button', { name, exact: true }).click();
  };

  beforeAll(async () => {
    [sam, tomas] = await Promise.all([newPerson(), newPerson()]);
    ({ page } = sam);
    await Promise.all([signIn(sam, people.superAdmin), signIn(tomas, people.limitOwner)]);
    await sam.goTo('/super-admin');
  });
  afterAll(() => Promise.all([sam.leave(), tomas.leave()]));

  it('sees what is there and who is near a limit, in words and with links', async () => {
    await page.getByRole('link', { name: 'Castellan Studio' }).first().waitFor();
    // Other stories may have filled the first page of the log.
    await page.getByRole('search').getByLabel('Search', { exact: true }).fill('AI settings');
    await page.getByText('Changed the AI settings of the platform').first().waitFor();
    await expect
      .poll(() => page.getByRole('main').textContent())
      .not.toMatch(/\b(org|user|ai)\.[a-z]/);
    expect(await axeCheck(page)).toEqual([]);
  });

  it('finds people on the server, and keeps what is shown in the address', async () => {
    await sam.goTo('/admin/users');
    await page.getByLabel('Name or email').fill('harbour');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('harbour');
    await page.getByRole('button', { name: 'Ravi Menon' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Tomás Vega' }).count()).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: 'Ravi Menon' }).waitFor();
    await page.getByLabel('Name or email').fill('tomas@');
    await page.getByRole('button', { name: 'Tomás Vega' }).waitFor();
    await page.getByLabel('Name or email').fill('');
    await page.getByRole('combobox', { name: 'License' }).click();
    await page.getByRole('option', { name: 'Without a license' }).click();
    await page.getByRole('button', { name: 'Sam' }).first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Tomás Vega' }).count()).toBe(0);
    await page.getByRole('combobox', { name: 'License' }).click();
    await page.getByRole('option', { name: 'With or without' }).click();
    await page.getByRole('combobox', { name: 'Last sign-in' }).click();
    await page.getByRole('option', { name: 'In the last 7 days' }).click();
    // Sam has just signed in.
    await page.getByRole('button', { name: 'Sam' }).first().waitFor();
    expect(await axeCheck(page)).toEqual([]);
  });

  it('suspends and restores an account, which the log of the person tells', async () => {
    await sam.goTo('/admin/users?person=seed-jo');
    await page.getByRole('button', { name: 'Suspend', exact: true }).click();
    await confirm('Suspend');
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await confirm('Restore');
    await page
      .getByRole('list', { name: 'Account activity' })
      .getByText('Restored the account of')
      .waitFor();
    expect(await axeCheck(page)).toEqual([]);
  });

  it('leaves its own account alone', async () => {
    await sam.goTo('/admin/users?person=seed-sam');
    await page.getByText('This is you.').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Suspend', exact: true }).count())
      .toBe(0);
  });

  it('looks at the app as somebody, with a banner on every page and nothing written', async () => {
    await sam.goTo('/admin/users?person=seed-ravi');
    await page.getByRole('button', { name: 'View as' }).click();
    await confirm('View as');
    const banner = page.getByTestId('viewing');
    await banner.getByText('You’re viewing Hirely as Ravi Menon.').waitFor();
    await sam.goTo('/account');
    await banner.waitFor();
    // Fields can be read and not changed, so that nothing is there to save.
    await expect
      .poll(() => page.getByLabel('Display name').getAttribute('readonly'))
      .not.toBeNull();
    await expect
      .poll(() => page.getByRole('button', { name: 'Save' }).first().isDisabled())
      .toBe(true);
    await sam.goTo('/admin/users');
    await page.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor();
    await banner.getByRole('button', { name: 'Stop viewing' }).click();
    await page.getByRole('dialog').getByText('Started to view the app as').waitFor();
    await expect.poll(() => banner.count()).toBe(0);
  });

  it('approves a request, and the company has its plan without reloading', async () => {
    await tomas.goTo('/account?tab=billing');
    await tomas.page.getByText('10 of 10', { exact: true }).first().waitFor();
    await sam.goTo('/admin/companies?view=requests');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Castellan Studio' })
      .getByRole('button', { name: 'Approve' })
      .click();
    await page.getByRole('dialog').getByText('Interviews per month: 10 → 40').waitFor();
    await confirm('Approve', 'Castellan Studio');
    await tomas.page.getByText('10 of 40', { exact: true }).first().waitFor();
    expect(await axeCheck(page)).toEqual([]);
  });

  it('grants a limit for a while and ends it; the plan’s comes back', async () => {
    await sam.goTo('/admin/companies?company=seed-castellan&tab=overrides');
    await page.getByRole('button', { name: 'Grant a limit' }).click();
    await page.getByRole('dialog').getByLabel('Granted').fill('60');
    await confirm('Grant a limit');
    await tomas.page.getByText('10 of 60', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'End now: Interviews per month' }).click();
    await confirm('End now');
    await tomas.page.getByText('10 of 40', { exact: true }).first().waitFor();
    expect(await axeCheck(page)).toEqual([]);
  });

  it('makes an invoice and marks it paid', async () => {
    await sam.goTo('/admin/companies?company=seed-castellan&tab=billing');
    await page.getByRole('button', { name: 'Make invoice' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make invoice' }).click();
    await page.getByRole('button', { name: /^Mark H-\d{6}-\w{6} paid$/ }).click();
    await confirm('Mark paid');
    await page.getByRole('cell', { name: 'Paid' }).waitFor();
    expect(await axeCheck(page)).toEqual([]);
  });

  it('breaks the glass with a reason that the company sees, and may end', async () => {
    await sam.goTo('/admin/companies?company=seed-castellan&tab=jobs');
    await page
      .getByRole('button', { name: /^Break-glass access: / })
      .first()
      .click();
    await confirm('Break-glass access', 'Castellan Studio');
    await page.getByTestId('opened').waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await tomas.goTo('/admin');
    const accessNotice = tomas.page.getByTestId('platform-access');
    await accessNotice.getByText(why).waitFor();
    expect(await axeCheck(tomas.page)).toEqual([]);
    await accessNotice.getByRole('button', { name: 'End now' }).click();
    await accessNotice.waitFor({ state: 'detached' });
    await page.getByTestId('opened').waitFor({ state: 'detached' });
  });
});
