// Opens with work: what needs me now, then the jobs, then what is left of the plan.
import AddIcon from '@mui/icons-material/Add';
import { Box, Stack } from '@mui/material';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { isCompliance, isEditor } from '#domain/company/member.ts';
import { useMembership } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Page } from '#ui/page/Page.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { WhenSeen } from '#ui/page/WhenSeen.tsx';
import { CreateJobButton } from '#features/hiring/parts/CreateJobButton.tsx';
import { JobsPanel } from './JobsPanel.tsx';
import { InboxPanel } from './InboxPanel.tsx';
import { UsagePanel } from './UsagePanel.tsx';

const FairnessHome = lazy(async () => ({
  default: (await import('#features/hiring/fairness/FairnessHome.tsx')).FairnessHome,
}));

// Below the first view, or there for few: fetched beside what is read, and shown after it.
const CalibrationToScore = lazy(async () => ({
  default: (await import('./CalibrationToScore.tsx')).CalibrationToScore,
}));
const DraftsPanel = lazy(async () => ({
  default: (await import('./DraftsPanel.tsx')).DraftsPanel,
}));
const QueuePanel = lazy(async () => ({
  default: (await import('#features/hiring/evaluation/QueuePanel.tsx')).QueuePanel,
}));

export default function HiringDashboardPage() {
  const { member } = useMembership();
  return isCompliance(member) ? (
    <Boundary fallback={<RowsSkeleton rows={4} />}>
      <FairnessHome />
    </Boundary>
  ) : (
    <Dashboard />
  );
}

function Dashboard() {
  const { t } = useTranslation('hiring');
  const { uid, orgId, organization, member } = useMembership();
  const mayInvite = isEditor(member);
  // Where the header has no room for it: always exactly one is in view.
  const onPhone = (
    <CreateJobButton
      variant="contained"
      startIcon={<AddIcon />}
      sx={{ display: { xs: 'inline-flex', sm: 'none' } }}
    />
  );
  return (
    <Page
      title={t('dashboard.title')}
      lead={organization.name}
      width="wide"
      actions={mayInvite && onPhone}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
          alignItems: 'start',
        }}
      >
        <Stack spacing={3}>
          <Boundary fallback={<RowsSkeleton rows={3} />}>
            <InboxPanel uid={uid} orgId={orgId} mayInvite={mayInvite} />
          </Boundary>
          <Boundary fallback={<></>} failed={() => <></>}>
            <CalibrationToScore uid={uid} orgId={orgId} />
          </Boundary>
          <Boundary fallback={<RowsSkeleton rows={4} height={96} />}>
            <JobsPanel orgId={orgId} mayInvite={mayInvite} />
          </Boundary>
          {mayInvite && (
            <WhenSeen>
              <Boundary fallback={<RowsSkeleton rows={2} />}>
                <DraftsPanel orgId={orgId} />
              </Boundary>
            </WhenSeen>
          )}
        </Stack>
        <Stack spacing={3}>
          <UsagePanel organization={organization} />
          <Boundary fallback={<></>}>
            <QueuePanel orgId={orgId} canPause={mayInvite} />
          </Boundary>
        </Stack>
      </Box>
    </Page>
  );
}
