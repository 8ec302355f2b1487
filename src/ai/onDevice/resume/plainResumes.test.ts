import { describe, expect, it } from 'vitest';
import { readTextLines } from '#ai/documents/text/readText.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { headingOf } from './shape/headings.ts';
import { resumeFrom } from './parse.ts';

const read = (...lines: string[]): ParsedResume => resumeFrom(readTextLines(lines.join('\n')), []);

describe('headings as people write them', () => {
  it.each([
    ['Driving jobs', 'experience'],
    ['PRÁCTICA PROFESIONAL', 'experience'],
    ['Trayectoria', 'experience'],
    ['IV. EXPERIENCIA', 'experience'],
    ['Academic appointments', 'experience'],
    ['Experiencia docente y de investigación', 'experience'],
    ['II. FORMACIÓN', 'education'],
    ['School and college', 'education'],
    ['What I can do', 'skills'],
    ['Systems', 'skills'],
    ['PROGRAMAS', 'skills'],
    ['CAPACITACIONES', 'certifications'],
    ['Memberships and certificates', 'certifications'],
    ['Disponibilidad e intereses', 'other'],
    ['GRANTS', 'other'],
    ['Conference talks', 'other'],
  ] as const)('%s', (text, part) => expect(headingOf(text)).toBe(part));
});

describe('a resume', () => {
  it('without a single capital is read as one with, and kept as it was written', () => {
    const { name, location, experience, education, skills } = read(
      'dara quennell',
      'margate, uk',
      '+44 7700 900511',
      'dara@example.com',
      '',
      'work',
      'head barista, tideline coffee',
      'april 2021 - now',
      '- run the morning bar with two juniors',
      '- cut milk waste by a third',
      '',
      'education',
      'level 2 diploma in hospitality, east kent college, 2016–2018',
      '',
      'skills',
      'latte art, till work',
    );
    expect([name, location]).toEqual(['dara quennell', 'margate, uk']);
    expect(experience).toEqual([
      {
        title: 'head barista',
        employer: 'tideline coffee',
        start: '2021-04',
        end: null,
        current: true,
        bullets: ['run the morning bar with two juniors', 'cut milk waste by a third'],
      },
    ]);
    expect(education[0]).toMatchObject({
      school: 'east kent college',
      degree: 'level 2 diploma in hospitality',
    });
    expect(skills).toEqual(['latte art', 'till work']);
  });

  it('takes a year within a sentence for no dates of a job', () => {
    const { experience } = read(
      'Winifred Atherley',
      'w@example.com',
      '',
      'WORK',
      'Burslem Ceramics',
      'Kiln Operator, August 2001 to date',
      '',
      'Load and fire two tunnel kilns on a three-shift pattern.',
      '',
      'Rewrote the start-up checks after the gas conversion of 2014.',
    );
    expect(experience.map(({ employer, bullets }) => [employer, bullets.length])).toEqual([
      ['Burslem Ceramics', 2],
    ]);
  });

  it('distinguishes the number of an identity card from a phone number', () => {
    expect(read('Nazaria Quispe', 'DNI 40055198 | +51 984 555 198 | n@example.com').phone).toBe(
      '+51 984 555 198',
    );
  });

  it('leaves letters behind a name to themselves', () => {
    expect(
      read(
        'Tobias Ekwueme ACA (ICAN) — Finance Professional',
        'Norwich NR3',
        '',
        'EXPERIENCE',
        'Accounts Assistant, Sagebrook Dental Group',
        '2022–2024',
      ).name,
    ).toBe('Tobias Ekwueme');
  });

  it('reads an employer above its labels', () => {
    const { experience } = read(
      'TEODORO MANRIQUE',
      't@example.com',
      '',
      'EXPERIENCIA LABORAL',
      'TEXTILES ABURRÁ',
      'Cargo: Supervisor de confección',
      'Desde julio de 2016 a la fecha',
      'Funciones:',
      '- Dirijo dos líneas.',
      '',
      'CONFECCIONES LA CEJA',
      'Cargo: Operario',
      'De marzo de 2011 a junio de 2016',
      'Funciones:',
      '- Cosí uniformes.',
    );
    expect(experience.map(({ title, employer, bullets }) => [title, employer, bullets])).toEqual([
      ['Supervisor de confección', 'TEXTILES ABURRÁ', ['Dirijo dos líneas.']],
      ['Operario', 'CONFECCIONES LA CEJA', ['Cosí uniformes.']],
    ]);
  });

  it('keeps remarks out of names', () => {
    const { experience } = read(
      'Rosalind Achterberg',
      'r@example.org',
      '',
      'TEACHING',
      '',
      'Teacher of Mathematics, Ashmoor High School, Walsall',
      'September 2024 – present. Early career induction completed in July.',
      '- Tutor of 8R',
    );
    expect(experience.map(({ title, employer }) => [title, employer])).toEqual([
      ['Teacher of Mathematics', 'Ashmoor High School'],
    ]);
    const cook = read(
      'Dewi Hartnoll',
      'd@example.org',
      '',
      'Experience',
      '',
      '2023-04 → today, Chef de partie, Osprey & Rye, Glasgow – listed in the good guide since 2022',
      '– Fish',
      '',
      '2021-08 → 2023-03, Commis chef, Hotel Brodick Sands, Arran',
      '– Larder',
    );
    expect(cook.experience.map(({ title, employer }) => [title, employer])).toEqual([
      ['Chef de partie', 'Osprey & Rye'],
      ['Commis chef', 'Hotel Brodick Sands'],
    ]);
  });

  it('distinguishes a certificate that names a school from a school, and work by ability from jobs', () => {
    const { education, experience } = read(
      'Solomon Greaves',
      's@example.com',
      '',
      'Relevant experience',
      'Planning and scheduling',
      '- Moved a dock to a four-day week.',
      '',
      'Work history',
      'Cabinetmaker, Blue Mahoe Joinery, 2018–2022',
      'Bench Joiner, Port Royal Boatyard, 2013–2017',
      '',
      'Education',
      'Secondary School Certificate',
      'Kingston Technical High School',
      '2006 - 2011',
    );
    expect(education[0]).toMatchObject({
      degree: 'Secondary School Certificate',
      school: 'Kingston Technical High School',
    });
    expect(experience.map(({ title }) => title)).toEqual(['Cabinetmaker', 'Bench Joiner']);
  });

  it('reads the labels of the Europass form', () => {
    const { experience } = read(
      'Edurne Zabaleta',
      'e@example.com',
      '',
      'Experiencia laboral',
      'Fechas: 05/2018 →',
      'Profesión o cargo desempeñado: Técnica de laboratorio',
      'Funciones y responsabilidades principales: Analizo muestras de agua.',
      'Nombre y dirección de la empresa: Conservas Arga S.A.',
    );
    expect(experience).toEqual([
      {
        title: 'Técnica de laboratorio',
        employer: 'Conservas Arga S.A.',
        start: '2018-05',
        end: null,
        current: true,
        bullets: ['Analizo muestras de agua.'],
      },
    ]);
  });

  it('has certificates without the words around their years, and no sentences about them', () => {
    const { certifications, languages } = read(
      'Florin Dascalescu',
      'f@example.com',
      '',
      'Licences and cards',
      '- Driver CPC to September 2029',
      '- Colleagues on the other run hold ADR; I have stayed on food only',
      '- CAP mercancías caducado el 30/06/2026',
      '',
      'Idiomas',
      'Leo los manuales en inglés sin traductor; hablado, poco.',
    );
    expect(certifications).toEqual(['Driver CPC', 'CAP mercancías caducado']);
    expect(languages).toEqual([]);
  });
});
