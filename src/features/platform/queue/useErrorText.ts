// A failure's code in words; what has no words of its own is told by its code, which never holds a candidate's.
import { useTranslation } from 'react-i18next';
import { errorCode } from '#domain/queueFigures.ts';

const known = [
  'silent', 'consentWithdrawn', 'notSubmitted', 'noRubric', 'stopped', 'leaseLost', 'wordsWait', 'aiUnavailable', 'aiUnreadable', 'timeout', 'offline', 'damaged', 'aiOff', 'aiQuota', 'aiTimeout', 'aiBlocked', 'aiTooLong', 'aiNotConfigured', 'permissionDenied', 'unknown',
] as const;

export function useErrorText(): (error: string | null | undefined) => string {
  const { t } = useTranslation('queue');
  return (error) => {
    const code = errorCode(error);
    if (code === null) return '–';
    const worded = known.find((one) => one === code);
    return worded ? t(`errors.${worded}`) : t('errors.other', { code });
  };
}
