// Before the interview, in calm steps: what it is, consent, camera and microphone where they are used, and a practice question.
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode, RefObject } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '#data/invitations/candidateInvitation.ts';
import { readInviteLength } from '#domain/invitations/interviewLength.ts';
import type { TakeKind } from '#domain/recordings/recording.ts';
import type { AuthUser } from '#session/session.ts';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useTimeWords } from '#ui/product/useTimeWords.ts';
import { AboutStep } from './AboutStep.tsx';
import { AccommodationCard } from '#features/interview/accommodation/AccommodationCard.tsx';
import { CompanyName } from '#features/interview/words/CompanyName.tsx';
import { ConsentStep } from './ConsentStep.tsx';
import { DeviceCheckStep } from './DeviceCheckStep.tsx';
import { InvitationProblem } from './InvitationProblem.tsx';
import { PracticeStep } from './PracticeStep.tsx';
import { SavedPreferences } from '#features/interview/accommodation/SavedPreferences.tsx';
import { useBefore, type Before, type BeforeInput, type Step } from './useBefore.ts';
import { useDevice } from '#features/interview/devices/useDevice.ts';

export function BeforeSteps(input: BeforeInput) {
  const { person, invitation } = input;
  const { t } = useTranslation('interview');
  const { invite, orgId, interviewId, token } = invitation;
  const device = useDevice();
  const before = useBefore(input);
  const { step, fault, formatsEverywhere } = before;
  const savedPreferences = !person.isAnonymous && before.isUnasked && (
    <SavedPreferences
      uid={person.uid}
      interviewId={interviewId}
      company={invite.companyName}
      formatsEverywhere={formatsEverywhere}
      onUse={before.carryOver}
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
      <FormProvider {...before.form}>
        <StepHeading
          heading={before.heading}
          position={before.position}
          count={before.steps.length}
          step={step}
          records={before.expectation.records}
        />
        <Stack spacing={3}>
          {step !== 'about' && step !== 'consent' && savedPreferences}
          <StepContent before={before} device={device} person={person} invite={invite}>
            {savedPreferences}
          </StepContent>
          {fault && <InvitationProblem fault={fault} />}
          {step !== 'consent' && (
            <Panel title={t('accommodation.title')}>
              <AccommodationCard
                inviteRef={{ orgId, interviewId, token }}
                uid={person.uid}
                company={invite.companyName}
                durationMinutes={invite.durationMinutes}
                formatsEverywhere={formatsEverywhere}
                policy={invite.policies?.accommodation ?? null}
                hasBegun={false}
                prefill={before.prefill}
              />
            </Panel>
          )}
        </Stack>
      </FormProvider>
    </Page>
  );
}

interface StepContentProps {
  before: Before;
  device: ReturnType<typeof useDevice>;
  person: AuthUser;
  invite: Invitation['invite'];
  /** What comes after the facts of the first step. */
  children: ReactNode;
}

/** The step that is open. */
function StepContent({ before, device, person, invite, children }: StepContentProps) {
  const timeWords = useTimeWords();
  const { expectation, minutes, way, back, next } = before;
  const { formats } = expectation;
  switch (before.step) {
    case 'about':
      return (
        <AboutStep invite={invite} expectation={expectation} minutes={minutes} onNext={next}>
          {children}
        </AboutStep>
      );
    case 'consent':
      return (
        <ConsentStep
          company={invite.companyName}
          expectation={expectation}
          blind={invite.blind === true}
          added={invite.policies?.consent ?? null}
          onBack={back}
          onNext={next}
        />
      );
    case 'check':
      return (
        <DeviceCheckStep
          device={device}
          company={invite.companyName}
          minutes={invite.expectedMinutes ?? minutes}
          expectation={expectation}
          way={way}
          onWay={before.chooseWay}
          onBack={back}
          onNext={next}
        />
      );
    case 'practice':
      return (
        <PracticeStep
          device={device}
          time={timeWords({ ...readInviteLength(invite), limit: minutes })}
          ways={formats}
          way={way ?? formats[0] ?? 'text'}
          isGuest={person.isAnonymous}
          pending={before.pending}
          onBack={back}
          onStart={() =>
            void before.form.handleSubmit(
              (given) => before.begin(given),
              () => before.go('consent'),
            )()
          }
        />
      );
  }
}

interface StepHeadingProps {
  heading: RefObject<HTMLDivElement | null>;
  /** From 0. */
  position: number;
  count: number;
  step: Step;
  records: TakeKind | null;
}

/** Which step this is, of how many. */
function StepHeading({ heading, position, count, step, records }: StepHeadingProps) {
  const { t } = useTranslation(['interview', 'domain']);
  return (
    <Box ref={heading} tabIndex={-1} sx={{ outline: 'none', mb: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {t('before.step', { step: position + 1, count })}
      </Typography>
      <Typography variant="h2">
        {t(step === 'check' && records === 'audio' ? 'before.checkSound' : `before.${step}`)}
      </Typography>
    </Box>
  );
}
