/** How far the evaluations are, from the header: what is to go, and the way to pause this device. */
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { to } from '#navigation/routes.ts';
import { estimateMinutesLeft } from '#work/queue/queue.ts';
import { useWorkerState } from '#work/queue/useWorker.ts';
import { readPace } from '#work/queue/workerState.ts';

/** Answers of a candidate of whom nothing is known yet. */
const usualAnswers = 6;

interface QueuePopoverProps {
  id: string;
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
  count: number;
  more: boolean;
}

export function QueuePopover({ id, anchor, open, onClose, count, more }: QueuePopoverProps) {
  const { t } = useTranslation('hiring');
  return (
    <Popover
      id={id}
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('queue.title'),
          sx: { p: 2, width: 300, maxWidth: '92vw' },
        },
      }}
    >
      <QueueState count={count} more={more} onLeave={onClose} />
    </Popover>
  );
}

interface QueueStateProps {
  count: number;
  /** There are more than were counted. */
  more: boolean;
  onLeave: () => void;
}

/** What is to go, what this device does of it, and the way to pause it. */
function QueueState({ count, more, onLeave }: QueueStateProps) {
  const { t } = useTranslation('hiring');
  const { worker, paused, setPaused } = useWorkerState();
  const working = worker.kind === 'working' ? worker : null;
  const rests = paused || worker.kind === 'held';
  const minutes = estimateMinutesLeft(
    readPace(),
    count * (working && working.of > 0 ? working.of : usualAnswers) - (working?.done ?? 0),
  );
  return (
    <Stack spacing={1.25}>
      <Typography variant="subtitle2">{t('queue.title')}</Typography>
      <Typography variant="body2">
        {more ? t('queue.leftMore', { count }) : t('queue.left', { count })}
      </Typography>
      {working && working.of > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('queue.here', { done: working.done, of: working.of })}
        </Typography>
      )}
      {worker.kind === 'held' && (
        <Typography variant="body2">{t(`queue.held.${worker.by}`)}</Typography>
      )}
      {!rests && minutes !== null && (
        <Typography variant="body2" color="text.secondary">
          {t('queue.minutes', { count: minutes })}
        </Typography>
      )}
      <FormControlLabel
        control={
          <Switch size="small" checked={!paused} onChange={(_, checked) => setPaused(!checked)} />
        }
        label={<Typography variant="body2">{t('queue.device')}</Typography>}
        sx={{ gap: 1, ml: 0 }}
      />
      <Button
        size="small"
        component={Link}
        to={to('hiringDashboard')}
        onClick={onLeave}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('queue.open')}
      </Button>
    </Stack>
  );
}
