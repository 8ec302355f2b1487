// Short statements with a tick, or a cross for what will not happen.
import CheckIcon from '@mui/icons-material/Check';
import CrossIcon from '@mui/icons-material/Close';
import { Box, Typography } from '@mui/material';

export function PointList({
  points,
  sign = 'tick',
  dense = false,
}: {
  points: readonly string[];
  sign?: 'tick' | 'cross';
  dense?: boolean;
}) {
  const Icon = sign === 'tick' ? CheckIcon : CrossIcon;
  return (
    <Box
      component="ul"
      sx={{ p: 0, m: 0, listStyle: 'none', display: 'grid', gap: dense ? 0.75 : 1.25 }}
    >
      {points.map((point) => (
        <Box
          component="li"
          key={point}
          sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start' }}
        >
          <Icon
            aria-hidden
            sx={{
              fontSize: 18,
              mt: dense ? '1.5px' : '3px',
              flexShrink: 0,
              color: sign === 'tick' ? 'primary.main' : 'text.secondary',
            }}
          />
          <Typography variant={dense ? 'body2' : 'body1'} component="span">
            {point}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
