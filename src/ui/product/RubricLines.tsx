// What the AI found for each line of the rubric, with the line itself; a found line leads to its words in the answer.
import { Box, ButtonBase, Stack, Typography } from '@mui/material';

interface RubricLine {
  credit: 'none' | 'partly' | 'found';
  /** What was found of it, in the reader's language. */
  state: string;
  /** The line as published, where it is known. */
  text: string | undefined;
  /** The quote that carries it; null when nothing does. */
  quoteId: string | null;
}

export interface RubricLinesProps {
  label: string;
  lines: readonly RubricLine[];
  active: string | null;
  onSelect: (quoteId: string) => void;
}

export function RubricLines({ label, lines, active, onSelect }: RubricLinesProps) {
  if (lines.length === 0) return null;
  return (
    <Stack
      component="ul"
      useFlexGap
      spacing={0.75}
      aria-label={label}
      sx={{ listStyle: 'none', m: 0, mb: 1, p: 0 }}
    >
      {lines.map(({ credit, state, text, quoteId }, index) => (
        <Box key={index} component="li" data-credit={credit} sx={{ breakInside: 'avoid' }}>
          {quoteId === null ? (
            <Box sx={{ ...frame, borderColor: 'divider' }}>
              <LineText state={state} text={text} color="text.secondary" />
            </Box>
          ) : (
            <ButtonBase
              onClick={() => onSelect(quoteId)}
              aria-pressed={active === quoteId}
              sx={{
                ...frame,
                borderColor: 'evidence.line',
                bgcolor: active === quoteId ? 'evidence.active' : 'evidence.main',
                color: 'evidence.contrastText',
              }}
            >
              <LineText state={state} text={text} color="inherit" />
            </ButtonBase>
          )}
        </Box>
      ))}
    </Stack>
  );
}

const frame = {
  display: 'block',
  width: '100%',
  textAlign: 'left',
  px: 1,
  py: 0.5,
  minHeight: 24,
  border: 1,
  borderRadius: 1,
} as const;

function LineText({
  state,
  text,
  color,
}: {
  state: string;
  text: string | undefined;
  color: 'inherit' | 'text.secondary';
}) {
  return (
    <>
      <Typography variant="caption" component="span" color={color} sx={{ display: 'block' }}>
        {state}
      </Typography>
      {text && (
        <Typography
          variant="body2"
          component="span"
          dir="auto"
          sx={{ display: 'block', overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
      )}
    </>
  );
}
