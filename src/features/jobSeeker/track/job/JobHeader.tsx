// The top of a job's page: its title and employer, its state, and the tools that can be opened for it.
import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { jobStates, stateOf } from '#domain/seeker/trackedJob.ts';
import type { Job } from '#features/jobSeeker/track/placing.ts';
import type { MoveJob } from '#features/jobSeeker/track/useJobMoves.ts';
import { to } from '#navigation/routes.ts';
import { SaveState, type Saved } from '#ui/page/SaveState.tsx';

export function JobHeader({ job: { data }, titleId }: { job: Job; titleId: string }) {
  const { t } = useTranslation('tracker');
  return (
    <Box sx={{ pr: 6 }}>
      <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {data.title || t('untitled')}
      </Typography>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[data.company, data.place].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

interface JobActionsProps {
  job: Job;
  move: MoveJob;
  saved: Saved | null;
}

/** Moves the job to another state and opens the tools for it. */
export function JobActions({ job, move, saved }: JobActionsProps) {
  const { t } = useTranslation('tracker');
  const tool = (tab: 'fit' | 'prepare'): string =>
    to('jobTools', {}, { query: { tab, job: job.id } });
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ alignItems: 'flex-end', flexWrap: 'wrap' }}
    >
      <TextField
        select
        size="small"
        label={t('field.state')}
        value={stateOf(job.data.status)}
        onChange={({ target }) => move(job, stateOf(target.value))}
        sx={{ minWidth: 170 }}
      >
        {jobStates.map((state) => (
          <MenuItem key={state} value={state}>
            {t(`state.${state}`)}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="outlined" component={Link} to={tool('fit')}>
        {t('tab.fit')}
      </Button>
      <Button variant="outlined" component={Link} to={tool('prepare')}>
        {t('tab.prepare')}
      </Button>
      <Box sx={{ ml: 'auto', alignSelf: 'center' }}>
        <SaveState state={saved} />
      </Box>
    </Stack>
  );
}
