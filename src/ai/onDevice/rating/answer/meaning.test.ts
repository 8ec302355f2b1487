import { describe, expect, it } from 'vitest';
import { readCompetencyText } from '#ai/onDevice/library/library.ts';
import type { CompetencyId } from '#ai/onDevice/library/questions/competencyText.ts';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { ownAnswers, strays } from '#ai/onDevice/rating/ownAnswers.fixture.ts';
import { rate } from '#ai/onDevice/rating/rate.ts';

const packs = await loadPacks(['words', 'deep']);

type Asked = CheckedInput<'evaluateAnswer'>['question'];

function questionOf(competency: string, stem: number, language: 'en' | 'es'): Asked {
  const { stems, lookFor } = readCompetencyText(competency as CompetencyId, language);
  const asked = stems[stem];
  if (!asked) throw new Error('no such stem');
  return {
    id: 'q1',
    text: asked.text,
    kind: asked.kind,
    anchors: ['a', 'b', 'c', 'd', 'e'],
    lookFor: [...lookFor],
  };
}

const own = ownAnswers.filter(({ kind, level }) => kind === undefined && level >= 3);

describe('an answer to its own question', () => {
  it('is called an answer to something else less than once in twenty', () => {
    const refused = own.filter(({ competency, stem, language, text }) =>
      rate(
        {
          question: questionOf(competency, stem, language),
          competencyId: 'c',
          answer: text,
          followUps: [],
          language,
        },
        packs,
      ).reasons.some(({ code }) => code === 'offTopic'),
    );
    expect(own.length).toBeGreaterThan(20);
    expect(
      refused.map(({ id }) => id).length,
      refused.map(({ id }) => id).join(', '),
    ).toBeLessThanOrEqual(own.length / 20);
  }, 120_000);
});

describe('an answer to another question', () => {
  it.each(strays)(
    'has no level, or is doubted ($of under $competency)',
    ({ language, competency, stem, of }) => {
      const answer = ownAnswers.find(({ id }) => id === of)?.text ?? '';
      const { status, flags, confidence } = rate(
        {
          question: questionOf(competency, stem, language),
          competencyId: 'c',
          answer,
          followUps: [],
          language,
        },
        packs,
      );
      expect(
        status === 'not_enough_evidence' || (flags.includes('offTopic') && confidence === 'low'),
      ).toBe(true);
    },
  );

  it('has no level where the question it answers is one of the same interview', () => {
    const pairs = own
      .flatMap((answered) =>
        own
          .filter(
            ({ language, competency }) =>
              language === answered.language && competency !== answered.competency,
          )
          .map((asked) => ({ answered, asked })),
      )
      .filter((_, at) => at % 11 === 0);
    const refusedOf = (named: boolean): number =>
      pairs.filter(({ answered, asked }) => {
        const { text, lookFor } = questionOf(answered.competency, answered.stem, answered.language);
        return (
          rate(
            {
              question: questionOf(asked.competency, asked.stem, answered.language),
              competencyId: 'c',
              answer: answered.text,
              followUps: [],
              language: answered.language,
              ...(named ? { others: [{ text, lookFor }] } : {}),
            },
            packs,
          ).status === 'not_enough_evidence'
        );
      }).length;
    const alone = refusedOf(false);
    const beside = refusedOf(true);
    expect(pairs.length).toBeGreaterThan(20);
    expect(beside).toBeGreaterThan(alone);
    expect(beside / pairs.length).toBeGreaterThan(0.25);
  }, 120_000);
});

describe('talk that could be given to any question', () => {
  it.each([
    [
      'en',
      'Honestly, this is a question that deserves a thoughtful response, because every situation is different and people see things in different ways. I have always been somebody who gives everything, who listens, who stays positive, and who tries to find the right balance. In the end what counts is the attitude, and I believe that mine would be a good fit for what you are looking for.',
    ],
    [
      'es',
      'La verdad es que es una pregunta muy buena y da mucho que pensar, porque cada situación es distinta y no hay una única forma correcta de hacer las cosas. Yo siempre intento dar lo mejor de mí, ser positivo, escuchar a los demás y adaptarme a lo que haga falta. Al final lo importante es la actitud y las ganas, y de eso me sobra.',
    ],
  ] as const)('has no level (%s)', (language, answer) => {
    expect(
      rate(
        {
          question: questionOf('prioritising', 0, language),
          competencyId: 'c',
          answer,
          followUps: [],
          language,
        },
        packs,
      ),
    ).toMatchObject({ status: 'not_enough_evidence', level: null });
  });
});
