// Words of a posting are said aloud only where they are whole; else their first whole part, or words of our own.
import { describe, expect, it } from 'vitest';
import { processorTimeOf } from '#tests/support/running/processorTime.ts';
import { chooseFittingKind } from '#ai/onDevice/kit/questions/dutyFrames.ts';
import { fitsCarried, fitsPlainly } from '#ai/onDevice/kit/questions/frameFit.ts';
import { fitsNearly } from '#ai/onDevice/kit/questions/nearFit.ts';
import { findHeavyDuties } from './heavyDuties.ts';
import { draftKitFor } from '#ai/onDevice/kit/kitFor.ts';
import { isTorn, readsWhole, findWholePart } from './phraseGate.ts';
import { workPhraseFor } from './workPhrases.ts';
import { shortenPhrase, findLaterAction } from './briefPhrase.ts';
import { isOfAnyTrade, rankOf } from './dutyRank.ts';
import { offerAboutDuty } from '#ai/onDevice/kit/questions/dutyQuestions.ts';
import written from './workPhrases.json';

describe('a phrase that is not surely whole', () => {
  it.each([
    ['maintain of the kilns', 'en'],
    ['follow up on changes/customer requests)', 'en'],
    ['understand their needs and translate these into plans', 'en'],
    ['manage the day-to-day management of the mill', 'en'],
    ['build kilns and happy to help', 'en'],
    ['lead projects and become a key role in the mill', 'en'],
    ['strive towards excellence in the mill', 'en'],
    ['create an engaging environment', 'en'],
    ['train employees and hande requests', 'en'],
    ['guide the Networks most significant plans', 'en'],
    ['run the mill and leads a crew', 'en'],
    ['run the mill for millers in the world', 'en'],
    ['make de-sign plans for the mill', 'en'],
    ['revisar los hornos, con foco', 'es'],
    ['registrar las entradas y gestión del padrón', 'es'],
    ['atender a los vecinos y', 'es'],
  ] as const)('is told: %s', (phrase, language) =>
    expect(readsWhole(phrase, language)).toBe(false),
  );

  it.each([
    [
      'analyse existing kiln logs and happy to bring a fresh perspective',
      'en',
      'analyse existing kiln logs',
    ],
    [
      'design and repair the kilns of the island and revolutionising the future of flour',
      'en',
      'design and repair the kilns of the island',
    ],
    ['repair the wheels of the mill', 'en', 'repair the wheels of the mill'],
    ['create an engaging environment', 'en', null],
    [
      'asegurar la disponibilidad de los hornos, con foco',
      'es',
      'asegurar la disponibilidad de los hornos',
    ],
    ['limpiar los hornos y las salas', 'es', 'limpiar los hornos y las salas'],
  ] as const)('is cut back: %s', (phrase, language, part) =>
    expect(findWholePart(phrase, language)).toBe(part),
  );

  it('takes time in proportion to a hostile text', () => {
    const took = (line: string): number => processorTimeOf(() => findWholePart(line, 'en'));
    for (const part of ['and repair ', ', the mill ', 'running ', 'our ', 'to for with ']) {
      const [short, long] = [part.repeat(300), part.repeat(600)].map((line) =>
        Math.min(took(line), took(line)),
      );
      expect(long, part).toBeLessThan(4.5 * (short ?? 0) + 400);
    }
  });
});

describe('a duty whose words are not sound', () => {
  it.each([
    'follow up on changes/customer requests)',
    'maintain of the kilns',
    'build kilns and happy to help',
    'make de-sign plans for the mill',
    'repair the',
    'repair',
  ])('is refused where it is torn: %s', (phrase) => expect(isTorn(phrase, 'en')).toBe(true));
  it.each(['understand their needs at the mill', 'support the director of the mill'])(
    'is not sound, but not torn either: %s',
    (phrase) => {
      expect(readsWhole(phrase, 'en')).toBe(false);
      expect(isTorn(phrase, 'en')).toBe(false);
    },
  );
  it('comes last', () => {
    const duties = findHeavyDuties(
      ['Support the director of the mill', 'Repair the wheels of the mill'].map((line) => ({
        line,
        phrase: line.toLowerCase(),
      })),
      'en',
      5,
    );
    expect(duties.map(({ phrase, rank }) => [phrase, rank])).toEqual([
      ['repair the wheels of the mill', 0],
      ['support the director of the mill', 3],
    ]);
  });
  it.each([
    [
      'write kiln manuals and recipe books by asking millers and happy to',
      'write kiln manuals and recipe books',
    ],
    ['respond to faults of kilns across belts and of', 'respond to faults of kilns'],
    ['write clear, readable manuals which', 'write clear, readable manuals'],
    ['grind the rye for bread and happy to help the millers', 'grind the rye for bread'],
  ])('is asked about in the words that are: %s', (phrase, expected) => {
    const [duty] = findHeavyDuties([{ line: phrase, phrase }], 'en', 5);
    expect(duty?.phrase).toBe(expected);
  });
  it.each(['ensure safety', 'use methods as the', 'improve the', 'partner with our'])(
    'has no core that says nothing: %s',
    (phrase) => expect(shortenPhrase(phrase, 'en')).toBe(null),
  );
  it('has its action after the words that only say who takes part', () => {
    expect(findLaterAction('work with your crew to rapidly test kilns')).toBe('test kilns');
    expect(findLaterAction('work on new kilns building the ovens of the town')).toBe(
      'build the ovens of the town',
    );
    expect(findLaterAction('repair kilns to heat the town')).toBe(null);
  });
  it('says nothing where any trade has it', () => {
    for (const line of ['Ensure consistency and quality', 'Velar por la calidad'])
      expect(isOfAnyTrade(line)).toBe(true);
    for (const line of ['Ensure the quality of the bread', 'Velar por la calidad del pan'])
      expect(isOfAnyTrade(line)).toBe(false);
    expect(rankOf('Report to the head of the mill')).toBe(null);
  });
});

