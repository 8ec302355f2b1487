// Which part of a head is title, employer, town, degree, school.
import { describe, expect, it } from 'vitest';
import { readTextLines } from '#ai/documents/text/readText.ts';
import { resumeProblems } from '#ai/tasks/parseResume.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { resumeFrom } from '#ai/onDevice/resume/parse.ts';

function parsed(text: string): ParsedResume {
  const read = resumeFrom(readTextLines(text));
  expect(resumeProblems(read)).toEqual([]);
  return read;
}
const jobs = (text: string): string[] =>
  parsed(`Ana Ruiz\nana@example.com\n\nExperience\n${text}`).experience.map(
    ({ title, employer }) => `${title} / ${employer}`,
  );
const studies = (text: string): string[] =>
  parsed(`Ana Ruiz\nana@example.com\n\nEducation\n${text}`).education.map(
    ({ degree, school, startYear, endYear }) =>
      `${degree} / ${school} / ${startYear ?? ''}-${endYear ?? ''}`,
  );

describe('a job', () => {
  it('is told without the town behind the employer, listed or not', () => {
    expect(
      jobs(
        'Nurse\nWyvern Community Hospital, Bath\n2019 - 2021\n- Gave care.\n\nCook\nBanco Pampero, Rosario\n2016 - 2019\n- Cooked.',
      ),
    ).toEqual(['Nurse / Wyvern Community Hospital', 'Cook / Banco Pampero']);
    expect(
      jobs('Company: Dragon Truck Centre, Newport\nRole: Mechanic\nPeriod: 2011 - 2015'),
    ).toEqual(['Mechanic / Dragon Truck Centre']);
    expect(jobs('Clerk\nSmith, Jones and Partners\n2019 - 2021\n- Filed.')).toEqual([
      'Clerk / Smith, Jones and Partners',
    ]);
  });
  it('may be one phrase, where that is how all are told or the end is an employer', () => {
    expect(
      jobs(
        '01/2015 - actualidad: Carretillero en Frutas Júcar\n- Cargo.\n06/2011 - 12/2014: Pasante en Gestoría Albaicín\n- Archivé.',
      ),
    ).toEqual(['Carretillero / Frutas Júcar', 'Pasante / Gestoría Albaicín']);
    expect(jobs('Kestrel Foods Ltd\nEspecialista en Marketing\n2019 - 2021\n- Vendí.')).toEqual([
      'Especialista en Marketing / Kestrel Foods Ltd',
    ]);
  });
  it('may stand beside "with", and have its town in brackets where others have', () => {
    expect(
      jobs(
        'Seamstress at Weaver & Daughters since 2019\n- Sewed.\nMachinist with Midland Textiles from 2014 until 2019\n- Cut.',
      ),
    ).toEqual(['Seamstress / Weaver & Daughters', 'Machinist / Midland Textiles']);
    expect(
      jobs(
        'Bodegas Najerilla (Logroño)\nResponsable de bodega\n2019 - 2022\n- Probé.\n\nViveros Ebro (Haro)\nPeón agrícola\n2012 - 2014\n- Podé viñas.',
      ),
    ).toEqual(['Responsable de bodega / Bodegas Najerilla', 'Peón agrícola / Viveros Ebro']);
    expect(jobs('Engineer\nSkylark (Kestrel)\n2019 - 2022\n- Built.')).toEqual([
      'Engineer / Skylark (Kestrel)',
    ]);
  });
  it('has its employer behind a date as before it', () => {
    expect(
      jobs(
        'Engineer, 2019 – 2021 at Quix\n- Built.\n\nEngineer 2015 - 2018 | Norwell\n- Built.\n\nEngineer (2012 - 2014) @ Tamber\n- Built.',
      ),
    ).toEqual(['Engineer / Quix', 'Engineer / Norwell', 'Engineer / Tamber']);
  });
  it('goes on below a label for what was reached there', () => {
    const { experience, sections } = parsed(
      'Marcus Feld\nmarcus@example.com\n\nEmployment\nHEAD CHEF\nThe Plough Inn\n2018 – 2022\nResponsibilities:\n- Cook for 120 covers\nAchievements:\n- Won a regional award\n\nSOUS CHEF\nBushey Hall Hotel\n2013 – 2017\n- Ran the cold section\n\nAchievements\nYoung Chef of 2012',
    );
    expect(experience.map(({ title, bullets }) => [title, ...bullets])).toEqual([
      ['HEAD CHEF', 'Cook for 120 covers', 'Won a regional award'],
      ['SOUS CHEF', 'Ran the cold section'],
    ]);
    expect(sections).toContain('other');
  });
  it('may be a further post below one employer', () => {
    expect(
      jobs(
        'Desert Springs Medical Center\nRegistered Nurse, Telemetry, 6/2019 - Present\n- Care for five patients.\nRegistered Nurse, Medical-Surgical, 7/2016 - 5/2019\n- Trained others.',
      ),
    ).toEqual([
      'Registered Nurse, Telemetry / Desert Springs Medical Center',
      'Registered Nurse, Medical-Surgical / Desert Springs Medical Center',
    ]);
  });
  it('may be an item of a numbered list, or told after a dash', () => {
    expect(
      jobs(
        '1. Cajera, Tiendas Azteca, Puebla (mayo 2019 a la fecha)\n   Cobro y cuadro la caja.\n2. Demostradora, Lácteos del Centro, Puebla (enero 2017 a abril 2019)\n   Ofrecí productos.',
      ),
    ).toEqual(['Cajera / Tiendas Azteca', 'Demostradora / Lácteos del Centro']);
    expect(
      jobs(
        'Cleaner, Croydon Council, 2012-2015 – Cleaned offices at night.\nPorter, The Old Swan, 2010-2012 – Washed up.',
      ),
    ).toEqual(['Cleaner / Croydon Council', 'Porter / The Old Swan']);
  });
  it('may stand in one line behind its dates', () => {
    const { experience } = parsed(
      'Sadie Lomax\nsadie@example.com\n\nEmployment\nSept 2021 to date: Holderness Primary School, Teaching Assistant. Support a child with autism and run a reading group.\n2018 to 2021: Little Acorns Nursery, Nursery Nurse. Looked after toddlers.',
    );
    expect(
      experience.map(({ title, employer, start, bullets }) => [title, employer, start, ...bullets]),
    ).toEqual([
      [
        'Teaching Assistant',
        'Holderness Primary School',
        '2021-09',
        'Support a child with autism and run a reading group.',
      ],
      ['Nursery Nurse', 'Little Acorns Nursery', '2018', 'Looked after toddlers.'],
    ]);
  });
  it('is no head of a table', () => {
    expect(
      jobs(
        'Dates\tEmployer\tPosition\n2020 – present\tEko Microfinance\tBranch Accountant\n2016 – 2020\tLekki Foods Ltd\tAccounts Clerk',
      ),
    ).toEqual(['Branch Accountant / Eko Microfinance', 'Accounts Clerk / Lekki Foods Ltd']);
  });
  it('is told below its dates, in a sentence of its own or before what was done', () => {
    expect(
      jobs(
        'De 2018 a 2024\nGerocultora en Residencia Los Olivos, Granada.\nAseo, comidas y paseos de quince residentes.\nDe 2014 a 2018\nAuxiliar en Ayuntamiento de Armilla.\nLimpieza y compañía.',
      ),
    ).toEqual(['Gerocultora / Residencia Los Olivos', 'Auxiliar / Ayuntamiento de Armilla']);
    expect(
      jobs(
        'Desarrollador web en Tienda Cóndor (Quito), de marzo de 2021 a la actualidad.\nMantengo el carrito.\n\nDesarrollador junior en Andina Digital (Guayaquil), de junio de 2018 a febrero de 2021.\nProgramé sitios.',
      ),
    ).toEqual(['Desarrollador web / Tienda Cóndor', 'Desarrollador junior / Andina Digital']);
    expect(
      jobs(
        'Sales Manager, Palm Court Hotel, Dubai, UAE: Jan 2020 to date\nReporting to the General Manager\n- Grew bookings.',
      ),
    ).toEqual(['Sales Manager / Palm Court Hotel']);
  });
  it('ends where a short sentence begins', () => {
    const { experience } = parsed(
      'Ana Ruiz\nana@example.com\n\nExperience\nSales Assistant, Bright Shoes\n2016 - 2019\nServed customers and filled shelves.\n\nPorter, Old Swan\n2014 - 2016\nWashed plates and floors.',
    );
    expect(experience.map(({ bullets }) => bullets)).toEqual([
      ['Served customers and filled shelves.'],
      ['Washed plates and floors.'],
    ]);
  });
});

