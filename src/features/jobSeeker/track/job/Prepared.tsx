// What belongs to a job elsewhere: the version of the resume that was sent, the application, the sets to practise with.
import { Button, Link as MuiLink, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { seekerDocumentSource, seekerDocumentsSource } from '#data/seeker/seekerDocuments.ts';
import type { Stored } from '#domain/base/source.ts';
import { letterKinds, type Application } from '#domain/seeker/application.ts';
import type { OwnResume } from '#domain/seeker/ownResume.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useLive } from '#ui/reading/useLive.ts';
import type { Job } from '#features/jobSeeker/track/placing.ts';

const listed = 100;

export function Prepared({
  uid,
  job,
  sent,
}: {
  uid: string;
  job: Job;
  sent: (resumeId: string | null) => void;
}) {
  const { t } = useTranslation('tracker');
  const resumes = useLive(seekerDocumentsSource(uid, 'resumes', listed)).items;
  const application = useLive(seekerDocumentSource(uid, 'applications', job.id))?.data ?? null;
  const sets = useLive(seekerDocumentsSource(uid, 'practiceSessions', listed)).items.filter(
    ({ data }) => data.jobId === job.id,
  );
  return (
    <Stack spacing={2}>
      <SentResume job={job} resumes={resumes} sent={sent} />
      <ApplicationState job={job} application={application} />
      <div>
        <Typography variant="body2">{t('sent.sets', { count: sets.length })}</Typography>
        {sets.map(({ id, data }) => (
          <Button
            key={id}
            size="small"
            component={Link}
            to={to('interviewPrep', {}, { query: { tab: 'practise', set: id } })}
            sx={{ ml: -0.75, textAlign: 'start' }}
          >
            {data.title || t('sent.set')}
          </Button>
        ))}
      </div>
    </Stack>
  );
}

interface SentResumeProps {
  job: Job;
  resumes: readonly Stored<OwnResume>[];
  sent: (resumeId: string | null) => void;
}

/** Which resume was sent; versions for this job come first. */
function SentResume({ job, resumes, sent }: SentResumeProps) {
  const { t } = useTranslation('tracker');
  const resumeId = job.data.resumeId ?? '';
  const isKnown = resumes.some(({ id }) => id === resumeId);
  const options = resumes.toSorted(
    (a, b) => Number(b.data.jobId === job.id) - Number(a.data.jobId === job.id),
  );
  if (resumes.length === 0 && !resumeId)
    return (
      <Typography variant="body2" color="text.secondary">
        {t('sent.noResume')}{' '}
        <MuiLink component={Link} to={to('jobTools', {}, { query: { tab: 'resume' } })}>
          {t('sent.addResume')}
        </MuiLink>
      </Typography>
    );
  return (
    <TextField
      select
      label={t('sent.label')}
      value={resumeId}
      onChange={({ target }) => sent(target.value || null)}
      helperText={resumeId && !isKnown ? t('sent.gone') : undefined}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t('sent.none')}</MenuItem>
      {resumeId && !isKnown && <MenuItem value={resumeId}>{t('sent.unknown')}</MenuItem>}
      {options.map(({ id, data }) => (
        <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
          {data.title || t(data.status === 'version' ? 'sent.version' : 'sent.master')}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** How far the application is, and the way to it. */
function ApplicationState({ job, application }: { job: Job; application: Application | null }) {
  const { t } = useTranslation('tracker');
  const format = useFormat();
  const letters = letterKinds.filter((kind) => application?.content?.letters?.[kind]?.text);
  return (
    <div>
      <Typography variant="body2">
        {application
          ? [
              letters.length > 0
                ? t('sent.letters', {
                    list: format.list(letters.map((kind) => t(`sent.letter.${kind}`))),
                  })
                : t('sent.begun'),
              application.sentAt ? t('sent.sentOn', { when: format.date(application.sentAt) }) : '',
            ]
              .filter(Boolean)
              .join(' ')
          : t('sent.noApplication')}
      </Typography>
      <Button
        size="small"
        component={Link}
        to={to('jobTools', {}, { query: { tab: 'prepare', job: job.id } })}
        sx={{ ml: -0.75 }}
      >
        {t(application ? 'sent.openApplication' : 'sent.begin')}
      </Button>
    </div>
  );
}
