// A candidate takes a chat interview: whole and in peace, then with everything going wrong that can.
import { describe, expect, it } from 'vitest';
import { axeCheck, expectNoObstacle } from '../support/axe.ts';
import { newPerson } from '../support/people.ts';
import { company, invite, questions, sessionPath } from './candidateWorld.ts';
import { change, idsIn, stored } from '../support/operator.ts';
import { beginAsGuest, field, send, toReview, untilSaved } from './guestSteps.ts';

const html = '<img src=x onerror="window.__xss=1"> <script>window.__xss=1</script>';

/** Expects the session without a name, who it is beside it, the row of the list, and every answer. */
async function expectAllStored(path: string): Promise<void> {
  const session = await stored(path);
  expect(session).toMatchObject({
    status: 'submitted',
    consent: { recording: true, ai: true },
    rev: 2,
  });
  expect(JSON.stringify(session)).not.toContain('Mara');
  await expect
    .poll(async () => stored(`${path}/identity/current`))
    .toMatchObject({ fullName: 'Mara Lind' });
  await expect
    .poll(async () => stored(path.replace('/sessions/', '/candidates/')))
    .toMatchObject({
      status: 'submitted',
      displayName: 'Mara Lind',
      ai: true,
      rev: 2,
      submittedAt: session?.['submittedAt'] as unknown,
    });
  await expect.poll(async () => (await stored(`${path}/answers/q1`))?.['text']).toContain(html);
  await expect.poll(async () => (await stored(`${path}/answers/q1_f1`))?.['prompt']).toBeTruthy();
  await expect
    .poll(async () => (await stored(`${path}/answers/q3`))?.['text'])
    .toBe('Last week: 日本語 مرحبا 👩🏽‍💻');
}

describe('a chat interview', () => {
  it('is taken by a guest on a small phone, from the link to the receipt', async () => {
    const invited = await invite();
    const mara = await newPerson({ phone: true });
    const { page } = mara;
    await page.setViewportSize({ width: 320, height: 720 });
    const noObstacle = (where: string): Promise<void> => expectNoObstacle(page, where);

    await mara.goTo('/hirely-pro');
    await page
      .getByLabel('Link or code')
      .fill(`https://somewhere.example/hirely-pro/join/${invited.code.toLowerCase()}?x=1`);
    await noObstacle('entry');
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('button', { name: 'Continue as guest' }).click();
    await page.getByText(`${company} invites you to an interview`).waitFor();
    await page.getByText('3 questions, answered in writing').waitFor();
    await noObstacle('about');
    await page.getByRole('button', { name: 'Next' }).click();

    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Write your name.').waitFor();
    expect(
      await page.getByLabel(/^Your name/).evaluate((input) => input === document.activeElement),
    ).toBe(true);
    await noObstacle('consent with problems');
    await page.getByLabel(/^Your name/).fill('Mara Lind');
    await page.getByLabel(/I agree that/).check();
    await page.getByLabel(/^Yes, AI may help/).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Practice answer').fill('Nobody reads this.');
    await noObstacle('practice');
    await page.getByRole('button', { name: 'Start' }).click();

    await page.getByRole('heading', { name: questions[0]?.text ?? '' }).waitFor();
    await page.getByText('40 minutes left').waitFor();
    await field(mara).fill(`A truck was late. I called the customer first. ${html}`);
    await untilSaved(mara);
    await noObstacle('room');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Follow-up 1 of 1').first().waitFor();
    await field(mara).fill('We now check the route the evening before.');
    await untilSaved(mara);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: questions[1]?.text ?? '' }).waitFor();
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await page.getByRole('heading', { name: questions[2]?.text ?? '' }).waitFor();
    await field(mara).fill('Last week: 日本語 مرحبا 👩🏽‍💻');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Question 2 has no answer yet').waitFor();
    await noObstacle('review');
    await page.getByRole('button', { name: 'Edit the answer to question 2' }).click();
    await field(mara).fill('I sort by what others wait for.');
    await untilSaved(mara);
    await toReview(mara);
    await send(mara);

    await page.getByRole('heading', { name: 'Submitted. Thank you, Mara Lind.' }).waitFor();
    await noObstacle('receipt');
    await expectAllStored(await sessionPath(invited));
    await expect.poll(async () => idsIn(`organizations/${invited.orgId}/aiJobs`)).toHaveLength(1);
    expect(await page.evaluate(() => '__xss' in window)).toBe(false);
    expect(mara.problems).toEqual([]);
    await mara.leave();
  });

  it('without consent to AI asks the prepared follow-up, sends, and makes no task for the AI', async () => {
    const invited = await invite();
    const noa = await newPerson();
    await beginAsGuest(noa, invited, { ai: false });
    await field(noa).fill('I told everybody early.');
    await noa.page.getByRole('button', { name: 'Continue' }).click();
    await noa.page
      .getByText(questions[0]?.followUps[0] ?? '')
      .first()
      .waitFor();
    await toReview(noa);
    await noa.page.getByText('You said no to AI evaluation').waitFor();
    await send(noa);
    expect(await idsIn(`organizations/${invited.orgId}/aiJobs`)).toEqual([]);
    await expect
      .poll(async () => (await stored(await sessionPath(invited)))?.['consent'])
      .toMatchObject({ ai: false });
    await noa.leave();
  });

  it('speaks Spanish from the first page to the receipt', async () => {
    const invited = await invite();
    const ana = await newPerson({ phone: true });
    const { page } = ana;
    await ana.goTo(`/hirely-pro/join/${invited.code}`);
    await page.getByRole('button', { name: 'Continue as guest' }).click();
    await page
      .getByText('Language of this page:')
      .locator('..')
      .getByRole('combobox')
      .selectOption('es');
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await page.getByLabel(/^Tu nombre/).fill('Ana');
    await page.getByLabel(/^Acepto que/).check();
    await page.getByLabel(/^No\. Solo personas/).check();
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await page.getByRole('button', { name: 'Empezar' }).click();
    await field(ana).fill('Una respuesta.');
    await page.locator('[data-save-state=confirmed]').first().waitFor();
    await page.getByRole('button', { name: 'Revisar' }).click();
    await page.getByRole('button', { name: 'Enviar entrevista' }).click();
    await page.getByRole('button', { name: 'Enviar de todos modos' }).click();
    await page.getByRole('heading', { name: 'Enviada. Gracias, Ana.' }).waitFor();
    await expect
      .poll(async () => (await stored(await sessionPath(invited)))?.['language'])
      .toBe('es');
    await ana.leave();
  });
});

