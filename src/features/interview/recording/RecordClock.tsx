// The state of a recording in words, sign and colour, with its time, which can be hidden.
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { RunningTake } from '#data/recordings/recordingContract.ts';
import { RecordingBadge } from '#ui/product/RecordingBadge.tsx';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { clockOf } from '#features/interview/session/answering.ts';
import { useElapsed } from './useElapsed.ts';

export interface RecordClockProps {
  running: RunningTake;
  maxSeconds: number;
  isTimeHidden: boolean;
  onTimeHidden: (hidden: boolean) => void;
}

export function RecordClock({ running, maxSeconds, isTimeHidden, onTimeHidden }: RecordClockProps) {
  const { t } = useTranslation('interview');
  const { seconds, moment } = useElapsed(running, maxSeconds);
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ alignItems: 'center', columnGap: 1, flexWrap: 'wrap', minHeight: 34 }}
    >
      <RecordingBadge label={t('video.record.on')} pulses />
      {!isTimeHidden && (
        <Typography
          variant="body2"
          role="timer"
          aria-live="off"
          color="text.secondary"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {t('video.record.time', {
            elapsed: clockOf(seconds),
            left: clockOf(maxSeconds - seconds),
          })}
        </Typography>
      )}
      <IconButton
        size="small"
        aria-label={t(isTimeHidden ? 'time.show' : 'time.hide')}
        onClick={() => onTimeHidden(!isTimeHidden)}
      >
        {isTimeHidden ? (
          <VisibilityIcon fontSize="small" />
        ) : (
          <VisibilityOffIcon fontSize="small" />
        )}
      </IconButton>
      <Box aria-live="polite" style={visuallyHidden}>
        {moment && t(`video.record.moment.${moment}`)}
      </Box>
    </Stack>
  );
}
