// A campus day: the network has opened its hundred accounts of this hour. The candidate's door says so, when to try again, and which other ways there are.
import { describe, expect, it } from 'vitest';
import { axeCheck } from '../support/axe.ts';
import { newPerson, type Person } from '../support/people.ts';
import { invite } from './candidateWorld.ts';

/** Firebase Auth refuses every new account as it does in production, until the returned function is called. */
async function refuseAccounts({ page }: Person, message: string): Promise<() => Promise<void>> {
  const address = /accounts:signUp/;
  await page.route(address, (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: JSON.stringify({ error: { code: 400, message, errors: [{ message }] } }),
    }),
  );
  return () => page.unroute(address);
}

describe('the door of a candidate', () => {
  it.each(['TOO_MANY_ATTEMPTS_TRY_LATER', 'QUOTA_EXCEEDED'])(
    'at %s says what is the matter, when to try again, and offers an account; then lets them in',
    async (message) => {
      const invited = await invite();
      const kim = await newPerson();
      const { page } = kim;
      const accept = await refuseAccounts(kim, message);
      await page.goto(`/hirely-pro/join/${invited.code}`);
      await page.getByText('This network has had too many guests').waitFor();
      await page.getByText(/Try again after .*, switch to mobile data, or log in/).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
      expect(await axeCheck(page)).toEqual([]);
      await page.getByRole('button', { name: 'Continue as guest' }).click();
      await page.getByText('This network has had too many guests').waitFor();
      // An hour later, or on mobile data.
      await accept();
      await page.getByRole('button', { name: 'Continue as guest' }).click();
      await page.getByRole('button', { name: 'Next' }).waitFor();
      await kim.leave();
    },
  );

  it('says in Spanish that there are no guests here, and that an account opens it', async () => {
    const invited = await invite();
    const kim = await newPerson();
    await kim.page.addInitScript(() => localStorage.setItem('hirely.language', 'es'));
    await refuseAccounts(kim, 'ADMIN_ONLY_OPERATION');
    await kim.page.goto(`/hirely-pro/join/${invited.code}`);
    await kim.page.getByText('Ahora no se puede entrar como persona invitada').waitFor();
    await kim.page.getByText('Inicia sesión o crea una cuenta').waitFor();
    await kim.leave();
  });
});
