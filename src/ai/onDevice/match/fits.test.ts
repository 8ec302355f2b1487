// What a requirement names, and what of it a resume shows: tools, other people's work, jobs in words.
import { describe, expect, it } from 'vitest';
import { readTextLines } from '#ai/documents/text/readText.ts';
import { resumeFrom } from '#ai/onDevice/resume/parse.ts';
import { splitClauses } from './clauses.ts';
import { listJobs } from './listedJobs.ts';
import { listCoreStems, nameOf, partsOf } from './requirementParts.ts';
import { findToolKinds, findNamedTools } from './relatedTools.ts';
import { readGrounds } from './grounds.ts';
import { judgeRequirement } from './requirements.ts';
import { areSynonyms } from './sameWords.ts';

const asOf = '2026-11';
const judge = (lines: readonly string[], jobTitle = '') => {
  const grounds = readGrounds(resumeFrom(readTextLines(lines.join('\n'))), {
    jobTitle,
    asOf,
    words: null,
  });
  return (requirement: string) => judgeRequirement(requirement, 'must', grounds).state;
};
const jobsIn = (lines: readonly string[]) =>
  listJobs(resumeFrom(readTextLines(lines.join('\n')))).map(({ title, start, end, current }) => [
    title,
    start,
    current ? 'now' : end,
  ]);

describe('what a requirement names', () => {
  it('is told from its frame, its brackets and what a tool is for', () => {
    expect(listCoreStems('Good working knowledge of bookkeeping', 'en')).toEqual(
      listCoreStems('bookkeeping', 'en'),
    );
    expect(nameOf('Power BI for the monthly figures (any version)')).toBe('Power BI');
    expect(nameOf('planning for growth')).toBe('planning for growth');
    expect(partsOf('Stock counts, reordering and price labels')).toEqual([
      'Stock counts',
      'reordering',
      'price labels',
    ]);
    expect(partsOf('Bookkeeping')).toEqual(['Bookkeeping']);
  });

  it('has other words that say the same', () => {
    expect(
      areSynonyms(
        listCoreStems('diary', 'en')[0] ?? '',
        listCoreStems('calendar', 'en')[0] ?? '',
        'en',
      ),
    ).toBe(true);
    expect(
      areSynonyms(
        listCoreStems('payroll', 'en')[0] ?? '',
        listCoreStems('wages', 'en')[0] ?? '',
        'en',
      ),
    ).toBe(true);
    expect(
      areSynonyms(
        listCoreStems('escaparate', 'es')[0] ?? '',
        listCoreStems('vitrina', 'es')[0] ?? '',
        'es',
      ),
    ).toBe(true);
    expect(
      areSynonyms(
        listCoreStems('payroll', 'en')[0] ?? '',
        listCoreStems('bricks', 'en')[0] ?? '',
        'en',
      ),
    ).toBe(false);
  });

  it('is met where all of it is told, in part where some is', () => {
    const state = judge([
      'Ana Ruiz',
      '',
      'Experience',
      'Shop assistant, Kestrel Ltd, 2020 - 2024',
      '- Counted the inventory twice a year',
      '- Dressed the shop windows',
    ]);
    expect(state('Stock counting')).toBe('met');
    expect(state('Counting of inventory and glass blowing')).toBe('partial');
    expect(state('Glass blowing')).toBe('missing');
  });
});

