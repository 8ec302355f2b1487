// What the AI found for each line of the rubric, one chip a line; a found line leads to its words in the answer.
import { Box, ButtonBase, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { QuestionRating } from '#domain/evaluation.ts';
import { quoteId } from './evidence.ts';

const credits = ['none', 'partly', 'found'] as const;

export function RubricLines({ rating, active, onSelect }: { rating: QuestionRating; active: string | null; onSelect: (id: string) => void }) {
  const { t } = useTranslation('review');
  const lines = rating.criteria ?? [];
  if (lines.length === 0) return null;
  return (
    <Box sx={{ mb: 1 }}>
      <Stack component="ul" direction="row" useFlexGap spacing={0.75} aria-label={t('result.lines')} sx={{ listStyle: 'none', m: 0, p: 0, flexWrap: 'wrap' }}>
        {lines.map(({ index, credit, quote }) => {
          const words = t(`result.line.${credits[credit]}`, { number: index + 1, of: lines.length });
          const id = quote === null ? null : quoteId(rating.questionId, quote);
          return (
            <Box key={index} component="li">
              {id === null
                ? <Typography variant="caption" color="text.secondary" sx={{ display: 'inline-block', px: 1, py: 0.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>{words}</Typography>
                : (
                  <ButtonBase onClick={() => onSelect(id)} aria-pressed={active === id} sx={{ px: 1, py: 0.5, minHeight: 24, border: 1, borderColor: 'evidence.line', borderRadius: 1, bgcolor: active === id ? 'evidence.active' : 'evidence.main', color: 'evidence.contrastText' }}>
                    <Typography variant="caption" component="span">{words}</Typography>
                  </ButtonBase>
                )}
            </Box>
          );
        })}
      </Stack>
    </Box>
  );
}
