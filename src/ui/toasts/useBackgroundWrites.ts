// Writes that nobody waits for: what fails is shown in a toast, and the words stay where they were typed.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toFault } from '#domain/base/fault.ts';
import { logFault, showFault } from './showFault.ts';

/** Gives a function that follows a write: `done` runs once the server has it. */
export function useBackgroundWrites(): (write: Promise<unknown>, done: () => void) => void {
  const { t } = useTranslation('faults');
  return useCallback(
    (write, done) => {
      write.then(done, (error: unknown) => {
        const fault = toFault(error);
        logFault(fault);
        showFault(fault, t(fault.code, fault.values));
      });
    },
    [t],
  );
}
