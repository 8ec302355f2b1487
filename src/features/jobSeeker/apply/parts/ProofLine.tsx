// The line of the master resume that proves something, with the words highlighted.
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { findTextRange } from '#ui/files/DocumentText.tsx';
import { useApplicationContext } from './applicationContext.ts';

export interface Proof {
  path: string | null;
  line: number | null;
  text: string;
}

export function ProofLine({
  proof,
  words,
}: {
  proof: Proof;
  /** What is highlighted in it. */
  words: string;
}) {
  const { t } = useTranslation('applying');
  const { resume } = useApplicationContext();
  const whole = (proof.line === null ? undefined : resume.lines[proof.line]) ?? proof.text;
  const range = findTextRange(whole, words) ??
    findTextRange(whole, proof.text) ?? { start: 0, end: 0 };
  return (
    <Typography
      variant="caption"
      component="p"
      dir="auto"
      data-testid="proof"
      sx={{
        color: 'text.secondary',
        overflowWrap: 'anywhere',
        borderLeft: 2,
        borderColor: 'evidence.line',
        pl: 1,
      }}
    >
      <Box component="span" sx={{ fontWeight: 560 }}>
        {proof.line === null ? t('proof.master') : t('proof.line', { number: proof.line + 1 })}
      </Box>{' '}
      {whole.slice(0, range.start)}
      <Box
        component="mark"
        sx={{ bgcolor: 'evidence.main', color: 'evidence.contrastText', borderRadius: '3px' }}
      >
        {whole.slice(range.start, range.end)}
      </Box>
      {whole.slice(range.end)}
    </Typography>
  );
}
