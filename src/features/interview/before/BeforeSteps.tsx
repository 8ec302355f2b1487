// Before the interview, in calm steps: what it is, consent, camera and microphone where they are used, and a practice question.
import { Box, Stack, Typography } from '@mui/material';
import { useCallback, useRef, useState, type RefObject } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { accommodationOf } from '#data/candidate/accommodations.ts';
import { beginInterview, type Invitation } from '#data/invitations/candidateInvitation.ts';
import { asksSomething, grantOf, type Asking } from '#domain/candidate/accommodation.ts';
import { expectationOf } from '#domain/invitations/expectation.ts';
import { lengthOfInvite } from '#domain/invitations/interviewLength.ts';
import { formatsOfInvite } from '#domain/invitations/invite.ts';
import type { AnswerFormat, TakeKind } from '#domain/recordings/recording.ts';
import type { PreferencesHere } from '#domain/invitations/accommodationPreferences.ts';
import { languageFrom } from '#i18n/languages.ts';
import { to } from '#navigation/routes.ts';
import { useSession, type AuthUser } from '#session/session.ts';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useTimeWords } from '#ui/product/useTimeWords.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { AboutStep } from './AboutStep.tsx';
import { AccommodationCard } from '#features/interview/accommodation/AccommodationCard.tsx';
import type { BeforeForm } from './beforeForm.ts';
import { keepForm } from './beforeForm.ts';
import { CompanyName } from '#features/interview/words/CompanyName.tsx';
import { ConsentStep } from './ConsentStep.tsx';
import { DeviceCheckStep } from './DeviceCheckStep.tsx';
import { stepsOf } from '#features/interview/words/expectedWords.ts';
import { InvitationProblem } from './InvitationProblem.tsx';
import { PracticeStep } from './PracticeStep.tsx';
import { preferFormat, preferredFormat } from '#features/interview/session/preferredFormat.ts';
import { SavedPreferences } from '#features/interview/accommodation/SavedPreferences.tsx';
import { useCandidateEngine } from './useCandidateEngine.ts';
import { useDevice } from '#features/interview/devices/useDevice.ts';
import { useRenewedConsent } from './useRenewedConsent.ts';
import { useKeptForm } from './useKeptForm.ts';

type Step = 'about' | 'consent' | 'check' | 'practice';

