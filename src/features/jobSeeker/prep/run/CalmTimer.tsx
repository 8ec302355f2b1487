// A calm timer: it can be hidden, pauses while the page is out of sight, and is announced only near its end.
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { IconButton, LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { clockOf } from '#domain/recordings/recording.ts';
import { useCountdown } from '#ui/reading/useCountdown.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';

export interface CalmTimerProps {
  title: string;
  seconds: number;
  isHidden: boolean;
  onHidden: (hidden: boolean) => void;
  onEnd: () => void;
}

const lastCall = 30;

export function CalmTimer({ title, seconds, isHidden, onHidden, onEnd }: CalmTimerProps) {
  const { t } = useTranslation('prep');
  const left = useCountdown(seconds, true, onEnd);
  return (
    <div data-testid="timer">
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {!isHidden && (
          <Typography
            variant="body2"
            role="timer"
            aria-live="off"
            color="text.secondary"
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {clockOf(left)}
          </Typography>
        )}
        <HideTime isHidden={isHidden} onHidden={onHidden} />
      </Stack>
      {!isHidden && (
        <LinearProgress
          aria-hidden
          variant="determinate"
          value={(left / seconds) * 100}
          sx={{ mt: 0.5 }}
        />
      )}
      <div aria-live="polite" style={visuallyHidden}>
        {left <= lastCall && seconds > 2 * lastCall ? t('run.soon', { count: lastCall }) : ''}
      </div>
    </div>
  );
}

/** Hides and shows the time. */
export function HideTime({ isHidden, onHidden }: Pick<CalmTimerProps, 'isHidden' | 'onHidden'>) {
  const { t } = useTranslation('prep');
  return (
    <IconButton
      size="small"
      aria-label={t(isHidden ? 'run.showTime' : 'run.hideTime')}
      onClick={() => onHidden(!isHidden)}
    >
      {isHidden ? <VisibilityIcon fontSize="small" /> : <VisibilityOffIcon fontSize="small" />}
    </IconButton>
  );
}
