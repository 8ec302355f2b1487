// The day on which credits start again, formatted as the UTC day it is: in the west it would otherwise be called the last of the month.
import { useTranslation } from 'react-i18next';

/** "Dec 1, 2026". */
export function useResetDay(): (resetsAt: Date) => string {
  const { i18n } = useTranslation();
  return (resetsAt) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      resetsAt,
    );
}
