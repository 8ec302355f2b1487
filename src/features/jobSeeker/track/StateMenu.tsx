// "Move to…": the plain way for whoever does not drag, with steps up and down within the column.
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import { Divider, IconButton, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jobStates, stateOf, type JobState } from '#domain/seeker/trackedJob.ts';
import type { Job } from './placing.ts';

interface Props {
  job: Job;
  name: string;
  move: (state: JobState) => void;
  /** Up (-1) or down (1) in its column; null where it cannot go further. */
  shift?: {
    up: (() => void) | null;
    down: (() => void) | null;
  };
}

export function StateMenu({ job, name, move, shift }: Props) {
  const { t } = useTranslation('tracker');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const at = stateOf(job.data.status);
  const then = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
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
        {jobStates.map((state) => (
          <MenuItem
            key={state}
            selected={state === at}
            disabled={state === at}
            onClick={then(() => move(state))}
          >
            {t(`state.${state}`)}
          </MenuItem>
        ))}
        {shift && <Divider />}
        {shift && (
          <MenuItem disabled={!shift.up} onClick={then(() => shift.up?.())}>
            {t('move.up')}
          </MenuItem>
        )}
        {shift && (
          <MenuItem disabled={!shift.down} onClick={then(() => shift.down?.())}>
            {t('move.down')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
