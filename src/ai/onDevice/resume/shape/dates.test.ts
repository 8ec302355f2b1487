import { describe, expect, it } from 'vitest';
import { isDateLike, findPeriods, yearMonthOf } from './dates.ts';

const read = (text: string): string =>
  findPeriods(text)
    .map(({ start, end, current }) => `${start ?? ''}>${current ? 'now' : (end ?? '')}`)
    .join(' ');

describe('periods', () => {
  it.each([
    ['Nov 2021 – Present', '2021-11>now'],
    ['03/2019 - 06/2020', '2019-03>2020-06'],
    ['2021-04 — now', '2021-04>now'],
    ['2012–2016', '2012>2016'],
    ['2016-20', '2016>2020'],
    ['May 2018 to Jan 2022', '2018-05>2022-01'],
    ['August 2021 – to date', '2021-08>now'],
    ['marzo de 2020 – actualidad', '2020-03>now'],
    ['Desde enero de 2020', '2020-01>now'],
    ['seit 05/2020', '2020-05>now'],
    ['01.2019 – heute', '2019-01>now'],
    ["Apr '20 – Nov '22", '2020-04>2022-11'],
    ['Jan – Mar 2020', '2020-01>2020-03'],
    ['Summer 2019', '>2019'],
    ['12 March 2018 - 1 April 2019', '2018-03>2019-04'],
    ['Sept. 2010 until June 2012', '2010-09>2012-06'],
    ['BSc, 2015', '>2015'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['Mar 19 – Jun 22, 2020', '>2020-06'],
    ['Waiter, May 10 - Sep 15, 2021', '>2021-09'],
    ['Mar 19 – Jun 22', '2019-03>2022-06'],
    ['Mar 19 – Jun 22, 12 staff', '2019-03>2022-06'],
  ])('%s has days where a year follows, and years where none does', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    '1,800 products',
    'cut 2.1 million',
    '+44 20 5550 0142',
    'p99 under 120 ms',
    '24/7 centre',
    '2000% more',
    '12020',
  ])('are not seen in: %s', (text) => {
    expect(read(text)).toBe('');
  });

  it('distinguish a line of dates from other lines', () => {
    expect(
      ['May 2019 – Present', '2010', '(2010-2014)', 'March 2020 –', '2 years', 'Present'].map(
        isDateLike,
      ),
    ).toEqual([true, true, true, true, false, true]);
    expect(isDateLike('Nurse, 2019')).toBe(false);
  });
});

describe('ordinal days', () => {
  it.each([
    '15th of January 2019',
    '15th January 2019',
    'the 15th of January, 2019',
    '15 of January 2019',
    'January 15th 2019',
    'January 15th, 2019',
    'January the 15th, 2019',
    'January 15, 2019',
    '15ᵗʰ January 2019',
    '1.º de enero de 2019',
    '1º de enero del 2019',
    '1ro de enero de 2019',
    '1ro. de enero de 2019',
    '1er enero 2019',
    '1 de enero de 2019',
    'primero de enero de 2019',
    'el 1.º de enero de 2019',
    'The First of January 2019',
  ])('%s is a date', (text) => {
    expect(yearMonthOf(text)).toBe('2019-01');
    expect(isDateLike(text)).toBe(true);
    expect(findPeriods(text)).toMatchObject([
      { end: '2019-01', single: true, from: 0, to: text.length },
    ]);
  });

  it.each([
    'from the 15th of January 2019 to the 2nd of March 2020',
    '15th of January 2019 – 2nd of March 2020',
    'del 1.º de enero de 2019 al 2 de marzo de 2020',
  ])('%s is a period', (text) => {
    expect(findPeriods(text)).toMatchObject([{ start: '2019-01', end: '2020-03', single: false }]);
  });

  it.each(['Reached the first of 12 targets', 'el primero de 2019 puntos'])(
    '%s is no ordinal day',
    (text) => {
      expect(
        findPeriods(text).every(
          ({ startAt, end }) => startAt === null && (end === null || end === '2019'),
        ),
      ).toBe(true);
    },
  );
});
