// Does this job fit? From one stored job and the master resume; nothing is pasted twice.
import { useTranslation } from 'react-i18next';
import { paperOf, papersOf } from '#data/ownPapers.ts';
import { seekerProfileOf } from '#data/seekerProfile.ts';
import { masterOf, type OwnResume } from '#domain/ownResume.ts';
import type { Source, Stored } from '#domain/source.ts';
import { to } from '#navigation/routes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLive } from '#ui/useLive.ts';
import { FitDesk } from './FitDesk.tsx';
import { MissingText } from './MissingText.tsx';

const listed = 100;
const nothing: Source<null> = { key: 'seeker:noMaster', subscribe: (next) => { next(null); return () => undefined; } };

export function FitTab({ uid, jobId }: { uid: string; jobId: string }) {
  const { t } = useTranslation('ownResume');
  const job = useLive(paperOf(uid, 'jobTrackers', jobId));
  const resumes = useLive(papersOf(uid, 'resumes', listed)).items;
  const masterId = useLive(seekerProfileOf(uid))?.data.masterId;
  const application = useLive(paperOf(uid, 'applications', jobId));
  // A master that was not changed for long may stand behind the resumes listed here.
  const named = useLive<Stored<OwnResume> | null>(masterId ? paperOf(uid, 'resumes', masterId) : nothing);
  const master = named?.data.content?.resume ? named : masterOf(resumes, masterId);
  const resume = master?.data.content?.resume;
  if (!job) return <EmptyState title={t('fit.gone')} />;
  if (!master || !resume) return <EmptyState title={t('fit.noResume')} text={t('fit.noResumeText')} action={{ label: t('fit.addResume'), to: to('jobTools', {}, { query: { tab: 'resume', job: jobId } }) }} />;
  if ((job.data.text ?? '').trim() === '') return <MissingText uid={uid} jobId={jobId} />;
  return <FitDesk uid={uid} job={job} master={master} resume={resume} application={application?.data ?? null} names={new Map(resumes.map(({ id, data }) => [id, data.title || t('untitled')]))} />;
}
