// Titles: a role, never a question, a slogan or a sentence; and how senior it is, where the text says so.
import { describe, expect, it } from 'vitest';
import { processorTimeOf } from '#tests/support/running/processorTime.ts';
import { findSeniority } from './seniority.ts';
import { findTitle } from './title.ts';

const titleOf = (text: string) => findTitle(text.split('\n')).value;

describe('a title', () => {
  it('is a trade of farewells too', () =>
    expect(titleOf('Funeral Arranger\nYou meet families and arrange farewells with them.')).toBe(
      'Funeral Arranger',
    ));

  it.each([
    ['2025-1187 Process Technician (m/f/d) – Full-time – Kalundborg', 'Process Technician'],
    ['Sous Chef - 4 day week - Bath - £34k plus tips', 'Sous Chef'],
    ['⚡️ Frontend Engineer (f/m/x) @ Voltly', 'Frontend Engineer'],
    ['WANTED: ELECTRICIAN', 'Electrician'],
    ['Programador/a web (semi senior), Lima – híbrido', 'Programador/a web'],
    ['Data Engineer (mid-level), Porto', 'Data Engineer'],
    ['Warehouse Operatives x 12 – Weekly Pay!', 'Warehouse Operative'],
    ['Site Reliability Engineer (SRE) (JoinUs-SDE)', 'Site Reliability Engineer'],
    ['Software Engineer - Java', 'Java Software Engineer'],
    ['Sr Manager Endpoint Security', 'Senior Manager Endpoint Security'],
    [
      'Customer Support Agent with German (entry level) - work from Athens!',
      'Customer Support Agent',
    ],
    ["We're growing! Senior Accountant needed in Galway", 'Senior Accountant'],
    ['¿Quieres cambiar vidas? Integrador/a social en Córdoba', 'Integrador/a social'],
    ['Técnico/a en Electrónica en Burgos', 'Técnico/a en Electrónica en Burgos'],
    ['Nimbus is hiring a Customer Success Manager in Berlin', 'Customer Success Manager'],
    [
      'Auto req ID: 1393BR Official Title: Product Manager - ERD Job Area: Sales Country: Denmark',
      'Product Manager',
    ],
    [
      'TÉCNICO/A DE MANTENIMIENTO INDUSTRIAL (H/M/X) – Ref. 5521 – Zaragoza',
      'Técnico/a de mantenimiento industrial',
    ],
    ['Se necesita camarero/a para chiringuito en Conil, de mayo a octubre.', 'Camarero/a'],
    ['URGENTE!! OPERARIOS/AS DE PRODUCCIÓN - INCORPORACIÓN INMEDIATA', 'Operario/a de producción'],
    ['10 mozos/as de almacén - campaña de Navidad', 'Mozo/a de almacén'],
    ['Fundación Abrigo precisa incorporar Trabajador/a Social', 'Trabajador/a Social'],
    [
      'Bases reguladoras para la provisión de dos plazas de Auxiliar de Biblioteca, personal laboral temporal',
      'Auxiliar de Biblioteca',
    ],
    [
      'A PhD scholarship in simulations of ion transport is available at the Department of Physics',
      'PhD Student in simulations of ion transport',
    ],
  ])('of %s is %s', (line, title) => expect(titleOf(`${line}\nWe plan menus.`)).toBe(title));

  it.each([
    [
      'Would you like to bring clean water to a million people?\nAquarius has 200 staff.\nAs our next Senior Water Engineer, you will run three schemes.',
      'Senior Water Engineer',
    ],
    [
      'Our practice has looked after smiles for 25 years.\nWe are looking for a dental hygienist to join us from September.',
      'Dental hygienist',
    ],
    [
      'Reasons to move\nThe office is small.\nWe are looking for an experienced project manager who likes change.\nAs Senior Project Manager you will play an important role.',
      'Senior Project Manager',
    ],
    [
      'Can you see the whole?\nWe wish to strengthen our efforts with experienced and committed engineering managers to head the layout.',
      'Engineering manager',
    ],
    [
      '¿Te gusta el orden?\nQueremos reforzar nuestro equipo de caja con un/a administrativo/a para las tardes.',
      'Administrativo/a',
    ],
    [
      'Oferta de contratación con cargo a proyecto\nReferencia: 117\nDenominación del puesto: Técnico/a superior de laboratorio',
      'Técnico/a superior de laboratorio',
    ],
  ])('may be further down', (text, title) => expect(titleOf(text)).toBe(title));

  it.each([
    'Grow with us!\nWe are a family business.',
    'Service of meals to pupils and teachers\nCleaning.',
    'En Nubia ayudamos a las clínicas veterinarias\nHola.',
    'AYUNTAMIENTO DE VILLALBA\nAnuncio.',
    '¡Únete a la familia!\nSomos una cadena de heladerías.',
    'Staff\nDaily cleaning.',
    'Acompañamiento en trámites y citas médicas\nTalleres.',
  ])('is asked for where none is named: %s', (text) => {
    expect(findTitle(text.split('\n')).isSure).toBe(false);
  });

  it('in front of a posting without line breaks is proposed and asked about', () => {
    const found = findTitle([
      'Head of Operations Brightway Logistics delivers parcels for small shops across Wales and is growing at 30 percent a year.',
    ]);
    expect(found).toEqual({ value: 'Head of Operations', isSure: false });
  });

  it('is looked for in linear time', () => {
    const hostile = [
      'As Senior '.repeat(3000),
      'Manager of of '.repeat(3000),
      `Engineer ${'('.repeat(20_000)}`,
      `${'a/'.repeat(20_000)}o`,
      'se busca '.repeat(5000),
      'strengthen our a b with '.repeat(2000),
      `Chef ${' '.repeat(20_000)}x`,
    ];
    expect(processorTimeOf(() => hostile.map((line) => findTitle([line, line])))).toBeLessThan(
      4000,
    );
  });
});

describe('a level', () => {
  const levelOf = (title: string, text: string) => findSeniority(title, text).value;

  it.each([
    ['Java Developer', 'We are looking for a senior Java developer to help us.', 'senior'],
    ['Product Designer', 'Por eso buscamos Product Designer (Mid) para el equipo.', 'mid'],
    ['Customer Support Agent', 'Customer Support Agent (entry level)\nYou answer calls.', 'junior'],
    ['PLM Head', '', 'executive'],
    ['Head Chef', '', 'lead'],
    ['Delivery Manager', 'You will manage a team of nine people.', 'lead'],
    ['Delivery Manager', 'You plan releases.', null],
    ['Developer', 'Experience level: Junior Mid-Level Senior', null],
    ['Developer', 'Experience level: Mid-Level Senior Lead', 'senior'],
    ['Developer', 'Experience level: Mid-Level Senior', 'mid'],
    ['Software Engineer', 'You have 3 years of experience with Java.', null],
    ['Software Engineer', 'You have 8 years of experience with Java.', 'senior'],
    ['Analyst', 'You may also be newly educated.', 'junior'],
    ['Healthcare Assistant', '', null],
    ['Auxiliar de enfermería', '', null],
    ['Auxiliar contable', '', 'junior'],
  ])('of %s with "%s" is %s', (title, text, level) => expect(levelOf(title, text)).toBe(level));

  it('that years only suggest is asked about', () =>
    expect(findSeniority('Engineer', '8 years of experience with Java').isSure).toBe(false));
});
