// The candidates before and after this one: by pointer, and by keys that can be switched off.
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { FormControlLabel, IconButton, Popover, Stack, Switch, Tooltip, Typography } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { neighboursOf, type CandidatePlace } from '#data/candidateFile.ts';
import { to } from '#navigation/routes.ts';
import { useLive } from '#ui/useLive.ts';
import { useKept } from './useKept.ts';
import { quietly, valueOf } from '#ui/quietly.ts';

const keys: Readonly<Record<string, 'before' | 'after'>> = { '[': 'before', k: 'before', ']': 'after', j: 'after' };

/** Keys mean nothing while somebody types or a dialog or menu is open. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type="radio"]):not([type="checkbox"]), textarea, select') || target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null);
}

export function Neighbours({ place, startedAt }: { place: CandidatePlace; startedAt: Date | null }) {
  const { t } = useTranslation('review');
  const navigate = useNavigate();
  const [off, setOff] = useKept('hirely.shortcuts.off');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const before = valueOf(useLive(quietly(startedAt && neighboursOf(place, startedAt, 'before'))));
  const after = valueOf(useLive(quietly(startedAt && neighboursOf(place, startedAt, 'after'))));
  const first = (found: typeof before): string | null => found?.items.find(({ id }) => id !== place.candidateUid)?.id ?? null;
  const at = { before: first(before), after: first(after) };
  const address = (candidateUid: string): string => to('candidate', { interviewId: place.interviewId, candidateUid });

  useEffect(() => {
    if (off) return undefined;
    const press = (event: KeyboardEvent): void => {
      const direction = keys[event.key];
      if (!direction || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const uid = direction === 'before' ? at.before : at.after;
      if (uid) void navigate(to('candidate', { interviewId: place.interviewId, candidateUid: uid }));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [off, navigate, place.interviewId, at.before, at.after]);

  const step = (direction: 'before' | 'after', label: string, icon: ReactNode) => {
    const uid = at[direction];
    return uid
      ? <Tooltip title={label}><IconButton component={Link} to={address(uid)} aria-label={label}>{icon}</IconButton></Tooltip>
      : <IconButton disabled aria-label={label}>{icon}</IconButton>;
  };
  return (
    <Stack direction="row" component="nav" aria-label={t('neighbours.title')} sx={{ alignItems: 'center' }}>
      {step('before', t('neighbours.before'), <KeyboardArrowUpIcon />)}
      {step('after', t('neighbours.after'), <KeyboardArrowDownIcon />)}
      <Tooltip title={t('neighbours.keys')}><IconButton aria-label={t('neighbours.keys')} aria-haspopup="dialog" onClick={({ currentTarget }) => setAnchor(currentTarget)}><KeyboardIcon fontSize="small" /></IconButton></Tooltip>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} transformOrigin={{ vertical: 'top', horizontal: 'right' }} slotProps={{ paper: { role: 'dialog', 'aria-label': t('neighbours.keys') } }}>
        <Stack spacing={0.5} sx={{ p: 2, maxWidth: 300 }}>
          <Typography variant="body2">{t('neighbours.keysText')}</Typography>
          <FormControlLabel control={<Switch checked={!off} onChange={(_, checked) => setOff(checked ? '' : 'off')} />} label={t('neighbours.keysOn')} />
        </Stack>
      </Popover>
    </Stack>
  );
}
