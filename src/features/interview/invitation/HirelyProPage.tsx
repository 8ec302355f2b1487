// Where candidates arrive: open an invitation, go on with an interview, or learn what to do without one.
import { Button, Link as TextLink, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { holdsUnsaved } from '#data/candidate/outboxEntry.ts';
import { buildLoginAddress } from '#navigation/landingOf.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { CodeEntry } from '#features/interview/before/CodeEntry.tsx';
import { FaqLink } from '#features/interview/words/FaqLink.tsx';
import { openDeviceStore } from '#features/interview/session/deviceStore.ts';
import { useKnownSession } from './useKnownSession.ts';
import { YourInterviews } from './YourInterviews.tsx';

export default function HirelyProPage() {
  const { t } = useTranslation('interview');
  const session = useKnownSession('rest');
  const isNobody = session !== null && session.authUser === null;
  useEffect(() => {
    // Whoever was here has logged out: only words that exist nowhere else stay on the device.
    if (!isNobody) return;
    void openDeviceStore().sweep(({ value }) => holdsUnsaved(value));
    void import('#data/recordings/recordings.ts').then(({ sweepRecordings }) => sweepRecordings());
    void import('#data/resume/openResumeUploads.ts').then(({ sweepResumeUploads }) =>
      sweepResumeUploads(),
    );
  }, [isNobody]);
  return (
    <Page title={t('home.title')} lead={t('home.lead')} width="narrow">
      <Stack spacing={3}>
        <Panel title={t('home.openTitle')}>
          <CodeEntry />
        </Panel>
        {session === null && <RowsSkeleton rows={2} />}
        {session?.authUser && (
          <Boundary fallback={<RowsSkeleton rows={2} />}>
            <YourInterviews uid={session.authUser.uid} />
          </Boundary>
        )}
        {isNobody && (
          <Panel title={t('home.beganTitle')}>
            <Typography color="text.secondary" sx={{ mb: 2 }}>
              {t('home.beganText')}
            </Typography>
            <Button component={Link} to={buildLoginAddress(to('hirelyPro'))} variant="outlined">
              {t('home.signIn')}
            </Button>
          </Panel>
        )}
        <Panel title={t('home.noneTitle')}>
          <Typography color="text.secondary">{t('home.noneText')}</Typography>
          <Typography color="text.secondary" sx={{ mt: 1.5 }}>
            {t('home.practiseText')}{' '}
            <TextLink component={Link} to={to('signUpJobSeeker')}>
              {t('home.practiseLink')}
            </TextLink>
          </Typography>
        </Panel>
        <Typography>
          <FaqLink about="general" />
        </Typography>
      </Stack>
    </Page>
  );
}
