// The candidates before and after this one: by pointer, and by keys that can be switched off.
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import {
  Box,
  FormControlLabel,
  IconButton,
  Popover,
  Stack,
  Switch,
  Tooltip,
  Typography,
} from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Link, useNavigate } from 'react-router-dom';
import { neighboursOf } from '#data/candidate/candidateFile.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { to } from '#navigation/routes.ts';
import { asResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { bringIntoView } from '#features/review/parts/bringIntoView.ts';
import { useKept } from '#ui/reading/useKept.ts';

const keys: Readonly<Record<string, 'before' | 'after'>> = {
  '[': 'before',
  k: 'before',
  ']': 'after',
  j: 'after',
};

const shortcuts = [
  { pressed: ['j', ']'], does: 'after' },
  { pressed: ['k', '['], does: 'before' },
  { pressed: ['n'], does: 'note' },
  { pressed: ['?'], does: 'help' },
] as const;

/** To the field for a new note, where there is one. */
function goToNote(event: KeyboardEvent): void {
  const field = document.querySelector<HTMLTextAreaElement>(
    '[data-new-note] textarea:not([aria-hidden])',
  );
  if (!field) return;
  event.preventDefault();
  bringIntoView(field, 'center');
  field.focus({ preventScroll: true });
}

/** Keys mean nothing while somebody types or a dialog or menu is open. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type="radio"]):not([type="checkbox"]), textarea, select') ||
      target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null)
  );
}

export function Neighbours({
  candidateRef,
  startedAt,
}: {
  candidateRef: CandidateRef;
  startedAt: Date | null;
}) {
  const { t } = useTranslation('review');
  const navigate = useNavigate();
  const { value: off, set: setOff } = useKept('hirely.shortcuts.off', z.string(), '');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const help = useRef<HTMLButtonElement>(null);
  const before = valueOf(
    useLive(asResult(startedAt && neighboursOf(candidateRef, startedAt, 'before'))),
  );
  const after = valueOf(
    useLive(asResult(startedAt && neighboursOf(candidateRef, startedAt, 'after'))),
  );
  const first = (found: typeof before): string | null =>
    found?.items.find(({ id }) => id !== candidateRef.candidateUid)?.id ?? null;
  const at = { before: first(before), after: first(after) };
  const address = (candidateUid: string): string =>
    to('candidate', { interviewId: candidateRef.interviewId, candidateUid });

  useEffect(() => {
    if (off) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        isTyping(event.target)
      )
        return;
      if (event.key === '?') return setAnchor(help.current);
      if (event.key === 'n') return goToNote(event);
      const direction = keys[event.key];
      if (!direction) return;
      const uid = direction === 'before' ? at.before : at.after;
      if (uid)
        void navigate(
          to('candidate', { interviewId: candidateRef.interviewId, candidateUid: uid }),
        );
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [off, navigate, candidateRef.interviewId, at.before, at.after]);

  const step = (direction: 'before' | 'after', label: string, icon: ReactNode) => {
    const uid = at[direction];
    return uid ? (
      <Tooltip title={label}>
        <IconButton component={Link} to={address(uid)} aria-label={label}>
          {icon}
        </IconButton>
      </Tooltip>
    ) : (
      <IconButton disabled aria-label={label}>
        {icon}
      </IconButton>
    );
  };
  return (
    <Stack
      direction="row"
      component="nav"
      aria-label={t('neighbours.title')}
      sx={{ alignItems: 'center' }}
    >
      {step('before', t('neighbours.before'), <KeyboardArrowUpIcon />)}
      {step('after', t('neighbours.after'), <KeyboardArrowDownIcon />)}
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
        <Stack spacing={0.5} sx={{ p: 2, maxWidth: 300 }}>
          <Typography variant="subtitle2" component="h2">
            {t('neighbours.keys')}
          </Typography>
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gridTemplateColumns: 'auto 1fr',
              columnGap: 2,
              rowGap: 0.75,
            }}
          >
            {shortcuts.map(({ pressed, does }) => (
              <Box key={does} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ whiteSpace: 'nowrap' }}>
                  {pressed.map((key) => (
                    <Box
                      key={key}
                      component="kbd"
                      sx={{
                        border: 1,
                        borderColor: 'line.strong',
                        borderRadius: '4px',
                        px: 0.75,
                        mr: 0.5,
                        fontFamily: 'inherit',
                        fontSize: '0.8125rem',
                      }}
                    >
                      {key}
                    </Box>
                  ))}
                </Box>
                <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                  {t(`neighbours.does.${does}`)}
                </Typography>
              </Box>
            ))}
          </Box>
          <Typography variant="caption" color="text.secondary">
            {t('neighbours.keysText')}
          </Typography>
          <FormControlLabel
            control={
              <Switch checked={!off} onChange={(_, checked) => setOff(checked ? '' : 'off')} />
            }
            label={t('neighbours.keysOn')}
          />
        </Stack>
      </Popover>
    </Stack>
  );
}
