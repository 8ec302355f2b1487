import { describe, expect, it } from 'vitest';
import {
  cleanTitle,
  namesPost,
  normalizeCase,
  formatSignedName,
  formatSkill,
  isPlausibleJob,
  findListable,
  stripLegalForm,
  addArticle,
} from './names.ts';

describe('names', () => {
  it.each([
    ['Solicitamos Jefe de Partida', 'Jefe de Partida'],
    ['SOUS CHEF', 'Sous Chef'],
    ['We are hiring a Night Porter (m/f/d)', 'Night Porter'],
    [
      'Teacher of Mathematics, Priorsfield Academy, Wolverhampton, from January 2027',
      'Teacher of Mathematics',
    ],
    ['Class 1 Driver, chilled distribution', 'Class 1 Driver, chilled distribution'],
    ['Backend Engineer', 'Backend Engineer'],
  ])('the post in “%s”', (title, expected) => expect(cleanTitle(title)).toBe(expected));
  it.each([
    ['Ccama Belizario, Edwin Rolando', 'Edwin Rolando Ccama Belizario'],
    ['Nora Weiss, RN', 'Nora Weiss, RN'],
    ['Ana Ruiz', 'Ana Ruiz'],
  ])('%s as it is signed', (name, expected) => expect(formatSignedName(name)).toBe(expected));
  it('distinguishes a post from a lorry and a town', () =>
    expect(
      ['Auxiliar de enfermería', 'Tráiler de lona', 'Portugalete', 'Chef de partie'].map(namesPost),
    ).toEqual([true, false, false, true]));
  it.each([
    ['GRETA OSTROWICK', 'Greta Ostrowick'],
    ['MARTA DE LA FUENTE', 'Marta de la Fuente'],
    ["AOIFE O'SULLIVAN", "Aoife O'Sullivan"],
    ['Philippa Stanmere-Cole', 'Philippa Stanmere-Cole'],
    ['IKEA', 'IKEA'],
  ])('%s in usual case', (name, expected) => expect(normalizeCase(name)).toBe(expected));
  it.each([
    ['Orchard & Vale Ltd', 'Orchard & Vale'],
    ['Transportes Llorente, S.L.', 'Transportes Llorente'],
    ['Ashmoor High School (11–16)', 'Ashmoor High School'],
    ['Wensum Valves Ltd (engineering, 90 staff)', 'Wensum Valves'],
    ['Frutas del Norte S.A.', 'Frutas del Norte'],
    ['Northwind Grocers', 'Northwind Grocers'],
    ['Acme GmbH', 'Acme'],
    ['SE', 'SE'],
    ['Elm Books | We are hiring', 'Elm Books'],
  ])('%s without its legal form', (name, expected) => expect(stripLegalForm(name)).toBe(expected));
  it.each([
    ['Charge Nurse', 'a Charge Nurse'],
    ['HR Officer', 'an HR Officer'],
    ['Accountant', 'an Accountant'],
    ['Head of Sales', 'Head of Sales'],
    ['University Lecturer', 'a University Lecturer'],
    ['Finance', 'Finance'],
  ])('%s with its article', (title, expected) => expect(addArticle(title)).toBe(expected));
  it.each([
    ['Patient Assessment', 'patient assessment'],
    ['Google Analytics', 'Google Analytics'],
    ['Wound dressings', 'wound dressings'],
    ['Terraform', 'Terraform'],
    ['SAP', 'SAP'],
    ['Copywriting', 'copywriting'],
  ])('%s inside a sentence', (name, expected) => expect(formatSkill(name, '')).toBe(expected));
  it('keeps the capital of a product that a posting writes small', () =>
    expect(formatSkill('Docker', 'docker, jenkins and python docker')).toBe('Docker'));
});

it('leaves out of a list what has lapsed, is not finished, or is a piece of a sentence', () => {
  expect(findListable(['Advanced Life Support', 'expired', 'Manual handling'])).toEqual([2]);
  expect(
    findListable([
      'VAT returns. Pellworth is a single company',
      'so I have not prepared consolidated accounts',
      'stock valuation',
    ]),
  ).toEqual([2]);
  expect(findListable(['ACCA, in progress', 'AAT'])).toEqual([1]);
});

it('does not take a line that was cut wrongly for an employment', () => {
  expect(isPlausibleJob({ title: 'Fennel Lane Car Wash: valeter', employer: 'Tickets' })).toBe(
    false,
  );
  expect(isPlausibleJob({ title: 'Reach truck, lapsed', employer: 'not renewed yet' })).toBe(false);
  expect(
    isPlausibleJob({ title: 'Residencia El Encinar, auxiliar', employer: 'Ayuda a domicilio' }),
  ).toBe(false);
  expect(isPlausibleJob({ title: 'Auxiliar', employer: 'TRABAJOS' })).toBe(false);
  expect(
    isPlausibleJob({ title: 'Staff Nurse', employer: 'Dermatology Outpatients, Quenby Infirmary' }),
  ).toBe(true);
});
