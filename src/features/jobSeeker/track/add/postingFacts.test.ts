import { describe, expect, it } from 'vitest';
import { findDay, readPostingFacts } from './postingFacts.ts';

describe('the facts of a posting', () => {
  it('are read from labels, with the words', () => {
    const facts = readPostingFacts(
      'Baker\n**Company:** Lark & Sons\nLocation: Lisbon (hybrid).\nSalary – €30,000–34,000\nClosing date: 30 November 2026\nhttps://lark.test/jobs/7',
    );
    expect(facts).toEqual({
      company: { value: 'Lark & Sons', words: '**Company:** Lark & Sons' },
      place: { value: 'Lisbon (hybrid)', words: 'Location: Lisbon (hybrid).' },
      salary: { value: '€30,000–34,000', words: 'Salary – €30,000–34,000' },
      closesAt: { value: '2026-11-30', words: 'Closing date: 30 November 2026' },
      url: { value: 'https://lark.test/jobs/7', words: 'https://lark.test/jobs/7' },
    });
  });
  it('are read in Spanish', () => {
    const facts = readPostingFacts(
      'Empresa: Panadería Sol\nLugar de trabajo: Bilbao\nSueldo: 24.000 €\nFecha límite: 5 de diciembre de 2026',
    );
    expect(Object.values(facts).map(({ value }) => value)).toEqual([
      'Panadería Sol',
      'Bilbao',
      '24.000 €',
      '2026-12-05',
    ]);
  });
  it.each([
    ['Harbour & Pine is looking for a team lead.', 'Harbour & Pine'],
    ['About Harbour & Pine', 'Harbour & Pine'],
    ['At Lark, we bake at night.', 'Lark'],
    ['Panadería Sol busca panadero', 'Panadería Sol'],
    ['En Nube, buscamos a alguien', 'Nube'],
  ])('%s names the company', (line, company) =>
    expect(readPostingFacts(line).company?.value).toBe(company),
  );
  it.each([
    'About us',
    'About the role',
    'Our team is looking for a baker',
    'We are hiring',
    'Sobre nosotros',
    'A company that bakes',
    'You work at a bakery, we pay',
  ])('%s names none', (line) => expect(readPostingFacts(line).company).toBeUndefined());
  it('is nothing where nothing is said', () =>
    expect(
      readPostingFacts(
        'We bake bread. You like bread. Salary: .\nSee www.example.test or lark.test',
      ),
    ).toEqual({}));
});

describe('the day in a text', () => {
  it.each([
    ['by 2026-12-01', '2026-12-01'],
    ['1st of December 2026', '2026-12-01'],
    ['Dec. 1, 2026', '2026-12-01'],
    ['December 31st, 2026', '2026-12-31'],
    ['el 3 de enero del 2027', '2027-01-03'],
    ['24/11/2026', '2026-11-24'],
    ['11/24/2026', '2026-11-24'],
    ['05.05.2027', '2027-05-05'],
  ])('%s', (text, day) => expect(findDay(text)).toBe(day));
  it.each(['03/04/2026', 'in 2026', '31 November 2026', '5 apples 2026', '40/40/2026', 'soon'])(
    '%s is none',
    (text) => expect(findDay(text)).toBeNull(),
  );
});
