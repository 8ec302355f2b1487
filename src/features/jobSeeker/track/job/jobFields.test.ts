import { describe, expect, it } from 'vitest';
import { parseDayFields } from '#domain/base/calendarDay.ts';
import { fieldsOf, halfDate, problemOf, shownOf, type FieldName } from './jobFields.ts';

describe('what is typed into a field', () => {
  it.each([
    ['title', ' '],
    ['url', 'javascript:alert(1)'],
    ['url', 'soon'],
    ['closesAt', halfDate],
    ['closesAt', '2026-02-30'],
    ['interviewAt', '14:30'],
    ['interviewAt', '2026-11-24 99:99'],
    ['order', '5'],
    ['status', 'offer'],
  ])('%s "%s" is not written', (name, text) => expect(fieldsOf(name, text)).toBeNull());
  it.each<[FieldName, string, object]>([
    ['title', ' Baker ', { title: 'Baker' }],
    ['url', 'lark.test/1', { url: 'https://lark.test/1' }],
    ['url', '', { url: '' }],
    ['closesAt', '', { closesAt: null }],
    ['closesAt', '2026-11-30', { closesAt: parseDayFields('2026-11-30') }],
    ['interviewAt', '2026-11-24 09:30', { interviewAt: parseDayFields('2026-11-24', '09:30') }],
    ['interviewAt', '2026-11-24', { interviewAt: parseDayFields('2026-11-24') }],
    ['text', 'new words', { text: 'new words', content: null }],
    ['notes', ' as typed ', { notes: ' as typed ' }],
  ])('%s "%s"', (name, text, fields) => expect(fieldsOf(name, text)).toEqual(fields));
  it('is shown as it was stored', () => {
    const job = {
      title: 'Baker',
      closesAt: parseDayFields('2026-11-30'),
      interviewAt: parseDayFields('2026-11-24', '09:30'),
    };
    expect(
      (['title', 'notes', 'closesAt', 'interviewAt'] as const).map((name) => shownOf(job, name)),
    ).toEqual(['Baker', '', '2026-11-30', '2026-11-24 09:30']);
  });
  it('says what is wrong', () =>
    expect([
      problemOf('interviewAt', '14:30'),
      problemOf('title', ''),
      problemOf('company', ''),
    ]).toEqual(['dayMissing', 'titleMissing', null]));
});
