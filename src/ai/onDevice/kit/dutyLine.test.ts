// A duty is asked about in its own words, without what stands around them, and refused where nothing is done in it.
import { describe, expect, it } from 'vitest';
import { plainDuty } from './dutyLine.ts';
import { rankOf } from './dutyRank.ts';
import { taskPhrase } from './taskPhrases.ts';

describe('a duty alone', () => {
  it.each([
    ['3.1 Dirigir a un equipo de seis personas', 'Dirigir a un equipo de seis personas'],
    ['Asimismo, mantendrá la colección de semillas y preparará los informes', 'Mantener la colección de semillas y preparar los informes'],
    ['Diseñarás los planos y convertirás lo que oigas en propuestas', 'Diseñar los planos y convertir lo que oigas en propuestas'],
    ['Harás crecer nuestra comunidad, que ahora mismo está', 'Hacer crecer nuestra comunidad'],
    ['Take care of small projects supported by an organization that gives you the mentorship you need', 'Take care of small projects'],
    ['Design build and test the control units of our pumps', 'Design, build and test the control units of our pumps'],
    ['Write secure testable reusable modules', 'Write secure, testable, reusable modules'],
    ['Work as part of a small crew to build timber houses', 'Build timber houses'],
    ['Playing an active role in developing our training courses', 'Developing our training courses'],
    ['You will be one of two people responsible for the cold store', 'Responsible for the cold store'],
    ['Prepare the yearly sheet communicate it to the board', 'Prepare the yearly sheet'],
    ['Inspect the welds after each shift Further information is on our page', 'Inspect the welds after each shift'],
    ['Help customers choose the right paint', 'Help customers choose the right paint'],
    ['Keep the workshop clean', 'Keep the workshop clean'],
  ])('%s → %s', (line, duty) => expect(plainDuty(line)).toBe(duty));

  it('takes no longer with a hostile text', () => {
    const started = Date.now();
    for (const line of ['you '.repeat(40_000), 'responsible '.repeat(20_000), 'secure '.repeat(20_000), `${'que '.repeat(20_000)}está`, ' '.repeat(80_000), 'work in a '.repeat(10_000)]) plainDuty(line);
    expect(Date.now() - started).toBeLessThan(4_000);
  });
});

describe('what is asked about', () => {
  it.each(['Be critical of the layout of all rooms', 'Adhere to agile principles', 'Implementation of complex tasks', 'Open to changes', 'Está financiado por el ministerio', 'La posición se crea con motivo de la expansión', 'Grow your skills with us', 'We build the future'])('is not “%s”', (line) => expect(rankOf(line)).toBe(null));
  it.each(['Envasado, etiquetado y encajado de producto', 'Alimentación de línea', 'Valuation of risks and chances', 'Analyze log data using knowledge of the network', 'Heading a team of twelve'])('is “%s”', (line) => expect(rankOf(line)).toBe(0));

  it('ends where it can end', () => {
    expect(taskPhrase('Design, develop, test and deploy the code required to run the warehouse', 'en', 16, true)).toBe('design, develop, test and deploy the code required to run the warehouse');
    expect(taskPhrase('Provide leadership in the development and execution of enterprise and domain specific strategies, standards and guidelines for all of the countries', 'en', 16, true)).not.toMatch(/enterprise$/);
    expect(taskPhrase('Mantener la colección de semillas, preparar medios de cultivo y velar por el buen estado de los equipos de todas las salas', 'es', 16, true)).toBe('mantener la colección de semillas y preparar medios de cultivo');
    expect(taskPhrase('Code design coach the team', 'en', 16, true)).toBe(null);
  });
});
