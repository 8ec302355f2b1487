import { describe, expect, it } from 'vitest';
import { speaksOfOtherTrade } from './otherTrade.ts';

const ward = {
  job: 'Staff Nurse. Administer medication and therapy, monitor patients after surgery, hand over to the next shift.',
  fields: new Set(['clinical']),
  entry: null,
};
const tienda = {
  job: 'Dependiente de tienda. Atender a los clientes, reponer el almacén y controlar el inventario.',
  fields: new Set(['sales']),
  entry: null,
};

describe('another trade', () => {
  it.each([
    'How do you set up invoices, ledgers and the month-end closing of the accounts?',
    'Explain how you write unit tests for the code of a web application and review pull requests.',
    'How do you lay bricks and pour concrete on a building site in winter?',
  ])('is told by its words: %s', (text) => expect(speaksOfOtherTrade(text, ward, 'en')).toBe(true));

  it.each([
    'Tell me about a disagreement with a colleague. How did you settle it?',
    'How do you make sure that each patient gets the right medication?',
    'Suppose everything is urgent at once. What do you do first?',
  ])('is not seen in questions of any trade, or of this one: %s', (text) =>
    expect(speaksOfOtherTrade(text, ward, 'en')).toBe(false),
  );

  it('is told in Spanish too', () => {
    expect(
      speaksOfOtherTrade(
        '¿Cómo contabilizas las facturas y concilias las cuentas bancarias al cierre del mes?',
        tienda,
        'es',
      ),
    ).toBe(true);
    expect(
      speaksOfOtherTrade('Cuéntame una vez que un cliente se quejó. ¿Qué hiciste?', tienda, 'es'),
    ).toBe(false);
  });

  it('is the own one where the title names its field', () => {
    const text = 'How do you set up invoices, ledgers and the month-end closing of the accounts?';
    expect(speaksOfOtherTrade(text, { ...ward, fields: new Set(['finance']) }, 'en')).toBe(false);
  });
});
