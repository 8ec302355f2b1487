// A level that is measured many times a second, as a bar that follows it, and in words for those who do not see it.
import MicIcon from '@mui/icons-material/MicNone';
import { Box, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

export interface LevelBarProps {
  /** Begins to measure. The same function means the same measurement. */
  open: () => { level: () => number; stop: () => void };
  label: string;
  /** What it says while something is heard, and while nothing is. */
  heard: string;
  silent: string;
}

/** Above this level somebody is speaking. */
const voiceLevel = 0.35;
const wordsMs = 1_000;

export function LevelBar({ open, label, heard, silent }: LevelBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [loudest, setLoudest] = useState(0);
  useEffect(() => {
    const meter = open();
    const stepMs = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 250 : 50;
    let peak = 0;
    let shown = 0;
    let announcedAt = Date.now();
    const timer = setInterval(() => {
      const level = meter.level();
      peak = Math.max(peak, level);
      shown = Math.max(level, shown * 0.85);
      if (bar.current) bar.current.style.transform = `scaleX(${shown.toFixed(2)})`;
      if (Date.now() - announcedAt < wordsMs) return;
      setLoudest(Math.round(peak * 20) / 20);
      peak = 0;
      announcedAt = Date.now();
    }, stepMs);
    return () => {
      clearInterval(timer);
      meter.stop();
    };
  }, [open]);
  const isHeard = loudest >= voiceLevel;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <MicIcon
        aria-hidden
        fontSize="small"
        sx={{ color: isHeard ? 'success.main' : 'text.secondary' }}
      />
      <Box
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(loudest * 100)}
        aria-valuetext={isHeard ? heard : silent}
        sx={{
          flexGrow: 1,
          height: 8,
          borderRadius: 4,
          bgcolor: 'background.sunken',
          border: 1,
          borderColor: 'divider',
          overflow: 'hidden',
        }}
      >
        <Box
          ref={bar}
          sx={{
            height: '100%',
            bgcolor: 'success.main',
            transformOrigin: 'left',
            transform: 'scaleX(0)',
          }}
        />
      </Box>
      <Typography variant="caption" color="text.secondary" aria-hidden sx={{ minWidth: '8.5em' }}>
        {isHeard ? heard : silent}
      </Typography>
    </Stack>
  );
}
