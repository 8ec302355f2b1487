// What the AI found for each line of the rubric, with the line itself; a found line leads to its words in the answer.
import { Box, ButtonBase, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import { buildQuoteId } from '#features/review/answers/evidence.ts';

const credits = ['none', 'partly', 'found'] as const;

export interface RubricLinesProps {
  rating: QuestionRating;
  /** The lines as published; those not there are shown by their number alone. */
  lines: readonly string[];
  active: string | null;
  onSelect: (id: string) => void;
}

export function RubricLines({ rating, lines, active, onSelect }: RubricLinesProps) {
  const { t } = useTranslation('review');
  const criteria = rating.criteria ?? [];
  if (criteria.length === 0) return null;
  return (
    <Stack
      component="ul"
      useFlexGap
      spacing={0.75}
      aria-label={t('result.lines')}
      sx={{ listStyle: 'none', m: 0, mb: 1, p: 0 }}
    >
      {criteria.map(({ index, credit, quote }) => {
        const state = t(`result.line.${credits[credit]}`, {
          number: index + 1,
          of: criteria.length,
        });
        const id = quote === null ? null : buildQuoteId(rating.questionId, quote);
        return (
          <Box
            key={index}
            component="li"
            data-credit={credits[credit]}
            sx={{ breakInside: 'avoid' }}
          >
            {id === null ? (
              <Box sx={{ ...line, borderColor: 'divider' }}>
                <LineText state={state} text={lines[index]} color="text.secondary" />
              </Box>
            ) : (
              <ButtonBase
                onClick={() => onSelect(id)}
                aria-pressed={active === id}
                sx={{
                  ...line,
                  borderColor: 'evidence.line',
                  bgcolor: active === id ? 'evidence.active' : 'evidence.main',
                  color: 'evidence.contrastText',
                }}
              >
                <LineText state={state} text={lines[index]} color="inherit" />
              </ButtonBase>
            )}
          </Box>
        );
      })}
    </Stack>
  );
}

const line = {
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
