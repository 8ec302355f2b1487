// What was read from a job description, before the interview is drafted from it: title, level, duties and requirements, each to be corrected.
import { Box, Button, MenuItem, Snackbar, Stack, TextField } from '@mui/material';
import { useCallback, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLevel } from '#ai/reasons/levels.ts';
import { seniorities } from '#ai/reasons/reasons.ts';
import { limits } from '#domain/jobs/kit.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { DutyList } from './DutyList.tsx';
import { RequirementLists } from './RequirementLists.tsx';
import type { ReviewEdit } from './review.ts';
import type { OfferUndo, ReviewPartProps } from './reviewPart.ts';

/** Where the review is on the page. */
export const reviewId = 'posting-review';

/** The header and the actions at the foot cover nothing that has the focus. */
const reachable = {
  scrollMarginTop: 76,
  '&:focus': { outline: 'none' },
  '& :is(input, textarea, button, [role="button"], [role="combobox"])': { scrollMarginBlock: 96 },
} as const;

/** The actions stay at the foot of the page. */
const aboveActions = { bottom: 96 } as const;

/** Enter in a field of the review is no wish to draft. */
function keepFromSending(event: KeyboardEvent): void {
  if (
    event.key === 'Enter' &&
    (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)
  )
    event.preventDefault();
}

/** The review of a reading. `disabled`: a draft is being made from it. */
export function PostingReview({ review, change, disabled }: Omit<ReviewPartProps, 'offerUndo'>) {
  const { t } = useTranslation(['hiring', 'common']);
  const [undo, setUndo] = useState<{ text: string; edit: ReviewEdit } | null>(null);
  const offerUndo = useCallback<OfferUndo>((text, edit) => setUndo({ text, edit }), []);
  const parts = { review, change, offerUndo, disabled };
  return (
    <Box
      id={reviewId}
      tabIndex={-1}
      data-testid="posting-review"
      onKeyDown={keepFromSending}
      sx={reachable}
    >
      <Panel title={t('reading.title')} lead={t('reading.lead')}>
        <Stack spacing={4}>
          <TitleAndLevel {...parts} />
          <DutyList {...parts} />
          <RequirementLists {...parts} />
        </Stack>
      </Panel>
      <Snackbar
        open={undo !== null && !disabled}
        autoHideDuration={12_000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setUndo(null);
        }}
        message={undo?.text}
        sx={aboveActions}
        action={
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              if (undo) change(undo.edit);
              setUndo(null);
            }}
          >
            {t('common:actions.undo')}
          </Button>
        }
      />
    </Box>
  );
}

function TitleAndLevel({ review, change, disabled }: ReviewPartProps) {
  const { t } = useTranslation('hiring');
  const { title, level, language, read } = review;
  const titleQuestion =
    title.trim() !== ''
      ? t('reading.titleUnsure')
      : read.title === ''
        ? t('reading.titleMissing')
        : t('problem.titleMissing');
  const isTitleAsked = title.trim() === '' || (read.doubts?.title === true && title === read.title);
  const isLevelAsked = level === read.level && (level === '' || read.doubts?.level === true);
  const names = seniorities.map((seniority) => formatLevel(seniority, language));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <TextField
        label={t('job.title')}
        value={title}
        disabled={disabled}
        helperText={isTitleAsked ? titleQuestion : undefined}
        slotProps={{ htmlInput: { maxLength: limits.titleMax, dir: 'auto' } }}
        onChange={(event) => {
          const { value } = event.target;
          change((now) => ({ ...now, title: value }));
        }}
      />
      <TextField
        select
        label={t('job.level')}
        value={level}
        disabled={disabled}
        helperText={
          isLevelAsked
            ? t(level === '' ? 'reading.levelMissing' : 'reading.levelUnsure')
            : undefined
        }
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        onChange={(event) => {
          const { value } = event.target;
          change((now) => ({ ...now, level: value }));
        }}
      >
        <MenuItem value="">{t('reading.levelOpen')}</MenuItem>
        {[...names, ...(level === '' || names.includes(level) ? [] : [level])].map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
