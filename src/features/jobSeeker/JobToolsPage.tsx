// The job tools: follow jobs, keep one resume, see how it fits and prepare what is sent. The selected job is the same in all of them.
import { Box, Tab, Tabs } from '@mui/material';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { jobToolsTabs } from '#navigation/pageTabs.ts';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Page } from '#ui/page/Page.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useTabParam } from '#ui/reading/useTabParam.ts';
import { JobInHand } from './track/JobInHand.tsx';

const TrackTab = lazy(async () => ({ default: (await import('./track/TrackTab.tsx')).TrackTab }));
const ResumeTab = lazy(async () => ({
  default: (await import('./resume/ResumeTab.tsx')).ResumeTab,
}));
const FitTab = lazy(async () => ({ default: (await import('./fit/FitTab.tsx')).FitTab }));
const PrepareTab = lazy(async () => ({
  default: (await import('./apply/PrepareTab.tsx')).PrepareTab,
}));

export default function JobToolsPage() {
  const { t } = useTranslation(['tracker', 'routes']);
  const { authUser } = useSession();
  const uid = authUser?.uid ?? '';
  const [tab, openTab] = useTabParam(jobToolsTabs);
  return (
    <Page title={t('routes:title.jobTools')} lead={t('lead')}>
      <Tabs
        value={tab}
        onChange={(_, next: (typeof jobToolsTabs)[number]) => openTab(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('tabs')}
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {jobToolsTabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(`tab.${name}`)}
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        <Boundary key={tab} fallback={<RowsSkeleton />}>
          {tab === 'track' && <TrackTab uid={uid} />}
          {tab === 'resume' && <ResumeTab uid={uid} />}
          {tab === 'fit' && (
            <JobInHand uid={uid} tool="fit">
              {(jobId) => <FitTab key={jobId} uid={uid} jobId={jobId} />}
            </JobInHand>
          )}
          {tab === 'prepare' && (
            <JobInHand uid={uid} tool="prepare">
              {(jobId) => <PrepareTab key={jobId} uid={uid} jobId={jobId} />}
            </JobInHand>
          )}
        </Boundary>
      </Box>
    </Page>
  );
}
