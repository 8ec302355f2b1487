// A job as a card of the board. The grip is the button that lifts it; the whole card follows a pointer or a finger.
import DragIcon from '@mui/icons-material/DragIndicator';
import DeviceIcon from '@mui/icons-material/SaveOutlined';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import {
  Box,
  ButtonBase,
  keyframes,
  Link as MuiLink,
  Stack,
  Tooltip,
  Typography,
} from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { upcomingOf } from '#domain/seeker/jobEvents.ts';
import type { JobState } from '#domain/seeker/trackedJob.ts';
import { useNow } from '#ui/reading/useNow.ts';
import type { Job } from '#features/jobSeeker/track/placing.ts';
import { StateMenu } from '#features/jobSeeker/track/StateMenu.tsx';
import { useJobLink } from '#features/jobSeeker/track/useJobLink.ts';
import { countDaysBetween, useWhen } from '#features/jobSeeker/track/useWhen.ts';
import { buildSlotId } from './slots.ts';

interface FaceProps {
  job: Job;
  grip?: ReactNode;
  menu?: ReactNode;
  isLifted?: boolean;
}

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** How a card looks, also while it is carried. */
export function CardFace({ job, grip, menu, isLifted = false }: FaceProps) {
  const { t } = useTranslation('tracker');
  const link = useJobLink();
  const now = useNow();
  const { data } = job;
  const about = [data.company, data.place].filter(Boolean).join(' · ');
  const title = data.title || t('untitled');
  return (
    <Box
      sx={{
        border: 1,
        borderColor: isLifted ? 'primary.main' : 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        p: 1.25,
        boxShadow: isLifted ? 6 : undefined,
        cursor: isLifted ? 'grabbing' : undefined,
      }}
    >
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'flex-start' }}>
        {grip}
        <Box sx={{ minWidth: 0, flexGrow: 1, pt: 0.25 }}>
          {isLifted ? (
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
          ) : (
            <MuiLink
              component={Link}
              to={link(job.id)}
              preventScrollReset
              draggable={false}
              color="text.primary"
              underline="hover"
              sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {title}
            </MuiLink>
          )}
          {about && (
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {about}
            </Typography>
          )}
        </Box>
        {menu}
      </Stack>
      <NextEvent job={job} now={now} />
      <CardFoot job={job} now={now} />
    </Box>
  );
}

interface MomentProps {
  job: Job;
  now: Date;
}

/** What comes next in the job, if anything. */
function NextEvent({ job, now }: MomentProps) {
  const { t } = useTranslation('tracker');
  const when = useWhen();
  const [next] = upcomingOf([job], now);
  if (!next) return null;
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{
        mt: 0.75,
        px: 0.75,
        py: 0.25,
        borderRadius: 1,
        width: 'fit-content',
        maxWidth: '100%',
        overflowWrap: 'anywhere',
        bgcolor: next.isLate ? 'soft.warning.bg' : 'soft.primary.bg',
        color: next.isLate ? 'soft.warning.text' : 'soft.primary.text',
      }}
    >
      {t(`card.${next.kind}`, { when: when(next, now), text: next.text })}
    </Typography>
  );
}

/** Since when the job has been in its state, and whether its last change is still to be sent. */
function CardFoot({ job, now }: MomentProps) {
  const { t } = useTranslation('tracker');
  const since = job.data.movedAt ?? job.data.createdAt;
  const days = since ? countDaysBetween(since, now) : null;
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ mt: 0.5, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography variant="caption" color="text.secondary">
        {days === null ? '' : days <= 0 ? t('card.today') : t('card.since', { count: days })}
      </Typography>
      {job.pending && (
        <Tooltip title={t('card.unsent')}>
          <DeviceIcon
            role="img"
            titleAccess={t('card.unsent')}
            sx={{
              fontSize: 16,
              color: 'warning.main',
              animation: `${appear} 1ms 800ms backwards`,
            }}
          />
        </Tooltip>
      )}
    </Stack>
  );
}

interface CardProps {
  job: Job;
  state: JobState;
  /** A lifted job would be put before this one. */
  isOver: boolean;
  takesFocus: boolean;
  move: (state: JobState) => void;
  shift: { up: (() => void) | null; down: (() => void) | null };
}

export function JobCard({ job, state, isOver, takesFocus, move, shift }: CardProps) {
  const { t } = useTranslation('tracker');
  const name = job.data.title || t('untitled');
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: job.id,
    data: { job },
  });
  const { setNodeRef: setSlotRef } = useDroppable({ id: buildSlotId({ state, beforeId: job.id }) });
  const grip = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    if (takesFocus) grip.current?.focus();
  }, [takesFocus, state]);
  // The card follows the pointer; the keyboard lifts it by its grip alone.
  const { onKeyDown, ...pointers } = (listeners ?? {}) as Record<string, (event: unknown) => void>;
  return (
    <Box
      component="li"
      ref={setSlotRef}
      sx={{
        borderTop: 2,
        borderColor: isOver && !isDragging ? 'primary.main' : 'transparent',
        pb: 0.75,
      }}
    >
      <Box
        ref={setNodeRef}
        {...pointers}
        data-testid="job-card"
        data-job={job.id}
        sx={{ opacity: isDragging ? 0.35 : 1, cursor: 'grab', touchAction: 'manipulation' }}
      >
        <CardFace
          job={job}
          grip={
            <ButtonBase
              ref={(node) => {
                grip.current = node;
                setActivatorNodeRef(node);
              }}
              {...attributes}
              {...(onKeyDown ? { onKeyDown } : {})}
              aria-roledescription={t('board.draggable')}
              aria-label={t('board.grip', { name })}
              sx={{
                p: 0.5,
                ml: -0.75,
                borderRadius: 1,
                color: 'text.secondary',
                '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
              }}
            >
              <DragIcon fontSize="small" />
            </ButtonBase>
          }
          menu={<StateMenu job={job} name={name} move={move} shift={shift} />}
        />
      </Box>
    </Box>
  );
}
