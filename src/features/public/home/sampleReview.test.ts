import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rangesOf, sampleCompetencies, sampleQuotes, suggestedLevels } from './sampleReview.ts';

type Example = { answer: string } & Record<string, Record<string, string>>;

describe.each(['en', 'es'])('the example of the start page in %s', (language) => {
  const { home } = JSON.parse(readFileSync(`src/i18n/${language}/public.json`, 'utf8')) as {
    home: { example: Example };
  };
  const quotes = sampleQuotes.map(({ id, competencyId, key }) => ({
    id,
    competencyId,
    text: home.example[competencyId]?.[key.split('.').at(-1) ?? ''] ?? '',
    label: id,
  }));

  it('quotes the answer word for word, as the product demands', () => {
    const ranges = rangesOf(home.example.answer, quotes);
    expect(ranges.map(({ id }) => id)).toEqual(quotes.map(({ id }) => id));
    for (const [index, { start, end }] of ranges.entries())
      expect(home.example.answer.slice(start, end)).toBe(quotes[index]?.text);
  });

  it('drops a quote that is not in the answer', () => {
    expect(
      rangesOf(home.example.answer, [
        { id: 'x', competencyId: 'results', text: 'we saved a million', label: '' },
      ]),
    ).toEqual([]);
  });
});

it('suggests a level only where there are quotes', () => {
  for (const { id, level } of sampleCompetencies) {
    expect(suggestedLevels[id]).toBe(level);
    expect(level === null).toBe(!sampleQuotes.some((quote) => quote.competencyId === id));
  }
});
