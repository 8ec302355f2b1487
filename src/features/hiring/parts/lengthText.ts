// A length of time in words: whole minutes, else seconds.
import type { TFunction } from 'i18next';

/** "30 seconds", "3 minutes"; takes the `t` of the "hiring" namespace. */
export function formatLength(t: TFunction<'hiring'>, seconds: number): string {
  return seconds % 60 === 0 && seconds > 0
    ? t('answering.minutes', { count: seconds / 60 })
    : t('answering.seconds', { count: seconds });
}
