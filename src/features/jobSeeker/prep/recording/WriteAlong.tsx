// Writes along what is understood while somebody speaks, if they want it.
import { Alert, Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
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
        // Not a live region: it would speak over the speaker.
        <Box
          dir="auto"
          tabIndex={0}
          role="group"
          aria-label={t('record.understood')}
          sx={{
            mt: 1,
            p: 1.25,
            minHeight: 44,
            maxHeight: 120,
            overflowY: 'auto',
            borderRadius: 1,
            bgcolor: 'background.sunken',
          }}
        >
          <Typography variant="body2">
            {liveTranscript.text}{' '}
            <Typography component="span" variant="body2" color="text.secondary">
              {liveTranscript.guess || (liveTranscript.text ? '' : t('record.wordsCome'))}
            </Typography>
          </Typography>
        </Box>
      )}
    </Box>
  );
}
