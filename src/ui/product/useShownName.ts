// What a candidate is called on a screen: the name, or in a blind interview the code in the reader's language.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isCodeName } from '#domain/candidate/identity.ts';

/** Gives the name to show for the one that is stored: "Candidate 7F3KM" is stored in English, whoever reads it. */
export function useShownName(): (stored: string) => string {
  const { t } = useTranslation('domain');
  return useCallback(
    (stored) =>
      isCodeName(stored) ? t('codeName', { code: stored.slice(stored.indexOf(' ') + 1) }) : stored,
    [t],
  );
}
