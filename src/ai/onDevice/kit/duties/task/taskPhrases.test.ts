import { describe, expect, it } from 'vitest';
import { baseOf } from '#ai/onDevice/posting/verbForms.ts';
import { toTaskPhrase } from './taskPhrases.ts';

describe('duties as they stand after “you had to”', () => {
  it.each([
    ['Design and implement end-to-end tests', 'design and implement end-to-end tests'],
    ['Planning and running campaigns for three brands', 'plan and run campaigns for three brands'],
    ['Prepares monthly reports for the board', 'prepare monthly reports for the board'],
    ['Build dashboards in Tableau and teach colleagues to use them', 'build dashboards in Tableau'],
    ['Write tests in order to ensure the quality of our product', null],
    [
      'Negotiate contracts with our suppliers (EU and US)',
      'negotiate contracts with the suppliers',
    ],
    [
      'Design implement and support multiple applications',
      'design, implement and support multiple applications',
    ],
    ['Work closely with the team', null],
    ['Responsible for planning the shifts of forty people', 'plan the shifts of forty people'],
    ['Teaching and associated examination in programmes', null],
    ['A passion for people', null],
    ['Visit https://example.com for more', null],
  ])('%s → %s', (line, phrase) => {
    expect(toTaskPhrase(line, 'en')).toBe(phrase);
  });

  it.each([
    ['Gestión de facturas de proveedores', 'gestionar facturas de proveedores'],
    ['Diseñar y mantener microservicios en Java', 'diseñar y mantener microservicios en Java'],
    [
      'Elaboración y seguimiento del presupuesto anual',
      'elaborar y hacer el seguimiento del presupuesto anual',
    ],
    ['Mantenimiento del sistema de riego', 'mantener el sistema de riego'],
    ['Persona ordenada', null],
    ['Colaborar con el equipo médico', null],
  ])('%s → %s', (line, phrase) => {
    expect(toTaskPhrase(line, 'es')).toBe(phrase);
  });

  it('knows a verb in its forms', () => {
    expect(['planning', 'plans', 'plan', 'managing', 'analyses', 'table'].map(baseOf)).toEqual([
      'plan',
      null,
      'plan',
      'manage',
      'analyse',
      null,
    ]);
  });
});

describe('what somebody is responsible for', () => {
  it.each([
    ['Responsible for the ticket desk', 'be responsible for the ticket desk'],
    ['Being responsible for our fleet of vans', 'be responsible for our fleet of vans'],
    ['Responsible for all aspects of the fair', null],
    ['Responsible for results and growth', null],
  ])('%s → %s', (line, phrase) => expect(toTaskPhrase(line, 'en', 20, true)).toBe(phrase));
});

describe('duties of a kit', () => {
  it.each([
    ['Designs, builds and tests kites', 'en', 'design, build and test kites'],
    ['Replace broken panes', 'en', 'replace broken panes'],
    ['Mentor, give advice', 'en', 'mentor and give advice'],
    ['Calculate the crew’s pay', 'en', 'calculate the crew’s pay'],
    ['Schedule and Execute sea trials', 'en', 'schedule and execute sea trials'],
    ['Rescate de excursionistas perdidos', 'es', 'rescatar a excursionistas perdidos'],
    ['Consejo en plantas de interior', 'es', 'aconsejar sobre plantas de interior'],
    ['Liberación o bloqueo de partidas', 'es', 'liberar o bloquear partidas'],
    ['Sustitución de farolas', 'es', 'sustituir farolas'],
  ] as const)('%s (%s) → %s', (line, language, phrase) =>
    expect(toTaskPhrase(line, language, 20, true)).toBe(phrase),
  );
});
