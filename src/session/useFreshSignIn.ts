// A fresh sign-in before a dangerous act, the same everywhere: goes on at once when the last one is recent, else asks for it and then goes on.
import { useCallback, useRef, useState } from 'react';
import type * as FreshSignInVerbs from '#data/account/freshSignIn.ts';
import { toFault, type FaultCode } from '#domain/base/fault.ts';
import { useSession } from './session.ts';

type Way = 'password' | 'google';
/** Props of ui/FreshSignInDialog. */
interface FreshSignInAsk {
  open: boolean;
  email: string;
  ways: readonly Way[];
  pending: boolean;
  fault: FaultCode | null;
  onPassword: (password: string) => void;
  onGoogle: () => void;
  onClose: () => void;
}
export interface FreshSignIn {
  /** True as soon as the sign-in is fresh; false when the person gave up. */
  whenFresh: () => Promise<boolean>;
  dialog: FreshSignInAsk;
}

interface Asked {
  ways: readonly Way[];
  pending: boolean;
  fault: FaultCode | null;
}

const load = (): Promise<
  Pick<
    typeof FreshSignInVerbs,
    'isSignInFresh' | 'signInWays' | 'signInAgain' | 'signInAgainWithGoogle'
  >
> => import('#data/account/freshSignIn.ts');

/** `if (await whenFresh()) await act()`, and `<FreshSignInDialog {...dialog} />` somewhere on the screen. */
export function useFreshSignIn(verbs = load): FreshSignIn {
  const { authUser } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = useRef<(fresh: boolean) => void>(() => undefined);

  const whenFresh = useCallback(async (): Promise<boolean> => {
    const { isSignInFresh, signInWays } = await verbs();
    if (await isSignInFresh()) return true;
    answer.current(false);
    setAsked({ ways: signInWays(), pending: false, fault: null });
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, [verbs]);

  function end(fresh: boolean): void {
    setAsked(null);
    answer.current(fresh);
    answer.current = () => undefined;
  }

  async function prove(way: Way, password = ''): Promise<void> {
    setAsked((before) => before && { ...before, pending: true, fault: null });
    try {
      const { signInAgain, signInAgainWithGoogle } = await verbs();
      await (way === 'password' ? signInAgain(password) : signInAgainWithGoogle());
      end(true);
    } catch (error) {
      const { code } = toFault(error);
      setAsked((before) => before && { ...before, pending: false, fault: code });
    }
  }

  return {
    whenFresh,
    dialog: {
      open: asked !== null,
      email: authUser?.email ?? '',
      ways: asked?.ways ?? [],
      pending: asked?.pending ?? false,
      fault: asked?.fault ?? null,
      onPassword: (password) => void prove('password', password),
      onGoogle: () => void prove('google'),
      onClose: () => end(false),
    },
  };
}
