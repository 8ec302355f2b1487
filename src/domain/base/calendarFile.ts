/** Writes calendar files (iCalendar, RFC 5545). Not a library's, because those fold lines by characters where the standard counts octets. */

export interface CalendarEntry {
  /** The same for the same entry for ever, so that a calendar replaces it when it is opened again. */
  uid: string;
  summary: string;
  /** When it begins, on this device's clock. */
  at: Date;
  /** It has no time: the day of `at`, whole, wherever it is read. */
  isDay: boolean;
  /** How long it lasts; nothing for a moment. Of no meaning for a whole day. */
  minutes?: number;
  description?: string;
  url?: string;
}

const most = 75;
const padTwo = (value: number): string => String(value).padStart(2, '0');

/** A text as a value: no line break, comma, semicolon or backslash bare, no other control character (3.3.11). */
export function escapeValue(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- these are what must not be in the file
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  );
}

/** A line of at most 75 octets, folded between characters where it is longer (3.1). */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > most) {
      lines.push(current);
      [current, octets] = [' ', 1];
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** A moment in UTC: 20261122T140500Z. */
function formatUtc(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** A day of this device's clock: 20261122. */
function formatDay(at: Date, later = 0): string {
  const day = new Date(at.getFullYear(), at.getMonth(), at.getDate() + later);
  return `${day.getFullYear()}${padTwo(day.getMonth() + 1)}${padTwo(day.getDate())}`;
}

/** An address is a value of its own kind, with nothing escaped; anything else than http(s) is left out. */
function listAddress(url: string | undefined): string[] {
  if (!url || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return [];
  return [`URL:${new URL(url).href}`];
}

function linesOf(
  { uid, summary, at, isDay, minutes, description, url }: CalendarEntry,
  now: Date,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeValue(uid)}`,
    `DTSTAMP:${formatUtc(now)}`,
    ...(isDay
      ? [
          `DTSTART;VALUE=DATE:${formatDay(at)}`,
          `DTEND;VALUE=DATE:${formatDay(at, 1)}`,
          'TRANSP:TRANSPARENT',
        ]
      : [`DTSTART:${formatUtc(at)}`, ...(minutes ? [`DURATION:PT${Math.round(minutes)}M`] : [])]),
    `SUMMARY:${escapeValue(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeValue(description)}`] : []),
    ...listAddress(url),
    // One day before.
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeValue(summary)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** A calendar file of these entries, each with a reminder one day before. `now` is when it is made. An invalid date throws a RangeError. */
export function writeCalendarFile(entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hirely//Job tools//EN',
    'CALSCALE:GREGORIAN',
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
