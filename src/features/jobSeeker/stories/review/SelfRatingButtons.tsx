// After practising: did it go well, or should it come back soon? Sets the day it is due again, and shows it.
import { Button, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { planReview } from '#data/seeker/practice.ts';
import { computeDaysAfter, scheduleAfter, type SelfRating } from '#domain/seeker/spacedReview.ts';
import { notifyDone } from '#ui/toasts/notify.ts';
import { useAction } from '#ui/reading/useAction.ts';

/** `step`: how often in a row it went well before. `question` names it to screen readers. */
export function SelfRatingButtons({
  uid,
  attemptId,
  step,
  question,
  onDone,
}: {
  uid: string;
  attemptId: string;
  step: number;
  question: string;
  onDone?: () => void;
}) {
  const { t } = useTranslation('stories');
  const [plan, { pending }] = useAction(async (selfRating: SelfRating) => {
    const next = scheduleAfter(step, selfRating, new Date());
    await planReview(uid, attemptId, next);
    notifyDone(t('went.planned', { count: computeDaysAfter(next.step) }));
    return true;
  });
  async function rateSelf(selfRating: SelfRating): Promise<void> {
    if (await plan(selfRating)) onDone?.();
  }
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      role="group"
      aria-label={t('went.title', { question })}
      sx={{ flexWrap: 'wrap' }}
    >
      <Button
        size="small"
        variant="outlined"
        disabled={pending}
        onClick={() => void rateSelf('well')}
      >
        {t('went.well')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        disabled={pending}
        onClick={() => void rateSelf('again')}
      >
        {t('went.again')}
      </Button>
    </Stack>
  );
}
