// A text with the words marked that the master resume does not hold; blanks are highlighted.
import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { findBlanks } from './tracedLetter.ts';

interface TextRange {
  start: number;
  end: number;
}
const unheld = {
  bgcolor: 'soft.error.bg',
  color: 'soft.error.text',
  borderRadius: '3px',
  px: '2px',
  textDecoration: 'underline wavy',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
} as const;
const blank = {
  bgcolor: 'soft.warning.bg',
  color: 'soft.warning.text',
  borderRadius: '3px',
  px: '2px',
} as const;

export function Marked({
  text,
  found,
  blanks = false,
}: {
  text: string;
  found: readonly TextRange[];
  blanks?: boolean;
}) {
  const { t } = useTranslation('applying');
  const marks = [
    ...found.map((range) => ({ ...range, kind: 'unheld' as const })),
    ...(blanks ? findBlanks(text).map((range) => ({ ...range, kind: 'blank' as const })) : []),
  ].sort((a, b) => a.start - b.start);
  const apart = marks.filter(({ start }, index) =>
    marks.slice(0, index).every(({ end }) => end <= start),
  );
  return (
    <>
      {apart.map(({ start, end, kind }, index) => (
        <span key={start}>
          {text.slice(apart[index - 1]?.end ?? 0, start)}
          <Box
            component="mark"
            data-mark={kind}
            title={kind === 'unheld' ? t('unheld.mark') : undefined}
            sx={kind === 'unheld' ? unheld : blank}
          >
            {text.slice(start, end)}
          </Box>
        </span>
      ))}
      {text.slice(apart.at(-1)?.end ?? 0)}
    </>
  );
}
