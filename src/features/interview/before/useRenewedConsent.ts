// Asks for consent again when another format was granted meanwhile, or the AI would run elsewhere: what was agreed to is not what will happen.
import { useEffect } from 'react';
import type { BeforeForm } from './beforeForm.ts';
import { type BeforeInput } from './beforeForm.ts';
import type { Expectation } from '#domain/invitations/expectation.ts';
import type { UseFormReturn } from 'react-hook-form';

export function useRenewedConsent({
  expectation,
  form,
}: {
  expectation: Expectation;
  form: UseFormReturn<BeforeInput, unknown, BeforeForm>;
}): void {
  const { keep: keepVersion, ai: aiVersion } = expectation.consent;
  const { getValues, setValue } = form;
  useEffect(() => {
    const { agreed, ai, aiText } = getValues();
    // Likewise when the AI would run somewhere else than was agreed to.
    if (ai !== '' && aiText !== aiVersion) setValue('ai', '');
    if (agreed === '' || agreed === keepVersion) return;
    setValue('agreed', '');
    setValue('ai', '');
  }, [keepVersion, aiVersion, getValues, setValue]);
}
