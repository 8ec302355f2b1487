// The published jobs, the last changed first; hundreds of them, found by their words, of which only those in view are drawn and counted. The first run shows how to begin.
// Reads: 20 jobs, then 20 for each page that is scrolled to, the same for each search; 5 counts per job in view; 50 submitted sessions, shared with the panel above.
import SearchIcon from '@mui/icons-material/Search';
import {
  Box,
  Button,
  InputAdornment,
  Link as MuiLink,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { jobPages, submittedOf } from '#data/jobs/pipeline.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Stored } from '#domain/base/source.ts';
import { versionNumberOf } from '#domain/jobs/versions.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { DamagedRows } from '#ui/page/DamagedRows.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { Searching } from '#ui/page/ReadOnly.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useLater } from '#ui/reading/useLater.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { usePaged, usePrefetch } from '#ui/reading/usePaged.ts';
import { usePageRows } from '#ui/reading/useVirtualRows.ts';
import { FirstRun } from './FirstRun.tsx';
import { Funnel } from '#features/hiring/job/Funnel.tsx';
import { isPastClosing, jobTones } from '#features/hiring/parts/jobState.ts';
import { lastSubmittedOf, submittedRead } from './needsMe.ts';
import { hasVersions } from '#features/hiring/versions/useVersions.ts';

/** How many of the last changed jobs are looked at for invitations that end. */
export const jobsPerPage = 10;

const states = ['open', 'closed', 'archived'] as const;
type State = (typeof states)[number] | null;

export function JobsPanel({ orgId, mayInvite }: { orgId: string; mayInvite: boolean }) {
  const { t } = useTranslation(['hiring', 'pipeline', 'domain']);
  const [state, setState] = useState<State>(null);
  const [typed, setTyped] = useState('');
  const words = useLater(typed.trim(), typed === '' ? 0 : 250);
  const { items, damaged, loading } = usePaged(jobPages(orgId, null));
  if (items.length === 0 && loading) return <RowsSkeleton rows={4} height={96} />;
  if (items.length === 0 && damaged.length === 0) return <FirstRun mayCreate={mayInvite} />;
  return (
    <Panel
      title={t('jobs.title')}
      flush
      actions={
        <Searching>
          <TextField
            size="small"
            type="search"
            label={t('pipeline:jobs.search')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            sx={{ flex: '1 1 200px', maxWidth: 280 }}
            slotProps={{
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon fontSize="small" />
                  </InputAdornment>
                ),
              },
              htmlInput: { maxLength: 80, autoComplete: 'off', spellCheck: false, dir: 'auto' },
            }}
          />
          <TextField
            select
            size="small"
            label={t('pipeline:jobs.filter')}
            value={state ?? ''}
            onChange={({ target }) => setState(states.find((one) => one === target.value) ?? null)}
            sx={{ minWidth: 150 }}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            <MenuItem value="">{t('pipeline:jobs.all')}</MenuItem>
            {states.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`domain:interviewStatus.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        </Searching>
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
  state: State;
  words: string;
}) {
  const { t } = useTranslation(['pipeline', 'common']);
  const format = useFormat();
  const { items, damaged, more, loading, scanned, askMore } = usePaged(
    jobPages(orgId, state, words),
  );
  const lastSubmitted = lastSubmittedOf(useLive(submittedOf(orgId, submittedRead)).items);
  const list = useRef<HTMLUListElement>(null);
  const { virtual, offset } = usePageRows(
    list,
    { count: items.length, height: 97, keyAt: (index) => items[index]?.id ?? String(index) },
    4,
  );
  const drawn = virtual.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  usePrefetch({ more, loading, askMore }, items.length, last, 5);

  return (
    <>
      <Box
        component="ul"
        ref={list}
        data-testid="jobs"
        data-jobs={items.length}
        sx={{ position: 'relative', height: virtual.getTotalSize(), m: 0, p: 0, listStyle: 'none' }}
      >
        {drawn.map((item) => {
          const job = items[item.index];
          return (
            job && (
              <Box
                key={item.key}
                component="li"
                ref={virtual.measureElement}
                data-index={item.index}
                data-testid="job-row"
                sx={{
                  position: 'absolute',
                  top: 0,
                  insetInline: 0,
                  transform: `translateY(${item.start - offset}px)`,
                  borderTop: 1,
                  borderColor: 'divider',
                }}
              >
                <JobRow
                  job={job}
                  submittedAt={lastSubmitted.get(job.id) ?? null}
                  orgId={orgId}
                  mayInvite={mayInvite}
                />
              </Box>
            )
          );
        })}
      </Box>
      <DamagedRows damaged={damaged} />
      <Stack
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
    </>
  );
}

function JobRow({
  job,
  submittedAt,
  orgId,
  mayInvite,
}: {
  job: Stored<Interview>;
  submittedAt: Date | null;
  orgId: string;
  mayInvite: boolean;
}) {
  const { t } = useTranslation(['hiring', 'domain', 'versions']);
  const format = useFormat();
  const { title, status, closesAt, updatedAt } = job.data;
  const lastActivity =
    submittedAt && (!updatedAt || submittedAt > updatedAt) ? submittedAt : updatedAt;
  const isOver = isPastClosing(job.data, useNow());
  return (
    <Box
      sx={{
        px: { xs: 2, sm: 3 },
        py: 2,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
      }}
    >
      <Stack spacing={0.5} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
        <MuiLink
          component={Link}
          to={to('job', { interviewId: job.id })}
          underline="hover"
          color="text.primary"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {title}
        </MuiLink>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <StatusChip
            label={isOver ? t('job.pastClosing') : t(`domain:interviewStatus.${status}`)}
            tone={isOver ? 'warning' : jobTones[status]}
          />
          <Typography variant="body2" color="text.secondary">
            {[
              hasVersions(job.data)
                ? t('versions:number', { number: versionNumberOf(job.data) })
                : null,
              job.data.invitesClosed ? t('versions:closed.short') : null,
              closesAt && status === 'open' && !isOver
                ? t('jobs.closes', { date: format.date(closesAt) })
                : null,
              lastActivity ? t('jobs.active', { when: format.relative(lastActivity) }) : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Stack>
      </Stack>
      <Box sx={{ width: { md: 460 }, minHeight: 60 }}>
        <Boundary fallback={<RowsSkeleton rows={1} height={60} />}>
          <Funnel orgId={orgId} interviewId={job.id} mayInvite={mayInvite} />
        </Boundary>
      </Box>
    </Box>
  );
}
