// The published jobs, the last changed first; hundreds of them, found by their words. Only those in view are laid out, and counted when they are seen. The first run shows how to begin.
// Reads: 20 jobs, then 20 for each page that is scrolled to, the same for each search; 5 counts per job that was seen; 12 submitted sessions, shared with the panel above.
import { Box, Button, Stack, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jobPages, submittedOf } from '#data/jobs/pipeline.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { type PageCommand, usePageCommands } from '#ui/commands/usePageCommands.ts';
import { DamagedRows } from '#ui/page/DamagedRows.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useInView } from '#ui/reading/useInView.ts';
import { useLater } from '#ui/reading/useLater.ts';
import { useLive } from '#ui/reading/useLive.ts';
import type { PagedList } from '#ui/reading/usePaged.ts';
import { usePaged, usePrefetch } from '#ui/reading/usePaged.ts';
import { lastSubmittedOf, submittedRead } from './needsMe.ts';
import { JobRow } from './JobRow.tsx';
import { jobStates, type JobState } from './jobStates.ts';

const searchId = 'jobs-search';

/** How many of the last changed jobs are looked at for invitations that end. */
export const jobsPerPage = 10;

const FirstRun = lazy(async () => ({
  default: (await import('./FirstRun.tsx')).FirstRun,
}));
const JobsFilter = lazy(async () => ({
  default: (await import('./JobsFilter.tsx')).JobsFilter,
}));

const showCommands = {
  open: 'palette:page.showOpen',
  closed: 'palette:page.showClosed',
  archived: 'palette:page.showArchived',
} as const;

/** What can be done with the list: searched, and narrowed to a state that it does not show now. */
function listJobCommands(state: JobState, show: (next: JobState) => void): PageCommand[] {
  return [
    {
      id: 'search',
      label: 'palette:page.searchJobs',
      readsOnly: true,
      run: () => document.querySelector<HTMLElement>(`#${searchId} input`)?.focus(),
    },
    ...(state === null
      ? []
      : [
          {
            id: 'all',
            label: 'palette:page.showAll' as const,
            readsOnly: true as const,
            run: () => show(null),
          },
        ]),
    ...jobStates
      .filter((one) => one !== state)
      .map((one) => ({
        id: one,
        label: showCommands[one],
        readsOnly: true as const,
        run: () => show(one),
      })),
  ];
}

export function JobsPanel({ orgId, mayInvite }: { orgId: string; mayInvite: boolean }) {
  const { t } = useTranslation('hiring');
  const [state, setState] = useState<JobState>(null);
  const [typed, setTyped] = useState('');
  const words = useLater(typed.trim(), typed === '' ? 0 : 250);
  const { items, damaged, loading } = usePaged(jobPages(orgId, null));
  usePageCommands(items.length === 0 ? [] : listJobCommands(state, setState));
  if (items.length === 0 && loading) return <RowsSkeleton rows={4} height={96} />;
  if (items.length === 0 && damaged.length === 0) return <FirstRun mayCreate={mayInvite} />;
  return (
    <Panel
      title={t('jobs.title')}
      flush
      actions={
        <Suspense fallback={<Box sx={{ height: 40 }} />}>
          <Box id={searchId} sx={{ display: 'contents' }}>
            <JobsFilter typed={typed} setTyped={setTyped} state={state} setState={setState} />
          </Box>
        </Suspense>
      }
    >
      <Jobs
        key={`${state ?? 'all'}/${words}`}
        orgId={orgId}
        mayInvite={mayInvite}
        state={state}
        words={words}
      />
    </Panel>
  );
}

function Jobs({
  orgId,
  mayInvite,
  state,
  words,
}: {
  orgId: string;
  mayInvite: boolean;
  state: JobState;
  words: string;
}) {
  const list = usePaged(jobPages(orgId, state, words));
  const { items, damaged } = list;
  const lastSubmitted = lastSubmittedOf(useLive(submittedOf(orgId, submittedRead)).items);
  return (
    <>
      <Box
        component="ul"
        data-testid="jobs"
        data-jobs={items.length}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {items.map((job) => (
          <JobRow
            key={job.id}
            job={job}
            submittedAt={lastSubmitted.get(job.id) ?? null}
            orgId={orgId}
            mayInvite={mayInvite}
          />
        ))}
      </Box>
      <DamagedRows damaged={damaged} />
      <JobsFoot words={words} list={list} />
    </>
  );
}

function JobsFoot({
  words,
  list: { items, more, loading, scanned, askMore },
}: {
  words: string;
  list: PagedList<Interview>;
}) {
  const { t } = useTranslation(['pipeline', 'common']);
  const format = useFormat();
  // About five rows before the end the next page is asked for.
  const [watch, isNear] = useInView('480px');
  usePrefetch({ more, loading, askMore }, items.length, isNear ? items.length : -1, 0);
  return (
    <Stack
      ref={watch}
      direction="row"
      spacing={2}
      sx={{
        alignItems: 'center',
        px: { xs: 2, sm: 3 },
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" color="text.secondary" role="status">
        {items.length === 0
          ? t(loading ? 'common:loading' : words ? 'jobs.notFound' : 'jobs.none', { words })
          : t(more ? 'jobs.shownMore' : 'jobs.shown', {
              count: items.length,
              number: format.number(items.length),
            })}
      </Typography>
      {more && (
        <Button size="small" loading={loading} onClick={askMore}>
          {t(scanned > items.length ? 'list.lookFurther' : 'common:actions.loadMore')}
        </Button>
      )}
    </Stack>
  );
}
