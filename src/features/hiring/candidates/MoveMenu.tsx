// "Move to…": the plain way along the pipeline, for whoever does not drag.
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import { IconButton, ListItemText, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  readDecisionFor,
  moveTargets,
  toMoveTarget,
  type MoveTarget,
} from '#domain/review/pipeline.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import type { Stored } from '#domain/base/source.ts';
import { useShownName } from '#ui/product/useShownName.ts';

export function MoveMenu({
  session,
  move,
}: {
  session: Stored<Candidate>;
  move: (session: Stored<Candidate>, target: MoveTarget) => void;
}) {
  const { t } = useTranslation(['pipeline', 'domain']);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const at = toMoveTarget(session.data.stage);
  const name = useShownName()(session.data.displayName);
  return (
    <>
      <IconButton
        id={`${id}-button`}
        size="small"
        aria-label={t('move.named', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreHorizIcon fontSize="small" />
      </IconButton>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button`, dense: true } }}
      >
        <ListSubheader role="presentation" sx={{ lineHeight: '32px' }}>
          {t('move.to')}
        </ListSubheader>
        {moveTargets.map((target) => {
          const needed = readDecisionFor(target);
          return (
            <MenuItem
              key={target}
              selected={target === at}
              disabled={target === at}
              onClick={() => {
                setAnchor(null);
                move(session, target);
              }}
            >
              <ListItemText
                primary={t(`domain:stage.${target}`)}
                secondary={needed ? t(`move.needs.${needed}`) : undefined}
                slotProps={{ secondary: { variant: 'caption' } }}
              />
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