describe('an invitation that cannot be opened says why', () => {
  const cases = [
    ['expired', { expiresInDays: -1 }, 'This invitation has expired'],
    ['revoked', { status: 'revoked' }, 'This invitation was withdrawn'],
    ['used by somebody else', { status: 'claimed' }, 'already used by another account'],
  ] as const;
  for (const [name, world, text] of cases) {
    it(name, async () => {
      const { code } = await invite(world);
      const guest = await newPerson();
      await guest.goTo(`/hirely-pro/join/${code}`);
      await guest.page.getByRole('button', { name: 'Continue as guest' }).click();
      await guest.page.getByText(text).waitFor();
      expect(await axeCheck(guest.page)).toEqual([]);
      await guest.leave();
    });
  }
  it('unknown, and not a code at all', async () => {
    const guest = await newPerson();
    await guest.goTo('/hirely-pro/join/0123456789ABCDEF');
    await guest.page.getByRole('button', { name: 'Continue as guest' }).click();
    await guest.page.getByText('This invitation doesn’t exist').waitFor();
    await guest.goTo('/hirely-pro');
    await guest.page.getByLabel('Link or code').fill('hello');
    await guest.page.getByRole('button', { name: 'Open' }).click();
    await guest.page.getByText('That isn’t an invitation link or code').waitFor();
    await guest.leave();
  });
  it('closed between opening and starting', async () => {
    const invited = await invite();
    const guest = await newPerson();
    await guest.goTo(`/hirely-pro/join/${invited.code}`);
    await guest.page.getByRole('button', { name: 'Continue as guest' }).click();
    await guest.page.getByRole('button', { name: 'Next' }).click();
    await change(`organizations/${invited.orgId}/interviews/${invited.interviewId}`, {
      status: 'closed',
    });
    await guest.page.getByLabel(/^Your name/).fill('Late');
    await guest.page.getByLabel(/I agree that/).check();
    await guest.page.getByLabel(/^No\./).check();
    await guest.page.getByRole('button', { name: 'Next' }).click();
    await guest.page.getByRole('button', { name: 'Start' }).click();
    await guest.page.getByText('This interview is closed.').waitFor();
    await guest.leave();
  });
});
