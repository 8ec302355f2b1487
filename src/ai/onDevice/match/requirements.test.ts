// Verdicts on single requirements: licences asked for together, studies by their name, titles in other words, words that show nothing.
import { expect, it } from 'vitest';
import { readTextLines } from '#ai/documents/text/readText.ts';
import { resumeFrom } from '#ai/onDevice/resume/parse.ts';
import { readGrounds } from './grounds.ts';
import { judgeRequirement } from './requirements.ts';

const driver = `Ginés Pardo
Utebo

EXPERIENCIA
Chófer de articulado, Frío Norte, S.L., junio de 2025 – actualidad
- Duermo en la cabina cuatro noches por semana
Repartidor con camión rígido, Muebles Rueda, enero de 2019 – mayo de 2025
- Reparto provincial y dos sábados de cada mes

PERMISOS
Carné C+E hasta 2029
ADR básico
Prevención en construcción (60 h), TPC

Certificado del registro de delincuentes sexuales, octubre 2026

FORMACIÓN
Arquitecto Técnico, Universidad Politécnica de Madrid, 2016
Curso de nutrición deportiva, 60 horas, 2024

IDIOMAS
Euskera A2 (preparando el B1). Inglés no.`;

const clerk = `Ada Merrow
Bristol

EXPERIENCE
Legal Assistant (disputes), Marchbank & Co, September 2023 - present
- Proof all outgoing particulars
- Late clinic on Wednesdays, finishing at eight
- Chart in SOE Exact while exams are called out
- First-level document review in Everlaw, tagging privileged material
- Trace faults from the panel to the board with the schematic
- Starts at three in the morning, four days on, four off`;

const stateOf = (resume: string, requirement: string): string =>
  judgeRequirement(
    requirement,
    'must',
    readGrounds(resumeFrom(readTextLines(resume), []), {
      jobTitle: '',
      asOf: '2026-11',
      words: null,
    }),
  ).state;

it.each([
  ['ADR básico y carné C+E', 'met'],
  ['ADR básico y carné de carretillero', 'partial'],
  ['ADR básico o carné de carretillero', 'met'],
  ['TPC de 60 horas', 'met'],
  ['Disponibilidad para pernoctar de lunes a viernes', 'met'],
  ['Ingeniería de Edificación, Arquitectura Técnica o similar', 'met'],
  ['Euskera B1', 'partial'],
  ['Hablas inglés', 'missing'],
  ['Formación en nutrición', 'met'],
  ['Conocimientos avanzados de nutrición', 'partial'],
  ['Disponibilidad para trabajar un fin de semana al mes', 'met'],
  ['Certificado negativo de delitos de naturaleza sexual', 'met'],
  ['2 años conduciendo tráiler', 'partial'],
  ['1 año conduciendo tráiler', 'met'],
])('reads in Spanish: %s is %s', (requirement, state) =>
  expect(stateOf(driver, requirement)).toBe(state),
);

it.each([
  ['Two years in a contentious team', 'met'],
  ['Four years in a contentious team', 'partial'],
  ['One late evening a week', 'met'],
  ['Digital charting software', 'met'],
  ['Meticulous proofreading', 'met'],
  ['E-disclosure tools, for instance Relativity', 'met'],
  ['Reading wiring diagrams', 'met'],
  // Numbers and days alone are no month-end close, and a letter is no name.
  ['Own the month-end close', 'missing'],
  ['Teach the whole range from Year 7 to A level', 'missing'],
])('reads in English: %s is %s', (requirement, state) =>
  expect(stateOf(clerk, requirement)).toBe(state),
);
