// Questions fit the duty they are asked about: by its verb and its object, and by the kind of tool.
import { describe, expect, it } from 'vitest';
import { areaOf, chooseFittingKind } from './dutyFrames.ts';
import { readDutyKind } from '#ai/onDevice/kit/duties/dutyKind.ts';
import { buildJobProfile } from '#ai/onDevice/kit/jobProfile.ts';
import { listToolOffers } from './toolOffers.ts';
import { offerAboutDuty, addressReader } from './dutyQuestions.ts';
import { offerAboutSkill } from './skillQuestions.ts';

const of = (duty: string, isTechnical = false): string =>
  areaOf(duty, readDutyKind(duty), isTechnical) ?? chooseFittingKind(duty, readDutyKind(duty));

describe('the questions of a duty', () => {
  it.each([
    ['write unit tests', true, 'tests'],
    ['develop payment services', true, 'code'],
    ['develop payment services', false, 'build'],
    ['create wireframes of screens', false, 'design'],
    ['troubleshoot minor incidents', true, 'running'],
    ['drive tactical initiatives', false, 'other'],
    ['drive a delivery van', false, 'operate'],
    ['contribute to the technical direction', false, 'other'],
    ['collaborate with the sales team', false, 'cooperate'],
    ['coordinate with suppliers', false, 'cooperate'],
    ['coordinate the delivery of materials', false, 'plan'],
    ['handle complaints from guests', false, 'serve'],
    ['support implemented software solutions for customers', false, 'other'],
    ['write secure code', true, 'code'],
    ['prepare the weekly report', false, 'create'],
    ['diagnose faults in the hoists', false, 'repair'],
    ['supervise two apprentices', false, 'lead'],
    ['negotiate contracts with suppliers', false, 'sell'],
  ])('“%s” (software: %s) are of the kind %s', (duty, isTechnical, kind) =>
    expect(of(duty, isTechnical)).toBe(kind),
  );

  it('name the duty, each in its own way, in both languages', () => {
    for (const [language, phrase] of [
      ['en', 'plan the routes of the week'],
      ['es', 'planificar las rutas de la semana'],
    ] as const) {
      const offers = offerAboutDuty({ line: phrase, phrase, kind: 'plan', rank: 0 }, language);
      expect(offers.length).toBeGreaterThanOrEqual(8);
      expect(new Set(offers.map(({ question }) => question.text)).size).toBe(offers.length);
      for (const { question, duty } of offers) {
        expect(question.text).toContain(phrase);
        expect(duty?.asked.some((end) => question.text.endsWith(end))).toBe(true);
      }
    }
  });

  it('speak to the person in Spanish, and of anybody where anybody is meant', () => {
    const phrase = 'ocuparse de los pedidos y encargarse de la caja';
    for (const {
      question: { text },
    } of offerAboutDuty({ line: phrase, phrase, kind: 'other', rank: 0 }, 'es'))
      expect(text).toMatch(
        text.includes('hay que') ? /ocuparse.*encargarse/ : /ocuparte.*encargarte/,
      );
    expect(addressReader('ayudar a los clientes a registrarse')).toBe(
      'ayudar a los clientes a registrarse',
    );
  });

  it('introduce a sentence of its own otherwise than the name of a duty', () => {
    const opened = (line: string): string =>
      offerAboutDuty({ line, phrase: null, kind: 'other', rank: 2 }, 'es').find(({ question }) =>
        question.text.includes(line),
      )?.question.text ?? '';
    expect(opened('Realizará las entradas del almacén')).toMatch(/se lee: «/);
    expect(opened('Montaje de muebles')).toMatch(/tareas de este puesto es: «/);
  });

  it('of one job look for several competencies', () => {
    const asked = offerAboutDuty(
      { line: 'Repair the organ', phrase: 'repair the organ', kind: 'other', rank: 0 },
      'en',
    ).map(({ competency }) => competency);
    expect(new Set(asked).size).toBeGreaterThanOrEqual(3);
  });
});

describe('the questions of a tool', () => {
  it.each([
    ['JUnit', 'testTool'],
    ['PostgreSQL', 'database'],
    ['Docker', 'platform'],
    ['Excel', 'system'],
    ['Java', 'programming'],
    ['Figma', 'plain'],
    ['HACCP', 'rules'],
  ])('%s are of the kind %s', (name, kind) => {
    const froms = offerAboutSkill(name, 'en').map(({ from }) => from.split('.')[1]);
    expect(new Set(froms)).toEqual(new Set([kind]));
  });

  it('let another of its kind do where the posting does', () => {
    const askedText = (text: string): string =>
      listToolOffers(buildJobProfile(text, 'en'), '')
        .flat()
        .map(({ question }) => question.text)
        .join('\n');
    const posting = (need: string): string =>
      `Backend developer\nWhat you will do\n- Build the booking service of the island\nRequirements\n- ${need}`;
    expect(askedText(posting('Python, Java or Ruby'))).toMatch(
      /(?:Python|Java|Ruby) or a similar language/,
    );
    expect(askedText(posting('Python and Docker'))).not.toMatch(/similar/);
    expect(askedText(posting('JSON'))).toBe('');
  });

  it('are none about what makers of software build for others', () => {
    const names = (title: string): string =>
      listToolOffers(
        buildJobProfile(`${title}\nRequirements\n- HR information systems\n- React`, 'en'),
        '',
      )
        .flat()
        .map(({ question }) => question.text)
        .join('\n');
    expect(names('Frontend developer')).not.toContain('HR information systems');
    expect(names('HR generalist')).toContain('HR information systems');
  });
});

it('interfaces between systems are no user interfaces', () => {
  expect(areaOf('build interfaces for the booking app', 'build', true)).toBe('design');
  expect(areaOf('build interfaces between two mills', 'build', true)).not.toBe('design');
});
