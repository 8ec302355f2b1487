// Short entries such as skills: each can be selected, corrected and removed; what is selected shows where it came from.
import { Box, Button, Chip, Stack, TextField, Typography } from '@mui/material';
import EditedIcon from '@mui/icons-material/EditOutlined';
import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { isCorrected } from '#domain/resume/correctedResume.ts';
import { readLongestAt } from '#domain/resume/resumePaths.ts';
import { OneField } from './OneField.tsx';
import { originOf, type ResumeEditing } from './resumeEditing.ts';

type List = 'links' | 'skills' | 'languages' | 'certifications';

export function ChipsField({ editing, list }: { editing: ResumeEditing; list: List }) {
  const { t } = useTranslation(['ownResume', 'domain', 'common']);
  const [chosen, setChosen] = useState<number | null>(null);
  const [next, setNext] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const items = editing.draft.resume[list];
  const name = t(`domain:resume.field.${list}`);
  const open = chosen !== null && chosen < items.length ? chosen : null;
  function choose(index: number): void {
    setChosen(index === open ? null : index);
    const origin = originOf(editing, `${list}.${index}`);
    editing.setHighlight(index === open || origin.kind === 'none' ? null : origin.highlight);
  }
  function add(): void {
    if (next.trim() === '') {
      input.current?.focus();
      return;
    }
    editing.draft.add(list, next.trim());
    setNext('');
    input.current?.focus();
  }
  return (
    <Stack spacing={1} role="group" aria-label={name} data-list={list}>
      <Typography variant="subtitle2" component="h4">
        {name}
        {items.length > 0 ? ` (${items.length})` : ''}
      </Typography>
      {items.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('place.notFound')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {items.map((text, index) => {
          const isTyped = isCorrected(editing.draft.corrected, `${list}.${index}`);
          return (
            <Chip
              key={index}
              size="small"
              label={text || '…'}
              onClick={() => choose(index)}
              aria-pressed={index === open}
              variant={index === open ? 'filled' : 'outlined'}
              color={index === open ? 'primary' : 'default'}
              {...(isTyped ? { icon: <EditedIcon titleAccess={t('place.corrected')} /> } : {})}
              sx={{
                maxWidth: 1,
                minHeight: 28,
                height: 'auto',
                '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 0.25 },
              }}
            />
          );
        })}
      </Box>
      {open !== null && (
        <OneField
          key={open}
          editing={editing}
          path={`${list}.${open}`}
          label={t('entry.of', { name, number: open + 1 })}
          removeLabel={t('entry.removeNamed', { name: items[open] ?? '' })}
        />
      )}
      <AddItem add={add} list={list} next={next} setNext={setNext} input={input} />
    </Stack>
  );
}

interface AddItemProps {
  add: () => void;
  list: List;
  next: string;
  setNext: (next: string) => void;
  input: RefObject<HTMLInputElement | null>;
}

/** Adds one to the list. */
function AddItem({ add, list, next, setNext, input }: AddItemProps) {
  const { t } = useTranslation(['ownResume', 'domain', 'common']);
  return (
    <Stack
      component="form"
      direction="row"
      spacing={1}
      sx={{ alignItems: 'flex-end' }}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField
        size="small"
        label={t(`entry.add.${list}`)}
        value={next}
        onChange={(event) => setNext(event.target.value)}
        inputRef={input}
        slotProps={{ htmlInput: { maxLength: readLongestAt(`${list}.0`), dir: 'auto' } }}
        sx={{ flex: 1, maxWidth: 320 }}
      />
      <Button type="submit" size="small" aria-label={t(`entry.add.${list}`)}>
        {t('common:actions.add')}
      </Button>
    </Stack>
  );
}
