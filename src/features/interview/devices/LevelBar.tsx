// The level of the microphone of an interview.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { meterOf } from '#media/levelMeter.ts';
import { LevelBar as Bar } from '#ui/files/LevelBar.tsx';

export function LevelBar({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation('interview');
  const open = useCallback(() => meterOf(stream), [stream]);
  return (
    <Bar
      open={open}
      label={t('video.level.label')}
      heard={t('video.level.heard')}
      silent={t('video.level.silent')}
    />
  );
}
