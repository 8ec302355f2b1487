// Says that it is being recorded.
import { Stack, Typography } from '@mui/material';
import DotIcon from '@mui/icons-material/FiberManualRecord';

const pulse = {
  '@media (prefers-reduced-motion: no-preference)': {
    animation: 'recording 2s ease-in-out infinite',
  },
  '@keyframes recording': { '50%': { opacity: 0.35 } },
} as const;

export function RecordingBadge({ label, pulses = false }: { label: string; pulses?: boolean }) {
  return (
    <Stack
      direction="row"
      data-testid="recording"
      sx={{
        alignItems: 'center',
        gap: 0.75,
        px: 1.25,
        py: 0.25,
        borderRadius: 4,
        bgcolor: 'soft.error.bg',
        color: 'soft.error.text',
      }}
    >
      <DotIcon aria-hidden sx={{ fontSize: 14, ...(pulses ? pulse : {}) }} />
      <Typography variant="body2" sx={{ fontWeight: 620 }}>
        {label}
      </Typography>
    </Stack>
  );
}
