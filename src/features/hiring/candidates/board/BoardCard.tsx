// A candidate as a card of the board. The grip is the button that lifts it; the whole card follows a pointer or a finger.
import DragIcon from '@mui/icons-material/DragIndicator';
import { useDraggable } from '@dnd-kit/core';
import { Box, ButtonBase, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { countDaysWaiting } from '#domain/candidate/candidateView.ts';
import type { MoveTarget } from '#domain/review/pipeline.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { useShownName } from '#ui/product/useShownName.ts';
import { MoveMenu } from '#features/hiring/candidates/MoveMenu.tsx';

interface FaceProps {
  session: Stored<Candidate>;
  interviewId?: string;
  grip?: ReactNode;
  menu?: ReactNode;
  isLifted?: boolean;
  isGoing?: boolean;
}

/** How a card looks, also while it is carried. */
export function CardFace({
  session: { id, data },
  interviewId,
  grip,
  menu,
  isLifted = false,
  isGoing = false,
}: FaceProps) {
  const { t } = useTranslation('pipeline');
  const format = useFormat();
  const shown = useShownName();
  const now = useNow();
  const waited = countDaysWaiting(data, now);
  const count = data.reviewers?.length ?? 0;
  const formatProgress = (): string | null => {
    if (waited !== null) return t('card.waiting', { days: t('row.days', { count: waited }) });
    if (data.submittedAt) return format.date(data.submittedAt);
    return data.startedAt ? t('row.started', { when: format.relative(data.startedAt, now) }) : null;
  };
  const facts = [
    formatProgress(),
    count > 0 ? t('card.scorecards', { count }) : null,
    data.ai ? null : t('facts.noAi'),
  ].filter((fact) => fact !== null);
  return (
    <Box
      sx={{
        border: 1,
        borderColor: isLifted ? 'primary.main' : 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        p: 1.25,
        opacity: isGoing ? 0.6 : 1,
        boxShadow: isLifted ? 6 : undefined,
        cursor: isLifted ? 'grabbing' : undefined,
      }}
    >
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'flex-start' }}>
        {grip}
        <Box sx={{ minWidth: 0, flexGrow: 1, pt: 0.25 }}>
          {interviewId ? (
            <MuiLink
              component={Link}
              to={to('candidate', { interviewId, candidateUid: id })}
              draggable={false}
              color="text.primary"
              underline="hover"
              sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {shown(data.displayName)}
            </MuiLink>
          ) : (
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {shown(data.displayName)}
            </Typography>
          )}
          <Typography variant="caption" component="p" color="text.secondary">
            {facts.join(' · ')}
          </Typography>
        </Box>
        {menu}
      </Stack>
    </Box>
  );
}

export interface BoardCardProps {
  interviewId: string;
  session: Stored<Candidate>;
  mayMove: boolean;
  isGoing: boolean;
  move: (
    session: Stored<Candidate>,
    target: MoveTarget,
  ) => void /** True when it takes the focus back after a move. */;
  takesFocus: boolean;
  onMoved: (id: string) => void;
}

export function BoardCard({
  interviewId,
  session,
  mayMove,
  isGoing,
  move,
  takesFocus,
  onMoved,
}: BoardCardProps) {
  const { t } = useTranslation('pipeline');
  const shown = useShownName();
  const can = mayMove && session.data.status === 'submitted' && !isGoing;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: session.id,
    data: { session },
    disabled: !can,
  });
  const grip = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    if (takesFocus && can) grip.current?.focus();
  }, [takesFocus, can]);
  // The card follows the pointer; the keyboard lifts it by its grip alone.
  const { onKeyDown, ...pointers } = (listeners ?? {}) as Record<string, (event: unknown) => void>;
  return (
    <Box
      ref={setNodeRef}
      {...pointers}
      data-testid="card"
      data-candidate={session.id}
      sx={{
        opacity: isDragging ? 0.35 : 1,
        cursor: can ? 'grab' : undefined,
        touchAction: 'manipulation',
      }}
    >
      <CardFace
        session={session}
        interviewId={interviewId}
        isGoing={isGoing}
        grip={
          can && (
            <ButtonBase
              ref={(node) => {
                grip.current = node;
                setActivatorNodeRef(node);
              }}
              {...attributes}
              {...(onKeyDown ? { onKeyDown } : {})}
              aria-roledescription={t('board.draggable')}
              aria-label={t('board.grip', { name: shown(session.data.displayName) })}
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
          )
        }
        menu={
          can && (
            <MoveMenu
              session={session}
              move={(who, target) => {
                onMoved(who.id);
                move(who, target);
              }}
            />
          )
        }
      />
    </Box>
  );
}
