// A candidate of a blind interview, and what would give away who it is.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeCheck } from '../support/axe.ts';
import type { Person } from '../support/people.ts';
import { startAsGuest } from './guestSteps.ts';

/** The candidate, whom nobody may recognise. */
export const name = 'Marabel Lindqwist';
export const email = 'marabel.lq@post.test';
/** What would give the candidate away. */
export const telling = /marabel|lindqwist|post\.test|kestrel/i;

/** Reads what gives the candidate away in all that a page shows, announces, holds in an address or would print. */
export async function visibleTexts(page: Page): Promise<string[]> {
  const all = [
    page.url(),
    await page.title(),
    ...(await page.evaluate(() => [
      document.body.innerText,
      ...[...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].map(({ value }) => value),
      ),
      ...[...document.querySelectorAll('input, textarea')].map(
        (input) => (input as HTMLInputElement).value,
      ),
    ])),
  ];
  return all.filter((text) => telling.test(text)).map((text) => text.slice(0, 200));
}

/** Joins as the candidate, who is informed of a blind review. */
export async function join(person: Person, code: string): Promise<void> {
  const { page } = person;
  await startAsGuest(
    person,
    { code },
    {
      name,
      meanwhile: async () => {
        await page.getByText(/reviews this interview blind/).waitFor();
        await page.getByLabel(/^E-?mail/i).fill(email);
        expect(await axeCheck(page)).toEqual([]);
      },
    },
  );
}

export const question = {
  id: 'q1',
  competencyId: 'care',
  kind: 'behavioural',
  text: 'Tell us about a delivery that went wrong. What did you do?',
  anchors: ['none', 'little', 'some', 'much', 'all'],
  lookFor: ['own part'],
  minutes: 5,
  followUpCap: 0,
  followUps: [],
};
export const competency = { id: 'care', name: 'Care', description: '', weight: 100 };
export const answer = `I am ${name}. Our lorries came late every Friday, so I measured the loading, moved two departures and late lorries fell from nine to one. Write to ${email} or call +46 70 123 45 67.`;
