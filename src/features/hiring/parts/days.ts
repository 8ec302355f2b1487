// A day as a date field has it ("2026-11-30"), and as the last moment of that day here.

/** The day of a date, in this device's time zone. */
export function dayOf(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The end of the day of a date field; null when it is empty or no date. */
export function parseDay(day: string): Date | null {
  const [year, month, date] = day.split('-').map(Number);
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(day) ||
    year === undefined ||
    month === undefined ||
    date === undefined ||
    year < 2000
  )
    return null;
  const end = new Date(year, month - 1, date, 23, 59, 59);
  return Number.isNaN(end.getTime()) || dayOf(end) !== day ? null : end;
}
