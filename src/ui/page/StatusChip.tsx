// A state in one word, with a tone; the word carries it, the colour only supports it.
import { Box, Chip } from '@mui/material';

export type Tone = 'neutral' | 'info' | 'good' | 'warning' | 'bad';
const fills = {
  neutral: 'neutral',
  info: 'primary',
  good: 'success',
  warning: 'warning',
  bad: 'error',
} as const;

export function StatusChip({ label, tone = 'neutral' }: { label: string; tone?: Tone }) {
  const fill = `soft.${fills[tone]}`;
  return (
    <Chip
      size="small"
      label={label}
      icon={
        <Box
          component="span"
          aria-hidden
          sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: 'currentColor', opacity: 0.85 }}
        />
      }
      sx={{
        '&.MuiChip-root': { bgcolor: `${fill}.bg`, color: `${fill}.text` },
        '& .MuiChip-icon': { color: 'inherit', ml: 1, mr: -0.25 },
      }}
    />
  );
}
