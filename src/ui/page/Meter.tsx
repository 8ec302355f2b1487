// Use against a limit, in words and as a bar; in words alone where there is no limit.
import { Box, LinearProgress, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { isUnlimited } from '#domain/billing/tier.ts';

export interface MeterProps {
  label: string;
  used: number;
  limit: number;
  /** "7 of 10", already formatted. */
  text: string;
  note?: string;
  /** Full is good: no warning colours. */
  plain?: boolean;
}

export function Meter({ label, used, limit, text, note, plain = false }: MeterProps) {
  const id = useId();
  const isOpen = isUnlimited(limit);
  const share = isOpen ? 0 : limit === 0 ? 1 : Math.min(1, used / limit);
  const warning = share >= 1 ? 'error' : share >= 0.8 ? 'warning' : 'primary';
  const color = plain ? 'primary' : warning;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ justifyContent: 'space-between', alignItems: 'baseline', flexWrap: 'wrap', mb: 0.75 }}
      >
        <Typography id={id} variant="body2" sx={{ fontWeight: 540 }}>
          {label}
        </Typography>
        <Typography
          variant="body2"
          sx={{
            fontVariantNumeric: 'tabular-nums',
            color: color === 'primary' ? 'text.secondary' : `${color}.main`,
            fontWeight: color === 'primary' ? 400 : 580,
          }}
        >
          {text}
        </Typography>
      </Stack>
      {!isOpen && (
        <LinearProgress
          variant="determinate"
          value={share * 100}
          aria-labelledby={id}
          aria-valuetext={text}
          color={color}
        />
      )}
      {note && (
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 0.5 }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}
