// The candidate's stage, and moving them on: offers and endings only after a decision to that effect.
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { moveStage } from '#data/candidate/stages.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import type { Decision } from '#domain/review/review.ts';
import { pipelineStageOf, stages, type Stage } from '#domain/candidate/session.ts';
import { usePageCommands } from '#ui/commands/usePageCommands.ts';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { stageTone } from '#features/review/parts/stageTone.ts';

export interface StageMenuProps {
  candidateRef: CandidateRef;
  uid: string;
  session: StaffSession;
  /** Unknown while it loads. */
  outcome: Decision['outcome'] | null | undefined;
  canEdit: boolean;
}

/** What has to be decided before a stage; null when nothing. */
function readNeededDecision(stage: Stage): 'advance' | 'reject' | null {
  if (stage === 'rejected') return 'reject';
  return stage === 'offer' || stage === 'hired' ? 'advance' : null;
}

function isBlocked(stage: Stage, outcome: StageMenuProps['outcome']): boolean {
  const needed = readNeededDecision(stage);
  return needed !== null && needed !== outcome;
}

export function StageMenu({ candidateRef, uid, session, outcome, canEdit }: StageMenuProps) {
  const { t } = useTranslation(['review', 'domain']);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [move, moving] = useAction(moveStage);
  const stage = pipelineStageOf(session);
  const open = session.status === 'submitted' || session.status === 'expired';
  const mayMove = canEdit && open;
  usePageCommands(
    mayMove
      ? stages
          .filter((next) => next !== session.stage && !isBlocked(next, outcome))
          .map((next) => ({
            id: `stage-${next}`,
            label: 'palette:page.stage',
            values: { stage: t(`domain:stage.${next}`) },
            run: () => choose(next),
          }))
      : [],
  );
  if (!mayMove) return <StatusChip label={t(`domain:stage.${stage}`)} tone={stageTone(stage)} />;

  function choose(next: Stage): void {
    setAnchor(null);
    if (next !== session.stage) void move(candidateRef, uid, session.stage ?? null, next);
  }

  return (
    <>
      <Button
        id={`${id}-button`}
        variant="outlined"
        endIcon={<ArrowDropDownIcon />}
        loading={moving.pending}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('stage.button', { stage: t(`domain:stage.${stage}`) })}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {stages.map((next) => {
          const needed = readNeededDecision(next);
          const blocked = isBlocked(next, outcome);
          return (
            <MenuItem
              key={next}
              selected={next === session.stage}
              disabled={blocked}
              onClick={() => choose(next)}
              sx={{ '&.Mui-disabled': { opacity: 1, color: 'text.secondary' } }}
            >
              <ListItemText
                primary={t(`domain:stage.${next}`)}
                secondary={blocked && needed ? t(`stage.needs.${needed}`) : undefined}
                slotProps={{ secondary: { variant: 'caption' } }}
              />
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
