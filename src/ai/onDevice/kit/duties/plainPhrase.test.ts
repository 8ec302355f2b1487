// A phrase is read aloud only where a listener follows it, and a question is asked only of a duty that it fits.
import { describe, expect, it } from 'vitest';
import { rankOf } from './dutyRank.ts';
import { offerAboutDuty } from '#ai/onDevice/kit/questions/dutyQuestions.ts';
import { fitsPlainly } from '#ai/onDevice/kit/questions/frameFit.ts';
import { fitsNearly } from '#ai/onDevice/kit/questions/nearFit.ts';
import { findHeavyDuties, type HeavyDuty } from './heavyDuties.ts';
import { isPlain, toPlainPhrase } from './plainPhrase.ts';
import { workNamed } from './workNamed.ts';
import { offerAboutWork } from '#ai/onDevice/kit/questions/workOffers.ts';

const duty = (phrase: string, more: Partial<HeavyDuty> = {}): HeavyDuty => ({
  line: phrase,
  phrase,
  kind: 'other',
  rank: 0,
  ...more,
});

describe('a phrase', () => {
  it.each([
    ['define and bake sourdough loaves Oven control with care', 'en'],
    ['adjust tube and parenteral', 'en'],
    ['solve problems with the company kilns', 'en'],
    ['assess the flour of each mill in the valley and set up a baking plan', 'en'],
    ['order cabinets wiring and plugs fans and spare parts', 'en'],
    ['participate in baking days to build', 'en'],
    ['glaze bowls, plates, cups and jugs and pots and lids', 'en'],
    ['visit mills in the valley on foot with a colleague from the town', 'en'],
    ['approve ovens for closure or repositioning assign bakers', 'en'],
    ['support the bakers coming out', 'en'],
    ['create value from flour', 'en'],
    ['keep the oven/kiln hot', 'en'],
    ['build bread ovens Introducing Slow Baking', 'en'],
    ['order flour in the valley incl', 'en'],
    ['conceptualize original ideas', 'en'],
    ['explain what moved', 'en'],
    ['coordinate the conduct of phase I', 'en'],
    ['visit mills, taste flour and step', 'en'],
    ['open stalls, prepare the till and the scales', 'en'],
    ['derivar al área', 'es'],
    ['revisar los hornos grandes de la planta baja y decidir cuál se repara', 'es'],
  ] as const)('“%s” is not read aloud', (phrase, language) =>
    expect(isPlain(phrase, language)).toBe(false),
  );

  it.each([
    ['bake sourdough loaves for the market', 'en'],
    ['build, glaze and fire stoneware pots', 'en'],
    ['open stalls, prepare the till and clean the scales', 'en'],
    ['lead the Marketing Team', 'en'],
    ['greet guests and seat them', 'en'],
    ['hornear pan de masa madre', 'es'],
  ] as const)('“%s” is read aloud', (phrase, language) =>
    expect(isPlain(phrase, language)).toBe(true),
  );

  it('loses its praise, and how it is done where that fits anything', () => {
    expect(toPlainPhrase('build an innovative kiln', 'en')).toBe('build a kiln');
    expect(toPlainPhrase('build a highly reliable, scalable oven', 'en')).toBe('build an oven');
    expect(toPlainPhrase('answer questions of bakers in a timely manner', 'en')).toBe(
      'answer questions of bakers',
    );
    expect(toPlainPhrase('atender a los panaderos de manera oportuna', 'es')).toBe(
      'atender a los panaderos',
    );
    expect(toPlainPhrase('order flour in the valley incl.', 'en')).toBe(
      'order flour in the valley',
    );
    expect(toPlainPhrase('bake bread', 'en')).toBe('bake bread');
  });

  it('is cut to its first deed where it names two and is long', () => {
    const line = 'Assess the needs of each bakery and set up a baking plan for the week';
    expect(
      findHeavyDuties([{ line, phrase: line.replace('Assess', 'assess') }], 'en', 1)[0]?.phrase,
    ).toBe('assess the needs of each bakery');
  });
});

