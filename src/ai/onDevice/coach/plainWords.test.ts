/** What is told in plain words is not called missing, and what was only done by nobody in particular is not called the speaker's. */
import { describe, expect, it } from 'vitest';
import type { FixCode } from '#ai/tasks/answerParts.ts';
import { noPacks } from '#ai/onDevice/packs/packs.ts';
import { coach } from './coach.ts';

const adviceOn = (
  text: string,
  answer: string,
  language: 'en' | 'es',
  kind: 'behavioural' | 'situational' | 'technical' = 'behavioural',
): FixCode => coach({ question: { text, kind, lookFor: [] }, answer, language }, noPacks).fix.code;

describe('advice on answers in plain words', () => {
  it('a check is having somebody try it', () => {
    const answer =
      'I start at the plug and work up: link light, then address, then gateway. I go from the bottom, because half the time it is the cable. When it works again I have the user open the thing they wanted.';
    expect(
      adviceOn('How do you find out why a user has no network?', answer, 'en', 'technical'),
    ).toBe('good');
    expect(
      adviceOn(
        'How do you find out why a user has no network?',
        answer.replace(/I have the user open.*$/, 'I close the ticket and take the next one.'),
        'en',
        'technical',
      ),
    ).not.toBe('good');
  });

  it('a story may begin in the middle of its case', () => {
    const answer =
      'Mandé unas gambas a una mesa con alergia al marisco, el tique lo ponía y no lo vi. Salí yo a quitar el plato antes de que lo tocaran. Rehíce todo en una sartén limpia, pues lavarla no basta. La señora comió tranquila.';
    expect(
      adviceOn('Háblame de un error en la cocina y de lo que hiciste.', answer, 'es'),
    ).not.toBe('situation');
  });

  it.each(['tubería', 'batería', 'estantería'])('a noun is no deed of one’s own: %s', (noun) => {
    const answer = `El césped del polideportivo se secaba por rodales. Hubo que levantar la ${noun} y se cambió. Se gastó bastante. La empresa quedó contenta con cómo se hizo.`;
    expect(adviceOn('Háblame de un problema que resolviste.', answer, 'es')).toBe('own');
  });

  it.each([
    [
      'en',
      'Tell me about a job that went badly.',
      'I skimmed a ceiling on a damp day and it crazed overnight. I hacked it off and did it again, as my name was on the board. It has been fine for three winters. I put a meter on the boards first now.',
    ],
    [
      'es',
      'Cuéntame algo que mejoraste en tu puesto.',
      'Las cintas estaban en la otra punta y hacíamos ese paseo treinta veces al día. Colgué un rollo en cada mesa, que no costaba nada. Cronometré antes y después: de nueve minutos por palé a siete.',
    ],
  ] as const)('a result needs no word for it (%s): %s', (language, text, answer) => {
    expect(adviceOn(text, answer, language)).not.toBe('result');
  });

  it('who was alone says what was going on', () => {
    const answer =
      'Me quedé sola con catorce pacientes porque mi compañera se puso mala. Primero pasé por los tres recién operados, ya que son los que se tuercen en un cuarto de hora. Dejé los aseos para después. A las dos volví a mirar a esos tres.';
    expect(
      adviceOn('Cuéntame una situación en la que tuviste que priorizar.', answer, 'es'),
    ).not.toBe('situation');
  });

  it('a plan in the conditional is one’s own', () => {
    const answer =
      'Subiría a escuchar yo mismo antes de decir nada, porque la mitad de las veces el ruido viene de otro piso. Llamaría al timbre con calma y pediría que lo bajen. Al rato volvería a subir para ver si sigue.';
    expect(
      adviceOn('Un vecino se queja del ruido. ¿Qué harías?', answer, 'es', 'situational'),
    ).toBe('good');
  });
});