describe('tools', () => {
  it('are known by name in their own spelling, and by kind', () => {
    expect(findNamedTools('Bookings in Opera Cloud and Mews').map(({ name }) => name)).toEqual([
      'Opera Cloud',
      'Mews',
    ]);
    expect(findNamedTools('went to the opera, made toast and mews')).toEqual([]);
    expect(findToolKinds('any hotel management system')).toHaveLength(1);
    expect(findToolKinds('any hotel near the sea')).toEqual([]);
  });

  it('of the kind will do where the kind is asked for, and another SQL database in part', () => {
    const state = judge([
      'Ana Ruiz',
      '',
      'Experience',
      'Receptionist, Kestrel Hotel, 2020 - 2024',
      '- Reservations and bills in Protel',
      '- Reports from MySQL',
    ]);
    expect(state('Experience of a hotel management system')).toBe('met');
    expect(state('Mews or a similar hotel system')).toBe('met');
    expect(state('Cloudbeds')).toBe('missing');
    expect(state('MariaDB')).toBe('partial');
  });

  it('are known in part where the resume says that there is only a little', () => {
    expect(judge(['Ana Ruiz', '', 'Skills', 'AutoCAD (basics), SketchUp'])('AutoCAD')).toBe(
      'partial',
    );
    expect(judge(['Ana Ruiz', '', 'Skills', 'AutoCAD, SketchUp'])('AutoCAD')).toBe('met');
  });
});

describe('what others do', () => {
  it.each([
    'The supervisor orders the meat',
    'Contractors look after the lifts',
    'My brother drove the tractor',
    'Wills go to the probate team',
    'El pago de nóminas lo lleva la contable',
    'La jefa hace los pedidos',
    'Hobbies: welding and pastry',
    'Payroll is handled by the accountant',
  ])('is no evidence: %s', (line) =>
    expect(splitClauses(line).map(({ status }) => status)).toEqual(['denied']),
  );

  it.each([
    'Sent weekly reports to the finance team',
    'Our team built the payment service',
    'My manager trusted me with the keys',
    'Los pedidos los preparo yo',
    'Coordino a cinco cocineros y les armo los turnos',
    'Handed over to the night team',
  ])('is not mixed up with own work: %s', (line) =>
    expect(splitClauses(line).map(({ status }) => status)).toEqual(['done']),
  );

  it('nor is the name of an employer', () => {
    expect(
      judge([
        'Ana Ruiz',
        '',
        'Experience',
        'Delivery driver, Forklift Parts Ltd, 2020 - 2024',
        '- Drove to dealers',
      ])('Forklift'),
    ).toBe('missing');
  });
});

describe('jobs told', () => {
  it('count where dates come first, with the firm before the post', () => {
    expect(
      jobsIn([
        'Ana Ruiz',
        '',
        'Work',
        'Jan 2024 to now, Kestrel Timber: forklift operator, full time. Loads lorries.',
        '',
        'Sept 2022 to Dec 2023, Juniper Foods: picker, on foot. Picked orders.',
      ]),
    ).toEqual([
      ['forklift operator', '2024-01', 'now'],
      ['picker, on foot', '2022-09', '2023-12'],
    ]);
    expect(
      jobsIn([
        'Ana Ruiz',
        '',
        'Experiencia',
        '02/2021 – actualidad. Conservas Norte. Electricista en planta: motores y averías.',
      ]),
    ).toEqual([['Electricista en planta', '2021-02', 'now']]);
  });

  it('count where they stand in sentences, in Spanish forms and with years of two digits', () => {
    expect(jobsIn(['Luis Paz', '', 'Soy conductor desde 2015 y me gusta.'])).toEqual([
      ['Soy conductor', '2015', 'now'],
    ]);
    expect(jobsIn(['Luis Paz', '', 'Trabajos', 'Camarero, Bar Sol (Mar 19 – Jun 22)'])).toEqual([
      ['Camarero', '2019-03', '2022-06'],
    ]);
  });

  it('give the years of the kind asked for, not of all work', () => {
    const state = judge(
      [
        'Ana Ruiz',
        '',
        'Work',
        'Artic driver, Kestrel Ltd, June 2025 - present',
        '',
        'Bus driver, Juniper Ltd, 2015 - 2025',
        '- Town routes',
      ],
      'Class 1 driver',
    );
    expect(state('Two years of articulated driving')).toBe('partial');
    expect(state('Two years as a bus driver')).toBe('met');
  });
});
