// A question of the library is held against the posting's own setting.
import { describe, expect, it } from 'vitest';
import { findUnsaidSettings, isOfUnsaidSetting } from './settingSaid.ts';

describe('the setting of a question', () => {
  it.each([
    ['You clean the kennels, and one dog limps. What do you do?', 'Groom at a riding school'],
    ['A lorry waits at the dock. What do you sign?', 'Florist in a hospital shop'],
    ['A borrower can no longer pay. What do you agree?', 'Caretaker of a block of flats'],
    ['¿Cómo cambias un rodamiento?', 'Jardinero de un cementerio'],
    ['Hay humo en la escalera. ¿Qué haces?', 'Repartidor de periódicos'],
    ['Explica un informe para directivos.', 'Monitora de una ludoteca'],
    ['Un deudor no contesta. ¿Qué haces?', 'Guía de un parque natural'],
  ])('is unsaid: %s', (question, job) => expect(isOfUnsaidSetting(question, job)).toBe(true));

  it.each([
    ['You clean the kennels, and one dog limps. What do you do?', 'Boarding home for dogs'],
    ['A lorry waits at the dock. What do you sign?', 'Goods arrive by truck from six to ten'],
    ['A borrower can no longer pay. What do you agree?', 'Officer for mortgages and loans'],
    ['¿Cómo cambias un rodamiento?', 'Revisar bombas y reductores'],
    ['Un deudor no contesta. ¿Qué haces?', 'Gestión de cobros'],
    ['What did you learn from the first year?', 'Lighthouse keeper'],
  ])('is said, in these or other words: %s', (question, job) =>
    expect(isOfUnsaidSetting(question, job)).toBe(false),
  );

  it('is named by its first word', () => {
    expect(findUnsaidSettings('The kennels stand by the dock.', 'Organist')).toEqual([
      'kennel*',
      'dock*',
    ]);
  });
});
