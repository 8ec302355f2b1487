// The home of the compliance role: the figures of a job, or of the last jobs together. Costs up to 50 jobs and 2 × 1,000 rows a job that is looked at.
import { Alert, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { jobsOf } from '#data/jobs/pipeline.ts';
import { fairnessRowsOf } from '#data/review/tallies.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useMembership } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Page } from '#ui/page/Page.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { FairnessView } from './FairnessView.tsx';
import { PublishPanel } from './PublishPanel.tsx';

const jobsMax = 50;
/** So many jobs are summed together. */
const togetherMax = 20;
const all = 'all';

export function FairnessHome() {
  const { t } = useTranslation('fairness');
  const { organization } = useMembership();
  return (
    <Page
      title={t('home.title')}
      lead={t('home.lead', { company: organization.name })}
      width="wide"
    >
      <Boundary fallback={<RowsSkeleton rows={4} />}>
        <Jobs />
      </Boundary>
    </Page>
  );
}

function Jobs() {
  const { t } = useTranslation('fairness');
  const format = useFormat();
  const { orgId } = useMembership();
  const [params, setParams] = useSearchParams();
  const jobs = useLive(jobsOf(orgId, jobsMax));
  if (jobs.items.length === 0)
    return <EmptyState title={t('home.noneTitle')} text={t('home.noneText')} />;
  const job = jobs.items.find(({ id }) => id === params.get('job'));
  const ids = job ? [job.id] : jobs.items.slice(0, togetherMax).map(({ id }) => id);
  const allLabel = t('home.all', {
    number: format.number(Math.min(togetherMax, jobs.items.length)),
  });
  return (
    <Stack spacing={3}>
      <TextField
        select
        label={t('home.job')}
        value={job?.id ?? all}
        helperText={jobs.more ? t('home.more', { number: format.number(jobsMax) }) : undefined}
        sx={{ maxWidth: 480 }}
        onChange={({ target }) =>
          setParams(target.value === all ? {} : { job: target.value }, { replace: true })
        }
      >
        <MenuItem value={all}>{allLabel}</MenuItem>
        {jobs.items.map(({ id, data }) => (
          <MenuItem key={id} value={id} dir="auto">
            {data.title}
          </MenuItem>
        ))}
      </TextField>
      <Boundary key={ids.join()} fallback={<RowsSkeleton rows={4} height={96} />}>
        <Figures title={job?.data.title ?? allLabel} ids={ids} jobId={job?.id ?? null} />
      </Boundary>
    </Stack>
  );
}

function Figures({
  title,
  ids,
  jobId,
}: {
  title: string;
  ids: readonly string[];
  jobId: string | null;
}) {
  const { t } = useTranslation('fairness');
  const { orgId, uid } = useMembership();
  const data = useLive(fairnessRowsOf(orgId, ids));
  return (
    <Stack spacing={3}>
      {data.own > 0 && <Alert severity="info">{t('home.own', { count: data.own })}</Alert>}
      <FairnessView title={title} data={data} />
      {data.rows.length > 0 &&
        (jobId ? (
          <PublishPanel jobRef={{ orgId, interviewId: jobId }} uid={uid} rows={data.rows} />
        ) : (
          <Typography variant="body2" color="text.secondary">
            {t('publish.oneJob')}
          </Typography>
        ))}
    </Stack>
  );
}
