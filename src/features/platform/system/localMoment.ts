// A moment as a date-and-time field holds it, in the reader's own time zone.

const padTwo = (value: number): string => String(value).padStart(2, '0');

/** "2026-11-22T09:30", local. */
export function formatLocalMoment(date: Date): string {
  return `${date.getFullYear()}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())}T${padTwo(date.getHours())}:${padTwo(date.getMinutes())}`;
}
