// How long an interview takes, in words: one sentence for preview, invitation and the pages before the start.
import { useTranslation } from 'react-i18next';
import type { InterviewLength } from '#domain/invitations/interviewLength.ts';

/** Gives "About 16 minutes; you have up to 54", without the first part where an older invitation does not say it; in the page's language unless another is named. */
export function useTimeWords(
  language?: 'en' | 'es',
): (length: Pick<InterviewLength, 'minutes' | 'limit'>) => string {
  const { t } = useTranslation('domain', language ? { lng: language } : {});
  return ({ minutes, limit }) =>
    minutes === null
      ? t('time.limit', { minutes: t('minutes', { count: limit }) })
      : t('time.both', { minutes: t('minutes', { count: minutes }), limit });
}
