// The parts of a job's page in their order: what it is, when, who, what is to be done, what was sent, and how it went.
import OpenIcon from '@mui/icons-material/OpenInNew';
import SaveIcon from '@mui/icons-material/EventOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { jobEventsOf, type JobEvent } from '#domain/seeker/jobEvents.ts';
import { parseWebAddress } from '#domain/seeker/sameJob.ts';
import { historyOf, stateOf } from '#domain/seeker/trackedJob.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { usePageSubject } from '#ui/commands/usePageCommands.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import type { Job } from '#features/jobSeeker/track/placing.ts';
import { useCalendarFile } from '#features/jobSeeker/track/useCalendarFile.ts';
import type { MoveJob } from '#features/jobSeeker/track/useJobMoves.ts';
import { useWriteJob } from '#features/jobSeeker/track/useJobs.ts';
import { Contacts } from './Contacts.tsx';
import { DayField, AutosavedField, InterviewFields } from './AutosavedField.tsx';
import { DeleteJob } from './DeleteJob.tsx';
import { JobActions, JobHeader } from './JobHeader.tsx';
import { Prepared } from './Prepared.tsx';
import { Tasks } from './Tasks.tsx';
import { useJobFieldsEditor } from './useJobFieldsEditor.ts';
import { useList } from './useList.ts';

interface Props {
  uid: string;
  job: Job;
  titleId: string;
  move: MoveJob;
  close: () => void;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}
    >
      <Typography id={id} variant="subtitle1" component="h3" sx={{ fontWeight: 600, mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const two = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 } as const;

export function JobDetails({ uid, job, titleId, move, close }: Props) {
  const { t } = useTranslation(['tracker', 'common']);
  const { data } = job;
  usePageSubject({
    kind: 'ownJob',
    title: data.title?.trim() || t('untitled'),
    detail: data.company ?? '',
    target: to('jobTools', {}, { query: { tab: 'track', open: job.id } }),
  });
  const jobFields = useJobFieldsEditor(uid, job.id, data);
  const write = useWriteJob(uid);
  const { save } = useCalendarFile();
  const [isDeleting, setDeleting] = useState(false);
  const keptAt = `tracker/${uid}/job/${job.id}`;
  const contacts = useList(keptAt, data.contacts ?? [], (next) =>
    write(job.id, { contacts: next }),
  );
  const tasks = useList(keptAt, data.tasks ?? [], (next) => write(job.id, { tasks: next }));
  const address = data.url ? parseWebAddress(data.url) : null;
  const dated = jobEventsOf([job]).filter(({ kind }) => kind !== 'task');
  return (
    <Stack spacing={2.5}>
      <JobHeader job={job} titleId={titleId} />
      <JobActions job={job} move={move} saved={jobFields.saved} />
      <JobFields jobFields={jobFields} address={address} />
      <JobDates jobFields={jobFields} dated={dated} save={save} />
      <Part title={t('job.tasks')}>
        <Tasks job={job} {...tasks} />
      </Part>
      <Part title={t('job.contacts')}>
        <Contacts {...contacts} />
      </Part>
      <Part title={t('job.words')}>
        <Stack spacing={2}>
          <AutosavedField jobFields={jobFields} name="notes" multiline={{ min: 2, max: 12 }} />
          <AutosavedField
            jobFields={jobFields}
            name="text"
            help={t('job.textHelp')}
            multiline={{ min: 3, max: 14 }}
          />
        </Stack>
      </Part>
      <Part title={t('job.sent')}>
        <Boundary fallback={<RowsSkeleton rows={2} />}>
          <Prepared uid={uid} job={job} sent={(resumeId) => write(job.id, { resumeId })} />
        </Boundary>
      </Part>
      <Part title={t('job.history')}>
        <History job={job} />
      </Part>
      <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
        <Button color="error" onClick={() => setDeleting(true)}>
          {t('delete.open')}
        </Button>
      </Box>
      {isDeleting && (
        <Boundary fallback={null}>
          <DeleteJob uid={uid} job={job} close={() => setDeleting(false)} gone={close} />
        </Boundary>
      )}
    </Stack>
  );
}

/** What the job is. */
function JobFields({
  jobFields,
  address,
}: {
  jobFields: ReturnType<typeof useJobFieldsEditor>;
  address: string | null;
}) {
  const { t } = useTranslation(['tracker', 'common']);
  return (
    <Stack spacing={2}>
      <AutosavedField jobFields={jobFields} name="title" />
      <Box sx={two}>
        <AutosavedField jobFields={jobFields} name="company" />
        <AutosavedField jobFields={jobFields} name="place" />
      </Box>
      <Box sx={two}>
        <AutosavedField jobFields={jobFields} name="salary" />
        <Stack spacing={0.5}>
          <AutosavedField jobFields={jobFields} name="url" />
          {address && (
            <div>
              <Button
                size="small"
                startIcon={<OpenIcon />}
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                sx={{ ml: -0.75 }}
              >
                {t('job.openPosting')}
              </Button>
            </div>
          )}
        </Stack>
      </Box>
    </Stack>
  );
}

/** When something is due, and its way into a calendar. */
function JobDates({
  jobFields,
  dated,
  save,
}: {
  jobFields: ReturnType<typeof useJobFieldsEditor>;
  dated: readonly JobEvent[];
  save: ReturnType<typeof useCalendarFile>['save'];
}) {
  const { t } = useTranslation(['tracker', 'common']);
  return (
    <Part title={t('job.dates')}>
      <Box sx={two}>
        <DayField jobFields={jobFields} name="closesAt" />
        <DayField jobFields={jobFields} name="appliedAt" />
        <InterviewFields jobFields={jobFields} />
      </Box>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', mt: 1, columnGap: 1, '&:empty': { display: 'none' } }}
      >
        {dated.map((event) => (
          <Button
            key={event.id}
            size="small"
            startIcon={<SaveIcon />}
            onClick={() => save([event])}
          >
            {t(`calendar.save.${event.kind === 'interview' ? 'interview' : 'deadline'}`)}
          </Button>
        ))}
      </Stack>
    </Part>
  );
}

function History({ job: { data } }: { job: Job }) {
  const { t } = useTranslation('tracker');
  const format = useFormat();
  const steps = historyOf(data);
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
      {data.createdAt && (
        <Typography component="li" variant="body2">
          {t('job.added', { when: format.date(data.createdAt) })}
        </Typography>
      )}
      {steps.map(({ state, at }) => (
        <Typography key={`${state}${at.getTime()}`} component="li" variant="body2">
          {t('job.step', { state: t(`state.${stateOf(state)}`), when: format.dateTime(at) })}
        </Typography>
      ))}
    </Box>
  );
}
