// The deletion as the page follows it: it lasts longer than the person's document, their sign-in, and so the parts of the page that read them.
import { useCallback, useState } from 'react';
import {
  deleteAccount,
  isDeletingHere,
  type DeletionProgress,
  type DeletionWish,
} from '#data/account/accountDeletion.ts';
import { toFault, type FaultCode } from '#domain/base/fault.ts';

export interface RunningDeletion {
  progress: DeletionProgress | null;
  failed: FaultCode | null;
  isDone: boolean;
  go: (uid: string, wish: DeletionWish) => void;
}

const beginning: DeletionProgress = { step: 'companies', files: 0, documents: 0 };

/** Starts a deletion and follows it to its end, or to where it was broken off. */
export function useDeletion(known: string | null): RunningDeletion {
  const [progress, setProgress] = useState<DeletionProgress | null>(() =>
    known !== null && isDeletingHere(known) ? beginning : null,
  );
  const [failed, setFailed] = useState<FaultCode | null>(null);
  const [isDone, setDone] = useState(false);
  const go = useCallback((uid: string, wish: DeletionWish) => {
    setFailed(null);
    setProgress(beginning);
    deleteAccount(uid, wish, setProgress).then(
      () => setDone(true),
      (error: unknown) => {
        console.warn('The deletion was broken off', error);
        setFailed(toFault(error).code);
        setProgress(null);
      },
    );
  }, []);
  return { progress, failed, isDone, go };
}
