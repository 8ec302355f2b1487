// Words while speaking: only where the candidate asked for it, knowing who may process the sound.
import { Alert, Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { LiveTranscript } from '#ui/product/LiveTranscript.tsx';
import { canListen } from '#media/listening.ts';

export interface LiveCaptionsProps {
  isOn: boolean;
  disabled: boolean;
  failed: boolean;
  live: { text: string; guess: string } | null;
  onChange: (on: boolean) => void;
}

export function LiveCaptions({ isOn, disabled, failed, live, onChange }: LiveCaptionsProps) {
  const { t } = useTranslation('interview');
  if (!canListen()) return null;
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={isOn}
            disabled={disabled}
            onChange={(_, on) => onChange(on)}
          />
        }
        label={t('video.words.switch')}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ ml: 0, gap: 0.75 }}
      />
      <Typography variant="caption" component="p" color="text.secondary">
        {t('video.words.maker')}
      </Typography>
      {isOn && failed && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t('video.words.failed')}
        </Alert>
      )}
      {isOn && live && !failed && (
        <LiveTranscript
          label={t('video.words.label')}
          text={live.text}
          guess={live.guess}
          placeholder={t('video.words.none')}
        />
      )}
    </Box>
  );
}
