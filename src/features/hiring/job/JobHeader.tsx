// A job's state and deadline, and what may be done with it.
import { Button, Stack, Typography } from '@mui/material';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import { setJobStatus } from '#data/jobs/interviews.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { questionCount } from '#domain/jobs/questionNumbers.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { usePageCommands } from '#ui/commands/usePageCommands.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { Responsible } from './JobOwner.tsx';
import { isPastClosing, jobTones } from '#features/hiring/parts/jobState.ts';
import { JobMenu } from '#features/hiring/versions/JobMenu.tsx';
import { VersionSwitch } from '#features/hiring/versions/VersionSwitch.tsx';
import { hasVersions } from '#features/hiring/versions/useVersions.ts';

const EditJobDialog = lazy(async () => ({
  default: (await import('./EditJobDialog.tsx')).EditJobDialog,
}));

export function JobFacts({ jobRef, job }: { jobRef: JobRef; job: Interview }) {
  const { t } = useTranslation(['hiring', 'domain', 'blind']);
  const format = useFormat();
  const isOver = isPastClosing(job, useNow());
  const { status, closesAt, questionIds, durationMinutes } = job;
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <StatusChip
        label={isOver ? t('job.pastClosing') : t(`domain:interviewStatus.${status}`)}
        tone={isOver ? 'warning' : jobTones[status]}
      />
      {job.blind && <StatusChip label={t('blind:chip')} tone="info" />}
      {hasVersions(job) && (
        <Boundary fallback={<></>} failed={() => <></>}>
          <VersionSwitch jobRef={jobRef} job={job} />
        </Boundary>
      )}
      <Typography variant="body2">
        {closesAt ? t('job.closes', { date: format.date(closesAt) }) : t('job.noClosing')}
      </Typography>
      <Typography variant="body2">
        {t('domain:questions', { count: questionCount(questionIds) })}
      </Typography>
      <Typography variant="body2">
        {t('job.window', { minutes: t('domain:minutes', { count: durationMinutes }) })}
      </Typography>
      <Boundary fallback={<></>} failed={() => <></>}>
        <Responsible jobRef={jobRef} job={job} />
      </Boundary>
    </Stack>
  );
}

export function JobActions({ jobRef, uid, job }: { jobRef: JobRef; uid: string; job: Interview }) {
  const { t } = useTranslation('hiring');
  const [asks, setAsks] = useState<'closed' | 'open' | 'archived' | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [move, { pending }] = useAction(setJobStatus);
  const confirm = (): void => {
    if (asks) void move(jobRef, uid, asks).then(() => setAsks(null));
  };
  const { status } = job;
  usePageCommands([
    ...(status === 'archived'
      ? []
      : [{ id: 'edit', label: 'hiring:job.edit' as const, run: () => setEditing(true) }]),
    ...(status === 'open'
      ? [{ id: 'close', label: 'hiring:job.close' as const, run: () => setAsks('closed') }]
      : []),
    ...(status === 'closed'
      ? [
          { id: 'reopen', label: 'hiring:job.reopen' as const, run: () => setAsks('open') },
          { id: 'archive', label: 'hiring:job.archive' as const, run: () => setAsks('archived') },
        ]
      : []),
  ]);
  return (
    <>
      {job.status !== 'archived' && (
        <Button variant="outlined" onClick={() => setEditing(true)}>
          {t('job.edit')}
        </Button>
      )}
      {job.status === 'open' && (
        <Button variant="outlined" onClick={() => setAsks('closed')}>
          {t('job.close')}
        </Button>
      )}
      {job.status === 'closed' && (
        <Button variant="outlined" onClick={() => setAsks('archived')}>
          {t('job.archive')}
        </Button>
      )}
      {job.status === 'closed' && (
        <Button variant="contained" onClick={() => setAsks('open')}>
          {t('job.reopen')}
        </Button>
      )}
      <JobMenu jobRef={jobRef} uid={uid} job={job} />
      <ConfirmDialog
        open={asks !== null}
        title={asks ? t(`job.ask.${asks}.title`) : ''}
        confirmLabel={asks ? t(`job.ask.${asks}.action`) : ''}
        pending={pending}
        danger={asks === 'archived'}
        onClose={() => setAsks(null)}
        onConfirm={confirm}
      >
        {asks ? t(`job.ask.${asks}.text`) : ''}
      </ConfirmDialog>
      <Boundary fallback={null}>
        {isEditing && (
          <EditJobDialog jobRef={jobRef} uid={uid} job={job} onClose={() => setEditing(false)} />
        )}
      </Boundary>
    </>
  );
}
