// Inviting one person: what is typed, what is wrong with it, and what came of it.
import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { z } from 'zod';
import type { JobRef } from '#data/firestore/refs.ts';
import { inviteCandidate } from '#data/invitations/invites.ts';
import { findAlreadyInvited } from '#data/invitations/inviteLists.ts';
import { toLanguage, languages } from '#i18n/languages.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useKept } from '#ui/reading/useKept.ts';
import { isEmail } from '#features/hiring/invitations/bulk/csvDryRun.ts';
import { usualExpiry } from './inviteWords.ts';

const Form = z.object({
  name: z.string(),
  email: z.string(),
  language: z.enum(languages),
  expiryDays: z.number(),
});

export type InviteFormValue = z.infer<typeof Form>;
export type InviteWay = 'link' | 'person';
export type InviteProblem = 'emailMissing' | 'emailInvalid' | 'emailKnown';
export type InviteOutcome =
  | { kind: 'invited'; code: string; mailed: boolean; email: string }
  | { kind: 'limit' | 'storage' | 'closed' };

interface Inviting {
  value: InviteFormValue;
  change: (part: Partial<InviteFormValue>) => void;
  problem: InviteProblem | null;
  outcome: InviteOutcome | null;
  emailField: RefObject<HTMLInputElement | null>;
  pending: boolean;
  send: (evenIfKnown: boolean) => Promise<void>;
}

export function useInvite(way: InviteWay, jobRef: JobRef, uid: string, language: string): Inviting {
  const start: InviteFormValue = {
    name: '',
    email: '',
    language: toLanguage(language),
    expiryDays: usualExpiry,
  };
  const { value, set, forget } = useKept(
    `hirely.invite/${uid}/${jobRef.interviewId}/${way}`,
    Form,
    start,
  );
  const [problem, setProblem] = useState<InviteProblem | null>(null);
  const [outcome, setOutcome] = useState<InviteOutcome | null>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const [invite, { pending }] = useAction(async (form: InviteFormValue, evenIfKnown: boolean) => {
    const email = way === 'person' ? form.email.trim().toLowerCase() : '';
    if (email && !evenIfKnown && (await findAlreadyInvited(jobRef, [email])).size > 0)
      return { kind: 'known' as const };
    return inviteCandidate(jobRef, uid, { ...form, email, name: form.name.trim() });
  });

  function refuse(found: InviteProblem): void {
    setProblem(found);
    emailField.current?.focus();
  }
  async function send(evenIfKnown: boolean): Promise<void> {
    setOutcome(null);
    const email = value.email.trim();
    if (way === 'person' && email === '') return refuse('emailMissing');
    if (way === 'person' && !isEmail(email)) return refuse('emailInvalid');
    setProblem(null);
    const result = await invite(value, evenIfKnown);
    if (!result) return;
    if (result.kind === 'known') return refuse('emailKnown');
    if (result.kind !== 'invited') return setOutcome({ kind: result.kind });
    setOutcome({ kind: 'invited', code: result.code, mailed: result.mailed, email });
    forget();
    if (way === 'person') emailField.current?.focus();
  }
  const change = (part: Partial<InviteFormValue>): void => {
    set({ ...value, ...part });
    setProblem(null);
  };
  return { value, change, problem, outcome, emailField, pending, send };
}
