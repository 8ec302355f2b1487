// What the levels of one person on one criterion rest on: notes of people, and the exact words the AI used.
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Compared } from '#data/review/compare.ts';
import { isExact } from '#domain/evaluation/evaluation.ts';
import { listCountingOverrides } from '#domain/review/override.ts';

const words = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

export function CompareEvidence({
  person,
  competencyId,
}: {
  person: Compared;
  competencyId: string;
}) {
  const { t } = useTranslation('review');
  const { mine, peers, ratings, answers, overrides, runId } = person;
  if (!mine) return null;
  const notes = [
    { who: t('people.you'), note: mine.scores?.[competencyId]?.note ?? '' },
    ...peers.map(({ review }) => ({
      who: review.name || t('people.former'),
      note: review.scores?.[competencyId]?.note ?? '',
    })),
  ].filter(({ note }) => note !== '');
  const own = ratings?.filter((rating) => rating.competencyId === competencyId) ?? [];
  const quotes = own.flatMap((rating) => rating.quotes.filter((quote) => isExact(quote, answers)));
  const counting = listCountingOverrides(overrides, runId ?? '');
  const givenQuotes = own.flatMap(({ questionId }) => counting[questionId] ?? []);
  return (
    <Box sx={{ mt: 1, '& > * + *': { mt: '8px !important' } }} data-testid="compare-evidence">
      {notes.map(({ who, note }, index) => (
        <Typography key={index} variant="body2" dir="auto" sx={words}>
          <Box component="strong" sx={{ fontWeight: 600 }}>
            {who}:
          </Box>{' '}
          {note}
        </Typography>
      ))}
      {givenQuotes.map(({ questionId, byName, reason }) => (
        <Typography key={questionId} variant="body2" dir="auto" sx={words}>
          <Box component="strong" sx={{ fontWeight: 600 }}>
            {t('compare.override', { name: byName || t('people.former') })}
          </Box>{' '}
          {reason}
        </Typography>
      ))}
      {quotes.map((quote) => (
        <Box
          key={`${quote.answerId}-${quote.start}`}
          component="blockquote"
          sx={{
            m: 0,
            borderLeft: 3,
            borderColor: 'evidence.line',
            bgcolor: 'evidence.main',
            color: 'evidence.contrastText',
            borderRadius: '3px',
            px: 1,
            py: 0.5,
          }}
        >
          <Typography variant="body2" dir="auto" sx={words}>
            {quote.text}
          </Typography>
        </Box>
      ))}
      {notes.length + quotes.length + givenQuotes.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('compare.noEvidence')}
        </Typography>
      )}
    </Box>
  );
}
