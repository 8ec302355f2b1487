// A sentence about the role is read from its verb on, and a line of several actions is taken apart.
import { describe, expect, it } from 'vitest';
import { processorTimeOf } from '#tests/support/running/processorTime.ts';
import { findActions } from './dutyClauses.ts';
import { rankOf } from './dutyRank.ts';
import { toTaskPhrase } from './task/taskPhrases.ts';

describe('the actions of an English line', () => {
  it.each([
    [
      'The person chosen is expected to be physically present on a regular basis and inspect the seams of each tent',
      ['Inspect the seams of each tent'],
    ],
    [
      'As our archivist you will report to the town clerk and you will have the task to catalogue the town records',
      ['Catalogue the town records'],
    ],
    [
      'The keeper will not only feed the seals but also clean their pools',
      ['Feed the seals but also clean their pools'],
    ],
    [
      'You will be joining a team where you will repair lifts and check their brakes',
      ['Repair lifts and check their brakes'],
    ],
    [
      'Have an eye for detail and inspect the seams of each tent',
      ['Inspect the seams of each tent'],
    ],
    [
      'We are looking for a joiner to restore the windows of old churches',
      ['Restore the windows of old churches'],
    ],
    [
      'You lead them: you plan the week, repair the boats and paint the hulls',
      ['Plan the week and repair the boats', 'Paint the hulls'],
    ],
    [
      'Run the reading room, answer enquiries and train volunteers',
      ['Run the reading room, answer enquiries and train volunteers'],
    ],
    [
      'Design, develop and test the control units of our pumps',
      ['Design, develop and test the control units of our pumps'],
    ],
    [
      'Maintain the kilns of both workshops and of the school next door and deliver the pots, tiles and bricks to three dealers',
      [
        'Maintain the kilns of both workshops and of the school next door',
        'Deliver the pots, tiles and bricks to three dealers',
      ],
    ],
    [
      'Measure the old trees prepare felling plans and supervise the crews',
      ['Measure the old trees and prepare felling plans', 'Supervise the crews'],
    ],
    ['The main topic will be the study of algae in cold lakes', ['Study of algae in cold lakes']],
  ] as const)('%s', (line, actions) =>
    expect(findActions(line, 'en').filter((action) => rankOf(action) !== null)).toEqual(actions),
  );

  it('leaves the clause that speaks to the reader or for the company', () => {
    expect(
      findActions('Service the pumps of all farms so that we can promise clean milk', 'en'),
    ).toEqual(['Service the pumps of all farms']);
  });
});

describe('the actions of a Spanish line', () => {
  it.each([
    [
      'En las paradas de planta elaborará la lista de trabajos y controlará la calidad de las soldaduras',
      ['Elaborar la lista de trabajos', 'Controlar la calidad de las soldaduras'],
    ],
    [
      'El titular del cargo deberá asegurar el suministro de agua de los tres pueblos',
      ['Asegurar el suministro de agua de los tres pueblos'],
    ],
    [
      'Le corresponderá analizar los fallos de las bombas, administrar los repuestos de los dos almacenes y proponer mejoras',
      [
        'Analizar los fallos de las bombas',
        'Administrar los repuestos de los dos almacenes y proponer mejoras',
      ],
    ],
    [
      'Te sentarás al lado de la cocina para anotar los pedidos',
      ['Sentarse al lado de la cocina para anotar los pedidos'],
    ],
    ['Encargarse de la caja y de los pedidos', ['Encargarse de la caja y de los pedidos']],
  ] as const)('%s', (line, actions) => expect(findActions(line, 'es')).toEqual(actions));
});

