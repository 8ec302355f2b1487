// Whether somebody who followed an invitation still has the choice "as a guest or with an account".
import { useEffect, useState } from 'react';
import { continueAsGuest } from '#data/account/auth.ts';
import { tabStorage } from '#domain/base/deviceStorage.ts';
import { toFault, type Fault } from '#domain/base/fault.ts';
import type { Session } from '#session/session.ts';

export interface Gate {
  isOpen: boolean;
  /** True after "Continue as guest", until the guest is there. */
  isPassing: boolean;
  /** Why this device became no guest, where it was tried quietly. */
  refused: Fault | null;
  pass: () => void;
  /** Back to the choice: becoming a guest failed. */
  stay: () => void;
}

function keyOf(code: string): string {
  return `hirely.gate.${code}`;
}

function isKept(code: string): boolean {
  return tabStorage.read(keyOf(code)) !== null;
}

function keep(code: string, isOpen: boolean): void {
  // Refused: a reload goes on as the guest.
  tabStorage.write(keyOf(code), isOpen ? '1' : null);
}

/**
 * Only a guest may read an invitation, so whoever is a stranger becomes one quietly, and what it is about is shown above the choice.
 * Nothing is stored about them before they begin.
 */
export function useGate(code: string, session: Session | null): Gate {
  const [choice, setChoice] = useState<'open' | 'passed' | null>(null);
  const [refused, setRefused] = useState<Fault | null>(null);
  const person = session?.authUser ?? null;
  const found =
    session === null || choice !== null
      ? choice
      : person === null || (person.isAnonymous && isKept(code))
        ? 'open'
        : 'passed';
  if (found !== choice) setChoice(found);
  const isStranger =
    session !== null &&
    session.status === 'signedOut' &&
    session.presumed !== true &&
    person === null;
  useEffect(() => {
    if (found !== 'open' || !isStranger || code === '') return;
    keep(code, true);
    continueAsGuest().catch((error: unknown) => {
      console.warn('What the invitation is about cannot be shown yet.', error);
      setRefused(toFault(error));
    });
  }, [found, isStranger, code]);
  return {
    isOpen: found === 'open' && (person === null || person.isAnonymous),
    refused,
    isPassing: found === 'passed' && person === null,
    pass: () => {
      keep(code, false);
      setChoice('passed');
    },
    stay: () => setChoice('open'),
  };
}
