// A field for a note in which "@" offers the colleagues: by typing on, by arrows and Enter, or by pointer.
import { Box, Paper, Popper, TextField, Typography } from '@mui/material';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { findMatchingPeople, findQuery } from '#domain/review/mentions.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import type { Colleague } from './useColleagues.ts';

export interface MentionFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Undefined while they are not known. */
  colleagues: readonly Colleague[] | undefined;
  maxLength: number;
}

export function MentionField({ label, value, onChange, colleagues, maxLength }: MentionFieldProps) {
  const { t } = useTranslation(['review', 'domain']);
  const id = useId();
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [at, setAt] = useState(0);
  const query = caret === null ? null : findQuery(value, caret);
  const offered = query && colleagues ? findMatchingPeople(colleagues, query.words) : [];
  const open = offered.length > 0;
  const active = offered[Math.min(at, offered.length - 1)];
  const close = (): void => setCaret(null);

  function insert({ name }: Colleague): void {
    if (!query || !field) return;
    const { text, end } = withMention(value, query, name);
    onChange(text);
    close();
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(end, end);
    });
  }

  function press(event: KeyboardEvent): void {
    if (!open || !active || event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setAt((offered.indexOf(active) + step + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') insert(active);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Box>
      <TextField
        fullWidth
        multiline
        minRows={2}
        maxRows={10}
        label={label}
        value={value}
        helperText={t('notes.mentionHelp')}
        inputRef={setField}
        onChange={({ target }) => {
          onChange(target.value);
          setCaret(target.selectionStart);
          setAt(0);
        }}
        onBlur={close}
        onKeyDown={press}
        slotProps={{
          htmlInput: {
            maxLength,
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-controls': open ? `${id}-list` : undefined,
            'aria-activedescendant': open && active ? `${id}-${active.uid}` : undefined,
          },
        }}
      />
      <Popper
        open={open}
        anchorEl={field}
        container={field?.closest('main')}
        placement="bottom-start"
        sx={{ zIndex: 'modal' }}
      >
        <Paper elevation={8} sx={{ mt: 0.5, maxWidth: '90vw', width: 320, overflow: 'hidden' }}>
          <ColleagueList id={id} offered={offered} active={active} onPick={insert} />
        </Paper>
      </Popper>
      <Box role="status" style={visuallyHidden}>
        {open ? t('notes.offered', { count: offered.length }) : ''}
      </Box>
    </Box>
  );
}

function ColleagueList({
  id,
  offered,
  active,
  onPick,
}: {
  id: string;
  offered: readonly Colleague[];
  active: Colleague | undefined;
  onPick: (colleague: Colleague) => void;
}) {
  const { t } = useTranslation(['review', 'domain']);
  return (
    <Box
      component="ul"
      role="listbox"
      id={`${id}-list`}
      aria-label={t('notes.colleagues')}
      sx={{ listStyle: 'none', m: 0, p: 0.5 }}
    >
      {offered.map((one) => (
        <Box
          component="li"
          key={one.uid}
          role="option"
          id={`${id}-${one.uid}`}
          aria-selected={one === active}
          onMouseDown={(event) => {
            event.preventDefault();
            onPick(one);
          }}
          sx={{
            px: 1.5,
            py: 1,
            borderRadius: 1,
            cursor: 'pointer',
            minHeight: 44,
            bgcolor: one === active ? 'action.selected' : 'transparent',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Typography variant="body2" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
            {one.name}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {t(`domain:memberRole.${one.role}`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** The text with the name of a colleague instead of what was typed of it, and where the text continues. */
function withMention(
  value: string,
  query: { start: number; words: string },
  name: string,
): { text: string; end: number } {
  return {
    text: `${value.slice(0, query.start)}@${name} ${value.slice(query.start + 1 + query.words.length).replace(/^ /, '')}`,
    end: query.start + name.length + 2,
  };
}
