import { describe, expect, it } from 'vitest';
import { findDegree } from './degrees.ts';
import { isSubjectOf } from './degreeSubjects.ts';
import { findLanguages } from './languageLevels.ts';
import { findNumber } from './numbers.ts';
import { readAskedYears, readRequirementKind } from './qualification.ts';

describe('the kind of a requirement', () => {
  it.each([
    ['At least 3 years on a surgical ward', 'years'],
    ['Cuatro años de experiencia en partida de caliente', 'years'],
    ['Several years of experience in payroll', 'years'],
    ["A bachelor's degree in nursing", 'degree'],
    ['Grado superior en turismo', 'degree'],
    ['A completed apprenticeship or equivalent experience', 'degree'],
    ['A valid reach truck licence', 'licence'],
    ['Carné de conducir B', 'licence'],
    ['An Advanced Life Support certificate that is in date', 'licence'],
    ['Criminal record check', 'licence'],
    ['Vehículo propio', 'licence'],
    ['German at C1 level', 'language'],
    ['Inglés B2', 'language'],
    ['Conversational Polish', 'language'],
    ['Availability for rotating nights and weekends', 'shift'],
    ['Turno partido y fines de semana', 'shift'],
    ['Two days a week in our Ostermoor office', 'place'],
    ['Willing to travel up to 50 %', 'travel'],
    ['Disponibilidad para viajar', 'travel'],
    ["18 months' experience in a call centre", 'years'],
    ['Al menos seis meses de experiencia en barra', 'years'],
    ['design experience (+10years) within bridges', 'years'],
    ['One (1) to Three (3) years of experience as a driver', 'years'],
    ['High school diploma or GED', 'degree'],
    ['You are trained as a carpenter', 'degree'],
    ['CFGM en Electricidad', 'degree'],
    ['Título de Graduado en ESO', 'degree'],
    ['Carnet de carretillero en vigor', 'licence'],
    ['Enhanced DBS', 'licence'],
    ['CIPP qualified', 'licence'],
    ['18th edition', 'licence'],
    ['Cédula profesional', 'licence'],
    ['A second European language', 'language'],
    ['Willingness to work overtime', 'shift'],
    ['You can start at 5 am', 'shift'],
    ['To be in Kendal two days a week', 'place'],
    ['EU citizenship', 'place'],
    ['Nacionalidad española', 'place'],
    ['Occasional overseas trips', 'travel'],
    ['Desplazarte a las obras de la provincia', 'travel'],
    ['Evenings and Saturdays during peak season', 'shift'],
    ['TPC de 60 horas', 'licence'],
    ['Lic. en Contaduría Pública (titulado)', 'degree'],
    ['nursed in general practice for a year or more', 'years'],
    ['Al menos un año con menores', 'years'],
    ['One late evening a week', 'shift'],
    ['Ingeniería de Edificación, Arquitectura Técnica o similar', 'degree'],
    ['Estudios de Economía', 'degree'],
    ['Supervisory experience of kitchen staff', 'lead'],
    ['Mentoring of student nurses', 'lead'],
    ['Haber dirigido un equipo de cocina', 'lead'],
  ])('%s is a matter of %s', (text, kind) => expect(readRequirementKind(text)).toBe(kind));

  it.each([
    'Explain figures in plain English',
    'Knowledge of shift planning software',
    'Conocimientos de gestión de turnos',
    'License management of software',
    'Night vision optics',
    'Night audit',
    'Nociones de redes (TCP/IP, VPN, DNS)',
    'Recruitment and training of receptionists',
    'Customers get a plain-English explanation',
    'Experiencia en ingeniería de datos',
    'A 15-month project to work on bees',
    'You are highly qualified',
    'trabajar en eso',
    'TypeScript',
    'Relational DBs',
    'Experience as a Scrum Master',
    'A high degree of commercial flair',
    'Lead generation',
    'Month-end close',
    'IV cannulation and venepuncture',
    'Polishing of metal parts',
    'Our company has 30 years of history',
    'Control de costes',
  ])('%s is a skill, or nothing of these', (text) => expect(readRequirementKind(text)).toBeNull());
});

describe('languages', () => {
  it('have the level beside them, and no other language takes it', () => {
    const levels = (text: string) => findLanguages(text).map(({ level }) => level);
    expect(levels('English C2, Czech native')).toEqual([6, 7]);
    expect(levels('English native · German B2 · Norwegian spoken with my grandparents')).toEqual([
      7, 4, 3,
    ]);
    expect(levels('Fluent German and basic French')).toEqual([5, 2]);
    expect(levels('Inglés: título C1 (2023)')).toEqual([5]);
    expect(levels('polish the floors, fines de semana')).toEqual([]);
  });
});

it('counts months as parts of a year', () =>
  expect(
    [
      "18 months' experience in sales",
      'seis meses de experiencia en barra',
      'a decade of experience',
      '3 years',
    ].map(readAskedYears),
  ).toEqual([1.5, 0.5, 10, 3]));

describe('degrees', () => {
  it('have a height and a subject', () => {
    expect(findDegree('BSc (Hons) Adult Nursing, University of Stanlow')?.level).toBe(3);
    expect(findDegree('Técnico superior en Gestión de Alojamientos')?.level).toBe(2);
    expect(findDegree('grado medio o superior en instalaciones eléctricas')?.level).toBe(1);
    expect(findDegree('supervised PhD students')).toBeNull();
    const asked = findDegree('a degree in a quantitative subject');
    expect(asked && isSubjectOf(['physic'], asked)).toBe(true);
    expect(asked && isSubjectOf(['histori'], asked)).toBe(false);
  });
});

describe('numbers', () => {
  it('are read in figures and words of both languages', () => {
    expect(
      ['5+ years', 'tres años', 'Four people', 'diez personas', 'nobody', 'someone'].map(
        findNumber,
      ),
    ).toEqual([5, 3, 4, 10, null, null]);
  });
});
