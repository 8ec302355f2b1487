import { describe, expect, it } from 'vitest';
import { readTextLines } from '#ai/documents/text/readText.ts';
import { resumeFrom } from '#ai/onDevice/resume/parse.ts';
import { findActivities, isShownIn } from './activities.ts';
import written from './activities.json';
import { splitClauses } from './clauses.ts';
import { createFieldTest } from './fields.ts';
import { readGrounds } from './grounds.ts';
import { judgeRequirement } from './requirements.ts';

const judge = (lines: readonly string[], jobTitle = ''): ((text: string) => string) => {
  const grounds = readGrounds(resumeFrom(readTextLines(lines.join('\n'))), {
    jobTitle,
    asOf: '2026-11',
    words: null,
  });
  return (text) => judgeRequirement(text, 'must', grounds).state;
};
const english = (line: string, ...more: string[]) =>
  judge([
    'Ana Ruiz',
    '',
    'Experience',
    'Team member, Kestrel Ltd, 2021 - present',
    `- ${line}`,
    ...more,
  ]);
const spanish = (line: string, ...more: string[]) =>
  judge([
    'Ana Ruiz',
    '',
    'Experiencia',
    'Empleada, Talleres Norte, 2021 - actualidad',
    `- ${line} y de la con el que los en la`,
    ...more,
  ]);

describe('work described by its actions', () => {
  it.each([
    ['Credit control', 'Phone around thirty slow payers each week'],
    ['Menu planning', 'Wrote the new winter dishes and priced them'],
    ['Loading of vehicles', 'Filled four trailers a night from bay six'],
    ['Experience of night audit', "Balanced the day's books overnight"],
    ['Carrying out risk assessments', 'Investigated two near misses and wrote up the hazards'],
    ['An eye for detail', 'Spotted a wrong decimal in a supplier contract'],
    [
      'Working under pressure and to deadlines',
      'Never missed a filing date, with three audits at once',
    ],
  ])('%s: %s', (asked, done) => expect(english(done)(asked)).toBe('met'));

  it.each([
    ['Gestión de impagados', 'Llamo a quienes deben facturas vencidas'],
    ['Organización de bodas y banquetes', 'Preparo bodas de hasta 200 invitados'],
    ['Elaboración de cuadrantes', 'Reparto los turnos de la plantilla cada semana'],
    [
      'Persona minuciosa, con atención al detalle',
      'Encontré un error en el contrato antes de la firma',
    ],
    ['Control de calidad', 'Mido una de cada diez piezas y apunto las cotas'],
  ])('%s: %s', (asked, done) => expect(spanish(done)(asked)).toBe('met'));

  it('is of another kind, or nobody did it', () => {
    expect(english('Wrote the new winter dishes and priced them')('Credit control')).toBe(
      'missing',
    );
    expect(english('I have never chased late payers')('Credit control')).toBe('missing');
    expect(spanish('Preparo bodas de hasta 200 invitados')('Gestión de impagados')).toBe('missing');
  });

  it('is in part where only one of two things was done', () => {
    expect(
      english('Wrote the new winter dishes and priced them')('Menu planning and forklift driving'),
    ).toBe('partial');
  });

  it('shows no program', () =>
    expect(english('Filled in the daily log of every shift')('Software for record keeping')).toBe(
      'missing',
    ));

  it('each kind is asked for and shown in words of its own', () => {
    for (const language of ['en', 'es'] as const)
      for (const line of written[language]) {
        const sides = line.split('|');
        expect(sides.length, line).toBeGreaterThanOrEqual(2);
        for (const side of sides) expect(side.trim(), line).not.toBe('');
      }
  });

  it('phrases hold words of their own for each place, near each other', () => {
    const [asked] = findActivities('debt collection', 'en');
    expect(asked && isShownIn('I ring late payers', asked.activity, 'en')).toBe('met');
    expect(
      asked &&
        isShownIn(
          'I ring my mother on Sundays, and on Mondays after a long and quiet breakfast I am often late',
          asked.activity,
          'en',
        ),
    ).toBe(null);
  });
});

