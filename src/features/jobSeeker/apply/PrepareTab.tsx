// Preparing an application: from one stored job and the master resume to a fitted resume, letters, and the day it was sent.
import { Box, Stack, Tab, Tabs } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { seekerDocumentSource, seekerDocumentsSource } from '#data/seeker/seekerDocuments.ts';
import { seekerProfileOf } from '#data/seeker/seekerProfile.ts';
import { masterOf, readStoredResume, type OwnResume } from '#domain/seeker/ownResume.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { useCredits } from '#features/jobSeeker/useCredits.tsx';
import { to } from '#navigation/routes.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useTabParam } from '#ui/reading/useTabParam.ts';
import { ApplicationContext } from './parts/applicationContext.ts';
import { LettersPart } from './letters/LettersPart.tsx';
import { SentPart } from './SentPart.tsx';
import { TailorPart } from './tailor/TailorPart.tsx';
import { VersionsPanel } from './versions/VersionsPanel.tsx';

const parts = ['resume', 'letters', 'sent'] as const;
const listed = 100;
const nothing: Source<null> = {
  key: 'seeker:noMaster',
  subscribe: (next) => {
    next(null);
    return () => undefined;
  },
};

export function PrepareTab({ uid, jobId }: { uid: string; jobId: string }) {
  const { t } = useTranslation('applying');
  const job = useLive(seekerDocumentSource(uid, 'jobTrackers', jobId));
  const resumes = useLive(seekerDocumentsSource(uid, 'resumes', listed)).items;
  const masterId = useLive(seekerProfileOf(uid))?.data.masterId;
  const application = useLive(seekerDocumentSource(uid, 'applications', jobId));
  // A master that was not changed for long may come after the resumes listed here.
  const named = useLive<Stored<OwnResume> | null>(
    masterId ? seekerDocumentSource(uid, 'resumes', masterId) : nothing,
  );
  const credits = useCredits(uid);
  const [part, openPart] = useTabParam(parts, 'part');
  const master = named && readStoredResume(named.data) ? named : masterOf(resumes, masterId);
  const resume = master && readStoredResume(master.data)?.resume;
  if (!job)
    return (
      <EmptyState
        title={t('none.job')}
        action={{ label: t('none.jobAction'), to: to('jobTools', {}, { query: { tab: 'track' } }) }}
      />
    );
  if (!master || !resume)
    return (
      <EmptyState
        title={t('none.master')}
        text={t('none.masterText')}
        action={{
          label: t('none.masterAction'),
          to: to('jobTools', {}, { query: { tab: 'resume', job: jobId } }),
        }}
      />
    );
  if ((job.data.text ?? '').trim() === '')
    return (
      <EmptyState
        title={t('none.posting')}
        text={t('none.postingText')}
        action={{
          label: t('none.postingAction'),
          to: to('jobTools', {}, { query: { tab: 'track', job: jobId, open: jobId } }),
        }}
      />
    );
  const versions = resumes.filter(({ data }) => data.status === 'version' && data.jobId === jobId);
  return (
    <ApplicationContext value={{ uid, job, master, resume, application, versions, credits }}>
      <Tabs
        value={part}
        onChange={(_, next: (typeof parts)[number]) => openPart(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('parts')}
        sx={{ mb: 2.5 }}
      >
        {parts.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(`part.${name}`)}
            id={`part-${name}`}
            aria-controls={`part-panel-${name}`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`part-panel-${part}`} aria-labelledby={`part-${part}`}>
        {part === 'resume' && (
          <Stack spacing={3}>
            <TailorPart />
            <VersionsPanel />
          </Stack>
        )}
        {part === 'letters' && <LettersPart />}
        {part === 'sent' && <SentPart />}
      </Box>
      {credits.dialog}
    </ApplicationContext>
  );
}
