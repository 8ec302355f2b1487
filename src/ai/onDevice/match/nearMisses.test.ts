// Lines that share a word with a requirement without meeting it, each beside one that does.
import { describe, expect, it } from 'vitest';
import { readTextLines } from '#ai/documents/text/readText.ts';
import { resumeFrom } from '#ai/onDevice/resume/parse.ts';
import { splitClauses } from './clauses.ts';
import { findNamedTools } from './relatedTools.ts';
import { readGrounds } from './grounds.ts';
import { judgeRequirement } from './requirements.ts';

const judge = (lines: readonly string[], requirement: string, jobTitle = '') =>
  judgeRequirement(
    requirement,
    'must',
    readGrounds(resumeFrom(readTextLines(lines.join('\n'))), {
      jobTitle,
      asOf: '2026-11',
      words: null,
    }),
  ).state;
const done = (line: string, requirement: string) =>
  judge(
    ['Ana Ruiz', '', 'Experience', 'Assistant, Kestrel Ltd, 2020 - 2024', `- ${line}`],
    requirement,
  );

describe('words with several senses', () => {
  it.each([
    ['Kept the books of the shop', 'Taking reservations'],
    ['Cut vegetables and fish', 'Haircuts'],
    ['Repaired motor drives in vehicles', 'Van driving'],
    ['Reached sales targets', 'Use of a forklift'],
    ['Wrote HR policies', 'Knowledge of insurance'],
  ])('%s does not meet: %s', (line, requirement) =>
    expect(done(line, requirement)).toBe('missing'),
  );

  it('meet it where their neighbours do, and in part where no word is shared and no job is named', () => {
    expect(done('Took bookings by telephone', 'Taking reservations')).toBe('met');
    expect(judge(['Ana Ruiz', '', 'Other', 'Trims for men and boys'], 'Haircuts')).toBe('partial');
  });
});

describe('times, places and travel', () => {
  it.each([
    ['Arranged travel for the directors', 'Willing to travel'],
    ['Organised school trips to museums', 'Willing to travel'],
    ['Checked the passport of each guest', 'Willing to travel'],
    ['Gestioné los viajes a Madrid de los directivos', 'Willing to travel'],
    ['Found alternative suppliers', 'Rotating shifts'],
    ['Repaired alternators', 'Rotating shifts'],
    ['Served continental breakfasts', 'Rotating shifts'],
    ['Planned the staff rota', 'Rotating shifts'],
    ['Control de rotación de inventario', 'Turnos rotativos'],
    ['Paid invoices within seven days', 'Weekend work'],
    ['Planned the staff rota', 'Flexible hours'],
  ])('%s does not meet: %s', (line, requirement) =>
    expect(done(line, requirement)).toBe('missing'),
  );

  it.each([
    ['Travelled to sites in Spain', 'Willing to travel'],
    ['Made monthly trips to suppliers', 'Willing to travel'],
    ['Worked rotating night shifts', 'Rotating shifts'],
    ['Worked alternate weekends', 'Rotating shifts'],
    ['Trabajé en turnos rotativos', 'Turnos rotativos'],
    ['Open seven days a week, worked most of them', 'Weekend work'],
    ['Available for any shifts', 'Flexible hours'],
  ])('%s meets: %s', (line, requirement) => expect(done(line, requirement)).toBe('met'));

  it('a word of a place is another place, and a name none', () => {
    expect(
      judge(
        ['Francisco Ruiz', '', 'Experience', 'Clerk, Kestrel Ltd, 2020 - 2024', '- Filed letters'],
        'Residir en San Francisco',
      ),
    ).toBe('missing');
    expect(
      judge(
        [
          'Ana Ruiz',
          '',
          'Experiencia',
          'Auxiliar, Kestrel, 2020 - 2024',
          '- Buenos conocimientos de contabilidad',
        ],
        'Vivir en Buenos Aires',
      ),
    ).toBe('missing');
    expect(
      judge(
        [
          'Ana Ruiz',
          'Leeds',
          '',
          'Experience',
          'Clerk, Kestrel Ltd, 2020 - 2024',
          '- Filed letters',
        ],
        'You live in Greater Leeds',
      ),
    ).toBe('met');
  });
});

