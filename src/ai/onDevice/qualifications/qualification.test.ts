import { describe, expect, it } from 'vitest';
import { degreeIn, isSubjectOf } from './degrees.ts';
import { languagesIn } from './languageLevels.ts';
import { numberIn } from './numbers.ts';
import { kindOfRequirement } from './qualification.ts';

describe('the kind of a requirement', () => {
  it.each([
    ['At least 3 years on a surgical ward', 'years'], ['Cuatro años de experiencia en partida de caliente', 'years'], ['Several years of experience in payroll', 'years'],
    ["A bachelor's degree in nursing", 'degree'], ['Grado superior en turismo', 'degree'], ['A completed apprenticeship or equivalent experience', 'degree'],
    ['A valid reach truck licence', 'licence'], ['Carné de conducir B', 'licence'], ['An Advanced Life Support certificate that is in date', 'licence'], ['Criminal record check', 'licence'], ['Vehículo propio', 'licence'],
    ['German at C1 level', 'language'], ['Inglés B2', 'language'], ['Conversational Polish', 'language'],
    ['Availability for rotating nights and weekends', 'shift'], ['Turno partido y fines de semana', 'shift'],
    ['Two days a week in our Ostermoor office', 'place'], ['Willing to travel up to 50 %', 'travel'], ['Disponibilidad para viajar', 'travel'],
    ['Mentoring of student nurses', 'lead'], ['Haber dirigido un equipo de cocina', 'lead'],
  ])('%s is a matter of %s', (text, kind) => expect(kindOfRequirement(text)).toBe(kind));

  it.each([
    'TypeScript', 'Relational DBs', 'Experience as a Scrum Master', 'A high degree of commercial flair', 'Lead generation', 'Month-end close', 'IV cannulation and venepuncture', 'Polishing of metal parts', 'Our company has 30 years of history', 'Control de costes',
  ])('%s is a skill, or nothing of these', (text) => expect(kindOfRequirement(text)).toBeNull());
});

describe('languages', () => {
  it('have the level that stands by them, and no other language takes it', () => {
    const levels = (text: string) => languagesIn(text).map(({ level }) => level);
    expect(levels('English C2, Czech native')).toEqual([6, 7]);
    expect(levels('English native · German B2 · Norwegian spoken with my grandparents')).toEqual([7, 4, 3]);
    expect(levels('Fluent German and basic French')).toEqual([5, 2]);
    expect(levels('Inglés: título C1 (2023)')).toEqual([5]);
    expect(levels('polish the floors, fines de semana')).toEqual([]);
  });
});

describe('degrees', () => {
  it('have a height and a subject', () => {
    expect(degreeIn('BSc (Hons) Adult Nursing, University of Stanlow')?.level).toBe(3);
    expect(degreeIn('Técnico superior en Gestión de Alojamientos')?.level).toBe(2);
    expect(degreeIn('grado medio o superior en instalaciones eléctricas')?.level).toBe(1);
    expect(degreeIn('supervised PhD students')).toBeNull();
    const asked = degreeIn('a degree in a quantitative subject');
    expect(asked && isSubjectOf(['physic'], asked)).toBe(true);
    expect(asked && isSubjectOf(['histori'], asked)).toBe(false);
  });
});

describe('numbers', () => {
  it('are read in figures and words of both languages', () => {
    expect(['5+ years', 'tres años', 'Four people', 'diez personas', 'nobody', 'someone'].map(numberIn)).toEqual([5, 3, 4, 10, null, null]);
  });
});
