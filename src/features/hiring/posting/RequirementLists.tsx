// The requirements that were read, must-haves and nice-to-haves: each opens to be renamed, moved or removed.
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { Box, Chip, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/jobs/kit.ts';
import { parseSkills } from '#features/hiring/draft/edits.ts';
import { AddField } from './AddField.tsx';
import type { ReviewPartProps } from './reviewPart.ts';
import { RequirementPopover } from './RequirementPopover.tsx';
import { addItem, isUnsure, putItem, removeItem, type Item, type SkillList } from './review.ts';

export function RequirementLists({ review, change, offerUndo, disabled }: ReviewPartProps) {
  const { t } = useTranslation('hiring');
  const id = useId();
  const [open, setOpen] = useState<string | null>(null);
  const all = [...review.mustHave, ...review.niceToHave];
  const opened = all.find((item) => item.id === open) ?? null;
  const listOf = (item: Item): SkillList =>
    review.mustHave.includes(item) ? 'mustHave' : 'niceToHave';
  const chipId = (item: Item): string => `${id}-${item.id}`;

  function remove(item: Item): void {
    const list = listOf(item);
    setOpen(null);
    change(removeItem(list, item.id));
    offerUndo(
      t('reading.skillRemoved', { name: item.text }),
      putItem(list, item, review[list].indexOf(item)),
    );
    document.getElementById(id)?.focus();
  }
  function close(): void {
    const item = opened;
    setOpen(null);
    if (!item) return;
    if (item.text.trim() === '') change(removeItem(listOf(item), item.id));
    // Moved to the other list, it is another element.
    setTimeout(() => document.getElementById(chipId(item))?.focus(), 60);
  }

  return (
    <Box component="section" aria-labelledby={id}>
      <SkillsHead id={id} isUnsure={all.some((item) => isUnsure(review, item))} />
      <Box
        sx={{
          mt: 2,
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {(['mustHave', 'niceToHave'] as const).map((list) => (
          <RequirementChips
            key={list}
            id={`${id}-${list}`}
            list={list}
            review={review}
            disabled={disabled}
            chipId={chipId}
            onOpen={setOpen}
            onRemove={remove}
          />
        ))}
      </Box>
      <AddField
        label={t('reading.addSkill')}
        max={limits.skillMax * 4}
        disabled={disabled}
        onAdd={(words) => parseSkills([words]).forEach((name) => change(addItem('mustHave', name)))}
      />
      {opened && (
        <RequirementPopover
          item={opened}
          list={listOf(opened)}
          text={review.text}
          anchor={() => document.getElementById(chipId(opened)) ?? document.body}
          change={change}
          onRemove={() => remove(opened)}
          onClose={close}
        />
      )}
    </Box>
  );
}

function RequirementChips({
  id,
  list,
  review,
  disabled,
  chipId,
  onOpen,
  onRemove,
}: Pick<ReviewPartProps, 'review' | 'disabled'> & {
  id: string;
  list: SkillList;
  chipId: (item: Item) => string;
  onOpen: (id: string) => void;
  onRemove: (item: Item) => void;
}) {
  const { t } = useTranslation('hiring');
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} component="h4" variant="subtitle2" sx={{ mb: 1 }}>
        {t(`job.${list}`)}
      </Typography>
      {review[list].length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('reading.noSkills')}
        </Typography>
      )}
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ m: 0, p: 0, listStyle: 'none', flexWrap: 'wrap' }}
      >
        {review[list].map((item) => (
          <Box key={item.id} component="li" sx={{ maxWidth: '100%' }}>
            <Chip
              id={chipId(item)}
              label={<bdi>{item.text}</bdi>}
              variant="outlined"
              disabled={disabled}
              aria-haspopup="dialog"
              aria-label={
                isUnsure(review, item) ? t('reading.skillNotSure', { name: item.text }) : item.text
              }
              {...(isUnsure(review, item) ? { icon: <HelpIcon /> } : {})}
              onClick={() => onOpen(item.id)}
              onDelete={() => onRemove(item)}
            />
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

function SkillsHead({ id, isUnsure: hasUnsure }: { id: string; isUnsure: boolean }) {
  const { t } = useTranslation('hiring');
  return (
    <>
      <Typography
        id={id}
        component="h3"
        variant="subtitle1"
        tabIndex={-1}
        sx={{ '&:focus': { outline: 'none' } }}
      >
        {t('reading.skills')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('reading.skillsLead')}
      </Typography>
      {hasUnsure && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('reading.unsureSkills')}
        </Typography>
      )}
    </>
  );
}
