// Time to think before an answer: calm, can be cut short, and need not end in a recording that begins by itself.
import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { clockOf } from '#features/interview/session/answering.ts';
import { useCountdown } from '#ui/reading/useCountdown.ts';

export interface ThinkTimeProps {
  seconds: number;
  isTimeHidden: boolean;
  onEnd: () => void;
  onStartMyself: () => void;
}

const lastCall = 10;

export function ThinkTime({ seconds, isTimeHidden, onEnd, onStartMyself }: ThinkTimeProps) {
  const { t } = useTranslation('interview');
  const left = useCountdown(seconds, true, onEnd);
  const announcement =
    left <= lastCall && seconds > 2 * lastCall
      ? t('video.think.soon', { count: lastCall })
      : t('video.think.said', { count: seconds });
  return (
    <Box data-testid="think-time">
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ justifyContent: 'space-between', alignItems: 'baseline', flexWrap: 'wrap' }}
      >
        <Typography sx={{ fontWeight: 600 }}>{t('video.think.title')}</Typography>
        {!isTimeHidden && (
          <Typography role="timer" aria-live="off" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {clockOf(left)}
          </Typography>
        )}
      </Stack>
      {!isTimeHidden && (
        <LinearProgress
          aria-hidden
          variant="determinate"
          value={(left / seconds) * 100}
          sx={{ my: 0.75 }}
        />
      )}
      <Typography variant="body2" color="text.secondary">
        {t('video.think.text')}{' '}
        <Button
          size="small"
          onClick={onStartMyself}
          sx={{ verticalAlign: 'baseline', p: 0, minWidth: 0 }}
        >
          {t('video.think.myself')}
        </Button>
      </Typography>
      <div aria-live="polite" style={visuallyHidden}>
        {announcement}
      </div>
    </Box>
  );
}