describe('a question that fits any work', () => {
  it.each([
    ['otherTooLittleTime', 'maintain relations with mills', 'other', false],
    ['otherTooLittleTime', 'prepare the weekly rota', 'plan', true],
    ['otherStepByStep', 'teach at university', 'teach', false],
    ['otherStepByStep', 'calibrate the scales', 'check', true],
    ['otherBeforeStarting', 'participate in seminars', 'cooperate', false],
    ['otherBeforeStarting', 'manage the flour stock', 'other', true],
    ['otherDidNotGoAsPlanned', 'write bug reports', 'create', false],
    ['otherDidNotGoAsPlanned', 'lead the yearly audit of the ovens', 'lead', true],
    ['otherWhatGoesWrong', 'ensure that the ovens are safe', 'other', true],
    ['otherDoingWell', 'support the bakers', 'other', true],
    ['otherDoingWell', 'bake bread', 'operate', false],
    ['otherHarderThanExpected', 'attend meetings', 'other', false],
    ['otherRealCase', 'ensure order', 'other', false],
  ] as const)('%s of “%s” (%s): %s', (question, phrase, kind, fits) =>
    expect(fitsPlainly(question, phrase, kind)).toBe(fits),
  );
});

describe('a question of a kind of work', () => {
  it.each([
    ['codeToRelease', 'integrate components', false],
    ['codeToRelease', 'develop the web shop', true],
    ['sellFirstTalk', 'negotiate debts with banks', false],
    ['planBroken', 'allocate ovens', false],
    ['careChangeNoticed', 'atender a familias del municipio', false],
    ['careChangeNoticed', 'cuidar a personas mayores', true],
    ['teachShortcut', 'mentor the startups', false],
    ['checkShortTime', 'revisar los casos complejos', false],
    ['servePutRight', 'visit customers', false],
  ] as const)('%s of “%s”: %s', (question, phrase, fits) =>
    expect(fitsNearly(question, phrase)).toBe(fits),
  );

  it('of any trade is asked only with the duty of this job before it', async () => {
    const { workQuestions } = await import('#ai/onDevice/library/works.ts');
    const work = workNamed('Lead projects', 'en')?.work;
    const works = await workQuestions(work ? [work] : []);
    const asked = (phrase: string, more: Partial<HeavyDuty> = {}): string[] =>
      offerAboutWork(duty(phrase, { ...(work && { work }), ...more }), works, 'en').map(
        ({ question }) => question.text,
      );
    expect(asked('lead projects for new bread ovens')[0]).toMatch(
      /^In this role you will lead projects for new bread ovens\. /,
    );
    expect(asked('lead projects')).toEqual([]);
    expect(asked('lead the key projects')).toEqual([]);
    expect(asked('lead projects for new bread ovens', { isOwn: true })).toEqual([]);
  });

  it('that fits a duty badly is marked as such', () => {
    const offers = offerAboutDuty(duty('participate in seminars', { kind: 'cooperate' }), 'en');
    expect(offers.filter(({ isPoor }) => !isPoor).map(({ from }) => from)).toEqual([]);
    expect(offers.length).toBeGreaterThan(0);
  });
});

describe('what says nothing by itself', () => {
  it.each([
    ['document approach', 'en'],
    ['prepare the file for the auditors and ensure', 'en'],
    ['enable the future of element design', 'en'],
    ['develop your team to be able to meet', 'en'],
    ['elaborar la lista de trabajos', 'es'],
  ] as const)('is not read aloud: %s', (phrase, language) =>
    expect(isPlain(phrase, language)).toBe(false),
  );
});

describe('praise of the company', () => {
  it.each([
    'Deliver some of the largest eGovernment systems',
    'Develop the best travel product across platforms',
    'Working to a pace',
    'Be mutagenesis electrophysiological and optical measurements',
  ])('is no duty: %s', (line) => expect(rankOf(line)).toBe(null));
});
