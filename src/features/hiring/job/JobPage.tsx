// One job: its candidates, its invitations, the interview as published, and what happened. The open tab is in the address.
import { Box, Tab, Tabs } from '@mui/material';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { jobSource } from '#data/jobs/interviews.ts';
import { isEditor, isManager } from '#domain/company/member.ts';
import { to } from '#navigation/routes.ts';
import { useMembership } from '#session/session.ts';
import { usePageCommands, usePageSubject } from '#ui/commands/usePageCommands.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Page } from '#ui/page/Page.tsx';
import { PageSkeleton, RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useTabParam } from '#ui/reading/useTabParam.ts';
import { BackLink } from '#features/hiring/parts/BackLink.tsx';
import { AccommodationRequests } from '#features/hiring/invitations/AccommodationRequests.tsx';
import { CandidatesTab } from './CandidatesTab.tsx';
import { JobActions, JobFacts } from './JobHeader.tsx';
import type { JobRef } from '#data/firestore/refs.ts';
import type { Interview } from '#domain/jobs/interview.ts';

// Candidates come first; another tab is fetched when somebody opens it.
const InvitesTab = lazy(async () => ({
  default: (await import('#features/hiring/invitations/InvitesTab.tsx')).InvitesTab,
}));
const ResumesTab = lazy(async () => ({
  default: (await import('#features/hiring/resumes/ResumesTab.tsx')).ResumesTab,
}));
const InterviewTab = lazy(async () => ({
  default: (await import('./InterviewTab.tsx')).InterviewTab,
}));
const InsightsTab = lazy(async () => ({
  default: (await import('#features/hiring/insights/InsightsTab.tsx')).InsightsTab,
}));
const CompareTab = lazy(async () => ({
  default: (await import('#features/hiring/compare/CompareTab.tsx')).CompareTab,
}));
const ActivityTab = lazy(async () => ({
  default: (await import('./ActivityTab.tsx')).ActivityTab,
}));

const tabs = [
  'candidates',
  'compare',
  'invites',
  'resumes',
  'interview',
  'insights',
  'activity',
] as const;
type TabName = (typeof tabs)[number];

export default function JobPage() {
  return (
    <Boundary fallback={<PageSkeleton />}>
      <Job />
    </Boundary>
  );
}

function Job() {
  const { t } = useTranslation('hiring');
  const { interviewId = '' } = useParams();
  const { orgId } = useMembership();
  const jobRef = { orgId, interviewId };
  const job = useLive(jobSource(jobRef));
  const [tab, openTab] = useTabParam(tabs);
  if (!job)
    return (
      <EmptyState
        heading="h1"
        title={t('job.missingTitle')}
        text={t('job.missingText')}
        action={{ label: t('onlyEditors.action'), to: to('hiringDashboard') }}
      />
    );
  return <FoundJob jobRef={jobRef} job={job.data} tab={tab} openTab={openTab} />;
}

interface FoundJobProps {
  jobRef: JobRef;
  job: Interview;
  tab: TabName;
  openTab: (tab: TabName) => void;
}

function FoundJob({ jobRef, job, tab, openTab }: FoundJobProps) {
  const { t } = useTranslation('hiring');
  const { uid, member } = useMembership();
  const mayEdit = isEditor(member);
  usePageSubject({
    kind: 'job',
    title: job.title,
    target: to('job', { interviewId: jobRef.interviewId }),
  });
  usePageCommands(
    tabs
      .filter((name) => name !== tab)
      .map((name) => ({
        id: `tab-${name}`,
        label: 'palette:page.tab',
        values: { name: t(`job.tab.${name}`) },
        readsOnly: true,
        run: () => openTab(name),
      })),
  );
  return (
    <Page
      title={job.title}
      width="wide"
      eyebrow={<BackLink to={to('hiringDashboard')} label={t('backToDashboard')} />}
      lead={<JobFacts jobRef={jobRef} job={job} />}
      actions={mayEdit && <JobActions jobRef={jobRef} uid={uid} job={job} />}
    >
      <Tabs
        value={tab}
        onChange={(_event, next: TabName) => openTab(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('job.tabs')}
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
            label={t(`job.tab.${name}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        <Boundary key={tab} fallback={<RowsSkeleton />}>
          <OpenTab tab={tab} jobRef={jobRef} job={job} />
        </Boundary>
      </Box>
    </Page>
  );
}

function OpenTab({ tab, jobRef, job }: { tab: TabName; jobRef: JobRef; job: Interview }) {
  const { uid, organization, member } = useMembership();
  const mayEdit = isEditor(member);
  return (
    <>
      {mayEdit && tab === 'invites' && (
        <Boundary fallback={null} failed={() => null}>
          <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>
            <AccommodationRequests jobRef={jobRef} uid={uid} job={job} />
          </Box>
        </Boundary>
      )}
      {tab === 'candidates' && (
        <CandidatesTab jobRef={jobRef} uid={uid} job={job} mayInvite={mayEdit} />
      )}
      {tab === 'compare' && <CompareTab jobRef={jobRef} uid={uid} title={job.title} />}
      {tab === 'invites' && (
        <InvitesTab
          jobRef={jobRef}
          uid={uid}
          job={job}
          organization={organization}
          mayInvite={mayEdit}
        />
      )}
      {tab === 'resumes' && (
        <ResumesTab
          jobRef={jobRef}
          uid={uid}
          job={job}
          organization={organization}
          mayEdit={mayEdit}
        />
      )}
      {tab === 'interview' && (
        <InterviewTab jobRef={jobRef} uid={uid} job={job} mayEdit={mayEdit} />
      )}
      {tab === 'insights' && (
        <InsightsTab jobRef={jobRef} job={job} mayInvite={mayEdit} mayAudit={isManager(member)} />
      )}
      {tab === 'activity' && <ActivityTab jobRef={jobRef} mayRead={isManager(member)} />}
    </>
  );
}
