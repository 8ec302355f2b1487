/** Days and moments in one field: a day without a time is stored as 00:00 UTC of that day, so that no time zone shifts it. */

const dayMs = 86_400_000;
const padTwo = (value: number): string => String(value).padStart(2, '0');

/** Whether what is kept is a day without a time. */
export function isDay(kept: Date): boolean {
  return kept.getTime() % dayMs === 0;
}

/** What is kept, on this device's clock: the beginning of a day without a time, or the moment itself. */
export function toThisClock(kept: Date): Date {
  return isDay(kept)
    ? new Date(kept.getUTCFullYear(), kept.getUTCMonth(), kept.getUTCDate())
    : kept;
}

/** A moment for keeping; the one in a day that would be taken for a day without a time is kept a millisecond later. */
export function toKeptMoment(at: Date): Date {
  return isDay(at) ? new Date(at.getTime() + 1) : at;
}

/** The day that a moment falls on here, for keeping. */
export function toKeptDay(at: Date): Date {
  return new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()));
}

/** What is kept from the two fields of a form, "2026-11-22" and "14:30" or nothing, on this device's clock; null when they are no date. Years from 2000 to 2100. */
export function parseDayFields(day: string, time = ''): Date | null {
  const [, year, month, date] = (/^(2\d{3})-(\d\d)-(\d\d)$/.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined || year > 2100) return null;
  const asDay = new Date(Date.UTC(year, month - 1, date));
  if (asDay.getUTCMonth() !== month - 1 || asDay.getUTCDate() !== date) return null;
  if (time === '') return asDay;
  const [, hour, minute] = (/^(\d\d):(\d\d)/.exec(time) ?? []).map(Number);
  if (hour === undefined || minute === undefined || hour > 23 || minute > 59) return null;
  return toKeptMoment(new Date(year, month - 1, date, hour, minute));
}

/** The day for a date field: "2026-11-22". */
export function formatDayField(kept: Date | null | undefined): string {
  if (!kept) return '';
  const at = toThisClock(kept);
  return `${at.getFullYear()}-${padTwo(at.getMonth() + 1)}-${padTwo(at.getDate())}`;
}

/** The time for a time field: "14:30"; empty for a day without one. */
export function formatTimeField(kept: Date | null | undefined): string {
  return !kept || isDay(kept) ? '' : `${padTwo(kept.getHours())}:${padTwo(kept.getMinutes())}`;
}
