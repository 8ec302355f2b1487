// The shape of a row of "What needs me now": a count, what it means, and lines that lead there.
import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { jobSource } from '#data/jobs/interviews.ts';
import { jobPages } from '#data/jobs/pipeline.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { usePaged } from '#ui/reading/usePaged.ts';

const tones = { bad: 'soft.error', warning: 'soft.warning', info: 'soft.primary' } as const;

export function NeedRow({
  count,
  label,
  tone,
  children,
  testId,
}: {
  count: string;
  label: string;
  tone: keyof typeof tones;
  children: ReactNode;
  testId: string;
}) {
  return (
    <Box
      data-testid={testId}
      sx={{
        px: { xs: 2, sm: 3 },
        py: 2,
        display: 'grid',
        gridTemplateColumns: '44px minmax(0, 1fr)',
        columnGap: 2,
      }}
    >
      <Typography
        component="p"
        sx={{
          m: 0,
          height: 44,
          display: 'grid',
          placeItems: 'center',
          borderRadius: 2.5,
          fontWeight: 650,
          bgcolor: `${tones[tone]}.bg`,
          color: `${tones[tone]}.text`,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {count}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Stack component="ul" spacing={0.5} sx={{ m: 0, mt: 0.75, p: 0, listStyle: 'none' }}>
          {children}
        </Stack>
      </Box>
    </Box>
  );
}

export function NeedLine({
  target,
  name,
  about,
}: {
  target: string;
  name: string;
  about: ReactNode;
}) {
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      <MuiLink component={Link} to={target} sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </MuiLink>
      <Typography
        component="span"
        variant="body2"
        color="text.secondary"
        sx={{ overflowWrap: 'anywhere', alignSelf: 'center' }}
      >
        {about}
      </Typography>
    </Box>
  );
}

interface JobTitleProps {
  orgId: string;
  interviewId: string;
}

/** From the list below where it names the job; only one that is further down is read by itself. */
function JobTitle({ orgId, interviewId }: JobTitleProps) {
  const { items, loading } = usePaged(jobPages(orgId, null));
  const listed = items.find(({ id }) => id === interviewId);
  if (listed) return listed.data.title;
  return items.length > 0 || !loading ? (
    <UnlistedTitle orgId={orgId} interviewId={interviewId} />
  ) : (
    ''
  );
}

function UnlistedTitle({ orgId, interviewId }: JobTitleProps) {
  return useLive(jobSource({ orgId, interviewId }))?.data.title ?? '';
}

export function JobTitleOf({ orgId, interviewId }: JobTitleProps) {
  return (
    <Boundary fallback={<></>} failed={() => <></>}>
      <JobTitle orgId={orgId} interviewId={interviewId} />
    </Boundary>
  );
}
