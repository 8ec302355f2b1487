// The duties that were read, in the order in which they weigh: reworded, moved, removed, added.
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { Alert, Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passageOf } from '#ai/results/postingWords.ts';
import { mainDuties } from '#ai/tasks/draftKit.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { AddField } from './AddField.tsx';
import type { ReviewPartProps } from './reviewPart.ts';
import {
  addItem,
  moveDuty,
  putItem,
  removeItem,
  reviewLimits,
  rewordItem,
  unsureDuties,
  type Item,
} from './review.ts';

/** Moves the focus once the list is drawn anew. */
function focusLater(id: string): void {
  setTimeout(() => document.getElementById(id)?.focus(), 60);
}

export function DutyList(props: ReviewPartProps) {
  const { review, change, offerUndo, disabled } = props;
  const { t } = useTranslation('hiring');
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const { duties } = review;
  const unsure = unsureDuties(review);
  const lead =
    duties.length === 0
      ? t('reading.noDuties')
      : duties.length <= mainDuties
        ? t('reading.dutiesAll')
        : t('reading.dutiesLead', { count: mainDuties });
  const isFull = duties.length >= reviewLimits.duties;

  function move(duty: Item, to: number): void {
    change(moveDuty(duty.id, to));
    setAnnouncement(t('reading.moved', { to: to + 1, count: duties.length }));
    // At an end the button that was pressed is off: the other one goes on.
    if (to === 0) focusLater(`${id}-${duty.id}-down`);
    if (to === duties.length - 1) focusLater(`${id}-${duty.id}-up`);
  }
  function remove(duty: Item, at: number): void {
    change(removeItem('duties', duty.id));
    offerUndo(t('reading.dutyRemoved'), putItem('duties', duty, at));
    document.getElementById(id)?.focus();
  }

  return (
    <Box component="section" aria-labelledby={id}>
      <Typography
        id={id}
        component="h3"
        variant="subtitle1"
        tabIndex={-1}
        sx={{ '&:focus': { outline: 'none' } }}
      >
        {t('reading.duties')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {lead}
      </Typography>
      <Box role="status" style={visuallyHidden}>
        {announcement}
      </Box>
      <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {duties.map((duty, index) => (
          <DutyRow
            key={duty.id}
            duty={duty}
            position={{ index, last: duties.length - 1 }}
            text={review.text}
            idOf={`${id}-${duty.id}`}
            disabled={disabled}
            onText={(words) => change(rewordItem('duties', duty.id, words))}
            onMove={(to) => move(duty, to)}
            onRemove={() => remove(duty, index)}
          />
        ))}
      </Stack>
      <AddField
        label={t('reading.addDuty')}
        max={reviewLimits.duty}
        disabled={disabled || isFull}
        hint={isFull ? t('reading.dutiesFull', { count: reviewLimits.duties }) : undefined}
        onAdd={(words) => change(addItem('duties', words))}
      />
      {unsure.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          <Typography variant="body2" id={`${id}-unsure`}>
            {t('reading.unsureDuties')}
          </Typography>
          <Stack
            component="ul"
            spacing={0.5}
            aria-labelledby={`${id}-unsure`}
            sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}
          >
            {unsure.map((words) => (
              <Box key={words} component="li">
                <Button
                  size="small"
                  color="inherit"
                  startIcon={<AddIcon />}
                  disabled={disabled || isFull}
                  aria-label={t('reading.addUnsure', { words })}
                  onClick={() => {
                    change(addItem('duties', words, words));
                    document.getElementById(id)?.focus();
                  }}
                  sx={{ textAlign: 'start', fontWeight: 400 }}
                >
                  <bdi>{words}</bdi>
                </Button>
              </Box>
            ))}
          </Stack>
        </Alert>
      )}
    </Box>
  );
}

interface RowProps {
  duty: Item;
  /** Where it stands in the list, from 0, and where the last one does. */
  position: { index: number; last: number };
  text: string;
  idOf: string;
  disabled: boolean;
  onText: (words: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** The words of the posting that a duty was read from; null where it was typed, or says the same. */
function sourceOf(duty: Item, text: string): string | null {
  if (duty.read === null) return null;
  const source = passageOf(text, duty.read)?.text ?? duty.read;
  const isVerbatim =
    source.toLowerCase().includes(duty.text.trim().toLowerCase()) &&
    source.length < duty.text.length + 12;
  return isVerbatim ? null : source;
}

function DutyRow({
  duty,
  position: { index, last },
  text,
  idOf,
  disabled,
  onText,
  onMove,
  onRemove,
}: RowProps) {
  const { t } = useTranslation('hiring');
  const number = index + 1;
  const source = sourceOf(duty, text);
  const reworded = source ? t('reading.from', { words: source }) : undefined;
  const hint = duty.text.trim() === '' ? t('reading.dutyEmpty') : reworded;
  return (
    <Box component="li" data-testid="duty">
      {index === mainDuties && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {t('reading.rest')}
        </Typography>
      )}
      <Box sx={{ position: 'relative' }}>
        <TextField
          size="small"
          multiline
          fullWidth
          label={t('reading.duty', { number })}
          value={duty.text}
          disabled={disabled}
          helperText={hint}
          onChange={(event) => onText(event.target.value.replaceAll('\n', ' '))}
          slotProps={{ htmlInput: { maxLength: reviewLimits.duty, dir: 'auto' } }}
        />
        {/* On the line of the label, and over it. */}
        <Stack
          direction="row"
          sx={{
            position: 'absolute',
            zIndex: 1,
            insetInlineEnd: 0,
            top: 0,
            transform: 'translateY(-25%)',
          }}
        >
          <IconButton
            id={`${idOf}-up`}
            size="small"
            aria-label={t('reading.up', { number })}
            disabled={disabled || index === 0}
            onClick={() => onMove(index - 1)}
          >
            <UpIcon fontSize="small" />
          </IconButton>
          <IconButton
            id={`${idOf}-down`}
            size="small"
            aria-label={t('reading.down', { number })}
            disabled={disabled || index === last}
            onClick={() => onMove(index + 1)}
          >
            <DownIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('reading.remove', { number })}
            disabled={disabled}
            onClick={onRemove}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Stack>
      </Box>
    </Box>
  );
}
