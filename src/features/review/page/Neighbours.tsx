// The candidates before and after this one: by pointer, and by keys that can be switched off.
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { IconButton, Stack, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { to } from '#navigation/routes.ts';
import { showCommandPanel } from '#ui/commands/commandPanel.ts';
import { useNeighbourCommands, useNeighbours } from './useNeighbours.ts';

export function Neighbours({
  candidateRef,
  startedAt,
}: {
  candidateRef: CandidateRef;
  startedAt: Date | null;
}) {
  const { t } = useTranslation('review');
  const at = useNeighbours(candidateRef, startedAt);
  useNeighbourCommands(candidateRef.interviewId, at);

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
          aria-label={t('neighbours.keys')}
          aria-haspopup="dialog"
          onClick={() => showCommandPanel('shortcuts')}
        >
          <KeyboardIcon fontSize="small" />
        </IconButton>
      </Tooltip>
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