export function BeforeSteps({
  code,
  person,
  invitation,
}: {
  code: string;
  person: AuthUser;
  invitation: Invitation;
}) {
  const { t, i18n } = useTranslation(['interview', 'domain']);
  const timeWords = useTimeWords();
  const navigate = useNavigate();
  const { user } = useSession();
  const { invite, orgId, interviewId, token } = invitation;
  const asked = useLive(accommodationOf({ orgId, interviewId, token }))?.data;
  const granted = grantOf(asked);
  const [prefill, setPrefill] = useState<Asking | null>(null);
  const device = useDevice();
  const [step, setStep] = useState<Step>('about');
  const [way, setWay] = useState<AnswerFormat | null>(() =>
    preferredFormat(interviewId) === 'text' ? 'text' : null,
  );
  const heading = useRef<HTMLDivElement>(null);
  const form = useKeptForm({ code, user, person });

  const expectation = expectationOf(
    invite.type,
    formatsOfInvite(invite),
    granted.formats,
    useCandidateEngine(orgId),
  );
  const { formats, formatsEverywhere, records } = expectation;
  const isSpoken = records !== null;
  const steps: readonly Step[] = stepsOf(expectation);
  const minutes = invite.durationMinutes + granted.extraMinutes;
  const chooseWay = useCallback(
    (next: AnswerFormat | null) => {
      setWay(next);
      if (next) preferFormat(interviewId, next);
    },
    [interviewId, setWay],
  );
  function takeAlong({ asking, format }: PreferencesHere): void {
    if (format) chooseWay(format);
    if (asksSomething(asking)) setPrefill(asking);
  }
  // Another format was granted meanwhile: what was agreed to is not what will happen, so it is asked again.
  useRenewedConsent({ expectation, form });
  const [begin, { pending, fault }] = useAction(
    async (given: BeforeForm) => {
      const speech = isSpoken ? given.speech || invite.language : null;
      await beginInterview(invitation, person.uid, {
        consent: { ...expectation.consent, keep: given.agreed, engine: expectation.engine },
        displayName: given.displayName,
        email: given.email || null,
        ai: given.ai === 'yes',
        language: languageFrom(i18n.language),
        ...(speech ? { speechLanguage: speech } : {}),
      });
      keepForm(code, null);
      await navigate(to('interviewRoom', { orgId, interviewId }), { replace: true });
    },
    { quiet: true },
  );

  function go(next: Step): void {
    setStep(next);
    window.scrollTo({ top: 0 });
    heading.current?.focus();
  }
  const place = steps.indexOf(step);
  const back = (): void => go(steps[place - 1] ?? 'about');
  const next = (): void => go(steps[place + 1] ?? step);
  const helps = !person.isAnonymous && (!asked || asked.status === 'withdrawn') && (
    <SavedPreferences
      uid={person.uid}
      interviewId={interviewId}
      company={invite.companyName}
      formatsEverywhere={isSpoken ? formatsEverywhere : null}
      onUse={takeAlong}
    />
  );
  return (
    <Page
      title={invite.interviewTitle}
      eyebrow={
        <CompanyName orgId={orgId} plain={t('before.asks', { company: invite.companyName })} />
      }
      width="narrow"
    >
      <FormProvider {...form}>
        <StepHeading heading={heading} place={place} steps={steps} step={step} records={records} />
        <Stack spacing={3}>
          {step !== 'about' && step !== 'consent' && helps}
          {step === 'about' && (
            <AboutStep invite={invite} expectation={expectation} minutes={minutes} onNext={next}>
              {helps}
            </AboutStep>
          )}
          {step === 'consent' && (
            <ConsentStep
              company={invite.companyName}
              expectation={expectation}
              blind={invite.blind === true}
              added={invite.policies?.consent ?? null}
              onBack={back}
              onNext={next}
            />
          )}
          {step === 'check' && (
            <DeviceCheckStep
              device={device}
              company={invite.companyName}
              minutes={invite.expectedMinutes ?? minutes}
              expectation={expectation}
              way={way}
              onWay={chooseWay}
              onBack={back}
              onNext={next}
            />
          )}
          {step === 'practice' && (
            <PracticeStep
              device={device}
              time={timeWords({ ...lengthOfInvite(invite), limit: minutes })}
              ways={formats}
              way={way ?? formats[0] ?? 'text'}
              isGuest={person.isAnonymous}
              pending={pending}
              onBack={back}
              onStart={() =>
                void form.handleSubmit(
                  (given) => begin(given),
                  () => go('consent'),
                )()
              }
            />
          )}
          {fault && <InvitationProblem fault={fault} />}
          {step !== 'consent' && (
            <Panel title={t('accommodation.title')}>
              <AccommodationCard
                inviteRef={{ orgId, interviewId, token }}
                uid={person.uid}
                company={invite.companyName}
                durationMinutes={invite.durationMinutes}
                formatsEverywhere={isSpoken ? formatsEverywhere : null}
                policy={invite.policies?.accommodation ?? null}
                hasBegun={false}
                prefill={prefill && { asking: prefill, onClosed: () => setPrefill(null) }}
              />
            </Panel>
          )}
        </Stack>
      </FormProvider>
    </Page>
  );
}

interface StepHeadingProps {
  heading: RefObject<HTMLDivElement | null>;
  place: number;
  steps: readonly Step[];
  step: Step;
  records: TakeKind | null;
}

/** Which step this is, of how many. */
function StepHeading({ heading, place, steps, step, records }: StepHeadingProps) {
  const { t } = useTranslation(['interview', 'domain']);
  return (
    <Box ref={heading} tabIndex={-1} sx={{ outline: 'none', mb: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {t('before.step', { step: place + 1, count: steps.length })}
      </Typography>
      <Typography variant="h2">
        {t(step === 'check' && records === 'audio' ? 'before.checkSound' : `before.${step}`)}
      </Typography>
    </Box>
  );
}
