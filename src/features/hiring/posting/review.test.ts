import { describe, expect, it } from 'vitest';
import type { JobReading } from '#ai/tasks/readJobDescription.ts';
import {
  addItem,
  isCorrected,
  isUnsure,
  buildKnownJob,
  moveDuty,
  putItem,
  removeItem,
  renewReview,
  Review,
  reviewOf,
  rewordItem,
  settleSkill,
  listUnsureDuties,
  type ReviewEdit,
} from './review.ts';

const read: JobReading = {
  title: 'Nurse',
  level: 'Mid-level',
  seniority: 'mid',
  language: 'en',
  mustHave: ['Triage', 'Excel'],
  niceToHave: ['Spanish'],
  responsibilities: [
    'Support the ward',
    'Care for patients',
    'Have fun',
    'Hand over to the day shift',
  ],
  heaviestFirst: ['Care for patients', 'Hand over to the day shift', 'Support the ward'],
  qualifications: [],
  flags: [],
  doubts: { title: false, level: true, responsibilities: ['Have fun'], skills: ['Excel'] },
};
const begun = reviewOf(read, 'the text', 'en');
const after = (...edits: ReviewEdit[]): Review =>
  edits.reduce((review, edit) => edit(review), begun);
const duties = (review: Review): string[] => review.duties.map(({ text }) => text);
const idOf = (text: string): string =>
  [...begun.duties, ...begun.mustHave, ...begun.niceToHave].find((item) => item.text === text)
    ?.id ?? '';

describe('a review', () => {
  it('begins with what was read, what weighs most first, and leaves out what is no duty for sure', () => {
    expect(duties(begun)).toEqual([
      'Care for patients',
      'Hand over to the day shift',
      'Support the ward',
    ]);
    expect(listUnsureDuties(begun)).toEqual(['Have fun']);
    expect(isCorrected(begun)).toBe(false);
    expect(Review.parse(JSON.parse(JSON.stringify(begun)))).toEqual(begun);
  });

  it('that is untouched drafts from the reading as it is', () => {
    expect(buildKnownJob(begun)).toEqual({
      title: 'Nurse',
      level: 'Mid-level',
      mustHave: ['Triage', 'Excel'],
      niceToHave: ['Spanish'],
      responsibilities: read.responsibilities,
    });
  });

  it('says what was removed, reworded, moved and added', () => {
    const review = after(
      removeItem('duties', idOf('Support the ward')),
      rewordItem('duties', idOf('Care for patients'), 'Care for children'),
      moveDuty(idOf('Hand over to the day shift'), 0),
      addItem('duties', ' Plan shifts '),
      settleSkill(idOf('Excel'), 'niceToHave'),
      removeItem('niceToHave', idOf('Spanish')),
      (now) => ({ ...now, title: " Children's nurse ", level: '' }),
    );
    expect(buildKnownJob(review)).toEqual({
      title: "Children's nurse",
      level: '',
      mustHave: ['Triage'],
      niceToHave: ['Excel'],
      responsibilities: ['Hand over to the day shift', 'Care for children', 'Plan shifts'],
      removed: { responsibilities: ['Care for patients', 'Support the ward'], skills: ['Spanish'] },
    });
  });

  it('takes a doubtful line as a duty only when it is added', () => {
    const review = after(addItem('duties', 'Have fun', 'Have fun'));
    expect(listUnsureDuties(review)).toEqual([]);
    expect(buildKnownJob(review).responsibilities?.at(-1)).toBe('Have fun');
    expect(buildKnownJob(review).removed).toEqual({ responsibilities: [], skills: [] });
  });

  it('asks about a requirement until it is settled, on either side', () => {
    const excel = (review: Review) =>
      [...review.mustHave, ...review.niceToHave].find(({ text }) => text === 'Excel');
    const unsure = (review: Review): boolean => {
      const item = excel(review);
      return item !== undefined && isUnsure(review, item);
    };
    expect([
      unsure(begun),
      unsure(after(settleSkill(idOf('Excel'), 'mustHave'))),
      unsure(after(settleSkill(idOf('Excel'), 'niceToHave'))),
    ]).toEqual([true, false, false]);
    expect(isCorrected(after(settleSkill(idOf('Excel'), 'mustHave')))).toBe(false);
  });

  it('takes no words twice, and nothing empty', () => {
    expect(
      after(
        addItem('duties', 'care for PATIENTS'),
        addItem('mustHave', 'spanish'),
        addItem('duties', '  '),
      ),
    ).toEqual(begun);
  });

  it('takes a removal back, once, where it was', () => {
    const [first] = begun.duties;
    if (!first) throw new Error('there are duties');
    const back = putItem('duties', first, 0);
    expect(after(removeItem('duties', first.id), back, back)).toEqual(begun);
    expect([moveDuty(first.id, -1)(begun), moveDuty(first.id, 3)(begun)]).toEqual([begun, begun]);
  });
});

describe('a text that is read again', () => {
  const corrected = after(
    removeItem('duties', idOf('Support the ward')),
    rewordItem('duties', idOf('Care for patients'), 'Care for children'),
    settleSkill(idOf('Triage'), 'niceToHave'),
    (now) => ({ ...now, title: 'Ward nurse' }),
  );

  it('keeps the corrections, takes what is new, and lets go what is gone', () => {
    const next: JobReading = {
      ...read,
      title: 'Nurse (nights)',
      level: 'Senior',
      responsibilities: ['Support the ward', 'Care for patients', 'Plan the beds'],
      heaviestFirst: ['Care for patients', 'Plan the beds', 'Support the ward'],
      mustHave: ['Triage', 'Excel', 'ACLS'],
    };
    const renewed = renewReview(corrected, next, 'another text', 'en');
    expect(duties(renewed)).toEqual(['Care for children', 'Plan the beds']);
    expect(renewed).toMatchObject({ title: 'Ward nurse', level: 'Senior', text: 'another text' });
    expect(
      [renewed.mustHave, renewed.niceToHave].map((list) => list.map(({ text }) => text)),
    ).toEqual([
      ['Excel', 'ACLS'],
      ['Spanish', 'Triage'],
    ]);
    const all = [...renewed.duties, ...renewed.mustHave, ...renewed.niceToHave].map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
  });

  it('begins anew where it is another job, or nothing was corrected', () => {
    const other: JobReading = {
      ...read,
      title: 'Cook',
      responsibilities: ['Plan the menus'],
      heaviestFirst: ['Plan the menus'],
      mustHave: ['HACCP'],
      niceToHave: [],
    };
    expect(renewReview(corrected, other, 'cook', 'en')).toEqual(reviewOf(other, 'cook', 'en'));
    expect(renewReview(begun, { ...read, title: 'Night nurse' }, 'nights', 'en').title).toBe(
      'Night nurse',
    );
  });

  it('says a corrected level in the language of the interview', () => {
    expect(
      renewReview(
        { ...corrected, level: 'Senior' },
        { ...read, level: 'Intermedio' },
        'the text',
        'es',
      ).level,
    ).toBe('Sénior');
  });
});
