// What visitors do on the public pages with the real engine, the tiers in force and a printer.
import { expect, it } from 'vitest';
import { axeCheck } from '../support/axe.ts';
import { change } from '../support/operator.ts';
import { newPerson } from '../support/people.ts';
import { printSheet, takeScreenshot } from './printSheet.ts';

const answer =
  'In March we billed a customer twice. I saw the complaint first, so I called her the same morning and told her that it was our mistake. I reversed the charge and wrote to the two suppliers who had not been paid. Then I added a daily check for duplicate charges, and in the six months since not one has come through.';

it('a visitor’s own answer is rated in their browser, stays through a reload, and needs no connection once the engine is there', async () => {
  const ana = await newPerson({ phone: true });
  const { page, context } = ana;
  const asked: string[] = [];
  page.on('request', (request) => void (request.method() === 'GET' || asked.push(request.url())));
  await ana.goTo('/');
  // Typed before React is there; the engine's code is lost on its way, once.
  await page.route(/rateOwnAnswer/, (route) => route.abort(), { times: 1 });
  await page.getByLabel('Your answer').fill(answer);
  await page.getByRole('button', { name: 'Review my answer' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  const rating = page.getByTestId('own-rating');
  await rating
    .getByRole('button', { name: /^Show in the answer: / })
    .first()
    .click();
  await expect.poll(() => rating.getAttribute('data-status')).toBe('rated');
  await rating.locator('mark [aria-pressed=true]').first().waitFor();
  expect(await axeCheck(page)).toEqual([]);
  await takeScreenshot(page, 'own-answer');
  await page.reload();
  await expect.poll(() => page.getByLabel('Your answer').inputValue()).toBe(answer);
  await page.getByRole('button', { name: 'Review my answer' }).click();
  await rating.waitFor();
  await context.setOffline(true);
  await page.getByLabel('Your answer').fill('I always do my best.');
  await page.getByRole('button', { name: 'Review my answer' }).click();
  await page.locator('[data-testid=own-rating][data-status=not_enough_evidence]').waitFor();
  expect(asked).toEqual([]);
  // What was lost on its way, and nothing else.
  expect(ana.problems).toEqual(['Failed to load resource: net::ERR_FAILED']);
  await ana.leave();
});

it('what a super admin published is what the pricing page and the calculator show, without moving the page', async () => {
  await change('tierConfigurations/default_team', {
    name: 'Crew',
    'limits.candidates': 1_000_000_000,
    price: { monthly: 99, annual: 1_069, currency: 'USD' },
  });
  const leo = await newPerson();
  await leo.page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await leo.goTo('/pricing');
  const card = leo.page.getByTestId('plan-team');
  await card.getByText('$99').waitFor();
  await card.getByRole('heading', { name: 'Crew' }).waitFor();
  await card.getByText('Candidates a month: no limit').waitFor();
  await leo.page.getByRole('button', { name: 'Annually, up to 17% less' }).waitFor();
  expect(await leo.page.evaluate<number>('window.seen.shift')).toBeLessThanOrEqual(0.02);
  await leo.goTo('/roi-calculator');
  await expect
    .poll(() => leo.page.getByLabel('Plan price a month, in US dollars').inputValue())
    .toBe('99');
  expect(leo.problems).toEqual([]);
  await leo.leave();
});

it('a calculation is printed on one light sheet, with its sources and its link', async () => {
  const kim = await newPerson({ dark: true, language: 'es' });
  await kim.page.addInitScript(() => {
    window.print = () => undefined;
  });
  await kim.goTo('/es/roi-calculator?hires=10&applicants=30_10_90&now=15&with=3&plan=100');
  await kim.page.getByText(/Unas 60 horas/).waitFor();
  await kim.page.getByRole('button', { name: 'Imprimir' }).click();
  const { sheet, pages } = await printSheet(kim.page);
  expect(pages).toBe(1);
  expect(sheet).toContain('Oficina de Estadísticas Laborales de EE. UU.');
  expect(sheet).toContain('applicants=30_10_90');
  expect(kim.problems).toEqual([]);
  await kim.leave();
});
