// A follow-up of a competency appears only behind the questions that name what it supposes; elsewhere plain ones in the tense of the question.
import { describe, expect, it } from 'vitest';
import { fixedFollowUps } from '#ai/onDevice/library/frames.ts';
import { readCompetencyText } from '#ai/onDevice/library/library.ts';
import {
  generalIds,
  professionalIds,
  type CompetencyId,
} from '#ai/onDevice/library/questions/competencyText.ts';
import probeFits from '#ai/onDevice/library/questions/probeFits.json';
import { fitsProbe, followUpsFor } from './followUps.ts';

const languages = ['en', 'es'] as const;
const followUps = (id: CompetencyId, number: number, language: 'en' | 'es' = 'en'): string[] => {
  const text = readCompetencyText(id, language);
  const { kind, text: asked } = text.stems[number] ?? { kind: 'technical', text: '' };
  return followUpsFor({ kind, asked, stem: `${id}.${number}` }, text, language).followUps;
};

describe('the follow-ups of a question of a competency', () => {
  it.each(languages)('dig into the competency where the question names it (%s)', (language) => {
    const { probes } = readCompetencyText('software', language);
    expect(followUps('software', 5, language)[0]).toBe(probes[0]);
    expect(followUps('software', 7, language)).toEqual([probes[1]]);
  });

  it.each(languages)('are plain where it names something else (%s)', (language) => {
    // An estimate and old code have no trade-off, a lost sample has nobody who was proved wrong.
    for (const [id, number] of [
      ['software', 1],
      ['software', 8],
      ['research', 1],
      ['operations', 7],
    ] as const) {
      const { kind } = readCompetencyText(id, language).stems[number] ?? { kind: 'technical' };
      expect(fixedFollowUps[language][kind]).toEqual(
        expect.arrayContaining(followUps(id, number, language)),
      );
    }
  });

  it.each(languages)('speak of no customer where the question has none (%s)', (language) => {
    for (const { kind, text } of readCompetencyText('hospitality', language).stems)
      if (!/guest|huésped/i.test(text))
        expect(
          followUpsFor(
            { kind, asked: text, stem: 'hospitality.99' },
            readCompetencyText('hospitality', language),
            language,
          ).followUps.join(' '),
        ).not.toMatch(/guest|huésped/i);
    expect(followUps('hospitality', 4, language)[0]).toMatch(/guest|huésped/i);
    expect(followUps('hospitality', 5, language).join(' ')).not.toMatch(/guest|huésped/i);
  });

  it('do not ask again what the question asks', () => {
    const text = readCompetencyText('teamwork', 'en');
    const of = (asked: string) =>
      followUpsFor({ kind: 'behavioural', asked, stem: 'another wording' }, text, 'en').followUps;
    expect(of('Tell me about a harvest. What was your own part?')).not.toContain(
      'What exactly was your own part in it?',
    );
    expect(of('Tell me about a harvest. What came of it?')).not.toContain(
      'What came of it, and how did you know?',
    );
    expect(of('Tell me about a harvest.')).toHaveLength(2);
    expect(new Set(of('What went wrong, what was your own part, and what came of it?')).size).toBe(
      2,
    );
  });

  it('look back after a real example only', () => {
    for (const language of languages)
      for (const kind of ['situational', 'technical'] as const)
        expect(fixedFollowUps[language][kind].join(' ')).not.toMatch(
          /\bdid\b|differently today|hiciste|de otra manera hoy/,
        );
  });

  it('are numbered by questions that the library has, of the same kind in both languages', () => {
    expect(Object.keys(probeFits).toSorted()).toEqual(
      [...generalIds, ...professionalIds].toSorted(),
    );
    for (const [id, numbers] of Object.entries(probeFits) as [CompetencyId, number[]][]) {
      const [en, es] = languages.map((language) => readCompetencyText(id, language).stems);
      expect(es?.map(({ kind }) => kind)).toEqual(en?.map(({ kind }) => kind));
      for (const number of numbers) expect(en?.[number], `${id}.${number}`).toBeDefined();
    }
    expect(['software.5', 'software.6', 'software', 'any wording. 5', ''].map(fitsProbe)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
