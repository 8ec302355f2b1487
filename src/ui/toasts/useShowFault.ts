// For what is not waited for: says that it was refused, once, in the reader's language.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toFault } from '#domain/base/fault.ts';
import { logFault, showFault } from './showFault.ts';

/** Shows a failure in a toast. For writes that the database keeps and sends later: waiting for them would lock the screen while offline. */
export function useShowFault(): (error: unknown) => void {
  const { t } = useTranslation('faults');
  return useCallback(
    (error: unknown) => {
      const fault = toFault(error);
      logFault(fault);
      showFault(fault, t(fault.code, fault.values));
    },
    [t],
  );
}
