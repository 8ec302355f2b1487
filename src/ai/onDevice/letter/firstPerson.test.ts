import { describe, expect, it } from 'vitest';
import { toFirstPerson } from './firstPerson.ts';

const textsOf = (line: string, language: 'en' | 'es', isNow: boolean): string[] =>
  toFirstPerson(line, language, isNow).map(({ form, text }) => `${form}: ${text}`);

describe('a line of a job one has', () => {
  it.each([
    [
      'Look after seven patients, mostly hip and knee replacements',
      'action: look after seven patients, mostly hip and knee replacements',
    ],
    [
      'Manages a team of five and prepares the rota',
      'action: manage a team of five and prepare the rota',
    ],
    [
      'Maintained REST APIs for invoicing used by 900 business customers.',
      'action: maintain REST APIs for invoicing used by 900 business customers',
    ],
    [
      'Grew organic traffic from 40,000 to 115,000 visits a month.',
      'action: have grown organic traffic from 40,000 to 115,000 visits a month',
    ],
    [
      'Ran the on-call rota and wrote 20 post-incident reviews.',
      'action: have run the on-call rota and written 20 post-incident reviews',
    ],
    ['Opened the second shop in 2022.', 'action: opened the second shop in 2022'],
    ['Responsible for the cold store', 'action: am responsible for the cold store'],
    [
      'Paid our 65 staff each month, including tax',
      'action: pay the 65 staff each month, including tax',
    ],
    [
      'Built the weekly board view in Tableau',
      'action: have built the weekly board view in Tableau',
    ],
    [
      'Two testers report to me; I plan their work',
      'whole: Two testers report to me; I plan their work',
    ],
    ['I responsible for the cold store', 'action: am responsible for the cold store'],
    ['My duties include answering 60 calls a day.', 'work: answering 60 calls a day'],
    ['Duties: answering phones and filing', 'work: answering phones and filing'],
    ['Used SAP daily', 'action: use SAP daily'],
    ['Set up and ran the market stall', 'action: have set up and run the market stall'],
    ['Put away deliveries and rotate stock', 'action: put away deliveries and rotate stock'],
    ['I keep the leave records.', 'action: keep the leave records'],
    [
      'Putting in drips and taking bloods on every shift',
      'work: putting in drips and taking bloods on every shift',
    ],
    [
      'Phone and ticket support for 90 customers, printers included',
      'work: phone and ticket support for 90 customers, printers included',
    ],
  ])('%s', (line, expected) => expect(textsOf(line, 'en', true)).toEqual([expected]));
  it.each([
    [
      'Contabilizo unas 300 facturas al mes en Sage.',
      'action: contabilizo unas 300 facturas al mes en Sage',
    ],
    [
      'Paso a los residentes de la cama al sillón',
      'action: paso a los residentes de la cama al sillón',
    ],
    [
      'Cobro con tarjeta y cuadro el cajón al terminar',
      'action: cobro con tarjeta y cuadro el cajón al terminar',
    ],
    ['Me encargo de la caja y del cierre', 'action: me encargo de la caja y del cierre'],
    [
      'Responsable de organizar los turnos de ocho mozos.',
      'action: soy responsable de organizar los turnos de ocho mozos',
    ],
    [
      'Coordinación de la carga de 25 camiones al día.',
      'work: la coordinación de la carga de 25 camiones al día',
    ],
  ])('%s', (line, expected) => expect(textsOf(line, 'es', true)).toEqual([expected]));
});

describe('a line of a job that has ended', () => {
  it.each([
    [
      'Manage a team of five and write the rota',
      'action: managed a team of five and wrote the rota',
    ],
    ['Responsible for managing 14 clusters', 'action: managed 14 clusters'],
    ['Responsible for the cold store', 'action: was responsible for the cold store'],
    [
      'Mentored through my first year by a senior sister',
      'action: was mentored through my first year by a senior sister',
    ],
    ['Involved in planning the move', 'action: was involved in planning the move'],
    ['Awarded Employee of the Month twice', 'action: was awarded Employee of the Month twice'],
    ['Trained over 30 staff on the new till', 'action: trained over 30 staff on the new till'],
    ['Key achievement: Cut waste by 12%', 'action: cut waste by 12%'],
    ['Organised two wellbeing days', 'action: organised two wellbeing days'],
    ['Paid our 65 staff each month', 'action: paid the 65 staff each month'],
    ['Had the books shut by working day four.', 'action: had the books shut by working day four'],
    ['Weighed samples, kept the log book', 'action: weighed samples and kept the log book'],
    [
      'Telephone interviews, quotas, coding of open answers',
      'work: telephone interviews, quotas and coding of open answers',
    ],
    ['Kotlin services for warehouse customers', 'work: Kotlin services for warehouse customers'],
    [
      'Ticketing service for a theatre group in Kotlin',
      'work: a ticketing service for a theatre group in Kotlin',
    ],
  ])('%s', (line, expected) => expect(textsOf(line, 'en', false)).toEqual([expected]));
  it.each([
    ['Reduje un 20 % las mermas.', 'action: reduje un 20 % las mermas'],
    ['Encargada del inventario mensual.', 'action: fui encargada del inventario mensual'],
    ['Gestionaba el almacén de frío', 'action: gestionaba el almacén de frío'],
    ['Ascendida a jefa de sala', 'action: fui ascendida a jefa de sala'],
    ['Asesoría a clientes de banca', 'work: asesoría a clientes de banca'],
    ['Cocinar para 80 comensales', 'work: cocinar para 80 comensales'],
  ])('%s', (line, expected) => expect(textsOf(line, 'es', false)).toEqual([expected]));
});

it.each([
  ['what is denied', 'Wages are done by an outside bureau; I do not touch them.', 'en'],
  ['who one is instead of what one did', 'Key contact for suppliers', 'en'],
  ['a sentence whose subject is a thing', 'Order events travel through RabbitMQ queues', 'en'],
  ['what somebody knows', 'Strong knowledge of Excel and reporting', 'en'],
  ['a misread head of an employment', 'December 2024 to today: Saltmarsh Foods', 'en'],
  ['notice', 'Inmediata tras quince días de aviso', 'es'],
  ['where one lives', 'Vivo a dos calles de la tienda', 'es'],
  ['what others tell of one', 'Gestiona el equipo de sala', 'es'],
  ['what others tell, with a pronoun', 'Se encarga de la caja', 'es'],
  ['the team instead of oneself', 'We built the new shop together', 'en'],
  ['a role that looks like a deed', 'Engineering lead for three products', 'en'],
  ['a form that fits no sentence', 'Atendiendo a clientes en la barra', 'es'],
  ['another language', 'Led a team of five people in the shop', 'es'],
] as const)('leaves out %s', (_what, line, language) =>
  expect(textsOf(line, language, true)).toEqual([]),
);

it('takes a line of several sentences apart', () => {
  expect(
    textsOf(
      'I sit in on disciplinary meetings and write the notes. Two sets include pupils with dyslexia, for whom I adapt the tasks. I do not run payroll.',
      'en',
      true,
    ),
  ).toEqual([
    'action: sit in on disciplinary meetings and write the notes',
    'whole: Two sets include pupils with dyslexia, for whom I adapt the tasks',
  ]);
});
