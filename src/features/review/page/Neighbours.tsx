// The candidates before and after this one: by pointer, and by keys that can be switched off.
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { IconButton, Popover, Stack, Tooltip } from '@mui/material';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Link } from 'react-router-dom';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { to } from '#navigation/routes.ts';
import { useKept } from '#ui/reading/useKept.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { useNeighbourKeys, useNeighbours } from './useNeighbours.ts';

export function Neighbours({
  candidateRef,
  startedAt,
}: {
  candidateRef: CandidateRef;
  startedAt: Date | null;
}) {
  const { t } = useTranslation('review');
  const { value: off, set: setOff } = useKept('hirely.shortcuts.off', z.string(), '');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const help = useRef<HTMLButtonElement>(null);
  const at = useNeighbours(candidateRef, startedAt);
  const showKeys = useCallback(() => setAnchor(help.current), []);
  useNeighbourKeys(candidateRef.interviewId, at, off === '', showKeys);

  return (
    <Stack
      direction="row"
      component="nav"
      aria-label={t('neighbours.title')}
      sx={{ alignItems: 'center' }}
    >
      <Neighbour
        interviewId={candidateRef.interviewId}
        uid={at.before}
        label={t('neighbours.before')}
        icon={<KeyboardArrowUpIcon />}
      />
      <Neighbour
        interviewId={candidateRef.interviewId}
        uid={at.after}
        label={t('neighbours.after')}
        icon={<KeyboardArrowDownIcon />}
      />
      <Tooltip title={t('neighbours.keys')}>
        <IconButton
          ref={help}
          aria-label={t('neighbours.keys')}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <KeyboardIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('neighbours.keys') } }}
      >
        <ShortcutHelp isOn={!off} onSwitch={(isOn) => setOff(isOn ? '' : 'off')} />
      </Popover>
    </Stack>
  );
}

/** The way to a neighbour; off where there is none. */
function Neighbour({
  interviewId,
  uid,
  label,
  icon,
}: {
  interviewId: string;
  uid: string | null;
  label: string;
  icon: ReactNode;
}) {
  return uid ? (
    <Tooltip title={label}>
      <IconButton
        component={Link}
        to={to('candidate', { interviewId, candidateUid: uid })}
        aria-label={label}
      >
        {icon}
      </IconButton>
    </Tooltip>
  ) : (
    <IconButton disabled aria-label={label}>
      {icon}
    </IconButton>
  );
}
