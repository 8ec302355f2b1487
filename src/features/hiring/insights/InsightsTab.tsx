// What the interview itself shows: the funnel, times, where people stop, the survey, invitations. Costs per opening: 11 counts, up to 200 sessions, 300 log entries, 100 decisions, the answers of 40 people.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import { figuresOf, noStops, stopsOf } from '#data/insights/insights.ts';
import { questionsSource } from '#data/jobs/interviews.ts';
import { byteOrderMark, toCsvName, csvOf } from '#domain/base/csv.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { SurveyResults } from './SurveyResults.tsx';
import { CalibrationPanel } from '#features/hiring/fairness/CalibrationPanel.tsx';
import { PublishedFairness } from '#features/hiring/fairness/PublishedFairness.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useMembership, useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { LockedFeature } from '#ui/dialogs/LockedFeature.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { saveFile } from '#ui/files/saveFile.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { DropOff } from './DropOff.tsx';
import { FunnelPanel } from './FunnelPanel.tsx';
import { InvitesPanel } from './InvitesPanel.tsx';
import { ReasonsPanel } from './ReasonsPanel.tsx';
import { TimesPanel } from './TimesPanel.tsx';
import { useFigureRows } from './useFigureRows.ts';

interface Props {
  jobRef: JobRef;
  job: Interview;
  mayInvite: boolean;
  mayAudit: boolean;
}

/** What the plan's advanced analytics show; without them nothing of it is read. */
function Locked() {
  const { t } = useTranslation('admin');
  const { role } = useSession();
  const isAdmin = role === 'admin';
  return (
    <LockedFeature
      title={t('locked.analytics')}
      text={t('locked.analyticsText')}
      state={t('locked.plan')}
      action={{
        label: t(isAdmin ? 'locked.toPlans' : 'locked.askAdmin'),
        to: to('account', {}, { query: { tab: isAdmin ? 'billing' : 'organization' } }),
      }}
    />
  );
}

export function InsightsTab(props: Props) {
  const [round, setRound] = useState(0);
  return (
    <Boundary key={round} fallback={<RowsSkeleton rows={5} height={64} />}>
      <Figures {...props} round={round} again={() => setRound(Date.now())} />
    </Boundary>
  );
}

function Figures({
  jobRef,
  job,
  mayInvite,
  mayAudit,
  round,
  again,
}: Props & { round: number; again: () => void }) {
  const { t } = useTranslation('insights');
  const format = useFormat();
  const isAdvanced = useSession().tier?.features.advancedAnalytics === true;
  const figures = useLive(
    figuresOf(jobRef, { seesInvites: mayInvite, seesAudit: mayAudit && isAdvanced, round }),
  );
  const stops = useLive(isAdvanced ? stopsOf(jobRef, job, round) : noStops);
  const questions = useLive(questionsSource(jobRef))?.data.items ?? [];
  const rows = useFigureRows();
  const { uid } = useMembership();
  if (Object.values(figures.funnel).every((count) => !count))
    return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  return (
    <Stack spacing={3} data-testid="insights">
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="body2" color="text.secondary">
          {t('lead', { when: format.dateTime(figures.at) })}
        </Typography>
        <Stack direction="row" spacing={1}>
          <Button onClick={again}>{t('again')}</Button>
          <Button
            variant="outlined"
            onClick={() =>
              saveFile(
                [byteOrderMark, csvOf(rows(figures, stops, questions))],
                'text/csv;charset=utf-8',
                toCsvName(job.title, t('file')),
              )
            }
          >
            {t('csv')}
          </Button>
        </Stack>
      </Stack>
      <FunnelPanel figures={figures} />
      <TimesPanel figures={figures} minutes={job.durationMinutes} />
      <ReasonsPanel rejections={figures.rejections} />
      {isAdvanced ? <DropOff stops={stops} questions={questions} /> : <Locked />}
      {figures.invites && <InvitesPanel invites={figures.invites} />}
      {mayInvite && (
        <Box>
          <Boundary fallback={<RowsSkeleton rows={2} />}>
            <SurveyResults jobRef={jobRef} />
          </Boundary>
        </Box>
      )}
      {isAdvanced && (
        <Boundary fallback={<RowsSkeleton rows={3} />}>
          <CalibrationPanel jobRef={jobRef} uid={mayAudit ? null : uid} />
        </Boundary>
      )}
      {mayAudit && (
        <Boundary fallback={<RowsSkeleton rows={2} />}>
          <PublishedFairness jobRef={jobRef} />
        </Boundary>
      )}
    </Stack>
  );
}
