// Drafts an interview from a description: which step it is at, what went wrong, and how to stop.
import { useEffect, useRef, useState } from 'react';
import type { Fault } from '#domain/base/fault.ts';
import { toFault } from '#domain/base/fault.ts';
import { draftFrom, type DraftingStep } from './drafting.ts';
import type { KeptDescription } from './useKeptDescription.ts';

interface Drafting {
  /** Null while nothing is drafted. */
  step: DraftingStep | null;
  fault: Fault | null;
  clearFault: () => void;
  draftWith: (
    description: KeptDescription,
    review: Parameters<typeof draftFrom>[2],
    onDrafted: (drafted: Drafted) => void,
  ) => Promise<void>;
  cancel: () => void;
}
type Drafted = Awaited<ReturnType<typeof draftFrom>>;

export function useDrafting(): Drafting {
  const [step, setStep] = useState<DraftingStep | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const draftWith: Drafting['draftWith'] = async ({ text, language }, review, onDrafted) => {
    abort.current = new AbortController();
    try {
      const { signal } = abort.current;
      onDrafted(await draftFrom(text, language, review, { signal, onStep: setStep }));
    } catch (error) {
      if (!abort.current.signal.aborted) setFault(toFault(error));
    } finally {
      setStep(null);
    }
  };
  return {
    step,
    fault,
    clearFault: () => setFault(null),
    draftWith,
    cancel: () => abort.current?.abort(),
  };
}