describe('a study', () => {
  it('has a degree without its mark, and a school apart from it', () => {
    expect(studies('Bentley University 2014\nBachelor of Science in Accounting, GPA 3.7')).toEqual([
      'Bachelor of Science in Accounting / Bentley University / -2014',
    ]);
    expect(studies('City of Bristol College: NVQ Level 3 Carpentry, 2018')).toEqual([
      'NVQ Level 3 Carpentry / City of Bristol College / -2018',
    ]);
    expect(
      studies(
        'Título: Técnico en Panadería\nCentro: Liceo Comercial de Concepción\nAños: 2010-2013',
      ),
    ).toEqual(['Técnico en Panadería / Liceo Comercial de Concepción / 2010-2013']);
  });
  it('is no job at a school', () => {
    const read = parsed(
      'Tom Hargreave\ntom@example.com\n\nTeacher of Physics, Surrey Hills School\nSeptember 2019 to present\nTeach physics to A-level and run the astronomy club.\n\nTeacher of Science, Farnham Academy\nSeptember 2016 to August 2019\nTaught science.',
    );
    expect(read.experience.map(({ title, employer }) => [title, employer])).toEqual([
      ['Teacher of Physics', 'Surrey Hills School'],
      ['Teacher of Science', 'Farnham Academy'],
    ]);
    expect(read.education).toEqual([]);
  });
  it('stands apart from jobs whose head begins lines before its dates', () => {
    const read = parsed(
      'Greta Sandoval\nData Engineer\ngreta@example.com | Austin, TX\n\nData Engineer\nLonghorn Energy, Austin, TX\n06/2021 – Present\n• Wrote tests.\n\nBS Mathematics, Baylor University, 2014 – 2018',
    );
    expect(read.experience.map(({ title, employer }) => [title, employer])).toEqual([
      ['Data Engineer', 'Longhorn Energy'],
    ]);
    expect(read.education.map(({ degree }) => degree)).toEqual(['BS Mathematics']);
  });
  it('may be told in short sentences, or with the short form of its degree', () => {
    expect(studies('Grado en Educación Infantil. Universidad de Salamanca. 2011-2015.')).toEqual([
      'Grado en Educación Infantil / Universidad de Salamanca / 2011-2015',
    ]);
    expect(
      studies('Ciclo Formativo de Grado Superior en Vitivinicultura (IES La Laboral, 2010-2012)'),
    ).toEqual([
      'Ciclo Formativo de Grado Superior en Vitivinicultura / IES La Laboral / 2010-2012',
    ]);
    expect(
      studies('University of Leeds\nBachelor of Arts - BA, Spanish and Portuguese · (2013 - 2017)'),
    ).toEqual(['Bachelor of Arts - BA, Spanish and Portuguese / University of Leeds / 2013-2017']);
  });
  it('is no job where no heading parts them', () => {
    const read = parsed(
      'Lena Osei\nlena@example.com\n\n2020 - 2024 Kindergarten Teacher, Little Steps Nursery, Hull\n2013 - 2016 BA Early Childhood Studies, University of Hull',
    );
    expect(read.experience.map(({ title }) => title)).toEqual(['Kindergarten Teacher']);
    expect(read.education.map(({ degree, school }) => [degree, school])).toEqual([
      ['BA Early Childhood Studies', 'University of Hull'],
    ]);
  });
});
