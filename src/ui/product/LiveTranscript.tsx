// What is understood while somebody speaks. Not a live region: it would speak over the speaker.
import { Box, Typography } from '@mui/material';

export interface LiveTranscriptProps {
  label: string;
  text: string;
  /** What may still change. */
  guess: string;
  /** Shown until the first word comes. */
  placeholder: string;
}

export function LiveTranscript({ label, text, guess, placeholder }: LiveTranscriptProps) {
  return (
    <Box
      dir="auto"
      tabIndex={0}
      role="group"
      aria-label={label}
      data-testid="live-words"
      sx={{
        mt: 1,
        p: 1.25,
        minHeight: 44,
        maxHeight: 120,
        overflowY: 'auto',
        borderRadius: 1,
        bgcolor: 'background.sunken',
      }}
    >
      <Typography variant="body2">
        {text}{' '}
        <Typography component="span" variant="body2" color="text.secondary">
          {guess || (text ? '' : placeholder)}
        </Typography>
      </Typography>
    </Box>
  );
}
