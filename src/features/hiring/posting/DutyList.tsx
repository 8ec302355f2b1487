// The duties that were read, in the order in which they weigh: reworded, moved, removed, added.
import AddIcon from '@mui/icons-material/Add';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  listUnsureDuties,
  type Item,
} from './review.ts';
import { DutyRow } from './DutyRow.tsx';

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
  const unsure = listUnsureDuties(review);
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
      <DutyLead count={duties.length} />
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
        <UnsureDuties
          id={`${id}-unsure`}
          duties={unsure}
          disabled={disabled || isFull}
          onAdd={(words) => {
            change(addItem('duties', words, words));
            document.getElementById(id)?.focus();
          }}
        />
      )}
    </Box>
  );
}

/** What may be duties: one press adds one. */
function UnsureDuties({
  id,
  duties,
  disabled,
  onAdd,
}: {
  id: string;
  duties: readonly string[];
  disabled: boolean;
  onAdd: (words: string) => void;
}) {
  const { t } = useTranslation('hiring');
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      <Typography variant="body2" id={id}>
        {t('reading.unsureDuties')}
      </Typography>
      <Stack
        component="ul"
        spacing={0.5}
        aria-labelledby={id}
        sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}
      >
        {duties.map((words) => (
          <Box key={words} component="li">
            <Button
              size="small"
              color="inherit"
              startIcon={<AddIcon />}
              disabled={disabled}
              aria-label={t('reading.addUnsure', { words })}
              onClick={() => onAdd(words)}
              sx={{ textAlign: 'start', fontWeight: 400 }}
            >
              <bdi>{words}</bdi>
            </Button>
          </Box>
        ))}
      </Stack>
    </Alert>
  );
}

/** Which of the duties weigh, and that there are none. */
function DutyLead({ count }: { count: number }) {
  const { t } = useTranslation('hiring');
  const lead =
    count === 0
      ? t('reading.noDuties')
      : count <= mainDuties
        ? t('reading.dutiesAll')
        : t('reading.dutiesLead', { count: mainDuties });
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
      {lead}
    </Typography>
  );
}
