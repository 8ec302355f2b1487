import { describe, expect, it } from 'vitest';
import { startsWithActionVerb, holdsNumber } from './actionVerbs.ts';
import { ParsedResume } from './resume.ts';
import { readinessNames, readinessOf, type ReadinessName } from './resumeReadiness.ts';

const lines = [
  'Ada Mint',
  'ada@mint.example',
  'Experience',
  'Baker, Oven & Co, 2020 – 2022',
  'Baked 300 loaves a day',
  'Responsible for the oven',
  'Assistant, Crumb, 2018',
  'Skills',
  'Baking',
];
const whole: ParsedResume = {
  lines,
  name: 'Ada Mint',
  email: 'ada@mint.example',
  phone: null,
  location: null,
  links: [],
  headline: null,
  summary: null,
  sections: ['experience', 'skills'],
  experience: [
    {
      title: 'Baker',
      employer: 'Oven & Co',
      start: '2020',
      end: '2022',
      current: false,
      bullets: ['Baked 300 loaves a day', 'Responsible for the oven'],
    },
    {
      title: 'Assistant',
      employer: 'Crumb',
      start: '2018',
      end: null,
      current: false,
      bullets: [],
    },
  ],
  education: [],
  skills: ['Baking'],
  languages: [],
  certifications: [],
  from: {
    name: { line: 0, start: 0, end: 8 },
    email: { line: 1, start: 0, end: 16 },
    'experience.0.title': { line: 3, start: 0, end: 5 },
    'experience.0.bullets.0': { line: 4, start: 0, end: 22 },
    'experience.0.bullets.1': { line: 5, start: 0, end: 24 },
    'experience.1.title': { line: 6, start: 0, end: 9 },
  },
  hidden: [],
  flags: [],
};
const of = (name: ReadinessName, change: Partial<ParsedResume> = {}) =>
  readinessOf({ ...whole, ...change }).find((check) => check.name === name);

describe('the checklist of a resume', () => {
  it('has every name once, in its order, and holds no score', () => {
    expect(readinessOf(ParsedResume.parse(whole)).map(({ name }) => name)).toEqual(readinessNames);
    expect(JSON.stringify(readinessOf(whole))).not.toMatch(/score|grade|percent/);
  });

  it('names the contact data that is not there, and where the rest stands', () => {
    expect(of('contact')).toMatchObject({
      state: 'improve',
      lacking: ['phone', 'location'],
      locations: [
        { path: 'name', text: 'Ada Mint', line: 0 },
        { path: 'email', line: 1 },
      ],
    });
    expect(of('contact', { email: null })?.state).toBe('missing');
    expect(of('contact', { phone: '1', location: 'Leeds' })?.state).toBe('ok');
  });

  it('names the sections no heading was found for', () => {
    expect(of('sections')).toMatchObject({ state: 'improve', lacking: ['education'] });
    expect(of('sections', { sections: [] })?.state).toBe('missing');
  });

  it('shows jobs without dates, and those that end before they begin', () => {
    expect(of('dates')).toMatchObject({
      state: 'improve',
      locations: [{ path: 'experience.1.title', text: 'Assistant, Crumb', line: 6 }],
      values: { count: 1, of: 2 },
    });
    expect(of('dates', { experience: [] })?.state).toBe('unknown');
    expect(of('order')?.state).toBe('ok');
    const [baker, assistant] = whole.experience;
    if (!baker || !assistant) throw new Error('two jobs');
    expect(
      of('order', { experience: [{ ...baker, start: '2020-05', end: '2019-01' }, assistant] }),
    ).toMatchObject({ state: 'improve', locations: [{ path: 'experience.0.title' }] });
    expect(
      of('order', { experience: [assistant, baker] })?.locations.map(({ text }) => text),
    ).toEqual(['Baker, Oven & Co']);
    expect(of('order', { experience: [{ ...baker, start: '2020', end: '2020-03' }] })?.state).toBe(
      'ok',
    );
  });

  it('shows the lines that begin with no deed and those without a number, with their lines', () => {
    expect(of('deeds')).toMatchObject({
      state: 'improve',
      values: { count: 1, of: 2 },
      locations: [{ path: 'experience.0.bullets.1', text: 'Responsible for the oven', line: 5 }],
    });
    expect(of('numbers')).toMatchObject({ state: 'ok', values: { count: 1, of: 2 } });
    expect(of('jobLines')).toMatchObject({
      state: 'improve',
      locations: [{ path: 'experience.1.title' }],
    });
    expect(of('deeds', { experience: [] })?.state).toBe('unknown');
  });

  it('tells short from long, and long lines', () => {
    expect(of('length')?.state).toBe('improve');
    expect(
      of('length', {
        lines: Array<string>(40).fill('ten words of a line that says what was done'),
      }),
    ).toMatchObject({ state: 'ok', values: { words: 400 } });
    expect(
      of('length', {
        lines: Array<string>(200).fill('ten words of a line that says what was done'),
      })?.state,
    ).toBe('improve');
    const [baker] = whole.experience;
    if (!baker) throw new Error('a job');
    expect(
      of('longLines', { experience: [{ ...baker, bullets: [`Baked ${'bread '.repeat(50)}`] }] }),
    ).toMatchObject({ state: 'improve', values: { count: 1, of: 1 } });
  });

  it('tells words that nobody sees, and words to a machine', () => {
    expect(of('hidden')?.state).toBe('ok');
    expect(of('hidden', { hidden: ['Python Java'] })).toMatchObject({
      state: 'improve',
      values: { count: 1 },
    });
    expect(of('hidden', { flags: ['instructionLike'] })?.state).toBe('improve');
  });
});

describe('a line that begins with a deed', () => {
  it.each([
    'Led a team',
    'Managed five shops',
    '• Built a till',
    'Successfully migrated data',
    'Manage the ward',
    'Oversees two clinics',
    'Co-founded a club',
    'Lideré un equipo',
    'Gestión de pedidos',
    'Atendía a clientes',
    'Diseñar la base de datos',
    'Desarrollo de aplicaciones',
    'Reduje el tiempo un 20 %',
    'Coordinación del equipo',
  ])('%s', (line) => expect(startsWithActionVerb(line)).toBe(true));
  it.each([
    'Responsible for managing',
    'I led a team',
    'My duties included',
    'The team won',
    'During the year',
    'Marketing of wine',
    'Was in charge',
    'Responsable de la tienda',
    'Encargada de caja',
    'Yo dirigí',
    'Funciones: caja',
    'Python and SQL',
    '',
  ])('none: %s', (line) => expect(startsWithActionVerb(line)).toBe(false));
  it.each([
    'Cut waste by 12%',
    'Trained five people',
    'Saved €3,000',
    'Grew sales by 1.5 million',
    'Atendí a 40 clientes',
    'Equipo de cinco',
  ])('with a number: %s', (line) => expect(holdsNumber(line)).toBe(true));
  it.each([
    'Since 2019',
    'Kept ISO 9001 records',
    'Wrote Python 3 tools',
    'Trained people',
    'H2O tests',
  ])('without a number: %s', (line) => expect(holdsNumber(line)).toBe(false));
});
