// The dashboard: one next step, what is ahead, the state of jobs, practice and resume, and what is left of the credits.
import { Box, Stack } from '@mui/material';
import { lazy, Suspense } from 'react';
import { UpcomingPanel, EmployerPanel } from './UpcomingPanel.tsx';
import { CreditsLine } from './CreditsLine.tsx';
import { JobsSummary } from './JobsSummary.tsx';
import { NextStepPanel } from './NextStepPanel.tsx';
import { PracticeSummary } from './PracticeSummary.tsx';
import { ResumeSummary } from './ResumeSummary.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useHome } from './useHome.ts';

// Brings the engine along, and only the first visit begins with it.
const PasteJob = lazy(async () => ({
  default: (await import('./PasteJob.tsx')).PasteJob,
}));

export function Home({ uid }: { uid: string }) {
  const home = useHome(uid);
  const { step, now, employers } = home;
  if (home.isEmpty) {
    return (
      <Stack spacing={3}>
        {step.kind === 'running' && <NextStepPanel uid={uid} step={step} now={now} />}
        <Suspense fallback={<RowsSkeleton rows={1} height={360} />}>
          <PasteJob uid={uid} />
        </Suspense>
        <EmployerPanel employers={employers} now={now} />
        <CreditsLine uid={uid} />
      </Stack>
    );
  }
  return (
    <Stack spacing={3}>
      <NextStepPanel uid={uid} step={step} now={now} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        <Stack spacing={3}>
          <UpcomingPanel upcoming={home.upcoming} now={now} />
          <EmployerPanel employers={employers} now={now} />
        </Stack>
        <Stack spacing={3}>
          <JobsSummary jobs={home.jobs} more={home.moreJobs} />
          <ResumeSummary master={home.master} target={home.target} />
        </Stack>
      </Box>
      <PracticeSummary
        trends={home.trends}
        due={home.reviews.due.length}
        attempts={home.attempts}
        days={home.days}
      />
      <CreditsLine uid={uid} />
    </Stack>
  );
}
