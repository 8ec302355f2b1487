// What costs a credit goes through here: it runs, and is counted once its result is there.
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { countUse, countWaiting, creditDocumentsSource, isCounted } from '#data/billing/credits.ts';
import { noteMet, subscribeToCredits, listWaitingUses } from '#data/billing/creditsWaiting.ts';
import type { CreditKind } from '#domain/billing/credit.ts';
import { periodOf } from '#domain/base/moment.ts';
import { getCreditBalance, type CreditBalance } from '#domain/billing/personPlan.ts';
import { readNow } from '#domain/base/clock.ts';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { useOnline } from '#ui/reading/useOnline.ts';
import { fetchWhenOpened } from '#ui/dialogs/fetchWhenOpened.tsx';

const NoCredits = fetchWhenOpened(async () => (await import('./upgrade/NoCredits.tsx')).NoCredits);

export interface Credits {
  /** What is left this month; null while it is not known. */
  left: number | 'unlimited' | null;
  /** Runs what costs a credit. Gives its result, or null when no credit is left (a dialog shows that). Throws what `run` throws; a failure costs nothing. `key` is what was asked: the same again costs nothing. */
  use: <T>(kind: CreditKind, key: string, run: () => Promise<T>) => Promise<T | null>;
  /** To be rendered once, anywhere: shows when no credit is left. */
  dialog: ReactNode;
}

/** How many uses wait on this device until the line is back. */
export function useWaitingCredits(uid: string): number {
  return useSyncExternalStore(subscribeToCredits, () => listWaitingUses(uid).length);
}

/** Somebody's plan and credits; null while it is not known. Never suspends, never fails the page. */
export function useCreditBalance(uid: string): CreditBalance | null {
  const now = useNow();
  const waiting = useWaitingCredits(uid);
  const documents = valueOf(
    useLive(wrapResult(uid === '' ? null : creditDocumentsSource(uid, now))),
  );
  return documents ? getCreditBalance(documents, now, waiting) : null;
}

/** Credits of a person. */
export function useCredits(uid: string): Credits {
  const balance = useCreditBalance(uid);
  const online = useOnline();
  const [met, setMet] = useState(false);
  const left = balance?.left ?? null;
  const latest = useRef(left);
  useEffect(() => {
    latest.current = left;
  }, [left]);
  useEffect(() => {
    if (online && uid !== '') void countWaiting(uid);
  }, [online, uid]);
  const use = useCallback(
    async <T,>(kind: CreditKind, key: string, run: () => Promise<T>): Promise<T | null> => {
      const none = (): null => {
        noteMet(uid, periodOf(readNow()));
        setMet(true);
        return null;
      };
      const before = await isCounted(uid, kind, key);
      if (!before && latest.current === 0) return none();
      const result = await run();
      // Whoever was refused the counting, not the credit, keeps what is there.
      const counted = before
        ? 'before'
        : await countUse(uid, kind, key).catch((error: unknown) => {
            console.error('A credit cannot be counted', error);
          });
      return counted === 'limit' ? none() : result;
    },
    [uid],
  );
  return {
    left,
    use,
    dialog: (
      <NoCredits open={met} resetsAt={balance?.resetsAt ?? null} onClose={() => setMet(false)} />
    ),
  };
}
