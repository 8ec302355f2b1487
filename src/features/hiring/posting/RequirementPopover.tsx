// One requirement: its words in the description, its name, whether it is a must; or away with it.
import {
  Box,
  Button,
  Popover,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { passageOf } from '#ai/results/postingWords.ts';
import { limits } from '#domain/jobs/kit.ts';
import { rewordItem, settleSkill, type Item, type ReviewEdit, type SkillList } from './review.ts';

export interface RequirementPopoverProps {
  item: Item;
  list: SkillList;
  text: string;
  anchor: () => HTMLElement;
  change: (edit: ReviewEdit) => void;
  onRemove: () => void;
  onClose: () => void;
}

export function RequirementPopover({
  item,
  list,
  text,
  anchor,
  change,
  onRemove,
  onClose,
}: RequirementPopoverProps) {
  const { t } = useTranslation('hiring');
  const id = useId();
  const words = item.read === null ? null : (passageOf(text, item.read)?.text ?? null);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': item.text || t('reading.skill'),
          sx: { width: 340, maxWidth: 'calc(100vw - 32px)' },
        },
      }}
    >
      <Stack spacing={2} sx={{ p: 2 }}>
        <TextField
          size="small"
          fullWidth
          autoFocus
          label={t('reading.skill')}
          value={item.text}
          helperText={words === null ? t('reading.skillElsewhere') : t('reading.from', { words })}
          onChange={(event) => change(rewordItem(list, item.id, event.target.value))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              onClose();
            }
          }}
          slotProps={{ htmlInput: { maxLength: limits.skillMax, dir: 'auto' } }}
        />
        <Box>
          <Typography id={id} variant="body2" sx={{ mb: 0.75 }}>
            {t('reading.isMust')}
          </Typography>
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            value={list}
            aria-labelledby={id}
            onChange={(_event, next: SkillList | null) =>
              change(settleSkill(item.id, next ?? list))
            }
          >
            <ToggleButton value="mustHave">{t('job.mustHave')}</ToggleButton>
            <ToggleButton value="niceToHave">{t('job.niceToHave')}</ToggleButton>
          </ToggleButtonGroup>
        </Box>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}
        >
          <Button color="error" onClick={onRemove}>
            {t('reading.removeSkill')}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {t('reading.close')}
          </Button>
        </Stack>
      </Stack>
    </Popover>
  );
}
