// Works that long lines of a posting name are found there, and nowhere else; they add to a short list and come behind it.
import { describe, expect, it } from 'vitest';
import { buildJobProfile } from '#ai/onDevice/kit/jobProfile.ts';
import { draftKitFor } from '#ai/onDevice/kit/kitFor.ts';
import type { Piece } from '#ai/onDevice/posting/sections.ts';
import { findHeavyDuties } from './heavyDuties.ts';
import { findNamedWorks } from './namedWorks.ts';

const pieceOf = (text: string, section: Piece['section'] = 'tasks'): Piece => ({
  text,
  section,
  item: false,
  line: 0,
});
const worksOf = (
  text: string,
  known: readonly string[] = [],
  section: Piece['section'] = 'tasks',
  language: 'en' | 'es' = 'en',
): string[] => findNamedWorks([pieceOf(text, section)], known, language).map(({ work }) => work.id);

describe('works named in long lines', () => {
  it.each([
    [
      'Your key duties will be to arrange the long pavilion for every summer negotiate contracts with suppliers and prepare technical documentation of the stands',
      ['negotiateWithSuppliers', 'prepareTechnicalDrawings'],
    ],
    [
      'Your key duties will be to arrange the long pavilion for every summer maintain the swings and prepare technical documentation of the stands',
      ['prepareTechnicalDrawings'],
    ],
    [
      'Mill fittings as agreed Development of mobile apps for millers Preparation of contract documents',
      ['developMobileApps', 'draftContracts'],
    ],
  ])('%s', (text, works) => expect(worksOf(text)).toEqual(works));

  it('are found behind Spanish joints', () =>
    expect(
      worksOf(
        'Visitar los molinos, negociar contratos con los harineros y conciliar cuentas bancarias',
        [],
        'tasks',
        'es',
      ).length,
    ).toBeGreaterThan(0));

  it.each([
    'Our mentor will prepare contract documents with you',
    'Would you like to negotiate contracts with suppliers?',
    'You have years of experience and negotiate contracts with suppliers',
  ])('are none of what others do or you have: %s', (text) => expect(worksOf(text)).toEqual([]));

  it('are none outside the duties, none that is known, and none of every trade', () => {
    const text = 'You negotiate contracts with suppliers';
    expect(worksOf(text)).toEqual(['negotiateWithSuppliers']);
    expect(worksOf(text, [], 'offer')).toEqual([]);
    expect(worksOf(text, ['Negotiate contracts with suppliers'])).toEqual([]);
    expect(worksOf('Mill fittings as agreed Lead the mill team')).toEqual([]);
  });
});

describe('a posting whose duties ran together', () => {
  const posting = `Design Engineer
Tasks
Act for the site in all matters of the fairground and furthermore start up the season arrange every single pavilion manage budgets for the fairground prepare technical documentation of the rides and close the season`;

  it('is asked about its works', async () => {
    const { questions } = await draftKitFor({ description: posting, language: 'en' });
    const texts = questions.map(({ text }) => text).join('\n');
    expect(texts).toMatch(/drawing or technical document of yours/);
  });

  it('has them only where its list is short', () => {
    const known = [
      'Sweep the yard',
      'Paint the horses',
      'Oil the carousel',
      'Sell tickets',
      'Check the brakes',
      'Repair the benches',
      'Feed the ponies',
      'Count the takings',
    ];
    const ofList = buildJobProfile(`${posting}\n- ${known.join('\n- ')}`, 'en');
    expect(ofList.posted.some(({ work }) => work !== undefined)).toBe(false);
  });

  it('asks about such a work in no other words', () => {
    const [duty] = findHeavyDuties(buildJobProfile(posting, 'en').posted, 'en', 9).filter(
      ({ isOnlyWork }) => isOnlyWork,
    );
    expect(duty?.work).toBeDefined();
    expect(duty?.phrase).toBe(duty?.work?.phrase.en);
  });
});
