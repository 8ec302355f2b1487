/** Shows the number of evaluations that wait or run, on every page of the team, and lets people pause this device. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenTasks, useWorkerState } from '#work/queue/useWorker.ts';
import { loadOverlays } from './overlays/loadOverlays.ts';

const QueuePopover = lazy(async () => ({ default: (await loadOverlays()).QueuePopover }));

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
  /** Kept when it closes: it leaves from where it came. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
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
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={t('queue.badge', { state })}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(true);
        }}
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
      {anchor && (
        <Suspense fallback={null}>
          <QueuePopover
            id={id}
            anchor={anchor}
            open={open}
            onClose={() => setOpen(false)}
            count={count}
            more={more}
          />
        </Suspense>
      )}
    </>
  );
}
