import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCalendarFile, escapeValue, foldLine, type CalendarEntry } from './calendarFile.ts';

const now = new Date('2026-11-22T08:00:00Z');
const interview: CalendarEntry = {
  uid: 'j1-interview@hirely',
  summary: 'Interview: Nurse · Clínica, Sur',
  at: new Date('2026-11-24T14:05:00Z'),
  isDay: false,
  minutes: 60,
  url: 'https://lark.test/jobs?id=1,2;3',
};
const deadline: CalendarEntry = {
  uid: 'j1-deadline@hirely',
  summary: 'Last day to apply',
  at: new Date(2026, 11, 31),
  isDay: true,
};
const loneSurrogate = /\p{Surrogate}/u;
const octets = (text: string): number => new TextEncoder().encode(text).length;
const unfolded = (file: string): string[] =>
  file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1);

describe('a calendar file', () => {
  const file = writeCalendarFile([interview, deadline], now);
  const lines = unfolded(file);

  it('is one calendar, every line ended by CRLF', () => {
    expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(lines.slice(0, 4)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Hirely//Job tools//EN',
      'CALSCALE:GREGORIAN',
    ]);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  });

  it('says a moment in UTC, when the file was made, how long it lasts, and reminds a day before', () => {
    expect(lines.slice(4, 15)).toEqual([
      'BEGIN:VEVENT',
      'UID:j1-interview@hirely',
      'DTSTAMP:20261122T080000Z',
      'DTSTART:20261124T140500Z',
      'DURATION:PT60M',
      'SUMMARY:Interview: Nurse · Clínica\\, Sur',
      'URL:https://lark.test/jobs?id=1,2;3',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Interview: Nurse · Clínica\\, Sur',
      'TRIGGER:-P1D',
    ]);
  });

  it('has a day without a time as a whole day, also over the end of a year', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'TRANSP:TRANSPARENT',
      ]),
    );
  });

  it('names an entry the same way each time', () => {
    expect(unfolded(writeCalendarFile([interview], new Date('2027-01-01T00:00:00Z')))[5]).toBe(
      'UID:j1-interview@hirely',
    );
  });

  it('has an address only when it leads somewhere', () => {
    for (const url of ['javascript:alert(1)', 'lark.test', '', 'https://'])
      expect(writeCalendarFile([{ ...interview, url }], now)).not.toContain('URL:');
    expect(
      writeCalendarFile([{ ...interview, url: 'https://lark.test/a\r\nATTENDEE:x' }], now),
    ).not.toMatch(/^ATTENDEE/m);
  });

  it('without entries is an empty calendar', () =>
    expect(writeCalendarFile([], now)).not.toContain('VEVENT'));
});

describe('escaped', () => {
  it('leaves no bare comma, semicolon, backslash or line break', () =>
    expect(escapeValue('a\\b;c,d\r\ne\rf\ng')).toBe('a\\\\b\\;c\\,d\\ne\\nf\\ng'));
  it('lets nobody end a line', () =>
    expect(
      writeCalendarFile([{ ...deadline, summary: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT' }], now).match(
        /^BEGIN:VEVENT/gm,
      ),
    ).toHaveLength(1));
  it('takes out other control characters', () =>
    expect(escapeValue('a\u0000\u0007\tb')).toBe('a   b'));
});

describe('folded', () => {
  it('leaves a line of 75 octets', () => expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75)));
  it('folds the 76th', () => expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`));
  it('counts octets, not characters', () =>
    expect(
      foldLine(`SUMMARY:${'é'.repeat(40)}`)
        .split('\r\n')
        .map(octets),
    ).toEqual([74, 15]));
  it('never cuts a character and loses nothing', () => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: 'binary', maxLength: 300 })
          .filter((text) => !/[\r\n]/.test(text) && !loneSurrogate.test(text)),
        (text) => {
          const lines = foldLine(text).split('\r\n');
          expect(lines.every((line) => octets(line) <= 75 && !loneSurrogate.test(line))).toBe(true);
          expect(lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(
            text,
          );
          expect(lines.slice(1).every((line) => line.startsWith(' '))).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});
