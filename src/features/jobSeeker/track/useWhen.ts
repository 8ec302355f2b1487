// When something is, in words: "tomorrow", "in 3 days", "in 2 hours".
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';

const utcDay = (at: Date): Date => new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()));

/** How far away a moment or a day is; days are counted by the calendar, not by 24 hours. */
export function useWhen(): (event: { at: Date; isDay: boolean }, now: Date) => string {
  const { t } = useTranslation('tracker');
  const { relative } = useFormat();
  return ({ at, isDay }, now) => {
    const [day, today] = [utcDay(at), utcDay(now)];
    if (day.getTime() === today.getTime()) return isDay ? t('when.today') : relative(at, now);
    return relative(day, today);
  };
}

/** How many days of the calendar lie between. */
export function daysBetween(from: Date, until: Date): number {
  return Math.round((utcDay(until).getTime() - utcDay(from).getTime()) / 86_400_000);
}
