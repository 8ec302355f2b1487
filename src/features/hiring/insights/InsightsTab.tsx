// What the interview itself tells: the funnel, times, where people stop, the survey, invitations. Costs per opening: 11 counts, up to 200 sessions, 300 log entries, the answers of 40 people.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { figuresOf, stopsOf } from '#data/insights.ts';
import { questionsSource, type JobPlace } from '#data/interviews.ts';
import { byteOrderMark, csvName, csvOf } from '#domain/csv.ts';
import type { Interview } from '#domain/interview.ts';
import { CalibrationPanel } from '#features/hiring/fairness/CalibrationPanel.tsx';
import { PublishedFairness } from '#features/hiring/fairness/PublishedFairness.tsx';
import { SurveyResults } from '#features/hiring/SurveyResults.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useMembership } from '#session/session.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { RowsSkeleton } from '#ui/Skeletons.tsx';
import { saveFile } from '#ui/saveFile.ts';
import { useLive } from '#ui/useLive.ts';
import { DropOff } from './DropOff.tsx';
import { FunnelPanel } from './FunnelPanel.tsx';
import { InvitesPanel } from './InvitesPanel.tsx';
import { TimesPanel } from './TimesPanel.tsx';
import { useFigureRows } from './useFigureRows.ts';

interface Props { place: JobPlace; job: Interview; mayInvite: boolean; mayAudit: boolean }

export function InsightsTab(props: Props) {
  const [round, setRound] = useState(0);
  return <Boundary key={round} fallback={<RowsSkeleton rows={5} height={64} />}><Figures {...props} round={round} again={() => setRound(Date.now())} /></Boundary>;
}

function Figures({ place, job, mayInvite, mayAudit, round, again }: Props & { round: number; again: () => void }) {
  const { t } = useTranslation('insights');
  const format = useFormat();
  const figures = useLive(figuresOf(place, { seesInvites: mayInvite, seesAudit: mayAudit, round }));
  const stops = useLive(stopsOf(place, job, round));
  const questions = useLive(questionsSource(place))?.data.items ?? [];
  const rows = useFigureRows();
  const { uid } = useMembership();
  if (Object.values(figures.funnel).every((count) => !count)) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  return (
    <Stack spacing={3} data-testid="insights">
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" color="text.secondary">{t('lead', { when: format.dateTime(figures.at) })}</Typography>
        <Stack direction="row" spacing={1}>
          <Button onClick={again}>{t('again')}</Button>
          <Button variant="outlined" onClick={() => saveFile([byteOrderMark, csvOf(rows(figures, stops, questions))], 'text/csv;charset=utf-8', csvName(job.title, t('file')))}>{t('csv')}</Button>
        </Stack>
      </Stack>
      <FunnelPanel figures={figures} />
      <TimesPanel figures={figures} minutes={job.durationMinutes} />
      <DropOff stops={stops} questions={questions} />
      {figures.invites && <InvitesPanel invites={figures.invites} />}
      {mayInvite && <Box><Boundary fallback={<RowsSkeleton rows={2} />}><SurveyResults place={place} /></Boundary></Box>}
      <Boundary fallback={<RowsSkeleton rows={3} />}><CalibrationPanel place={place} uid={mayAudit ? null : uid} /></Boundary>
      {mayAudit && <Boundary fallback={<RowsSkeleton rows={2} />}><PublishedFairness place={place} /></Boundary>}
    </Stack>
  );
}
