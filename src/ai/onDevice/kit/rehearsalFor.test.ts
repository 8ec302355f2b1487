// A rubric is tried on sample answers of its competency, in both languages, and not on any where there are none.
import { describe, expect, it } from 'vitest';
import { readCompetencyText } from '#ai/onDevice/library/library.ts';
import { noPacks } from '#ai/onDevice/packs/packs.ts';
import { buildRehearsal } from './rehearsalFor.ts';

function asked(language: 'en' | 'es', competencyId: string, lookFor?: string[]) {
  const text = readCompetencyText('communication', language);
  const [stem] = text.stems;
  return {
    language,
    question: {
      id: 'q1',
      competencyId,
      kind: stem?.kind ?? ('behavioural' as const),
      text:
        stem?.text.replaceAll(/\{[^}]*\}/g, language === 'en' ? 'a report' : 'un informe') ?? '',
      anchors: ['', '', '', '', ''],
      lookFor: lookFor ?? [...text.lookFor],
    },
  };
}

describe('the trial of a rubric', () => {
  it.each(['en', 'es'] as const)('puts the four samples in order (%s)', async (language) => {
    const { samples, inOrder } = await buildRehearsal(asked(language, 'communication'), noPacks);
    expect(samples.map(({ kind }) => kind)).toEqual(['strong', 'average', 'weak', 'offTopic']);
    expect(inOrder).toBe(true);
    for (const { text, rating } of samples)
      for (const quote of rating.quotes)
        expect(text.slice(quote.start, quote.end)).toBe(quote.text);
  });
  it('finds the competency by its rubric lines where it was renamed', async () => {
    expect((await buildRehearsal(asked('en', 'c_own'), noPacks)).samples).toHaveLength(4);
  });
  it('has no samples for a question that is not of the library', async () => {
    expect(await buildRehearsal(asked('en', 'c_own', ['Blows a vase']), noPacks)).toEqual({
      samples: [],
      inOrder: null,
    });
  });
});
