// A paper without pages as its text, with a line of it lit.
import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paperFrame, type LitLine } from './PaperPages.tsx';

/** Where a line stands in a text in which spaces may be other ones; null when it does not. */
export function placeIn(text: string, line: string): { start: number; end: number } | null {
  const words = line
    .split(/\s+/)
    .filter(Boolean)
    .map((word) =>
      word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('█', String.raw`\S`),
    );
  if (words.length === 0) return null;
  const found = new RegExp(words.join(String.raw`\s+`), 'u').exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}

export function PaperText({ text, lit = null }: { text: string; lit?: LitLine | null }) {
  const { t } = useTranslation('common');
  const mark = useRef<HTMLElement>(null);
  const place = lit ? placeIn(text, lit.text) : null;
  useEffect(() => {
    const around = mark.current?.closest<HTMLElement>('[role="region"]');
    if (lit && mark.current && around)
      around.scrollTo({ top: mark.current.offsetTop - around.clientHeight / 3 });
  }, [lit]);
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={t('parts.paper')}
      sx={{ ...paperFrame, position: 'relative', maxHeight: 420, p: 2 }}
    >
      <Typography
        variant="body2"
        dir="auto"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {place ? (
          <>
            {text.slice(0, place.start)}
            <Box
              component="mark"
              ref={mark}
              data-testid="lit-line"
              sx={{
                bgcolor: 'evidence.active',
                color: 'evidence.contrastText',
                borderRadius: '3px',
              }}
            >
              {text.slice(place.start, place.end)}
            </Box>
            {text.slice(place.end)}
          </>
        ) : (
          text
        )}
      </Typography>
    </Box>
  );
}
