// A moment as a date-and-time field holds it, in the reader's own time zone.

const two = (value: number): string => String(value).padStart(2, '0');

/** "2026-11-22T09:30", local. */
export function localMoment(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
