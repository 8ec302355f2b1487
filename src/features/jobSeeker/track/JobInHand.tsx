// The job that the tools work on: chosen once, kept in the address, and the same in every tab.
import {
  Autocomplete,
  Button,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Stack,
  TextField,
} from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { seekerDocumentSource, seekerDocumentsSource } from '#data/seeker/seekerDocuments.ts';
import type { Stored } from '#domain/base/source.ts';
import { formatJobName, stateOf, type TrackedJob } from '#domain/seeker/trackedJob.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';

interface Props {
  uid: string;
  tool: 'fit' | 'prepare';
  children: (jobId: string) => ReactNode;
}

const listed = 100;
const nothing = {
  key: 'seeker:noJob',
  subscribe: (next: (value: null) => void) => {
    next(null);
    return () => undefined;
  },
};
/** What counts as the id of a job in the address; anything else is none. */
const parseId = (text: string | null): string => (text && /^[\w-]{1,64}$/.test(text) ? text : '');

export function JobInHand(props: Props) {
  return (
    <Boundary fallback={<RowsSkeleton rows={3} />}>
      <InHand {...props} />
    </Boundary>
  );
}

function InHand({ uid, tool, children }: Props) {
  const { t } = useTranslation('tracker');
  const [params, setParams] = useSearchParams();
  const jobId = parseId(params.get('job'));
  const jobs = useLive(seekerDocumentsSource(uid, 'jobTrackers', listed)).items;
  const chosen = useLive<Stored<TrackedJob> | null>(
    jobId === '' ? nothing : seekerDocumentSource(uid, 'jobTrackers', jobId),
  );
  const take = (id: string): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('job', id);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  if (jobs.length === 0 && !chosen)
    return (
      <EmptyState
        title={t('hand.none')}
        text={t('hand.noneText')}
        action={{
          label: t('add.open'),
          to: to('jobTools', {}, { query: { tab: 'track', add: '1' } }),
        }}
      />
    );
  return (
    <Stack spacing={3}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        sx={{ alignItems: { sm: 'center' } }}
      >
        <Picker jobs={jobs} chosen={chosen} take={take} />
        {chosen && (
          <Button
            component={Link}
            to={to('jobTools', {}, { query: { tab: 'track', job: chosen.id, open: chosen.id } })}
            sx={{ flexShrink: 0, alignSelf: { xs: 'flex-start', sm: 'center' } }}
          >
            {t('hand.openJob')}
          </Button>
        )}
      </Stack>
      {chosen ? (
        children(chosen.id)
      ) : (
        <Panel
          title={t(jobId === '' ? `hand.choose.${tool}` : 'hand.gone')}
          lead={t('hand.chooseLead')}
          flush
        >
          <List disablePadding aria-label={t('hand.label')}>
            {jobs.slice(0, 8).map((job) => (
              <ListItem key={job.id} disablePadding divider>
                <ListItemButton onClick={() => take(job.id)} sx={{ px: { xs: 2, sm: 3 } }}>
                  <ListItemText
                    primary={formatJobName(job.data) || t('untitled')}
                    secondary={t(`state.${stateOf(job.data.status)}`)}
                    slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
                  />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Panel>
      )}
    </Stack>
  );
}

function Picker({
  jobs,
  chosen,
  take,
}: {
  jobs: readonly Stored<TrackedJob>[];
  chosen: Stored<TrackedJob> | null;
  take: (id: string) => void;
}) {
  const { t } = useTranslation('tracker');
  const options = chosen && !jobs.some(({ id }) => id === chosen.id) ? [chosen, ...jobs] : jobs;
  return (
    <Autocomplete
      options={options}
      value={options.find(({ id }) => id === chosen?.id) ?? null}
      sx={{ flexGrow: 1, maxWidth: 560 }}
      getOptionLabel={({ data }) => formatJobName(data) || t('untitled')}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={t('hand.notFound')}
      onChange={(_, next) => {
        if (next) take(next.id);
      }}
      renderInput={(field) => <TextField {...field} label={t('hand.label')} />}
    />
  );
}