describe('papers', () => {
  it.each(['Provisional driving licence', 'provisional driving licence'])(
    '%s is less than a full one',
    (line) =>
      expect(
        judge(
          [
            'Ana Ruiz',
            '',
            'Experience',
            'Clerk, Kestrel Ltd, 2020 - 2024',
            '- Filed letters',
            '',
            'Other',
            line,
          ],
          'Full driving licence',
        ),
      ).toBe('partial'),
  );
});

describe('names of tools that are also other words', () => {
  it.each([
    'Receptionist at a hotel in Paris',
    'Word of mouth brought us guests',
    'Teams of five worked nights',
    'Head Chef, using local produce',
    'Creo en el trabajo en equipo',
    'Florence and Lorenzo worked with me',
  ])('are none without a sign: %s', (line) => expect(findNamedTools(line)).toEqual([]));

  it.each([
    ['Updated patient records on Lorenzo', 'Lorenzo'],
    ['Configured servers using Chef', 'Chef'],
    ['Notes in Paris, SystmOne', 'Paris,SystmOne'],
    ['Word', 'Word'],
    ['Typed letters in Word', 'Word'],
    ['Excel, Word and Teams', 'Excel,Word,Teams'],
  ])('are some with one: %s', (line, names) =>
    expect(
      findNamedTools(line)
        .map(({ name }) => name)
        .join(),
    ).toBe(names),
  );

  it('a town is no program', () => {
    expect(done('Receptionist at a hotel in Paris', 'Patient records system')).toBe('missing');
    expect(done('Patient records in SystmOne', 'Patient records system')).toBe('met');
  });
});

describe('what the person did', () => {
  it.each([
    'A los residentes les preparaba las comidas',
    'Les hacía la compra y la cama',
    'Le programaba las citas al doctor',
    'La caja la llevo los fines de semana',
    'Hice la revisión los lunes',
    'Managed the waiting list of 400 patients',
    'Looked into customer complaints and settled them',
    'Gestioné la lista de espera',
    'Saw the project through to the end',
    'Gave a demonstration of cheese making',
    'I went to the lab to collect blood samples',
    'Went to the head office to train new cashiers',
    'Outsourced payroll to an agency',
    'Open all days except sundays',
  ])('is done: %s', (line) =>
    expect(splitClauses(line).map(({ status }) => status)).toEqual(['done']),
  );

  it.each([
    'El pago lo lleva siempre la contable',
    'El turno lo cubre otra persona',
    'The payroll goes to an outside firm',
    'Cleaning was outsourced to a firm',
  ])('is not what others do: %s', (line) =>
    expect(splitClauses(line).map(({ status }) => status)).toEqual(['denied']),
  );

  it('is wished for on a waiting list, begun in a year of study, and left out by name', () => {
    expect(
      splitClauses('Forklift course, on the waiting list').map(({ status }) => status),
    ).toEqual(['wished']);
    expect(splitClauses('Grado en Enfermería, tercer curso').map(({ status }) => status)).toEqual([
      'begun',
    ]);
    expect(splitClauses('Used all of Office except Access').map(({ status }) => status)).toEqual([
      'done',
      'denied',
    ]);
  });

  it.each([
    ['Developed the billing module in Java', 'Java', 'met'],
    ['Repaired hydraulic pumps in the workshop', 'Hydraulic pumps', 'met'],
    ['Prepared the trial balance', 'Trial balance', 'met'],
    ['Cared for patients at home with wound dressing', 'Wound care', 'met'],
    ['Attended a workshop on Java', 'Java', 'partial'],
    ['Took a university module in Java', 'Java', 'partial'],
    ['Practised Java with friends at home', 'Java', 'partial'],
  ])('%s meets %s: %s', (line, requirement, state) => expect(done(line, requirement)).toBe(state));

  it('is work in a school too, where it says what as', () => {
    const years = (line: string) =>
      judge(['Ana Ruiz', '', 'Experience', line], 'Five years as a cook', 'Cook');
    expect(years('Cook at a school canteen, 8 years')).toBe('met');
    expect(years('Catering college, 8 years')).toBe('missing');
  });
});
