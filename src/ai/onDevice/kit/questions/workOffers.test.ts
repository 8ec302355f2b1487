// The question of a work, and where it names the duty of this job before it asks.
import { describe, expect, it } from 'vitest';
import { workEntries, workQuestions } from '#ai/onDevice/library/works.ts';
import { offerAboutWork } from './workOffers.ts';

async function questionAbout(id: string, phrase: string | null, isOwn = false): Promise<string> {
  const work = workEntries.find((one) => one.id === id);
  if (!work) throw new Error(`There is no work ${id}.`);
  const duty = { line: phrase ?? 'x', phrase, kind: work.kind, rank: 0, isOwn, work };
  const [offer] = offerAboutWork(duty, await workQuestions([work]), 'en');
  return offer?.question.text ?? '';
}

describe('the question of a work', () => {
  it('names the duty where the work is the same in every trade', async () => {
    expect(await questionAbout('manageBudget', 'manage the budget of two wards')).toMatch(
      /^In this role you will manage the budget of two wards\. Tell me about a time a budget/,
    );
  });
  it('stands alone where the trade is in the question', async () => {
    expect(await questionAbout('reconcileAccounts', 'reconcile bank accounts')).not.toMatch(
      /^In this role/,
    );
  });
  it('has another beside it, told apart by where it is from', async () => {
    const work = workEntries.find(({ id }) => id === 'buildApis');
    if (!work) throw new Error('There is no work buildApis.');
    const duty = { line: 'Build APIs', phrase: 'build APIs', kind: work.kind, rank: 0, work };
    const offers = offerAboutWork(duty, await workQuestions([work]), 'en');
    expect(offers.map(({ from }) => from)).toEqual(['work.buildApis', 'work.buildApis.2']);
    expect(new Set(offers.map(({ question }) => question.text)).size).toBe(2);
  });
  it('never says a duty aloud that is in our own words, quoted or too long', async () => {
    const asked = [
      await questionAbout('manageBudget', 'manage the budget and', true),
      await questionAbout('manageBudget', null),
      await questionAbout(
        'manageBudget',
        `manage the budget of ${'one more ward and '.repeat(5)}two`,
      ),
    ];
    for (const text of asked) expect(text).not.toMatch(/^In this role/);
  });
});
