// What a company says of itself and of working there is no duty.
import { expect, it } from 'vitest';
import { findActions } from './dutyClauses.ts';
import { rankOf } from './dutyRank.ts';
import { findHeavyDuties } from './heavyDuties.ts';
import { findProseDuties } from './proseDuties.ts';

it.each([
  'Innovate bake and grow in our team',
  'Transform bread in an untapped market',
  'Adopt new ways of working',
  'Participate in discussions with the team',
])('%s is none', (line) => expect(rankOf(line)).toBeNull());

it.each(['Grow tomatoes in our greenhouse', 'Participate in discussions on menus'])(
  '%s is one',
  (line) => expect(rankOf(line)).not.toBeNull(),
);

it('is held to the same where it begins with another form of the verb', () =>
  expect(
    findHeavyDuties([{ line: 'Merging our breads and ovens into one', phrase: null }], 'en', 5),
  ).toEqual([]));

it('is not read from what the company aims at', () => {
  const read = (aim: string): string[] =>
    findProseDuties(
      [
        {
          text: `${aim} to replace every oven in the valley.`,
          section: 'about',
          line: 3,
          item: false,
        },
      ],
      [],
      'en',
    );
  expect(read('Our goal is')).toEqual([]);
  expect(read('The goal of the position is').join()).toContain('every oven in the valley');
});

const readProse = (text: string): string[] =>
  findProseDuties([{ text, section: 'must', line: 3, item: false }], [], 'en');

it('is read behind a full stop that was lost before it speaks to the reader', () => {
  const found = readProse(
    'You will have a view of the whole valley from our mill You build wooden ovens for two bakeries',
  );
  expect(found.join()).toContain('wooden ovens');
  expect(found.join()).not.toContain('valley');
});

it('is no condition of doing well', () => {
  const asked = 'you are able to persuade bakers and plan rounds';
  expect(findActions(`Success comes if ${asked}`, 'en')).not.toContain(
    'Persuade bakers and plan rounds',
  );
  expect(findActions(`Here ${asked}`, 'en')).toContain('Persuade bakers and plan rounds');
});

it('may be to interview people, which is no interview of applicants', () =>
  expect(readProse('We are looking for people to interview bakers for a survey.').join()).toContain(
    'bakers',
  ));
