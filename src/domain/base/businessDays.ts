/** Counts business days as New York City's Local Law 144 does for a notice: Monday to Friday without federal holidays. Dates are "YYYY-MM-DD", without a time zone. */

/** Business days between publishing a notice and using the tool it announces (Local Law 144 of 2021, § 20-871 b). */
export const noticeBusinessDays = 10;

const day = 86_400_000;
const monday = 1;
const thursday = 4;

const dateOf = (text: string): Date => new Date(`${text}T00:00:00Z`);
const textOf = (date: Date): string => date.toISOString().slice(0, 10);

/** True for a real day written as "YYYY-MM-DD". */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(dateOf(text).getTime()) &&
    textOf(dateOf(text)) === text
  );
}

/** The n-th weekday of a month, e.g. the third Monday of January; from the end where n is -1. Months count from 0. */
function nthOf(year: number, month: number, weekday: number, n: number): string {
  if (n === -1) {
    const last = new Date(Date.UTC(year, month + 1, 0));
    return textOf(new Date(last.getTime() - ((last.getUTCDay() - weekday + 7) % 7) * day));
  }
  const first = new Date(Date.UTC(year, month, 1));
  return textOf(
    new Date(first.getTime() + (((weekday - first.getUTCDay() + 7) % 7) + (n - 1) * 7) * day),
  );
}

/** A fixed holiday on the day it is observed: Friday when it falls on a Saturday, Monday when on a Sunday. */
function findObservedDay(year: number, month: number, date: number): string {
  const fixed = new Date(Date.UTC(year, month, date));
  const shift = fixed.getUTCDay() === 6 ? -1 : fixed.getUTCDay() === 0 ? 1 : 0;
  return textOf(new Date(fixed.getTime() + shift * day));
}

/** The federal holidays of the United States observed because of a year (5 U.S.C. § 6103). */
export function holidaysOf(year: number): string[] {
  return [
    findObservedDay(year, 0, 1),
    nthOf(year, 0, monday, 3),
    nthOf(year, 1, monday, 3),
    nthOf(year, 4, monday, -1),
    findObservedDay(year, 5, 19),
    findObservedDay(year, 6, 4),
    nthOf(year, 8, monday, 1),
    nthOf(year, 9, monday, 2),
    findObservedDay(year, 10, 11),
    nthOf(year, 10, thursday, 4),
    findObservedDay(year, 11, 25),
  ];
}

/** True for a day on which business is done. */
export function isBusinessDay(text: string): boolean {
  const date = dateOf(text);
  const weekday = date.getUTCDay();
  const year = date.getUTCFullYear();
  // New Year's Day may be observed on the last day of the year before.
  return (
    weekday !== 0 && weekday !== 6 && ![...holidaysOf(year), ...holidaysOf(year + 1)].includes(text)
  );
}

/** The day so many business days after another; that day itself does not count. */
export function addBusinessDays(from: string, count: number): string {
  let date = dateOf(from);
  for (let left = count; left > 0;) {
    date = new Date(date.getTime() + day);
    if (isBusinessDay(textOf(date))) left -= 1;
  }
  return textOf(date);
}

/** How many business days have passed from one day to another, the first not counted; 0 when it is not later. */
export function countBusinessDays(from: string, to: string): number {
  let count = 0;
  for (
    let date = new Date(dateOf(from).getTime() + day);
    date <= dateOf(to);
    date = new Date(date.getTime() + day)
  )
    if (isBusinessDay(textOf(date))) count += 1;
  return count;
}
