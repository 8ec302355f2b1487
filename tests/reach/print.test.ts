// What is read on paper: no menus, dark ink whatever the theme, nothing cut off, links told from text.
import { afterEach, expect, it } from 'vitest';
import { readLayout } from '#ai/documents/readDocument.ts';
import { people } from '../../local/seed/accounts.ts';
import { newStaff } from '../flows/reviewWorld.ts';
import { newPerson, type Person } from '../support/people.ts';
import { findExample } from './addresses.ts';
import { findLayoutFaults } from './pageCheck.ts';

let person: Person;
afterEach(() => person.leave());

/** The width of A4 between margins of 14 mm, in CSS pixels. */
const sheetSize = { width: 688, height: 1_000 };

/** Words that are too light for paper, and controls that nobody can press there. Runs on the page. */
function findPrintFaults(): string[] {
  const isLight = (element: Element): boolean =>
    Math.max(...(getComputedStyle(element).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)) >
    150;
  const own = (element: Element): string =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent?.trim())
      .join('');
  const shown = [...document.querySelectorAll('body *')].filter(
    (one) => one.checkVisibility() && one.getBoundingClientRect().width > 2,
  );
  return [
    ...shown
      .filter((one) => own(one) && isLight(one))
      .map((one) => `too light: "${own(one).slice(0, 40)}"`),
    ...shown
      .filter((one) =>
        one.matches('header.MuiAppBar-root, footer, main [role=tablist], main .MuiButton-root'),
      )
      .map((one) => `on paper: ${one.tagName} "${(one.textContent ?? '').slice(0, 40)}"`),
    ...shown
      .filter((one) => one.matches('main a[href]') && own(one))
      .filter((one) => !getComputedStyle(one).textDecorationLine.includes('underline'))
      .map((one) => `a link like text: "${own(one).slice(0, 40)}"`),
  ];
}

const pages = [
  [
    "a candidate's page",
    () => newStaff(people.recruiter, { dark: true }),
    findExample('candidate'),
    'Chidi Eze',
  ],
  [
    'an interview kit',
    () => newStaff(people.recruiter, { dark: true }),
    `${findExample('job')}?tab=interview`,
    'Backend Engineer',
  ],
  [
    'the calculation of the return',
    () => newPerson({ dark: true }),
    findExample('roiCalculator'),
    'hour',
  ],
] as const;

it.each(pages)('%s', async (_, arrive, address, words) => {
  person = await arrive();
  const { page } = person;
  await person.goTo(address);
  await page.getByRole('main').getByText(words).first().waitFor();
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
  await page.setViewportSize(sheetSize);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.evaluate(findPrintFaults)).toEqual([]);
  expect(await page.evaluate(findLayoutFaults)).toEqual([]);
  const bytes = await page.pdf({ format: 'A4', margin: { left: '14mm', right: '14mm' } });
  const { text } = await readLayout(new Blob([new Uint8Array(bytes)]), 'page.pdf');
  expect(text).toContain(words);
  expect(text).not.toContain('Skip to content');
});
