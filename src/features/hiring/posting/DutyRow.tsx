// One duty that was read: reworded, moved, removed; the words of the posting below it.
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Stack, TextField, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { passageOf } from '#ai/results/postingWords.ts';
import { mainDuties } from '#ai/tasks/draftKit.ts';
import { reviewLimits, type Item } from './review.ts';

interface RowProps {
  duty: Item;
  /** Its position in the list, from 0, and that of the last one. */
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

export function DutyRow({
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
