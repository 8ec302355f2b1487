// The days of a month as weeks, beginning with the day that weeks begin with where the reader lives.

interface WeekInfo {
  firstDay: number;
}
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** Regions whose weeks begin on Sunday or Saturday (CLDR), for browsers that do not know. */
const sundays = new Set(
  'AG AS AU BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(
    ' ',
  ),
);
const saturdays = new Set('AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' '));

/** The day a week begins with: 0 is Sunday, 1 is Monday, 6 is Saturday. */
export function firstDayOf(locale: string): number {
  const known = new Intl.Locale(locale) as LocaleWithWeek;
  const info = known.getWeekInfo?.() ?? known.weekInfo;
  if (info) return info.firstDay % 7;
  const region = known.maximize().region ?? '';
  return sundays.has(region) ? 0 : saturdays.has(region) ? 6 : 1;
}

/** The locale for dates: the browser's own where it speaks the language of the page, so that its region counts. */
export function chooseLocale(language: string, browser: readonly string[]): string {
  return browser.find((wish) => wish.toLowerCase().split('-')[0] === language) ?? language;
}

/** The weeks that hold a month, each of seven days, also those of the months beside. */
export function weeksOf(month: Date, firstDay: number): Date[][] {
  const [year, at] = [month.getFullYear(), month.getMonth()];
  const before = (new Date(year, at, 1).getDay() - firstDay + 7) % 7;
  const days = before + new Date(year, at + 1, 0).getDate();
  return Array.from({ length: Math.ceil(days / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => new Date(year, at, 1 - before + week * 7 + day)),
  );
}

/** A day's name among others: "2026-11-22" of this device's clock. */
export function buildDayKey(at: Date): string {
  return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;
}

/** Another day or month; the 31st becomes the last day of a shorter month. */
export function moveDay(
  day: Date,
  { days = 0, months = 0 }: { days?: number; months?: number },
): Date {
  if (months === 0) return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);
  const last = new Date(day.getFullYear(), day.getMonth() + months + 1, 0).getDate();
  return new Date(day.getFullYear(), day.getMonth() + months, Math.min(day.getDate(), last));
}
