// Does this job fit? From one stored job and a stored resume, the master unless another is chosen; nothing is pasted twice.
import { MenuItem, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { seekerDocumentSource, seekerDocumentsSource } from '#data/seeker/seekerDocuments.ts';
import { seekerProfileOf } from '#data/seeker/seekerProfile.ts';
import { masterOf, readStoredResume, type OwnResume } from '#domain/seeker/ownResume.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { to } from '#navigation/routes.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import { ResumeMatchPanel } from './ResumeMatchPanel.tsx';
import { MissingText } from './MissingText.tsx';

const listed = 100;
const nothing: Source<null> = {
  key: 'seeker:noMaster',
  subscribe: (next) => {
    next(null);
    return () => undefined;
  },
};

export function FitTab({ uid, jobId }: { uid: string; jobId: string }) {
  const { t } = useTranslation('ownResume');
  const job = useLive(seekerDocumentSource(uid, 'jobTrackers', jobId));
  const resumes = useLive(seekerDocumentsSource(uid, 'resumes', listed)).items;
  const masterId = useLive(seekerProfileOf(uid))?.data.masterId;
  const application = useLive(seekerDocumentSource(uid, 'applications', jobId));
  // A master that was not changed for long may come after the resumes listed here.
  const named = useLive<Stored<OwnResume> | null>(
    masterId ? seekerDocumentSource(uid, 'resumes', masterId) : nothing,
  );
  const master = named && readStoredResume(named.data) ? named : masterOf(resumes, masterId);
  const [wish, choose] = useTyped(`fit/${uid}/${jobId}/resume`);
  const readable = [
    ...(master ? [master] : []),
    ...resumes.filter(({ id, data }) => id !== master?.id && readStoredResume(data)),
  ];
  const chosen = readable.find(({ id }) => id === wish) ?? master;
  const resume = chosen && readStoredResume(chosen.data)?.resume;
  if (!job) return <EmptyState title={t('fit.gone')} />;
  if (!chosen || !resume)
    return (
      <EmptyState
        title={t('fit.noResume')}
        text={t('fit.noResumeText')}
        action={{
          label: t('fit.addResume'),
          to: to('jobTools', {}, { query: { tab: 'resume', job: jobId } }),
        }}
      />
    );
  if ((job.data.text ?? '').trim() === '') return <MissingText uid={uid} jobId={jobId} />;
  const nameOf = ({ id, data }: Stored<OwnResume>): string =>
    `${data.title || t('untitled')}${id === master?.id ? ` (${t('fit.isMaster')})` : ''}`;
  const chooser = (
    <TextField
      select
      size="small"
      fullWidth
      label={t('fit.choose')}
      value={chosen.id}
      onChange={({ target }) => choose(target.value)}
    >
      {readable.map((one) => (
        <MenuItem key={one.id} value={one.id} sx={{ whiteSpace: 'normal' }}>
          {nameOf(one)}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <ResumeMatchPanel
      key={chosen.id}
      uid={uid}
      job={job}
      master={chosen}
      chooser={chooser}
      resume={resume}
      application={application?.data ?? null}
      names={new Map(resumes.map(({ id, data }) => [id, data.title || t('untitled')]))}
    />
  );
}
