// The question in the browser's voice: on request, or each time for those who chose that.
import StopIcon from '@mui/icons-material/StopCircleOutlined';
import VolumeUpIcon from '@mui/icons-material/VolumeUpOutlined';
import { Button, Checkbox, FormControlLabel, Stack } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canSpeak, speak, type Speaking } from '#media/speaking.ts';

export interface ReadAloudProps {
  text: string;
  /** The language of the question. */
  language: string;
  /** Chosen by the candidate: every question is read aloud by itself. */
  always: boolean;
  onAlways: (always: boolean) => void;
  /** Silence, please: something is being recorded. */
  hushed: boolean;
}

export function ReadAloud({ text, language, always, onAlways, hushed }: ReadAloudProps) {
  const { t } = useTranslation('interview');
  const [isOn, setOn] = useState(false);
  const speaking = useRef<Speaking | null>(null);
  const start = (): void => {
    setOn(true);
    speaking.current = speak(text, language, () => setOn(false));
  };
  const atFirst = useRef({ always: always && !hushed, start });
  useEffect(() => {
    if (atFirst.current.always) atFirst.current.start();
    return () => speaking.current?.stop();
  }, []);
  useEffect(() => {
    if (hushed) speaking.current?.stop();
  }, [hushed]);
  if (!canSpeak() || hushed) return null;
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ alignItems: 'center', columnGap: 1.5, flexWrap: 'wrap' }}
    >
      <Button
        size="small"
        startIcon={isOn ? <StopIcon /> : <VolumeUpIcon />}
        onClick={() => (isOn ? speaking.current?.stop() : start())}
      >
        {t(isOn ? 'video.aloud.stop' : 'video.aloud.read')}
      </Button>
      <FormControlLabel
        control={<Checkbox size="small" checked={always} onChange={(_, on) => onAlways(on)} />}
        label={t('video.aloud.always')}
        slotProps={{ typography: { variant: 'body2', color: 'text.secondary' } }}
      />
    </Stack>
  );
}
