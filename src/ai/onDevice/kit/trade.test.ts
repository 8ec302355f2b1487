// Which occupation a job is, and which duties of a posting are asked about.
import { describe, expect, it } from 'vitest';
import { isAction, readDutyKind } from '#ai/onDevice/kit/duties/dutyKind.ts';
import { findHeavyDuties } from '#ai/onDevice/kit/duties/heavyDuties.ts';
import { arePeopleLed } from './peopleLed.ts';
import { toTaskPhrase } from '#ai/onDevice/kit/duties/task/taskPhrases.ts';
import { tradeOf } from './trade.ts';

describe('the occupation of a job', () => {
  const of = (title: string, duties: string[] = [], language: 'en' | 'es' = 'en') =>
    tradeOf({ title, duties, text: [title, ...duties].join('\n') }, language)?.entry.id ?? null;

  it.each([
    ['Senior Backend Developer (Java)', 'backendDeveloper'],
    ['Head Chef', 'chef'],
    ['Charge Nurse', 'hospitalNurse'],
    ['QA Automation Engineer', 'qaEngineer'],
    ['Key Account Manager', 'accountManager'],
    ['Desarrollador backend', 'backendDeveloper'],
    ['Jefe de turno de almacén', 'warehouseShiftLead'],
  ])('is told by the title %s', (title, id) => expect(of(title)).toBe(id));

  it.each(['Tour guide', 'Pig farm worker', 'Team leader', 'Software developer', 'Truck stop', ''])(
    'is not guessed from “%s”',
    (title) => expect(of(title)).toBe(null),
  );

  it('is not a lead where nobody is led', () =>
    expect(of('Developer')).not.toBe('engineeringManager'));

  it('is not told by a title that no duty and no tool bears out', () => {
    expect(of('Head Chef', ['Check the lightning rods of towers'])).toBe(null);
    expect(of('Head Chef', ['Plan the menus and calculate the cost of each dish'])).toBe('chef');
  });

  it('is told by the duties where the title says little, not where it names another', () => {
    const duties = [
      'Assign people to zones and docks',
      'Track workload against departure times',
      'Correct unsafe behaviour on the spot',
      'Investigate picking errors',
      'Hand over open work between shifts',
    ];
    expect(of('Floor staff', duties)).toBe('warehouseShiftLead');
    expect(of('Pharmacist of seven small coastal islands', duties)).toBe(null);
  });
});

describe('a duty', () => {
  it.each([
    ['Design and develop REST APIs', 'build'],
    ['Write automated tests for the web shop', 'check'],
    ['Analyse sales figures every week', 'analyse'],
    ['Mentor junior developers', 'teach'],
    ['Lead a team of eight cooks', 'lead'],
    ['Coordinate the delivery of materials', 'plan'],
    ['Process supplier invoices', 'record'],
    ['Handle complaints from guests', 'serve'],
    ['Gestión de facturas de proveedores', 'record'],
    ['Cuidar a personas mayores', 'care'],
    ['Diseñarás nuevas funciones', 'build'],
    ['Continuous improvement of our processes', 'improve'],
    ['Drive a delivery van', 'operate'],
    ['Repair and maintain machines', 'repair'],
    ['The usual things', 'other'],
  ])('%s is of the kind %s', (line, kind) => expect(readDutyKind(line)).toBe(kind));

  it('is told from what a person is or has', () => {
    expect(
      [
        'Planning of routes',
        'Responsible for the kitchen',
        'Te encargarás de atender mesas',
        'Atender la recepción',
      ].map(isAction),
    ).toEqual([true, true, true, true]);
    const asked = findHeavyDuties(
      [
        'You hold a degree',
        'Passionate about food',
        'Other duties as assigned',
        'Be able to lift 20 kg',
        'Plan the menus of the week',
        'Planning the menus of the week',
        'Order supplies for the kitchen',
      ].map((line) => ({ line, phrase: null })),
      'en',
      8,
    );
    expect(asked.map(({ line }) => line)).toEqual([
      'Plan the menus of the week',
      'Order supplies for the kitchen',
    ]);
  });

  it('that is long is quoted to the end of a clause, or not at all', () => {
    const [kept] = findHeavyDuties(
      [
        {
          line: `Design solutions for large customers in the energy sector, in accordance with ${'the rules of the house and '.repeat(6)}law`,
          phrase: null,
        },
      ],
      'en',
      1,
    );
    expect(kept?.line).toMatch(/in the energy sector,?$/);
    expect(
      findHeavyDuties(
        [{ line: `Design ${'very many different things '.repeat(12)}`, phrase: null }],
        'en',
        1,
      ),
    ).toEqual([]);
  });

  it('that begins with a noun is no command', () => {
    expect(
      ['Market trend analysis', 'Design and delivery of the new platform', 'Open to changes'].map(
        (line) => toTaskPhrase(line, 'en'),
      ),
    ).toEqual([null, null, null]);
    expect(toTaskPhrase('Control visual de calidad', 'es')).toBe(null);
    expect(toTaskPhrase('Market trend analysis, and more of it', 'en')).toBe(null);
    expect(toTaskPhrase('Limpieza de la máquina y del puesto', 'es')).toBe(
      'limpiar la máquina y el puesto',
    );
    expect(toTaskPhrase('Gestión de clientes nuevos', 'es')).toBe('gestionar clientes nuevos');
  });
});

describe('what another pair of eyes found', () => {
  it.each([
    'Work in a team of 8 engineers',
    'Work directly with the engineers',
    'Report to the manager of the department',
    'Qualify leads for the team',
    'Formarás parte de un equipo de 8 personas',
  ])('nobody is led in “%s”', (line) => {
    expect(readDutyKind(line)).not.toBe('lead');
    expect(arePeopleLed({ title: 'Engineer', duties: [line], text: line })).toBe(false);
  });

  it('care stays care, and an assistant to a director leads nobody', () => {
    expect(readDutyKind('Care for people of all ages and patients at home')).toBe('care');
    expect(
      arePeopleLed({ title: 'Personal Assistant to the Director', duties: [], text: '' }),
    ).toBe(false);
    expect(arePeopleLed({ title: 'Jefa de obra', duties: ['Liderar equipos'], text: '' })).toBe(
      true,
    );
  });

  it('nouns become verbs without what belonged to the noun, and no name of the language becomes a verb', () => {
    expect(
      ['Monitoring of systems and alarms', 'Processing of supplier invoices'].map((line) =>
        toTaskPhrase(line, 'en'),
      ),
    ).toEqual(['monitor systems and alarms', 'process supplier invoices']);
    expect(
      [
        'Seguimiento y control de obras',
        'Gestión y constructor de viviendas nuevas',
        'Constructor de viviendas nuevas',
      ].map((line) => toTaskPhrase(line, 'es')),
    ).toEqual([null, null, null]);
  });

  it('opportunities may be a duty, and nothing is quoted of an empty line', () => {
    const asked = (line: string) =>
      findHeavyDuties([{ line, phrase: null }], 'en', 3).map(({ line: quoted }) => quoted);
    expect(asked('Identify new business opportunities in the region')).toHaveLength(1);
    expect(asked('(Working with the press daily)')).toEqual([]);
  });
});

it('people are led where a duty or the title says so', () => {
  expect(arePeopleLed({ title: 'Head chef', duties: [], text: '' })).toBe(true);
  expect(arePeopleLed({ title: 'Cook', duties: ['Supervise the kitchen staff'], text: '' })).toBe(
    true,
  );
  expect(arePeopleLed({ title: 'Product manager', duties: ['Manage the backlog'], text: '' })).toBe(
    false,
  );
});
