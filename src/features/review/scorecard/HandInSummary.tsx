// What is about to be handed in, line by line, so that nobody hands in a slip of the finger.
import { Stack, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { RubricItem } from '#domain/jobs/interview.ts';
import { lineOf, type Scorecard } from '#domain/review/scorecard.ts';
import { LevelScale } from '#ui/product/LevelScale.tsx';

export function HandInSummary({
  card,
  rubric,
  text,
}: {
  card: Scorecard;
  rubric: readonly RubricItem[];
  /** What happens with it; absent: as for colleagues. */
  text?: string;
}) {
  const { t } = useTranslation(['review', 'domain']);
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="text.secondary">
        {text ?? t('scorecard.confirmText')}
      </Typography>
      <Table size="small" aria-label={t('scorecard.title')}>
        <TableBody>
          {rubric.map(({ id, name }) => {
            const { choice } = lineOf(card, id);
            return (
              <TableRow key={id}>
                <TableCell component="th" scope="row" sx={{ pl: '0 !important' }}>
                  {name}
                </TableCell>
                <TableCell sx={{ pr: '0 !important' }}>
                  <LevelScale level={choice === 'none' ? null : choice} />
                </TableCell>
              </TableRow>
            );
          })}
          <TableRow>
            <TableCell component="th" scope="row" sx={{ pl: '0 !important', fontWeight: 620 }}>
              {t('scorecard.overall')}
            </TableCell>
            <TableCell sx={{ pr: '0 !important', fontWeight: 620 }}>
              {card.rating === null
                ? ''
                : t('scorecard.recommendation', {
                    level: card.rating,
                    words: t(`domain:recommendation.${card.rating as 1}`),
                  })}
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </Stack>
  );
}
