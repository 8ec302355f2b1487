// Deleting an account of a company's people: a colleague's leaves no trace and frees a seat, an owner's has to hand the company over first.
import { expect, it } from 'vitest';
import { makeScale } from '../../local/seed/scale.ts';
import { addresses } from '../support/firebase.ts';
import { stored } from '../support/operator.ts';
import { newPerson } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';

it('a colleague leaves their company with their account; its owner hands it over first', async () => {
  const scale = await makeScale(addresses(), {
    id: `del${Date.now().toString(36)}`,
    jobs: 1,
    candidates: 1,
  });
  const [owner, reviewer] = [await newPerson(), await newPerson()];
  await Promise.all([signIn(owner, scale.people.owner), signIn(reviewer, scale.people.reviewer)]);
  await owner.goTo('/delete-account');
  await owner.page.getByRole('link', { name: 'Transfer ownership' }).waitFor();
  await expect
    .poll(() => owner.page.getByRole('button', { name: 'Delete my account…' }).isDisabled())
    .toBe(true);
  await reviewer.goTo('/account?tab=profile');
  await reviewer.page.getByRole('link', { name: 'Delete my account…' }).click();
  await reviewer.page.getByRole('button', { name: 'Delete my account…' }).click();
  await reviewer.page.getByRole('dialog').getByRole('textbox').fill(scale.people.reviewer.email);
  await reviewer.page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await reviewer.page
    .getByRole('heading', { name: 'Your account is deleted' })
    .waitFor({ timeout: 60_000 });
  expect(
    await stored(`organizations/${scale.orgId}/members/${scale.people.reviewer.uid}`),
  ).toBeUndefined();
  await expect
    .poll(() => stored(`organizations/${scale.orgId}`))
    .toMatchObject({ usage: { licenses: { used: 2 } } });
  expect(await stored(`users/${scale.people.reviewer.uid}`)).toBeUndefined();
  await Promise.all([owner.leave(), reviewer.leave()]);
});
