// The day an application went out, and with which version; the tracked job is kept in step.
import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { markSent, markUnsent } from '#data/seeker/applications.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useTabParam } from '#ui/reading/useTabParam.ts';
import { useApplicationContext } from './parts/applicationContext.ts';

/** The day as a date field takes it, in the reader's own time zone. */
function formatDay(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

export function SentPart() {
  const { t } = useTranslation('applying');
  const { date } = useFormat();
  const { uid, job, master, application, versions } = useApplicationContext();
  const [, openPart] = useTabParam(['resume', 'letters', 'sent'], 'part');
  const [today] = useState(() => formatDay(new Date()));
  const [day, setDay] = useState(today);
  const [chosen, setChosen] = useState<string | null>(null);
  const named = application?.data.resumeId;
  const ids = [...versions.map(({ id }) => id), master.id];
  const resumeId =
    [chosen, named].find((id) => id != null && ids.includes(id)) ?? ids[0] ?? master.id;
  const sentAt = application?.data.sentAt ?? null;
  const applicationRef = { uid, jobId: job.id };
  const at = new Date(`${day}T12:00:00`);
  const isDay = !Number.isNaN(at.getTime()) && day <= today;
  const [mark, { pending }] = useAction(
    () => markSent(applicationRef, { resumeId, at, job: job.data }),
    {
      done: t('sent.done'),
    },
  );
  const [takeBack, takingBack] = useAction(() => markUnsent(applicationRef, job.data), {
    done: t('sent.takenBack'),
  });
  const nameOf = (id: string | null | undefined): string =>
    id === master.id
      ? t('sent.master', {
          name: master.data.title || master.data.fileName || t('version.untitled'),
        })
      : (versions.find((version) => version.id === id)?.data.title ?? t('sent.gone'));
  if (sentAt)
    return (
      <SentStatus
        day={date(sentAt)}
        name={nameOf(named)}
        pending={takingBack.pending}
        onTakeBack={() => void takeBack()}
      />
    );
  return (
    <Panel title={t('sent.mark')} lead={t('sent.lead')}>
      <Stack spacing={2.5}>
        {versions.length === 0 && (
          <EmptyState
            title={t('sent.noVersion')}
            text={t('sent.noVersionText')}
            heading="h3"
            action={{ label: t('sent.toVersion'), onClick: () => openPart('resume') }}
          />
        )}
        <SentFields
          resumeId={resumeId}
          setChosen={setChosen}
          ids={ids}
          nameOf={nameOf}
          day={day}
          setDay={setDay}
          isDay={isDay}
          today={today}
        />
        <div>
          <Button
            variant="contained"
            disabled={!isDay}
            loading={pending}
            onClick={() => void mark()}
          >
            {t('sent.mark')}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

interface SentStatusProps {
  day: string;
  name: string;
  pending: boolean;
  onTakeBack: () => void;
}

/** When and with what the application went out; it can be taken back. */
function SentStatus({ day, name, pending, onTakeBack }: SentStatusProps) {
  const { t } = useTranslation('applying');
  return (
    <Panel title={t('sent.title')}>
      <Stack spacing={2}>
        <Alert severity="success" role="status" data-testid="sent">
          {t('sent.on', { day, name })}
        </Alert>
        <Typography variant="body2" color="text.secondary">
          {t('sent.tracked')}
        </Typography>
        <div>
          <Button size="small" loading={pending} onClick={onTakeBack}>
            {t('sent.takeBack')}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

interface SentFieldsProps {
  resumeId: string;
  setChosen: (next: string | null) => void;
  ids: readonly string[];
  nameOf: (id: string | null | undefined) => string;
  day: string;
  setDay: (next: string) => void;
  isDay: boolean;
  today: string;
}

/** Which resume was sent, and when. */
function SentFields({
  resumeId,
  setChosen,
  ids,
  nameOf,
  day,
  setDay,
  isDay,
  today,
}: SentFieldsProps) {
  const { t } = useTranslation('applying');
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        select
        fullWidth
        label={t('sent.version')}
        value={resumeId}
        onChange={(event) => setChosen(event.target.value)}
      >
        {ids.map((id) => (
          <MenuItem key={id} value={id}>
            {nameOf(id)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="date"
        fullWidth
        label={t('sent.day')}
        value={day}
        onChange={(event) => setDay(event.target.value)}
        error={!isDay}
        helperText={isDay ? undefined : t('sent.dayWrong')}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
      />
    </Stack>
  );
}
