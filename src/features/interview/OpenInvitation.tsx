// Before the interview, in three calm steps: what it is, consent, and a practice question.
import { Box, Stack, Typography } from '@mui/material';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { beginInterview, invitationByCode, type Invitation } from '#data/candidateInvitation.ts';
import { languageFrom } from '#i18n/languages.ts';
import { to } from '#navigation/routes.ts';
import { useSession, type AuthUser } from '#session/session.ts';
import { Page } from '#ui/Page.tsx';
import { useAction } from '#ui/useAction.ts';
import { useLive } from '#ui/useLive.ts';
import { AboutStep } from './AboutStep.tsx';
import { BeforeForm, keepForm, keptForm, type BeforeInput } from './beforeForm.ts';
import { ConsentStep } from './ConsentStep.tsx';
import { InvitationProblem } from './InvitationProblem.tsx';
import { PracticeStep } from './PracticeStep.tsx';

const steps = ['about', 'consent', 'practice'] as const;

export function OpenInvitation({ code, person }: { code: string; person: AuthUser }) {
  const found = useLive(invitationByCode(code, person.uid));
  if (found.kind === 'begun') return <Navigate to={to('interviewRoom', { orgId: found.orgId, interviewId: found.interviewId })} replace />;
  return <Before code={code} person={person} invitation={found.invitation} />;
}

function Before({ code, person, invitation }: { code: string; person: AuthUser; invitation: Invitation }) {
  const { t, i18n } = useTranslation('interview');
  const navigate = useNavigate();
  const { user } = useSession();
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLDivElement>(null);
  const form = useForm<BeforeInput, unknown, BeforeForm>({
    resolver: zodResolver(BeforeForm),
    defaultValues: keptForm(code, { displayName: user?.displayName ?? person.displayName ?? '', email: person.email ?? '' }),
  });
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepForm(code, values) }), [subscribe, code]);

  const { invite, orgId, interviewId } = invitation;
  const [begin, { pending, fault }] = useAction(async (given: BeforeForm) => {
    await beginInterview(invitation, person.uid, { displayName: given.displayName, email: given.email || null, ai: given.ai === 'yes', language: languageFrom(i18n.language) });
    keepForm(code, null);
    await navigate(to('interviewRoom', { orgId, interviewId }), { replace: true });
  }, { quiet: true });

  function go(next: number): void {
    setStep(next);
    window.scrollTo({ top: 0 });
    heading.current?.focus();
  }

  const current = steps[step] ?? 'about';
  return (
    <Page title={invite.interviewTitle} eyebrow={t('before.asks', { company: invite.companyName })} width="narrow">
      <FormProvider {...form}>
        <Box ref={heading} tabIndex={-1} sx={{ outline: 'none', mb: 2 }}>
          <Typography variant="body2" color="text.secondary">{t('before.step', { step: step + 1, count: steps.length })}</Typography>
          <Typography variant="h2">{t(`before.${current}`)}</Typography>
        </Box>
        <Stack spacing={3}>
          {current === 'about' && <AboutStep invite={invite} onNext={() => go(1)} />}
          {current === 'consent' && <ConsentStep company={invite.companyName} onBack={() => go(0)} onNext={() => go(2)} />}
          {current === 'practice' && <PracticeStep invite={invite} isGuest={person.isAnonymous} pending={pending} onBack={() => go(1)} onStart={() => void form.handleSubmit((given) => begin(given), () => go(1))()} />}
          {fault && <InvitationProblem fault={fault} />}
        </Stack>
      </FormProvider>
    </Page>
  );
}
