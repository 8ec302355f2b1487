import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFindings } from './findingsIn.ts';

const codes = (text: string): string[] => findFindings(text).map(({ code }) => code);

describe('questions that must not be asked', () => {
  it.each([
    ['How old are you?', 'age'],
    ['What year did you graduate?', 'age'],
    ['When do you plan to retire?', 'age'],
    ['Are you married?', 'family'],
    ['Do you have children?', 'family'],
    ['Who looks after your kids during late shifts?', 'family'],
    ['Do you plan to have a baby soon?', 'family'],
    ['What is your religion?', 'religion'],
    ['Would you work on religious holidays?', 'religion'],
    ['Where are you originally from?', 'nationality'],
    ['What is your native language?', 'nationality'],
    ['Where does your accent come from? Where is your accent from?', 'nationality'],
    ['Do you have any health problems?', 'health'],
    ['How many sick days did you have? How many days were you sick?', 'health'],
    ['Are you pregnant?', 'family'],
    ['What is your sexual orientation?', 'orientation'],
    ['Who did you vote for?', 'politics'],
    ['Are you a member of a trade union?', 'union'],
    ['Have you ever been arrested?', 'criminalRecord'],
    ['What is your current salary? What do you earn now?', 'finances'],
    ['How tall are you?', 'appearance'],
    ['¿Cuántos años tienes?', 'age'],
    ['¿Estás casada?', 'family'],
    ['¿Piensas tener hijos pronto?', 'family'],
    ['¿Cuál es tu estado civil?', 'family'],
    ['¿Eres católica?', 'religion'],
    ['¿Cuál es tu nacionalidad?', 'nationality'],
    ['¿De dónde eres realmente?', 'nationality'],
    ['¿Tienes alguna enfermedad?', 'health'],
    ['¿Tienes alguna discapacidad?', 'health'],
    ['¿Estás afiliado a algún sindicato?', 'union'],
    ['¿Tienes antecedentes penales?', 'criminalRecord'],
    ['¿Cuánto ganas ahora?', 'finances'],
    ['¿A quién votaste?', 'politics'],
  ])('%s → %s', (text, code) => {
    expect(codes(text)).toContain(code);
  });

  it.each([
    'Tell me about a patient with a disability whom you cared for. What did you do?',
    'How do you talk with families about religious customs of residents?',
    'Describe your experience in childcare.',
    'How do you explain parental leave policy to employees?',
    'How would you design a product for older users?',
    '¿Cómo atiendes a pacientes con discapacidad?',
    'Háblame de una familia de productos que hayas desarrollado.',
    'Cuéntame cómo tratas los datos de salud de los pacientes.',
  ])('leaves alone what is about the work: %s', (text) => {
    expect(codes(text)).toEqual([]);
  });
});

describe('how a question is asked', () => {
  it('sees a leading question', () => {
    expect(codes("Don't you think that teamwork is the most important thing?")).toContain(
      'leading',
    );
    expect(codes('¿No crees que el trabajo en equipo es lo más importante?')).toContain('leading');
  });

  it('sees two questions in one, but not one question with its sequel', () => {
    expect(
      codes('How do you handle angry guests and what accounting software have you used?'),
    ).toContain('doubleBarrelled');
    expect(
      codes('¿Cómo atiendes a un huésped enfadado y qué programas de facturación usas?'),
    ).toContain('doubleBarrelled');
    expect(
      codes('Tell me about a conflict in your team. What did you do, and how did it end?'),
    ).toEqual([]);
  });

  it('sees a yes-or-no question and a very long one', () => {
    expect(codes('Do you have experience with Excel?')).toContain('yesNo');
    expect(codes(`Tell me ${'about this and that '.repeat(25)}`)).toContain('tooLong');
  });

  it('quotes exactly and never fails, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (text) =>
        findFindings(text).every(
          ({ start, end, text: quoted }) => text.slice(start, end) === quoted,
        ),
      ),
      { numRuns: 40 },
    );
  }, 30_000);
});
