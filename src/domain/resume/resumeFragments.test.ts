import { describe, expect, it } from 'vitest';
import { listFragmentPaths, createFragmentTest, isFragment } from './resumeFragments.ts';

describe('a line about work that begins in the middle of a sentence', () => {
  it.each([
    'them with budgets.',
    '- the harvest over three seasons',
    'órdenes de compra al mes',
    '“and sold it”',
  ])('is "%s"', (text) => expect(isFragment(text)).toBe(true));
  it.each([
    'Helped them with budgets.',
    '• Órdenes de compra',
    'iOS apps for two banks',
    '40 calls a day',
    '',
    '…',
  ])('is not "%s"', (text) => expect(isFragment(text)).toBe(false));

  it('is named by its path', () => {
    const job = { title: 'Baker', employer: 'Crumb', start: null, end: null, current: false };
    expect(
      listFragmentPaths({
        experience: [
          { ...job, bullets: ['Baked bread and'] },
          { ...job, bullets: ['Sold bread', 'cakes in the morning'] },
        ],
      }),
    ).toEqual(['experience.1.bullets.1']);
  });

  it('is none where a person writes every line so', () => {
    const job = { title: 'barista', employer: 'tideline', start: null, end: null, current: false };
    const experience = [
      { ...job, bullets: ['run the morning bar', 'cut milk waste by a third'] },
      { ...job, bullets: ['taught tasting evenings'] },
    ];
    expect(listFragmentPaths({ experience })).toEqual([]);
    expect(createFragmentTest({ experience })('cakes in the morning')).toBe(false);
    expect(
      createFragmentTest({
        experience: [{ ...job, bullets: ['Ran the bar', 'Sold bread', 'cakes in the morning'] }],
      })('cakes in the morning'),
    ).toBe(true);
  });
});
