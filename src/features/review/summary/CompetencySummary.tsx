// One competency of a summary: what was shown in exact words, what is open, what was only claimed, what to ask next.
import FormatQuoteIcon from '@mui/icons-material/FormatQuote';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateSummary } from '#ai/tasks/summariseCandidate.ts';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';

type Summary = CandidateSummary['competencies'][number];
const tones = {
  clear: 'good',
  some: 'neutral',
  little: 'neutral',
  none: 'warning',
} as const satisfies Record<Summary['evidence'], Tone>;

function Lines({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="body2" component="h4" sx={{ fontWeight: 600 }}>
        {heading}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {children}
      </Box>
    </Box>
  );
}

export function CompetencySummary({
  name,
  summary,
  gapText,
}: {
  name: string;
  summary: Summary;
  gapText: (gap: Summary['gaps'][number]) => string;
}) {
  const { t } = useTranslation('review');
  return (
    <Stack
      component="section"
      aria-label={name}
      spacing={1}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 2, breakInside: 'avoid' }}
    >
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Typography variant="h4" component="h3">
          {name}
        </Typography>
        <StatusChip
          label={t(`summary.evidence.${summary.evidence}`)}
          tone={tones[summary.evidence]}
        />
      </Stack>
      {summary.shown.map((shown) => (
        <Shown key={`${shown.quote.answerId}-${shown.quote.start}`} {...shown} />
      ))}
      {summary.gaps.length > 0 && (
        <Lines heading={t('summary.gaps')}>
          {summary.gaps.map((gap, index) => (
            <Typography key={index} component="li" variant="body2">
              {gapText(gap)}
            </Typography>
          ))}
        </Lines>
      )}
      {summary.claims.length > 0 && (
        <Lines heading={t('summary.claims')}>
          {summary.claims.map(({ answerId, start, text }) => (
            <Typography
              key={`${answerId}-${start}`}
              component="li"
              variant="body2"
              sx={{ overflowWrap: 'anywhere' }}
            >
              “{text}”
            </Typography>
          ))}
        </Lines>
      )}
      {summary.followUps.length > 0 && (
        <Lines heading={t('summary.followUps')}>
          {summary.followUps.map((text) => (
            <Typography key={text} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          ))}
        </Lines>
      )}
    </Stack>
  );
}

/** What was shown, and the words that show it. */
function Shown({ text, quote }: Summary['shown'][number]) {
  return (
    <Box>
      <Typography variant="body2">{text}</Typography>
      <Stack
        component="blockquote"
        direction="row"
        spacing={1}
        sx={{
          m: 0,
          mt: 0.25,
          bgcolor: 'evidence.main',
          color: 'evidence.contrastText',
          borderRadius: 1,
          px: 1,
          py: 0.5,
        }}
      >
        <FormatQuoteIcon fontSize="small" aria-hidden sx={{ mt: '1px', color: 'evidence.line' }} />
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {quote.text}
        </Typography>
      </Stack>
    </Box>
  );
}
