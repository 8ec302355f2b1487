// Writes along what is understood while somebody speaks, if they want it.
import { Alert, Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { LiveTranscript } from '#ui/product/LiveTranscript.tsx';
import type { useRecorder } from './useRecorder.ts';

interface WriteAlongProps {
  along: boolean;
  isRecording: boolean;
  keepAlong: (next: string) => void;
  cannotListen: boolean;
  liveTranscript: ReturnType<typeof useRecorder>['liveTranscript'];
}

/** Writes along what is understood, if the speaker wants it. */
export function WriteAlong({
  along,
  isRecording,
  keepAlong,
  cannotListen,
  liveTranscript,
}: WriteAlongProps) {
  const { t } = useTranslation(['prep', 'faults']);
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={along}
            disabled={isRecording}
            onChange={(_, on) => keepAlong(on ? 'yes' : '')}
          />
        }
        label={t('record.along')}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ ml: 0, gap: 0.75 }}
      />
      <Typography variant="caption" component="p" color="text.secondary">
        {t('record.maker')}
      </Typography>
      {along && cannotListen && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t('record.cannotListen')}
        </Alert>
      )}
      {along && isRecording && !cannotListen && (
        <LiveTranscript
          label={t('record.understood')}
          text={liveTranscript.text}
          guess={liveTranscript.guess}
          placeholder={t('record.wordsCome')}
        />
      )}
    </Box>
  );
}
