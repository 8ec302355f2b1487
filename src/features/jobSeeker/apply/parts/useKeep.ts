// Keeping a choice at once: the page shows it before the server has it, also without a network; a refusal is shown.
import { useTranslation } from 'react-i18next';
import type { Parts } from '#data/seeker/applications.ts';
import { toFault } from '#domain/base/fault.ts';
import { notifyFailed } from '#ui/toasts/notify.ts';
import { keep, useApplicationContext } from './applicationContext.ts';

/** Keeps parts of the application: one choice never waits for another. The promise resolves once the server has answered, whatever the answer. */
export function useKeep(): (parts: Parts) => Promise<void> {
  const { t } = useTranslation('faults');
  const context = useApplicationContext();
  return (parts) =>
    keep(context, parts).catch((error: unknown) => {
      const fault = toFault(error);
      console.error(fault, fault.cause);
      notifyFailed(t(fault.code, fault.values));
    });
}
