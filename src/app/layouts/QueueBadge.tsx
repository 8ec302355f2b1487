/** Shows the number of evaluations that wait or run, on every page of the team, and lets people pause this device. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { to } from '#navigation/routes.ts';
import { estimateMinutesLeft } from '#work/queue/queue.ts';
import { useOpenTasks, useWorkerState } from '#work/queue/useWorker.ts';
import { readPace } from '#work/queue/workerState.ts';

/** Answers of a candidate of whom nothing is known yet. */
const usualAnswers = 6;

/** Nothing while nothing waits. */
export function QueueBadge() {
  const backlog = useOpenTasks();
  if (!backlog || backlog.count === 0) return null;
  return (
    <Suspense fallback={null}>
      <Shown count={backlog.count} more={backlog.more} />
    </Suspense>
  );
}

function Shown({ count, more }: { count: number; more: boolean }) {
  const { t } = useTranslation('hiring');
  const { worker, paused } = useWorkerState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const working = worker.kind === 'working' ? worker : null;
  const rests = paused || worker.kind === 'held';
  const state = rests ? t('queue.badgePaused') : t('queue.badgeLeft', { count });
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        aria-label={t('queue.badge', { state })}
        onClick={(event) => setAnchor(event.currentTarget)}
        data-testid="queue-badge"
        startIcon={
          <CircularProgress
            size={16}
            aria-hidden
            variant="determinate"
            value={working && working.of > 0 ? (working.done / working.of) * 100 : rests ? 0 : 25}
            enableTrackSlot
          />
        }
        sx={{ whiteSpace: 'nowrap', minWidth: 0, fontVariantNumeric: 'tabular-nums' }}
      >
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {state}
        </Box>
      </Button>
      <Popover
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
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
        <QueueState count={count} more={more} onLeave={() => setAnchor(null)} />
      </Popover>
    </>
  );
}

interface QueueStateProps {
  count: number;
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
