import { describe, expect, it } from 'vitest';
import { limits } from '#domain/jobs/kit.ts';
import { parseDay, dayOf } from '#features/hiring/parts/days.ts';
import { findDescriptionProblem } from './describe.ts';

describe('a pasted description', () => {
  it.each([
    ['', 'empty'],
    [' \n\t\u200B\uFEFF', 'empty'],
    ['x'.repeat(limits.descriptionMax + 1), 'tooLong'],
    ['PK\u0003\u0004\u0000\u0000\u0001binary', 'binary'],
    ['\uFFFD\uFFFD\uFFFD', 'binary'],
  ])('%#: is refused as %s', (text, problem) => expect(findDescriptionProblem(text)).toBe(problem));
  it.each([
    'x',
    'مطلوب مهندس',
    '🙂 Clown',
    '<script>alert(1)</script>',
    'x'.repeat(limits.descriptionMax),
  ])('%#: is taken', (text) => expect(findDescriptionProblem(text)).toBeNull());
});

describe('a closing day', () => {
  it('is the last moment of that day, and comes back as the same day', () => {
    const end = parseDay('2027-02-28');
    expect(end?.getHours()).toBe(23);
    expect(end && dayOf(end)).toBe('2027-02-28');
  });
  it.each(['', '2027-02-30', '0002-01-01', '28.02.2027'])('%s is none', (day) =>
    expect(parseDay(day)).toBeNull(),
  );
});
