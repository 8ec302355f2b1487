// An answer is nearer to its own question than to another one, and the noun "suelo" is not the verb.
import { describe, expect, it } from 'vitest';
import { noPacks } from '#ai/onDevice/packs/packs.ts';
import { readAnswer } from '#ai/onDevice/rating/reading/statements.ts';
import { readAskedTopic, doubtOf, readAnsweredTopic, computeSubjectFeatures } from './subject.ts';

const answer =
  'The patient was pale and dizzy, so I measured blood pressure and pulse, called the doctor and wrote the values in the chart. The nurse in charge read them back.';

describe('the subject of an answer', () => {
  const answerTopic = readAnsweredTopic(answer, 'en', noPacks);
  const features = (question: string, lines: string[]): number[] =>
    computeSubjectFeatures(answerTopic, readAskedTopic(question, lines, 'en', noPacks));
  const own = features('A patient turns pale while you help them up. What do you do?', [
    'Measures blood pressure and pulse',
    'Calls the doctor',
  ]);
  const other = features(
    'The sign-up rate on your dashboard dropped overnight. How do you find out why?',
    ['Checks the tracking first', 'Splits the figure by segment'],
  );

  it('is nearer to what was asked than to something else', () => {
    const total = (row: number[]): number => row.slice(1).reduce((sum, value) => sum + value, 0);
    expect(total(own)).toBeGreaterThan(total(other));
    expect(doubtOf(own, 'en')).toBe('none');
  });
  it('gives the same figures every time', () => {
    expect(
      computeSubjectFeatures(
        readAnsweredTopic(answer, 'en', noPacks),
        readAskedTopic(
          'A patient turns pale while you help them up. What do you do?',
          ['Measures blood pressure and pulse', 'Calls the doctor'],
          'en',
          noPacks,
        ),
      ),
    ).toEqual(own);
  });
});

describe('a sentence', () => {
  const one = (text: string) => readAnswer([{ answerId: 'q', text }]).statements[0];
  it('about the floor is no habit in Spanish', () => {
    expect(one('Lo pegué al suelo y avisé al conserje de la escuela.')).toMatchObject({
      general: false,
      habit: false,
    });
    expect(one('Yo suelo revisar las cosas antes de mandarlas a los clientes.')).toMatchObject({
      habit: true,
    });
  });
  it('is judged without its fillers and quoted with them', () => {
    expect(one('I called her, um, and wrote the offer.')).toMatchObject({
      plain: 'I called her and wrote the offer.',
      text: 'I called her, um, and wrote the offer.',
      hedges: 0,
    });
  });
});
