// Begins to draft an interview, or begins with an empty one.
import { Box, Button, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { reviewId } from '#features/hiring/posting/PostingReview.tsx';

/** Under a long review the actions stay in reach. */
const inReach = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;

function goToReview(): void {
  const review = document.getElementById(reviewId);
  review?.scrollIntoView({ block: 'start' });
  review?.focus({ preventScroll: true });
}

interface Props {
  isDrafting: boolean;
  /** What was read in the description is shown above, to be checked. */
  isReviewed: boolean;
  onCancel: () => void;
  onEmpty: () => void;
}

export function DraftButtons({ isDrafting, isReviewed, onCancel, onEmpty }: Props) {
  const { t } = useTranslation(['hiring', 'common']);
  const empty = <Button onClick={onEmpty}>{t('new.empty')}</Button>;
  return (
    <>
      <Stack
        direction={isReviewed ? 'row' : { xs: 'column', sm: 'row' }}
        useFlexGap
        spacing={1.5}
        sx={{
          flexWrap: 'wrap',
          alignItems: { sm: 'center' },
          ...(isReviewed ? inReach : {}),
        }}
      >
        <Button type="submit" variant="contained" size="large" loading={isDrafting}>
          {t('new.draft')}
        </Button>
        {isDrafting && <Button onClick={onCancel}>{t('common:actions.cancel')}</Button>}
        {!isDrafting &&
          (isReviewed ? <Button onClick={goToReview}>{t('reading.check')}</Button> : empty)}
      </Stack>
      {!isDrafting && isReviewed && <Box>{empty}</Box>}
    </>
  );
}
