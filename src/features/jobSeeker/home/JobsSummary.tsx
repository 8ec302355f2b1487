// Tracked jobs per state.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Stored } from '#domain/base/source.ts';
import { jobStates, stateOf, type TrackedJob } from '#domain/seeker/trackedJob.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { Stat } from '#ui/page/Stat.tsx';

export function JobsSummary({
  jobs,
  more,
}: {
  jobs: readonly Stored<TrackedJob>[];
  more: boolean;
}) {
  const { t } = useTranslation(['jobSeeker', 'tracker']);
  const format = useFormat();
  return (
    <Panel
      title={t('dashboard.jobs.title')}
      actions={
        <Button size="small" component={Link} to={to('jobTools', {}, { query: { tab: 'track' } })}>
          {t('dashboard.jobs.open')}
        </Button>
      }
    >
      {jobs.length === 0 ? (
        <Typography color="text.secondary">{t('dashboard.jobs.none')}</Typography>
      ) : (
        <Stack spacing={1}>
          <Box
            data-testid="job-states"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1.5 }}
          >
            {jobStates.map((state) => (
              <Stat
                key={state}
                label={t(`tracker:state.${state}`)}
                value={format.number(
                  jobs.filter(({ data }) => stateOf(data.status) === state).length,
                )}
              />
            ))}
          </Box>
          {more && (
            <Typography variant="caption" color="text.secondary">
              {t('dashboard.jobs.cut', { count: jobs.length })}
            </Typography>
          )}
        </Stack>
      )}
    </Panel>
  );
}
