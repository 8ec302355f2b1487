// The level of the microphone, as a bar that follows the voice, and in words for those who do not see it.
import MicIcon from '@mui/icons-material/MicNone';
import { Box, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meterOf } from '#media/levelMeter.ts';

/** Above this level somebody is speaking. */
const voiceLevel = 0.35;
const wordsMs = 1_000;

export function LevelBar({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation('interview');
  const bar = useRef<HTMLDivElement>(null);
  const [loudest, setLoudest] = useState(0);
  useEffect(() => {
    const meter = meterOf(stream);
    const stepMs = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 250 : 50;
    let peak = 0;
    let shown = 0;
    let saidAt = Date.now();
    const timer = setInterval(() => {
      const level = meter.level();
      peak = Math.max(peak, level);
      shown = Math.max(level, shown * 0.85);
      if (bar.current) bar.current.style.transform = `scaleX(${shown.toFixed(2)})`;
      if (Date.now() - saidAt < wordsMs) return;
      setLoudest(Math.round(peak * 20) / 20);
      peak = 0;
      saidAt = Date.now();
    }, stepMs);
    return () => {
      clearInterval(timer);
      meter.stop();
    };
  }, [stream]);
  const heard = loudest >= voiceLevel;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <MicIcon aria-hidden fontSize="small" sx={{ color: heard ? 'success.main' : 'text.secondary' }} />
      <Box role="meter" aria-label={t('video.level.label')} aria-valuemin={0} aria-valuemax={100} aria-valuenow={Math.round(loudest * 100)} aria-valuetext={t(heard ? 'video.level.heard' : 'video.level.silent')} sx={{ flexGrow: 1, height: 8, borderRadius: 4, bgcolor: 'background.sunken', border: 1, borderColor: 'divider', overflow: 'hidden' }}>
        <Box ref={bar} sx={{ height: '100%', bgcolor: 'success.main', transformOrigin: 'left', transform: 'scaleX(0)' }} />
      </Box>
      <Typography variant="caption" color="text.secondary" aria-hidden sx={{ minWidth: '8.5em' }}>{t(heard ? 'video.level.heard' : 'video.level.silent')}</Typography>
    </Stack>
  );
}
