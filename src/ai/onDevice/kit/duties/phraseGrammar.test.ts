// Words out of a posting are said only where their grammar is proved; a duty that a noun names gets its verb.
import { describe, expect, it } from 'vitest';
import { buildJobProfile } from '#ai/onDevice/kit/jobProfile.ts';
import { shortenPhrase } from './briefPhrase.ts';
import { findHeavyDuties } from './heavyDuties.ts';
import { turnNounToAction } from './nounActions.ts';
import { breaksGrammar, withArticles } from './phraseGrammar.ts';
import { toPlainPhrase } from './plainPhrase.ts';
import { toTaskPhrase } from './task/taskPhrases.ts';

describe('grammar', () => {
  it.each([
    ['improve current product', 'en'],
    ['specify flour in ERP system', 'en'],
    ['work closely with the bakers and implementation team', 'en'],
    ['bake working with millers', 'en'],
    ['bake working', 'en'],
    ['act as liaison to the mill', 'en'],
    ['support the bakers by monitoring', 'en'],
    ['weigh flour from two mills with special emphasis', 'en'],
    ['cater various mills', 'en'],
    ['assist routine calibration of kilns', 'en'],
    ['manage users credentials', 'en'],
    ['lead in mill discussions', 'en'],
    ['pioneer a new automated testing', 'en'],
    ['lead the development tailoring and enhancement of kilns', 'en'],
    ['contribute to bakingacross the valley', 'en'],
    ['support bakers but also work with millers', 'en'],
    ['carry the flour then weigh it', 'en'],
    ['bake loaves in close collaboration', 'en'],
    ['solve com-plex problems of kilns', 'en'],
    ['ensure the delivery of these loaves', 'en'],
    ['enforce the rules and for the future of kilns', 'en'],
    ['tramitar expedientes y atención a la ciudadanía', 'es'],
    ['controlar calidad del pan', 'es'],
    ['sentarte al lado de los panaderos', 'es'],
    ['tramitar expedientes y atención', 'es'],
    ['mantener la relación', 'es'],
  ] as const)('is not proved: %s', (text, language) =>
    expect(breaksGrammar(text, language)).toBe(true),
  );

  it.each([
    ['improve the current product', 'en'],
    ['lead the kiln and oven team', 'en'],
    ['bake in a clean, warm and quiet environment', 'en'],
    ['act as a liaison to the mill', 'en'],
    ['support the bakers by training', 'en'],
    ['improve our Fleet product', 'en'],
    ['build systems for bakers', 'en'],
    ['manage project budgets', 'en'],
    ['support training in schools', 'en'],
    ['visit millers and assist them', 'en'],
    ['cater to various mills', 'en'],
    ['assist project managers with the plan', 'en'],
    ['plan for the market and for the mill', 'en'],
    ["answer the customers' questions", 'en'],
    ['tramitar expedientes y atender a la ciudadanía', 'es'],
    ['realizar la limpieza y organización del horno', 'es'],
    ['controlar la calidad del pan', 'es'],
  ] as const)('is proved: %s', (text, language) =>
    expect(breaksGrammar(text, language)).toBe(false),
  );

  it.each([
    ['lead front of house team of 25', 'lead the front-of-house team of 25'],
    ['improve current product', 'improve the current product'],
    ['specify flour in ERP system', 'specify flour in the ERP system'],
    ['design and test new kiln system', 'design and test new kiln system'],
    ['improve our Fleet product', 'improve our Fleet product'],
    ['build systems for bakers', 'build systems for bakers'],
  ])('gives an article back where its place is sure: %s', (terse, whole) =>
    expect(withArticles(terse)).toBe(whole),
  );

  it('lets no torn words through', () => {
    const [duty] = findHeavyDuties(
      [{ line: 'Cater various mills', phrase: 'cater various mills' }],
      'en',
      5,
    );
    expect(duty).toBeUndefined();
    expect(toPlainPhrase('work alongside ambitious and talented bakers', 'en')).toBe(
      'work alongside ambitious bakers',
    );
  });
});

describe('a duty that a noun names', () => {
  it.each([
    ['Maintenance of paths, fences and signs', 'maintain paths, fences and signs'],
    ['Design and delivery of the kilns', 'design and deliver the kilns'],
    ['Service of meals to pupils', 'serve meals to pupils'],
    ['Responsible for the daily operation of the mill', 'operate the mill'],
    ['Passion of bakers', null],
    ['Design and passion of bakers', null],
  ])('%s → %s', (line, action) => expect(turnNounToAction(line)).toBe(action));

  it('is carried by a question of a kit, not by a letter', () => {
    expect(toTaskPhrase('Maintenance of paths, fences and signs', 'en', 20, true)).toBe(
      'maintain paths, fences and signs',
    );
    expect(toTaskPhrase('Maintenance of paths, fences and signs', 'en')).toBeNull();
  });
});

describe('a posting in one line', () => {
  it('names its duties after commas', () => {
    const { posted } = buildJobProfile(
      'Molinero\nFunciones: molienda de trigo, venta de harina, control de la humedad, limpieza de las piedras, comunicación de averías.\nRequisitos: carné C.',
      'es',
    );
    expect(posted.map(({ phrase }) => phrase)).toContain('limpiar las piedras');
  });
});

describe('what is left over', () => {
  it('of a list is quoted without its joint', () => {
    const [duty] = findHeavyDuties(
      [{ line: 'and training of young bakers', phrase: null }],
      'en',
      5,
    );
    expect(duty?.line).toBe('training of young bakers');
  });

  it('is not quoted', () =>
    expect(
      findHeavyDuties([{ line: 'Kilns and supervision of bakers', phrase: null }], 'en', 5),
    ).toEqual([]));

  it('is no deed of somebody who only helps', () =>
    expect(
      findHeavyDuties(
        [{ line: 'Assist with preparation of monitoring visits and audits', phrase: null }],
        'en',
        5,
      ),
    ).toEqual([]));

  it('loses an adverb rather than its object', () =>
    expect(
      shortenPhrase('drive the miller and guests safely and discreetly, day and night', 'en'),
    ).toBe('drive the miller and guests'));
});