describe('fields of work', () => {
  it('know the posts in them', () => {
    expect(createFieldTest('logistics', 'en')?.('Forklift driver')).toBe(true);
    expect(createFieldTest('logistics', 'en')?.('Primary teacher')).toBe(false);
    expect(createFieldTest('hostelería', 'es')?.('Camarera')).toBe(true);
    expect(createFieldTest('underwater basket weaving', 'en')).toBe(null);
  });

  it('count for years in a field, not for years in a named post', () => {
    const state = judge(
      ['Ana Ruiz', '', 'Experience', 'Picker, Kestrel Ltd, 2019 - present', '- Walked the aisles'],
      'Shift manager',
    );
    expect(state('Four years in logistics')).toBe('met');
    expect(state('Four years as a forklift driver')).not.toBe('met');
  });

  it('count for experience of a sector', () => {
    expect(
      judge([
        'Ana Ruiz',
        '',
        'Experience',
        'Adviser, Norwood Electricity Company, 2019 - 2024',
        '- Answered letters',
      ])('Experience of the energy sector'),
    ).toBe('met');
  });
});

describe("certificates, languages and others' work", () => {
  it('certificates of several kinds: expired, pending or in progress', () => {
    const state = english(
      'Helped at the counter',
      '',
      'Certificates',
      'PA1 and PA2 for the boom sprayer',
      'Manipulador de alimentos, válido hasta marzo de 2025',
      'Licentiate member of the RTPI since 2025',
    );
    expect(state('PA1 and PA6 certificates')).toBe('partial');
    expect(state('PA1 and PA2 certificates')).toBe('met');
    expect(state('Certificado de manipulador de alimentos')).toBe('partial');
    expect(state('Working towards RTPI membership')).toBe('met');
  });

  it('a car of one’s own', () => {
    expect(spanish('Atiendo a clientes', '', 'Otros', 'Coche y carnet')('Vehículo propio')).toBe(
      'met',
    );
    expect(spanish('Atiendo a clientes', '', 'Otros', 'Voy en tren')('Vehículo propio')).toBe(
      'missing',
    );
  });

  it('a language is known by its use, and not by that of grandparents', () => {
    expect(
      spanish(
        'Atiendo a clientes',
        '',
        'Otros',
        'Leo los manuales en inglés sin ayuda',
      )('Inglés para lectura de manuales'),
    ).toBe('met');
    expect(spanish('Atiendo a clientes', '', 'Idiomas', 'Inglés: ninguno')('Inglés básico')).toBe(
      'missing',
    );
    expect(
      english(
        'Served',
        '',
        'Personal',
        'My grandparents spoke Spanish',
      )('Bilingual English/Spanish'),
    ).toBe('missing');
  });

  it('a label goes with what is denied of it', () => {
    expect(
      splitClauses('Inspection and testing: booked on the course for spring').map(
        ({ status }) => status,
      ),
    ).toEqual(['wished']);
  });

  it.each([
    'Mi tutora presenta los escritos',
    'En destino descarga el personal del almacén',
    'The head of Key Stage 3 hands us the scheme',
  ])('what others do: %s', (line) =>
    expect(splitClauses(line).map(({ status }) => status)).toEqual(['denied']),
  );

  it('what others check is still one’s own work', () =>
    expect(
      splitClauses('Preparo demandas de despido que revisa mi tutora').map(({ status }) => status),
    ).toEqual(['done']));

  it('another product that begins with the same name is another', () => {
    expect(english('Built the shop front in React')('React Native')).not.toBe('met');
  });

  it('one of the places named, and a lower grade, are part of it', () => {
    expect(
      english('Drove weekly to Lyon and the south of France')('Routes through France and Germany'),
    ).toBe('partial');
  });
});
