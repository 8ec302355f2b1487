// A document without pages as its text, with a line of it highlighted.
import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { documentFrame, type HighlightedLine } from './DocumentPages.tsx';

/** Where a line is in a text in which spaces may be other ones; null when it is not there. */
export function findTextRange(text: string, line: string): { start: number; end: number } | null {
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

export function DocumentText({
  text,
  highlighted = null,
}: {
  text: string;
  highlighted?: HighlightedLine | null;
}) {
  const { t } = useTranslation('common');
  const mark = useRef<HTMLElement>(null);
  const range = highlighted ? findTextRange(text, highlighted.text) : null;
  useEffect(() => {
    const around = mark.current?.closest<HTMLElement>('[role="region"]');
    if (highlighted && mark.current && around)
      around.scrollTo({ top: mark.current.offsetTop - around.clientHeight / 3 });
  }, [highlighted]);
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={t('parts.paper')}
      sx={{ ...documentFrame, position: 'relative', maxHeight: 420, p: 2 }}
    >
      <Typography
        variant="body2"
        dir="auto"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {range ? (
          <>
            {text.slice(0, range.start)}
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
              {text.slice(range.start, range.end)}
            </Box>
            {text.slice(range.end)}
          </>
        ) : (
          text
        )}
      </Typography>
    </Box>
  );
}