describe('work that is named beside work that is done', () => {
  it('is asked about as well', () => {
    expect(
      findActions(
        'The role also involves planned maintenance of the boats and responding to alarms in the harbour',
        'en',
      ),
    ).toEqual(['Planned maintenance of the boats', 'Responding to alarms in the harbour']);
  });

  it.each([
    [
      'Organización de las salidas y redacción de las crónicas',
      'organizar las salidas y redactar las crónicas',
    ],
    ['Lectura de planos y trazado del jardín', 'leer planos y trazar el jardín'],
    ['Organización de las salidas y tutorización de los nuevos', null],
    [
      'Seguimiento de los envíos y tasación de los daños',
      'hacer el seguimiento de los envíos y tasar los daños',
    ],
    ['Llevar la agenda del taller, cumpliendo', 'llevar la agenda del taller'],
  ])('%s → %s', (line, phrase) => expect(toTaskPhrase(line, 'es', 20, true)).toBe(phrase));

  it('keeps its things where verbs are turned', () => {
    expect(toTaskPhrase('Preparing letters, bundles and files for the judge', 'en', 20, true)).toBe(
      'prepare letters, bundles and files for the judge',
    );
  });
});

describe('what is asked about', () => {
  it.each([
    'Onboarding to the new harbour is a major focus',
    'Push it to the next level',
    'Make sure they run',
    'Work for one of our brands',
    'Either as a trainee or by helping out',
    'Bring in your creativity',
  ])('is not “%s”', (line) => expect(rankOf(line)).toBe(null));
  it.each([
    ['Ensuring our website is secure and quick', 0],
    ['Establish IT processes for the branches', 0],
    ['Daily cleaning of the rooms', 2],
    ['Global and varied', null],
  ] as const)('“%s” %s', (line, rank) => expect(rankOf(line)).toBe(rank));
});

describe('a phrase for a kit', () => {
  it.each([
    ['Leads the audits of the northern branches', 'lead the audits of the northern branches'],
    ['Test and packaging facilities for ships', null],
    ['Mentoring staff', 'mentor staff'],
    ['Build secure lockers for the station', 'build secure lockers for the station'],
    ['Improve our hives', 'improve our hives'],
    ['Work closely', null],
    ['Build and run a scalable highly available robust', null],
    ['Groom and exercise the horses', 'groom and exercise the horses'],
  ])('%s → %s', (line, phrase) => expect(toTaskPhrase(line, 'en', 20, true)).toBe(phrase));

  it('has its commas again where what follows is of the same kind', () => {
    const plain = (line: string): string => findActions(line, 'en').join(' | ');
    expect(plain('Partner with product managers designers and engineers')).toBe(
      'Partner with product managers, designers and engineers',
    );
    expect(plain('Improve the availability scalability and efficiency of the pumps')).toBe(
      'Improve the availability, scalability and efficiency of the pumps',
    );
    expect(plain('Develop pages forms and views')).toBe('Develop pages, forms and views');
    expect(plain('Report to sales managers and shops')).toBe('Report to sales managers and shops');
  });

  it('loses its tail', () => {
    expect(findActions('Give first aid as and when required', 'en')).toEqual(['Give first aid']);
    expect(findActions('Atender las urgencias cuando sea necesario', 'es')).toEqual([
      'Atender las urgencias',
    ]);
  });
});

it('takes time in proportion to a hostile text', () => {
  const hostile = (size: number): string[] => [
    'you will '.repeat(size / 9),
    'and repair '.repeat(size / 11),
    'managers '.repeat(size / 9),
    'y preparar '.repeat(size / 11),
    `is the ${'study '.repeat(size / 6)}`,
    'working '.repeat(size / 8),
    ', which we'.repeat(size / 10),
  ];
  const took = (line: string): number =>
    processorTimeOf(() => {
      findActions(line, 'en');
      findActions(line, 'es');
      rankOf(line);
    });
  const least = (line: string): number => Math.min(took(line), took(line));
  const [short, long] = [hostile(6_000), hostile(12_000)];
  // Four times as long is what a quadratic pattern takes; less than half a second is noise of a busy machine.
  for (const [at, line] of short.entries())
    expect(least(long[at] ?? ''), line.slice(0, 20)).toBeLessThan(3.2 * least(line) + 400);
}, 60_000);
