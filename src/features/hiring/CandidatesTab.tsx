// The candidates of a job, the last started first; never sorted by a rating.
import { Box, Button, Link as MuiLink, MenuItem, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { JobPlace } from '#data/interviews.ts';
import { candidatesOf } from '#data/pipeline.ts';
import { pipelineStageOf, pipelineStages, type PipelineStage, type Session } from '#domain/session.ts';
import type { Stored } from '#domain/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RowsSkeleton } from '#ui/Skeletons.tsx';
import { StatusChip, type Tone } from '#ui/StatusChip.tsx';
import { useLive } from '#ui/useLive.ts';
import { DamagedRows } from './DamagedRows.tsx';
import { EvaluationsPanel } from './EvaluationsPanel.tsx';
import { Funnel } from './Funnel.tsx';

const candidatesPerPage = 25;
type Filter = Exclude<PipelineStage, 'invited'>;
const filters = pipelineStages.filter((stage): stage is Filter => stage !== 'invited');
const tones: Record<PipelineStage, Tone> = { invited: 'neutral', in_progress: 'info', submitted: 'warning', in_review: 'info', shortlisted: 'good', offer: 'good', hired: 'good', rejected: 'neutral', withdrawn: 'neutral', expired: 'neutral' };

export function CandidatesTab({ place, questions, mayInvite }: { place: JobPlace; questions: number; mayInvite: boolean }) {
  const { t } = useTranslation(['hiring', 'domain']);
  const [params, setParams] = useSearchParams();
  const stage = filters.find((known) => known === params.get('stage')) ?? null;
  const choose = (next: string): void => setParams((before) => {
    const after = new URLSearchParams(before);
    if (next) after.set('stage', next);
    else after.delete('stage');
    return after;
  }, { replace: true, preventScrollReset: true });
  return (
    <Stack spacing={3}>
      <Panel><Boundary fallback={<RowsSkeleton rows={1} />}><Funnel {...place} mayInvite={mayInvite} /></Boundary></Panel>
      <Boundary fallback={null}><EvaluationsPanel place={place} questions={questions} mayQueue={mayInvite} /></Boundary>
      <Panel
        title={t('candidates.title')} lead={t('candidates.lead')} flush
        actions={
          <TextField select size="small" label={t('candidates.filter')} value={stage ?? ''} onChange={(event) => choose(event.target.value)} sx={{ minWidth: 168 }} slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}>
            <MenuItem value="">{t('candidates.all')}</MenuItem>
            {filters.map((known) => <MenuItem key={known} value={known}>{t(`domain:stage.${known}`)}</MenuItem>)}
          </TextField>
        }
      >
        <Boundary key={stage ?? 'all'} fallback={<Box sx={{ p: 2 }}><RowsSkeleton /></Box>}><CandidateList place={place} stage={stage} mayInvite={mayInvite} /></Boundary>
      </Panel>
    </Stack>
  );
}

function CandidateList({ place, stage, mayInvite }: { place: JobPlace; stage: Filter | null; mayInvite: boolean }) {
  const { t } = useTranslation(['hiring', 'common']);
  const [shown, setShown] = useState(candidatesPerPage);
  const { items, damaged, more } = useLive(candidatesOf(place, stage, shown));
  const rows = stage === null ? items : items.filter((session) => pipelineStageOf(session.data) === stage);
  if (rows.length === 0 && damaged.length === 0 && !more) {
    return stage === null && mayInvite
      ? <EmptyState title={t('candidates.noneTitle')} text={t('candidates.noneText')} action={{ label: t('candidates.invite'), to: to('job', { interviewId: place.interviewId }, { query: { tab: 'invites' } }) }} />
      : <EmptyState title={t('candidates.noneTitle')} text={stage === null ? t('candidates.noneText') : t('candidates.noneInStage')} />;
  }
  return (
    <>
      <WideTable place={place} rows={rows} />
      <Cards place={place} rows={rows} />
      <DamagedRows damaged={damaged} />
      {more && <Box sx={{ p: 2 }}><Button onClick={() => setShown(shown + candidatesPerPage)}>{t('common:actions.loadMore')}</Button></Box>}
    </>
  );
}

interface RowsProps { place: JobPlace; rows: Stored<Session>[] }

function Stage({ session }: { session: Session }) {
  const { t } = useTranslation('domain');
  const stage = pipelineStageOf(session);
  return <StatusChip label={t(`stage.${stage}`)} tone={tones[stage]} />;
}

function NameLink({ place, row }: { place: JobPlace; row: Stored<Session> }) {
  return <MuiLink component={Link} to={to('candidate', { interviewId: place.interviewId, candidateUid: row.id })} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.data.displayName}</MuiLink>;
}

function WideTable({ place, rows }: RowsProps) {
  const { t } = useTranslation('hiring');
  const format = useFormat();
  return (
    <TableContainer sx={{ display: { xs: 'none', sm: 'block' } }}>
      <Table aria-label={t('candidates.title')} data-testid="candidates">
        <TableHead><TableRow><TableCell>{t('candidates.name')}</TableCell><TableCell>{t('candidates.stage')}</TableCell><TableCell>{t('candidates.submitted')}</TableCell><TableCell align="right">{t('candidates.scorecards')}</TableCell></TableRow></TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              <TableCell component="th" scope="row"><NameLink place={place} row={row} /></TableCell>
              <TableCell><Stage session={row.data} /></TableCell>
              <TableCell>{row.data.submittedAt ? format.dateTime(row.data.submittedAt) : row.data.startedAt ? t('candidates.started', { when: format.relative(row.data.startedAt) }) : '–'}</TableCell>
              <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>{format.number(row.data.reviewers?.length ?? 0)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Cards({ place, rows }: RowsProps) {
  const { t } = useTranslation('hiring');
  const format = useFormat();
  return (
    <Stack component="ul" sx={{ display: { xs: 'flex', sm: 'none' }, m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Stack key={row.id} component="li" spacing={0.75} sx={{ px: 2, py: 1.75, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}>
          <NameLink place={place} row={row} />
          <Stage session={row.data} />
          <Typography variant="body2" color="text.secondary">
            {row.data.submittedAt ? format.dateTime(row.data.submittedAt) : row.data.startedAt ? t('candidates.started', { when: format.relative(row.data.startedAt) }) : '–'} · {t('candidates.scorecardCount', { count: row.data.reviewers?.length ?? 0 })}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
