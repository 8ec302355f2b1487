// The job seeker's start: one next step, practice so far, tracked jobs.
import { Button, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { papersOf } from '#data/ownPapers.ts';
import { jobStates, stateOf } from '#domain/trackedJob.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { Page } from '#ui/Page.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RowsSkeleton } from '#ui/Skeletons.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { useLive } from '#ui/useLive.ts';

export default function JobSeekerPage() {
  const { t } = useTranslation(['jobSeeker', 'routes']);
  const { authUser, user } = useSession();
  const uid = authUser?.uid ?? '';
  return (
    <Page title={user?.firstName ? t('dashboard.hello', { name: user.firstName }) : t('routes:title.jobSeeker')} lead={t('dashboard.lead')}>
      <Stack spacing={3}>
        <Boundary fallback={<RowsSkeleton rows={1} height={120} />}><NextStep uid={uid} /></Boundary>
        <Panel title={t('dashboard.invited')} lead={t('dashboard.invitedLead')} actions={<Button component={Link} to={to('hirelyPro')}>{t('dashboard.openInterviews')}</Button>} />
        <Panel title={t('dashboard.practice')} actions={<Button component={Link} to={to('interviewPrep')}>{t('dashboard.practiceMore')}</Button>}>
          <Boundary fallback={<RowsSkeleton rows={3} />}><Practice uid={uid} /></Boundary>
        </Panel>
        <Panel title={t('dashboard.jobs')} actions={<Button component={Link} to={to('jobTools')}>{t('dashboard.openTracker')}</Button>}>
          <Boundary fallback={<RowsSkeleton rows={1} />}><Tracked uid={uid} /></Boundary>
        </Panel>
      </Stack>
    </Page>
  );
}

function NextStep({ uid }: { uid: string }) {
  const { t } = useTranslation('jobSeeker');
  const practice = useLive(papersOf(uid, 'practiceSessions', 5));
  const jobs = useLive(papersOf(uid, 'jobTrackers', 100));
  const step = jobs.items.length === 0 ? 'addJob' : practice.items.length === 0 ? 'practise' : 'again';
  return (
    <Panel title={t(`dashboard.next.${step}.title`)} lead={t(`dashboard.next.${step}.text`)}>
      <Button variant="contained" component={Link} to={to(step === 'addJob' ? 'jobTools' : 'interviewPrep')}>{t(`dashboard.next.${step}.action`)}</Button>
    </Panel>
  );
}

function Practice({ uid }: { uid: string }) {
  const { t } = useTranslation('jobSeeker');
  const format = useFormat();
  const practice = useLive(papersOf(uid, 'practiceSessions', 5));
  if (practice.items.length === 0) return <Typography color="text.secondary">{t('dashboard.noPractice')}</Typography>;
  return <List dense disablePadding>{practice.items.map(({ id, data }) => <ListItem key={id} disableGutters><ListItemText primary={data.title} secondary={data.updatedAt ? format.relative(data.updatedAt) : ''} /></ListItem>)}</List>;
}

function Tracked({ uid }: { uid: string }) {
  const { t } = useTranslation('jobSeeker');
  const format = useFormat();
  const jobs = useLive(papersOf(uid, 'jobTrackers', 100));
  if (jobs.items.length === 0) return <Typography color="text.secondary">{t('dashboard.noJobs')}</Typography>;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {jobStates.map((state) => <StatusChip key={state} label={t('dashboard.stateCount', { state: t(`tracker.states.${state}`), count: format.number(jobs.items.filter(({ data }) => stateOf(data.status) === state).length) })} />)}
    </Stack>
  );
}
