import { describe, expect, it } from 'vitest';
import { processorTimeOf } from '#tests/support/running/processorTime.ts';
import { readPosting } from './readPosting.ts';
import { piecesOf } from './sections.ts';

describe('the pieces of a posting', () => {
  it('are cut at verbs where a list has lost its line breaks, and not inside names', () => {
    const glued =
      'Design implement and deliver scalable solutions on modern architectures Continuously improve our release process Coordinate the work with the Support team Monitor the services at night and write down what was found';
    expect(piecesOf(glued).map(({ text }) => text)).toEqual([
      'Design implement and deliver scalable solutions on modern architectures Continuously improve our release process',
      'Coordinate the work with the Support team',
      'Monitor the services at night and write down what was found',
    ]);
  });

  it('stay whole where they are short', () => {
    expect(piecesOf('Plan the rota Check the stock').map(({ text }) => text)).toEqual([
      'Plan the rota Check the stock',
    ]);
  });

  it('are duties without the "you" before them', () => {
    const { responsibilities } = readPosting({
      text: 'Backend Developer\n\nResponsibilities\n- You maintain and extend our backend in Java\n- In this role you will: Review the code of four colleagues\n- You are part of a friendly team',
    });
    expect(responsibilities.slice(0, 2)).toEqual([
      'Maintain and extend our backend in Java',
      'Review the code of four colleagues',
    ]);
  });

  it('are under unlisted headings, recognised by their words', () => {
    const lines = [
      'Baker',
      'How you will strengthen our bakery:',
      '- Knead and shape the dough',
      'This is what you will need to have:',
      '- A trade certificate',
      'What would increase your chances:',
      '- A second language',
      'Con qué tienes que venir',
      '- Carné de manipulador',
      'Lo que te llevas',
      '- Pan gratis',
      'Te va a sumar puntos:',
      '- Saber de hornos',
      'Nuestra oferta',
      '- Contrato fijo',
      'Person specification',
      '- A steady hand',
      'How we hire',
      '- A call and a day in the bakery',
    ];
    expect(piecesOf(lines.join('\n')).map(({ text, section }) => [section, text])).toEqual([
      ['opening', 'Baker'],
      ['tasks', 'Knead and shape the dough'],
      ['must', 'A trade certificate'],
      ['nice', 'A second language'],
      ['must', 'Carné de manipulador'],
      ['offer', 'Pan gratis'],
      ['nice', 'Saber de hornos'],
      ['offer', 'Contrato fijo'],
      ['must', 'A steady hand'],
      ['apply', 'A call and a day in the bakery'],
    ]);
  });

  it('keep short lines that are no headings', () => {
    const lines = [
      'Excellent communication skills',
      'Java is a plus',
      'Company pension scheme',
      'Weekly sport activities',
      'Experience with Python, Go and C++',
      'Your tasks include planning the weekly menu',
      'Your main tasks are cooking and cleaning',
      'Working experience with SAP',
      'Skills in Python and SQL',
      'Job experience with tractors required',
      'Tareas de limpieza y cocina',
      'Funciones de recepción y caja',
      'Titulación y colegiación en enfermería',
    ];
    expect(piecesOf(lines.join('\n')).map(({ text }) => text)).toEqual(lines);
  });

  it.each([
    ['Your role in the team', 'about'],
    ['Tareas del puesto', 'tasks'],
    ['Requisitos de los candidatos', 'must'],
    ['What you will do in Madrid', 'tasks'],
  ])('under “%s” are in the section %s', (heading, section) => {
    expect(piecesOf(`Baker\n${heading}\n- Dough`).at(-1)).toMatchObject({ text: 'Dough', section });
    expect(piecesOf(`Baker\n${heading}\n- Dough`)).toHaveLength(2);
  });

  it('are cut at headings inside text that has lost its line breaks', () => {
    const glued =
      'Introduce new technologies and better ways of working in our workshop We are looking for: A background in carpentry and joinery Experience with drawings is welcome We offer Free fruit and a pension';
    expect(piecesOf(glued).map(({ text, section }) => [section, text])).toEqual([
      ['opening', 'Introduce new technologies and better ways of working in our workshop'],
      ['must', 'A background in carpentry and joinery Experience with drawings is welcome'],
      ['offer', 'Free fruit and a pension'],
    ]);
  });

  it('are not cut inside the name of a trade, and are cut where a space is lost behind a stop', () => {
    const trade =
      'As part of the office in the old harbour you will join our Site Reliability Engineering team and work with Software Engineers from all over the country';
    expect(piecesOf(trade)).toHaveLength(1);
    expect(
      piecesOf(
        'You will plan the rota of forty people and keep the stock of the whole shop in order every day.We offer a pension.',
      ),
    ).toHaveLength(2);
  });

  it('are cut in linear time', () => {
    const hostile = [
      'We are looking for '.repeat(4000),
      'Your '.repeat(15_000),
      'A:'.repeat(20_000),
      `a${' '.repeat(30_000)}b`,
      `${'X a '.repeat(12_000)}?`,
    ];
    expect(processorTimeOf(() => hostile.map(piecesOf))).toBeLessThan(4000);
  });

  it('belong where outright words put them', () => {
    const { qualifications } = readPosting({
      text: 'Buscamos electricista\n\nTu trabajo será mantener líneas de envasado y montar cuadros.\nPedimos grado medio en instalaciones eléctricas y tres años en mantenimiento industrial.\nNos gustaría, además, carné de plataforma elevadora.',
    });
    expect(qualifications.map(({ kind, need }) => `${kind} ${need}`)).toEqual([
      'degree must',
      'years must',
      'licence nice',
    ]);
  });

  it('are under numbered headings, which a numbered list does not have', () => {
    const pieceTexts = piecesOf(
      'Bases\n2. Funciones a desempeñar\na) Atención al público.\nTERCERA. Condiciones de los aspirantes\na) Tener cumplidos 16 años.\n4. Requirements\n1. Requirements analysis of plants\n2. Tasks of the day are planned',
    ).map(({ text, section }) => [section, text]);
    expect(pieceTexts).toEqual([
      ['opening', 'Bases'],
      ['tasks', 'Atención al público.'],
      ['must', 'Tener cumplidos 16 años.'],
      ['must', 'Requirements analysis of plants'],
      ['must', 'Tasks of the day are planned'],
    ]);
  });

  it('after a note of one line continue as before it', () => {
    expect(
      piecesOf('Developer\nNote: this is freelance work\nBack office for administrative work').map(
        ({ section }) => section,
      ),
    ).toEqual(['opening', 'apply', 'opening']);
  });
});