describe('kinds of work in our own words', () => {
  it('are known for a duty whose words cannot be said', () => {
    expect(
      workPhraseFor('Assist routine calibration and maintain of biochemical instruments', 'en'),
    ).toEqual({ kind: 'check', phrase: 'calibrate instruments' });
    expect(workPhraseFor('Calibración y mantener de los instrumentos', 'es')?.phrase).toBe(
      'calibrar instrumentos',
    );
    expect(workPhraseFor('Feed the seals', 'en')).toBe(null);
    expect(
      workPhraseFor('Provide application support for the software developed by the vendor', 'en')
        ?.phrase,
    ).not.toBe('develop software');
  });
  it('are none so wide that they fit any job', () => {
    for (const [, , en] of written as string[][])
      expect([
        'develop software',
        'analyse data',
        'manage a project',
        'monitor performance',
        'improve a process',
      ]).not.toContain(en);
  });
  it('are whole themselves, in both languages', () => {
    for (const [, , en, , es] of written as string[][])
      expect([en, readsWhole(en ?? '', 'en'), es, readsWhole(es ?? '', 'es')]).toEqual([
        en,
        true,
        es,
        true,
      ]);
  });
  it('stand in for the line they are about, once', () => {
    const tasks = [
      'Assist calibration and maintain of instruments with the',
      'Routine calibration with all maintain of instruments and the',
    ].map((line) => ({ line, phrase: `${line.toLowerCase()} and become` }));
    expect(findHeavyDuties(tasks, 'en', 5).map(({ phrase }) => phrase)).toEqual([
      'calibrate and maintain instruments',
    ]);
  });
});

describe('a question', () => {
  it('fits what it asks about', () => {
    expect(fitsPlainly('otherTooLittleTime', 'accept hard criticism', 'other')).toBe(false);
    expect(fitsPlainly('otherGoodWork', 'collaborate with the millers', 'cooperate')).toBe(false);
    expect(fitsPlainly('otherGoodWork', 'repair the wheels', 'repair')).toBe(false);
    expect(fitsPlainly('otherGoodWork', 'build the wheels', 'build')).toBe(true);
    expect(fitsPlainly('otherRealCase', 'accept hard criticism', 'other')).toBe(true);
    expect(fitsNearly('serveThreeAtOnce', 'follow up on changes of customers')).toBe(false);
    expect(fitsNearly('serveThreeAtOnce', 'greet the guests')).toBe(true);
    expect(chooseFittingKind('collaborate with the mill', 'cooperate')).toBe('cooperate');
  });
});

describe('a sentence of ours carries a duty', () => {
  it.each([
    ['otherDidNotGoAsPlanned', 'cambiar la carta cuatro veces al año'],
    ['otherDidNotGoAsPlanned', 'lead the mill'],
    ['otherRealCase', 'keep updated on new kilns'],
    ['otherTooLittleTime', 'clean the kilns every week'],
  ])('only of a kind that suits it: %s, %s', (question, duty) =>
    expect(fitsCarried(question, duty)).toBe(false),
  );
  it('that has an end and few words', () => {
    expect(fitsCarried('otherDidNotGoAsPlanned', 'repair the wheels')).toBe(true);
    const texts = (phrase: string): string =>
      offerAboutDuty({ line: phrase, phrase, kind: 'other', rank: 0 }, 'en')
        .map(({ question: { text } }) => text)
        .join('\n');
    expect(texts('repaint the wheels of the mill')).toContain(
      'had to repaint the wheels of the mill',
    );
    expect(texts('repaint the wheels of the mill and of the barn')).not.toContain('had to repaint');
    expect(texts('repaint the wheels of the mill and of the barn')).toContain(
      'In this role you will repaint the wheels of the mill and of the barn.',
    );
  });
});

it('a kit asks about all that is required as far as its four competencies leave room', async () => {
  const { questions } = await draftKitFor({
    description:
      'Web developer\nWhat you will do\n- Make de-sign plans for the island shop\n- Build the checkout of the island shop\nRequirements\n- React\n- PostgreSQL\n- Docker\n- Cypress\n- Django',
    language: 'en',
  });
  expect(
    ['React', 'PostgreSQL', 'Docker', 'Cypress', 'Django'].filter((name) =>
      questions.some(({ text }) => text.includes(name)),
    ).length,
  ).toBeGreaterThanOrEqual(3);
  // What is not said well is asked about where nothing better is left.
  expect(questions.some(({ text }) => text.includes('de-sign plans'))).toBe(false);
}, 30_000);
