// Why an AI task failed, in words. A code that has none of its own is never shown: it reads as "something went wrong".
import { useTranslation } from 'react-i18next';

const known = [
  'silent',
  'consentWithdrawn',
  'deletionAsked',
  'notSubmitted',
  'noRubric',
  'stopped',
  'leaseLost',
  'wordsWait',
  'aiUnavailable',
  'aiUnreadable',
  'timeout',
  'offline',
  'damaged',
  'aiOff',
  'aiQuota',
  'aiTimeout',
  'aiBlocked',
  'aiTooLong',
  'aiNotConfigured',
  'permissionDenied',
] as const;

/** The words of a task's stored failure; a dash when there was none. */
export function useJobError(): (error: string | null | undefined) => string {
  const { t } = useTranslation('domain');
  return (error) =>
    error ? t(`jobError.${known.find((one) => one === error) ?? 'unknown'}`) : '–';
}
