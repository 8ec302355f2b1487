// What can be done with a recording that was just made.
import { Button, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Take } from '#domain/recordings/recording.ts';

/** What a candidate can do with a recording that was just made. */
export interface TakeVerbs {
  use: (takeId: string) => void;
  /** Makes it the answer; the candidate stays where they are. */
  settle: (takeId: string) => void;
  again: () => void;
  trouble: (takeId: string) => void;
  /** Leads back to the answer already given; null when there is none. */
  keep: (() => void) | null;
  skip: () => void;
}

interface TakeActionsProps {
  isEmpty: boolean;
  pending: boolean;
  verbs: TakeVerbs;
  take: Take;
  asks: boolean;
  isOpen: boolean;
  left: number;
}

/** What can be done with the recording. */
export function TakeActions({
  isEmpty,
  pending,
  verbs,
  take,
  asks,
  isOpen,
  left,
}: TakeActionsProps) {
  const { t } = useTranslation('interview');
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      {!isEmpty && (
        <Button
          variant="contained"
          size="large"
          loading={pending}
          onClick={() => verbs.use(take.id)}
        >
          {t(asks && isOpen ? 'video.review.use' : 'composer.continue')}
        </Button>
      )}
      {left > 0 && (
        <Button
          variant={isEmpty ? 'contained' : 'outlined'}
          size="large"
          disabled={pending}
          onClick={verbs.again}
        >
          {t('video.review.again', { count: left })}
        </Button>
      )}
      {verbs.keep && isOpen && (
        <Button size="large" disabled={pending} onClick={verbs.keep}>
          {t('video.review.keepEarlier')}
        </Button>
      )}
      {take.fault !== 'reported' && (
        <Button
          size="large"
          color="inherit"
          disabled={pending}
          onClick={() => verbs.trouble(take.id)}
        >
          {t('video.trouble.open')}
        </Button>
      )}
      {!verbs.keep && asks && isOpen && (
        <Button size="large" disabled={pending} onClick={verbs.skip}>
          {t('composer.skip')}
        </Button>
      )}
    </Stack>
  );
}
