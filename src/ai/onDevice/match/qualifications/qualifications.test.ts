// Requirements that are no skills, and skills, judged for two resumes.
import { describe, expect, it } from 'vitest';
import { readTextLines } from '#ai/documents/text/readText.ts';
import { resumeFrom } from '#ai/onDevice/resume/parse.ts';
import { findMatchProblems } from '#ai/tasks/matchResume.ts';
import { matchOf } from '#ai/onDevice/match/match.ts';

const english = `Mara Lindqvist
mara@example.com | Harwick

EXPERIENCE
Ward Nurse, Fellgate Hospital, Harwick (Mar 2023 - Present)
- Two nurses report to me; I plan their week
- Took blood samples from up to twenty patients a day
- One week in three on nights
Nursing Assistant, Fellgate Hospital (Jan 2020 - Feb 2023)
- Helped with meals and washing

EDUCATION
BSc Adult Nursing, University of Harwick, 2018 - 2022
MSc Public Health, started October 2024, expected June 2027

CERTIFICATES
Advanced Life Support, expired June 2025
Manual handling, valid until March 2029

SKILLS
Wound care. I have never worked with SAP. Next on my list to learn: Kubernetes.

LANGUAGES
English native, German B1`;

const spanish = `Iria Castro
Ribavella

EXPERIENCIA
Cafetería Rúa Nova, encargada (enero de 2022 – actualidad)
- Cuatro personas a mi cargo
- Trabajo sábados y domingos

FORMACIÓN
Técnico en Cocina y Gastronomía, IES Vega Baja, 2019 – 2021

IDIOMAS
Inglés A2. No hablo francés.

CARNÉS
Carné de conducir B`;

function verdicts(
  resume: string,
  mustHave: string[],
  title = 'Registered Nurse',
): Record<string, string> {
  const read = resumeFrom(readTextLines(resume), []);
  const reply = matchOf(
    { job: { title, mustHave, niceToHave: [], minYears: null }, resume: read, asOf: '2026-11' },
    { words: null },
  );
  expect(findMatchProblems(read.lines, reply)).toEqual([]);
  return Object.fromEntries(reply.requirements.map(({ text, state }) => [text, state]));
}

describe('requirements that are no skills', () => {
  it('are met, met in part or missing by what the resume says of them', () => {
    expect(
      verdicts(english, [
        'At least 3 years as a ward nurse',
        '5 years as a ward nurse',
        "A bachelor's degree in nursing",
        "A master's degree in public health",
        'A degree in law',
        'An Advanced Life Support certificate that is in date',
        'Manual handling certificate',
        'Forklift licence',
        'German B1',
        'German C1',
        'French B1',
        'Availability for nights',
        'Availability for nights and weekends',
        'Supervising other nurses',
        'Leading a team of ten nurses',
        'Willing to travel',
      ]),
    ).toEqual({
      'At least 3 years as a ward nurse': 'met',
      '5 years as a ward nurse': 'partial',
      "A bachelor's degree in nursing": 'met',
      "A master's degree in public health": 'partial',
      'A degree in law': 'missing',
      'An Advanced Life Support certificate that is in date': 'partial',
      'Manual handling certificate': 'met',
      'Forklift licence': 'missing',
      'German B1': 'met',
      'German C1': 'partial',
      'French B1': 'missing',
      'Availability for nights': 'met',
      'Availability for nights and weekends': 'partial',
      'Supervising other nurses': 'met',
      'Leading a team of ten nurses': 'partial',
      'Willing to travel': 'missing',
    });
  });

  it('are read in Spanish too', () => {
    expect(
      verdicts(
        spanish,
        [
          'Formación profesional en cocina',
          'Inglés B1',
          'Francés A2',
          'Carné de conducir B',
          'Disponibilidad para trabajar fines de semana',
          'Gestión de equipos de diez personas o más',
          'Tres años como encargada de cafetería',
        ],
        'Encargada de cafetería',
      ),
    ).toEqual({
      'Formación profesional en cocina': 'met',
      'Inglés B1': 'partial',
      'Francés A2': 'missing',
      'Carné de conducir B': 'met',
      'Disponibilidad para trabajar fines de semana': 'met',
      'Gestión de equipos de diez personas o más': 'partial',
      'Tres años como encargada de cafetería': 'met',
    });
  });
});

describe('skills', () => {
  it('do not count where they are denied or only wished for', () => {
    expect(verdicts(english, ['SAP', 'Kubernetes', 'Wound care'])).toEqual({
      SAP: 'missing',
      Kubernetes: 'missing',
      'Wound care': 'met',
    });
  });

  it('count in words of the person’s own', () => {
    expect(verdicts(english, ['Phlebotomy'])).toEqual({ Phlebotomy: 'met' });
  });

  it('are met by one of several where one will do, and in part by one where all are wanted', () => {
    const resume =
      'Ada Byron\n\nEXPERIENCE\nDeveloper, Loom Ltd (Jan 2020 - Present)\n- Built dashboards in Tableau\n- Order events travel through RabbitMQ';
    expect(
      verdicts(
        resume,
        ['Power BI or Tableau', 'Power BI and Tableau', 'A message broker such as Kafka'],
        'Developer',
      ),
    ).toEqual({
      'Power BI or Tableau': 'met',
      'Power BI and Tableau': 'partial',
      'A message broker such as Kafka': 'met',
    });
  });
});
