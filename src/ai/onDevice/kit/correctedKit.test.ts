// A kit drafted from a reading that a person has corrected holds to what they left, in their order.
import { describe, expect, it } from 'vitest';
import { readPosting } from '#ai/onDevice/posting/readPosting.ts';
import type { KnownJob } from '#ai/tasks/draftKit.ts';
import { findKitProblems } from '#ai/tasks/draftKit.ts';
import { buildJobProfile } from './jobProfile.ts';
import { draftKitFor } from './kitFor.ts';
import { buildPool } from '#ai/onDevice/kit/questions/pool.ts';
import { questionAgain } from '#ai/onDevice/kit/questions/questionAgain.ts';

const nurse =
  'Nurse\nWhat you will do\n- Administer medication and IV therapy safely\n- Keep accurate electronic health records\n- Teach student nurses on the ward\nRequirements\n- Triage\n- Nursing registration\nNice to have\n- Excel';
const cook =
  'Puesto: Cocinero\nFunciones:\n- Preparar los platos del día\n- Pedir los productos a los proveedores\n- Formar a los ayudantes de cocina\nRequisitos:\n- Excel';

const readOf = (description: string, language: 'en' | 'es'): Required<KnownJob> => {
  const { title, level, mustHave, niceToHave, responsibilities } = readPosting({
    text: description,
    language,
  });
  return {
    title,
    level,
    mustHave,
    niceToHave,
    responsibilities,
    removed: { responsibilities: [], skills: [] },
  };
};
const wordsOf = async (
  description: string,
  language: 'en' | 'es',
  known: KnownJob,
): Promise<string> => {
  const kit = await draftKitFor({ description, language, known });
  expect(findKitProblems({ ...kit, title: kit.title || 'x' })).toEqual([]);
  return kit.questions.map(({ text }) => text).join('\n');
};

describe('a kit from a corrected reading', () => {
  it('does not ask about a duty that was taken away', async () => {
    const read = readOf(nurse, 'en');
    const taken = 'Teach student nurses on the ward';
    expect(await wordsOf(nurse, 'en', read)).toMatch(/student nurses/);
    const known = {
      ...read,
      responsibilities: read.responsibilities.filter((line) => line !== taken),
      removed: { responsibilities: [taken], skills: [] },
    };
    for (const variant of [0, 1, 2, 3])
      expect(
        (await draftKitFor({ description: nurse, language: 'en', known, variant })).questions
          .map(({ text }) => text)
          .join('\n'),
      ).not.toMatch(/student|teach/i);
    expect(await wordsOf(cook, 'es', readOf(cook, 'es'))).toMatch(/ayudantes de cocina/);
    const less = readOf(cook, 'es');
    expect(
      await wordsOf(cook, 'es', {
        ...less,
        responsibilities: less.responsibilities.slice(0, 2),
        removed: { responsibilities: less.responsibilities.slice(2), skills: [] },
      }),
    ).not.toMatch(/ayudantes de cocina/);
  });

  it('weighs the duties in the order given, short ones and vague ones too', async () => {
    const known = {
      ...readOf(nurse, 'en'),
      responsibilities: [
        'Support the night team',
        'Cook',
        'Keep accurate electronic health records',
      ],
    };
    const text = await wordsOf(nurse, 'en', known);
    expect(text).toMatch(/support the night team/i);
    expect(text).toMatch(/“Cook”/);
    const first = await draftKitFor({
      description: nurse,
      language: 'en',
      known: { ...known, responsibilities: known.responsibilities.toReversed() },
    });
    expect(first.questions.map(({ text: words }) => words).join('\n')).toMatch(
      /electronic health records/,
    );
  });

  it('takes title, level and requirements as corrected', async () => {
    const kit = await draftKitFor({
      description: nurse,
      language: 'en',
      known: {
        ...readOf(nurse, 'en'),
        title: 'Night nurse',
        level: 'Senior',
        mustHave: ['Excel'],
        niceToHave: ['Triage'],
        removed: { responsibilities: [], skills: ['Nursing registration'] },
      },
    });
    expect(kit).toMatchObject({
      title: 'Night nurse',
      level: 'Senior',
      mustHave: ['Excel'],
      niceToHave: ['Triage'],
    });
    expect(kit.questions.map(({ text }) => text).join('\n')).toMatch(/Excel/);
  });

  it('quotes what a person wrote in the language of the interview, whatever the posting is in', async () => {
    const read = readOf(nurse, 'es');
    const text = await wordsOf(nurse, 'es', {
      ...read,
      responsibilities: ['Preparar los turnos de la noche', ...read.responsibilities],
    });
    expect(text).toMatch(/turnos de la noche/);
    expect(text).not.toMatch(/student nurses/);
  });

  it('leads another question away from what was removed', async () => {
    const read = readOf(nurse, 'en');
    const known = {
      ...read,
      responsibilities: read.responsibilities.slice(0, 2),
      removed: { responsibilities: read.responsibilities.slice(2), skills: [] },
    };
    const others: string[] = [];
    for (let round = 0; round < 4; round += 1)
      others.push(
        (
          await questionAgain({
            description: nurse,
            language: 'en',
            known,
            competency: { id: 'developingOthers', name: 'Developing others' },
            others,
          })
        ).text,
      );
    expect(others.join('\n')).not.toMatch(/student nurses/);
    const before = await questionAgain({
      description: nurse,
      language: 'en',
      known: read,
      competency: { id: 'developingOthers', name: 'Developing others' },
      others: [],
    });
    expect(before.text).toMatch(/student nurses/);
  });
});

describe('what could be asked in a corrected job', () => {
  const poolOf = (description: string, known: KnownJob) =>
    buildPool(buildJobProfile(description, 'en', known), 9);

  it('holds no question of the occupation about a duty or a requirement that was taken away', async () => {
    const read = readOf(nurse, 'en');
    const taken = 'Administer medication and IV therapy safely';
    const asked = async (known: KnownJob): Promise<string[]> =>
      (await poolOf(nurse, known)).occupation.map(({ question: { text } }) => text);
    const all = await asked(read);
    expect(all.join('\n')).toMatch(/medication|medicine|dose/i);
    const fewer = await asked({
      ...read,
      responsibilities: read.responsibilities.filter((line) => line !== taken),
      removed: { responsibilities: [taken], skills: [] },
    });
    expect(fewer.length).toBeLessThan(all.length);
    expect(fewer.length).toBeGreaterThan(all.length / 2);
    expect(all).toEqual(expect.arrayContaining(fewer));
    const [word = ''] = /\b[a-z]{7,}\b/.exec(all[0] ?? '') ?? [];
    expect(
      (await asked({ ...read, removed: { responsibilities: [], skills: [word] } })).join('\n'),
    ).not.toMatch(new RegExp(`\\b${word}\\b`, 'i'));
  });

  it('does not lead people where the duty that said so was taken away', async () => {
    const cooks =
      'Cook\nWhat you will do\n- Lead a team of 8 cooks\n- Plan the menus of the week\n- Order supplies for the kitchen';
    const read = readOf(cooks, 'en');
    expect((await poolOf(cooks, read)).isLed).toBe(true);
    expect(
      (
        await poolOf(cooks, {
          ...read,
          responsibilities: read.responsibilities.slice(1),
          removed: { responsibilities: read.responsibilities.slice(0, 1), skills: [] },
        })
      ).isLed,
    ).toBe(false);
  });
});
