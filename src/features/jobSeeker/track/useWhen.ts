// When something is, in words: "tomorrow", "in 3 days", "in 2 hours".
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';

const toUtcDay = (at: Date): Date =>
  new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()));

/** How far away a moment or a day is; days are counted by the calendar, not by 24 hours. */
export function useWhen(): (event: { at: Date; isDay: boolean }, now: Date) => string {
  const { t, i18n } = useTranslation('tracker');
  const { relative, date } = useFormat();
  return ({ at, isDay }, now) => {
    const days = countDaysBetween(now, at);
    if (days === 0) return isDay ? t('when.today') : relative(at, now);
    // "Next week" is too vague for a deadline, "in 90 days" too far to count.
    return Math.abs(days) > 60
      ? date(at)
      : new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' }).format(days, 'day');
  };
}

/** How many days of the calendar lie between. */
export function countDaysBetween(from: Date, until: Date): number {
  return Math.round((toUtcDay(until).getTime() - toUtcDay(from).getTime()) / 86_400_000);
}
