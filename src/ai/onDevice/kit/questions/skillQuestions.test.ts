// A skill stands in a question as it is said in its language, and only what has a name is a tool.
import { describe, expect, it } from 'vitest';
import { buildJobProfile } from '#ai/onDevice/kit/jobProfile.ts';
import { offerAboutSkill, withSpanishArticle } from './skillQuestions.ts';
import { listToolOffers } from './toolOffers.ts';

describe('a skill in a question', () => {
  it.each([
    ['elaboración de informes', 'la elaboración de informes'],
    ['riego', 'el riego'],
    ['análisis de riesgos', 'el análisis de riesgos'],
    ['reclamaciones', 'las reclamaciones'],
    ['nóminas', 'las nóminas'],
    ['SEO', 'SEO'],
  ])('has its Spanish article: %s', (name, worded) =>
    expect(withSpanishArticle(name)).toBe(worded),
  );

  it('is said with it where one does it', () => {
    const texts = offerAboutSkill('Payroll', 'es').map(({ question }) => question.text);
    expect(texts.join('\n')).toMatch(/ en las nóminas|En las nóminas|en la /u);
    expect(texts.join('\n')).not.toContain('{');
  });

  it('is no tool where it has no name of its own', () =>
    expect(
      offerAboutSkill('Malware analysis', 'en').filter(({ from }) => from.includes('.plain.')),
    ).toEqual([]));

  it('is asked about where the posting names it, not where a verb of it stands', () => {
    const asked = (text: string): string =>
      listToolOffers(
        { ...buildJobProfile(text, 'en'), title: 'Editor', text, mustHave: ['Translation'] },
        '',
      )
        .flat()
        .map(({ question }) => question.text)
        .join('\n');
    expect(asked('You work on translation of novels.')).toContain('translation');
    expect(asked('You are good at translating needs into plans.')).toBe('');
  });
});
