// The signs a rating rests on: what speaks for the level, what against it, and what is neither.
import { Stack, Typography } from '@mui/material';

export interface RatingSign {
  side: 'for' | 'against' | 'neutral';
  text: string;
}

const marks = { for: '+', against: '–', neutral: '·' } as const;

export function RatingSigns({ signs }: { signs: readonly RatingSign[] }) {
  return (
    <Stack component="ul" spacing={0.25} sx={{ listStyle: 'none', m: 0, mb: 1, p: 0 }}>
      {signs.map(({ side, text }, index) => (
        <Stack
          key={index}
          component="li"
          direction="row"
          spacing={1}
          sx={{ color: 'text.secondary' }}
        >
          <Typography
            component="span"
            variant="body2"
            aria-hidden
            sx={{
              width: '1ch',
              textAlign: 'center',
              fontWeight: 640,
              color: side === 'for' ? 'success.main' : 'text.secondary',
            }}
          >
            {marks[side]}
          </Typography>
          <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
