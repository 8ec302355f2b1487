// The state of the steps before an interview: the step, the form, what was granted, the chosen format, and the beginning.
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { accommodationOf } from '#data/candidate/accommodations.ts';
import { beginInterview, type Invitation } from '#data/invitations/candidateInvitation.ts';
import { asksSomething, grantOf, type Asking } from '#domain/candidate/accommodation.ts';
import type { PreferencesHere } from '#domain/invitations/accommodationPreferences.ts';
import { expectationOf, type Expectation } from '#domain/invitations/expectation.ts';
import { readInviteFormats } from '#domain/invitations/invite.ts';
import type { AnswerFormat } from '#domain/recordings/recording.ts';
import { preferFormat, readPreferredFormat } from '#features/interview/session/preferredFormat.ts';
import { stepsOf } from '#features/interview/words/expectedWords.ts';
import { toLanguage } from '#i18n/languages.ts';
import { to } from '#navigation/routes.ts';
import { useSession, type AuthUser } from '#session/session.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { keepForm, type BeforeForm } from './beforeForm.ts';
import { useCandidateEngine } from './useCandidateEngine.ts';
import { useKeptForm } from './useKeptForm.ts';
import { useRenewedConsent } from './useRenewedConsent.ts';

export type Step = 'about' | 'consent' | 'check' | 'practice';

export interface BeforeInput {
  code: string;
  person: AuthUser;
  invitation: Invitation;
}

/** The format that the candidate prefers, kept for the room. */
function usePreferredFormat(interviewId: string) {
  const [way, setWay] = useState<AnswerFormat | null>(() =>
    readPreferredFormat(interviewId) === 'text' ? 'text' : null,
  );
  const chooseWay = useCallback(
    (next: AnswerFormat | null) => {
      setWay(next);
      if (next) preferFormat(interviewId, next);
    },
    [interviewId, setWay],
  );
  return { way, chooseWay };
}

/** Begins the interview with what was agreed to, and leads to its room. */
function useBeginning({ code, person, invitation }: BeforeInput, expectation: Expectation) {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const { invite, orgId, interviewId } = invitation;
  return useAction(
    async (given: BeforeForm) => {
      const speech = expectation.records !== null ? given.speech || invite.language : null;
      await beginInterview(invitation, person.uid, {
        consent: { ...expectation.consent, keep: given.agreed, engine: expectation.engine },
        displayName: given.displayName,
        email: given.email || null,
        ai: given.ai === 'yes',
        language: toLanguage(i18n.language),
        ...(speech ? { speechLanguage: speech } : {}),
      });
      keepForm(code, null);
      await navigate(to('interviewRoom', { orgId, interviewId }), { replace: true });
    },
    { quiet: true },
  );
}

/** Which step is open, and the ways from it; each move begins at the heading. */
function useSteps(steps: readonly Step[]) {
  const [step, setStep] = useState<Step>('about');
  const heading = useRef<HTMLDivElement>(null);
  const position = steps.indexOf(step);
  function go(next: Step): void {
    setStep(next);
    window.scrollTo({ top: 0 });
    heading.current?.focus();
  }
  return {
    step,
    heading,
    position,
    go,
    back: (): void => go(steps[position - 1] ?? 'about'),
    next: (): void => go(steps[position + 1] ?? step),
  };
}

export function useBefore(input: BeforeInput) {
  const { code, person, invitation } = input;
  const { invite, orgId, interviewId, token } = invitation;
  const { user } = useSession();
  const asked = useLive(accommodationOf({ orgId, interviewId, token }))?.data;
  const granted = grantOf(asked);
  const [prefill, setPrefill] = useState<Asking | null>(null);
  const { way, chooseWay } = usePreferredFormat(interviewId);
  const form = useKeptForm({ code, user, person });
  const expectation = expectationOf(
    invite.type,
    readInviteFormats(invite),
    granted.formats,
    useCandidateEngine(orgId),
  );
  function carryOver({ asking, format }: PreferencesHere): void {
    if (format) chooseWay(format);
    if (asksSomething(asking)) setPrefill(asking);
  }
  // Another format was granted meanwhile: what was agreed to is not what will happen, so it is asked again.
  useRenewedConsent({ expectation, form });
  const [begin, { pending, fault }] = useBeginning(input, expectation);
  const steps: readonly Step[] = stepsOf(expectation);
  return {
    form,
    expectation,
    steps,
    ...useSteps(steps),
    minutes: invite.durationMinutes + granted.extraMinutes,
    /** The formats that take every question; null when nothing is recorded. */
    formatsEverywhere: expectation.records === null ? null : expectation.formatsEverywhere,
    /** Nothing is asked for, so that the saved preferences are worth offering. */
    isUnasked: !asked || asked.status === 'withdrawn',
    way,
    chooseWay,
    prefill: prefill && { asking: prefill, onClosed: () => setPrefill(null) },
    carryOver,
    begin,
    pending,
    fault,
  };
}
export type Before = ReturnType<typeof useBefore>;
