// A kit holds to its duties: what is asked fits them, the rubric names them, and nothing general is asked while one is left.
import { describe, expect, it } from 'vitest';
import general from '#ai/onDevice/library/written/general.json';
import { findProseDuties } from '#ai/onDevice/kit/duties/proseDuties.ts';
import { readDutyKind } from '#ai/onDevice/kit/duties/dutyKind.ts';
import { chooseFittingKind } from './dutyFrames.ts';
import { draftKitFor } from '#ai/onDevice/kit/kitFor.ts';
import { arePeopleLed } from '#ai/onDevice/kit/peopleLed.ts';
import { findRoleFields } from '#ai/onDevice/kit/roleFields.ts';
import { tradeOf } from '#ai/onDevice/kit/trade.ts';
import { offerAboutDuty } from './dutyQuestions.ts';

const everywhere = new Set(
  Object.values(general)
    .flat()
    .flatMap(({ en, es }) => [en.text, es.text]),
);

it('asks nothing general while a duty is left', async () => {
  const duties = [
    'Repair the sails of the school boats',
    'Order rope and paint from dealers',
    'Teach children to tie knots',
    'Check the life jackets each spring',
    'Keep the register of the moorings',
    'Plan the regatta of the island',
    'Advise owners on new engines',
    'Paint the hulls every second winter',
  ];
  const { questions } = await draftKitFor({
    description: `Boatman\nWhat you will do\n${duties.map((duty) => `- ${duty}`).join('\n')}`,
    language: 'en',
  });
  expect(questions.filter(({ text }) => everywhere.has(text))).toEqual([]);
  expect(
    duties.filter((duty) =>
      questions.some(({ text }) => text.toLowerCase().includes(duty.toLowerCase().slice(5))),
    ).length,
  ).toBeGreaterThanOrEqual(7);
}, 30_000);

describe('a rubric', () => {
  it.each(['en', 'es'] as const)(
    'names the duty in its middle level and its first point: %s',
    (language) => {
      const phrase =
        language === 'en' ? 'tune the organ of your chapel' : 'afinar el órgano de tu capilla';
      const offers = offerAboutDuty({ line: phrase, phrase, kind: 'other', rank: 0 }, language);
      const named =
        language === 'en' ? 'tune the organ of their chapel' : 'afinar el órgano de su capilla';
      expect(offers.length).toBeGreaterThanOrEqual(2);
      for (const {
        question: { anchors, lookFor },
      } of offers) {
        expect(anchors[2]).toContain(named);
        expect(lookFor[0]).toContain(named);
      }
    },
  );

  it('does not carry what is the company’s into an earlier job', () => {
    for (const {
      question: { text },
    } of offerAboutDuty({ line: 'x', phrase: 'tune our organ', kind: 'other', rank: 0 }, 'en'))
      expect(text).not.toMatch(/had to tune our/);
  });
});

it('asks what fits the duty', () => {
  const kind = (line: string): string => chooseFittingKind(line, readDutyKind(line));
  expect(kind('drive the change to cleaner kilns')).not.toBe('operate');
  expect(kind('drive vans of the bakery')).toBe('operate');
  expect(kind('acompañar el crecimiento de los programadores')).toBe('other');
  expect(kind('acompañar a los residentes en sus paseos')).toBe('care');
  expect(kind('serve meals to pupils and teachers')).not.toBe('teach');
  expect(kind('lead a shift of twelve people')).toBe('lead');
  expect(kind('engage in strategy to find new business capabilities')).not.toBe('sell');
});

it('knows that people are led by what is required too', () => {
  const led = (text: string, title = 'Baker'): boolean => arePeopleLed({ title, duties: [], text });
  expect(led('Experience leading small teams')).toBe(true);
  expect(led('Nine bakers work here. You lead them at night.')).toBe(true);
  expect(led('Recruitment and training of a team of 14')).toBe(true);
  expect(led('Experiencia en gestión de equipos')).toBe(true);
  expect(led('', 'Bar Manager')).toBe(true);
  expect(led('You join a team of 14 bakers')).toBe(false);
});

it('takes no trade from a title that shares only “engineer” with it', () => {
  expect(
    tradeOf(
      {
        title: 'Software Engineer',
        duties: [
          'Write HTML and CSS for the pages',
          'Build components with React',
          'Test in the browser',
        ],
        text: 'React HTML CSS browser',
      },
      'en',
    )?.entry.id ?? null,
  ).not.toBe('siteReliabilityEngineer');
  expect(findRoleFields('SAP Cloud Consultant')).not.toContain('operations');
  expect(findRoleFields('Cloud Engineer')[0]).toBe('operations');
  expect(findRoleFields('Bioinformatician')[0]).toBe('research');
  expect(findRoleFields('Legal Secretary')[0]).toBe('office');
  expect(findRoleFields('Employment Lawyer')[0]).toBe('legal');
});

it('reads what a sentence about the role says, not what the company offers', () => {
  const piece = (text: string, section: 'about' | 'offer' | 'must' = 'about') => ({
    text,
    section,
    item: false,
    line: 0,
  });
  expect(
    findProseDuties(
      [piece('We seek a keeper who will feed the seals and clean their pools.')],
      [],
      'en',
    ),
  ).toEqual(['Feed the seals and clean their pools']);
  expect(
    findProseDuties([piece('You will receive a bonus and train in Rome.', 'offer')], [], 'en'),
  ).toEqual([]);
  expect(
    findProseDuties(
      [piece('La persona titular deberá alimentar a las focas y limpiar sus piscinas.')],
      [],
      'es',
    ),
  ).toEqual(['Alimentar a las focas y limpiar sus piscinas']);
  // A list in one sentence, wherever the reader put it.
  expect(
    findProseDuties(
      [
        piece(
          'In this post you plan and lead walks for schools, write trail guides, train twelve wardens, run the summer camp, and repair the huts.',
          'offer',
        ),
      ],
      [],
      'en',
    ),
  ).toEqual([
    'Plan and lead walks for schools',
    'Write trail guides',
    'Train twelve wardens',
    'Run the summer camp',
    'Repair the huts',
  ]);
  expect(
    findProseDuties(
      [
        piece(
          'Tu trabajo será podar los rosales, vigilar el riego, plantar setos nuevos, y atender a los visitantes.',
          'must',
        ),
      ],
      [],
      'es',
    ),
  ).toEqual([
    'Podar los rosales',
    'Vigilar el riego',
    'Plantar setos nuevos',
    'Atender a los visitantes',
  ]);
});
