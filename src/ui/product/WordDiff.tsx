// What a correction changed: words taken out struck through, words put in underlined; announced as such by screen readers.
import { Box } from '@mui/material';
import { useMemo } from 'react';
import { compareWords } from '#domain/text/wordDiff.ts';

export interface WordDiffProps {
  before: string;
  after: string;
}

const look = {
  same: undefined,
  out: { textDecoration: 'line-through', color: 'text.secondary' },
  in: { textDecorationThickness: 2, textUnderlineOffset: 3, fontWeight: 600 },
} as const;
const element = { same: 'span', out: 'del', in: 'ins' } as const;

export function WordDiff({ before, after }: WordDiffProps) {
  const parts = useMemo(() => compareWords(before, after), [before, after]);
  return (
    <Box
      dir="auto"
      data-testid="word-diff"
      sx={{ typography: 'body1', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {parts.map((part, index) => (
        <Box key={index} component={element[part.kind]} sx={look[part.kind]}>
          {part.text}
        </Box>
      ))}
    </Box>
  );
}
