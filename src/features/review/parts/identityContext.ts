// Whether it is known on this page who the candidate is: asked for wherever a name or a file would show.
import { createContext, useContext } from 'react';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { identityOf } from '#data/candidate/identity.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import { nameOf, canSeeWho, type Identity } from '#domain/candidate/identity.ts';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useShownName } from '#ui/product/useShownName.ts';

export interface Who {
  blind: boolean;
  open: boolean;
  /** The name where it is open, else the code. */
  name: string;
  identity: Identity | null;
}

/** An ordinary interview, where nothing is closed. */
export const IdentityContext = createContext<Who>({
  blind: false,
  open: true,
  name: '',
  identity: null,
});

export function useIdentity(): Who {
  return useContext(IdentityContext);
}

/** Who the candidate is, as far as this person may know it. */
export function useWhoOf(candidateRef: CandidateRef, session: StaffSession, uid: string): Who {
  const blind = session.blind === true;
  const shown = useShownName();
  const known = valueOf(useLive(wrapResult(identityOf(candidateRef)))) ?? null;
  const identity =
    known ?? (blind ? null : { fullName: session.displayName, email: session.email });
  return { blind, open: canSeeWho(session, uid), name: shown(nameOf(session, identity)), identity };
}
