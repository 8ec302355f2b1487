// How each reviewer compares with the others on the calibration set.
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalibrationEntry } from '#data/fairness/calibrationSet.ts';
import { sharedMin, type RatedBy } from '#domain/fairness/agreement.ts';
import { computeReviewerAgreement, type CalibrationScales } from '#domain/fairness/calibration.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** The recommendation and each competency that anybody scored. */
function scalesOf({ reviews }: Pick<CalibrationEntry, 'reviews'>): CalibrationScales {
  const competencies = [...new Set(reviews.flatMap(({ data }) => Object.keys(data.scores ?? {})))];
  const overall: RatedBy = new Map(reviews.map(({ id, data }) => [id, data.rating]));
  return [
    overall,
    ...competencies.map(
      (competency): RatedBy =>
        new Map(reviews.map(({ id, data }) => [id, data.scores?.[competency]?.level ?? null])),
    ),
  ];
}

const numbers = { fontVariantNumeric: 'tabular-nums' } as const;

export function ReviewerTable({
  set,
  names,
}: {
  set: readonly CalibrationEntry[];
  names: ReadonlyMap<string, string>;
}) {
  const { t } = useTranslation(['admin', 'domain']);
  const id = useId();
  const format = useFormat();
  const rows = computeReviewerAgreement(set.map(scalesOf), [...names.keys()]);
  const figure = (value: number): string =>
    format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const lean = (value: number): string =>
    Math.abs(value) < 0.005
      ? t('calibration.even')
      : t(value > 0 ? 'calibration.more' : 'calibration.less', { value: figure(Math.abs(value)) });
  if (rows.every(({ comparisons }) => comparisons === 0))
    return <Typography color="text.secondary">{t('calibration.nothingYet')}</Typography>;
  return (
    <>
      <TableContainer tabIndex={0} role="group" aria-label={t('calibration.reviewers')}>
        <Table size="small" sx={{ minWidth: 620 }} data-testid="reviewer-agreement">
          <TableHead>
            <TableRow>
              {(
                ['reviewer', 'done', 'compared', 'exact', 'withinOne', 'kappa', 'lean'] as const
              ).map((head, n) => (
                <TableCell
                  key={head}
                  align={n === 0 ? 'left' : 'right'}
                  aria-describedby={head === 'kappa' ? id : undefined}
                >
                  {t(`calibration.${head}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(
              ({ reviewer, scored, comparisons, exact, withinOne, kappa, lean: leaning }) => (
                <TableRow key={reviewer}>
                  <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                    {names.get(reviewer)}
                  </TableCell>
                  <TableCell align="right" sx={numbers}>
                    {format.number(scored)}
                  </TableCell>
                  <TableCell align="right" sx={numbers}>
                    {format.number(comparisons)}
                  </TableCell>
                  <TableCell align="right" sx={numbers}>
                    {comparisons === 0 ? '–' : format.percent(exact)}
                  </TableCell>
                  <TableCell align="right" sx={numbers}>
                    {comparisons === 0 ? '–' : format.percent(withinOne)}
                  </TableCell>
                  <TableCell align="right" sx={numbers}>
                    {kappa === null
                      ? t(comparisons < sharedMin ? 'calibration.few' : 'calibration.noSpread')
                      : figure(kappa)}
                  </TableCell>
                  <TableCell align="right" sx={numbers}>
                    {comparisons === 0 ? '–' : lean(leaning)}
                  </TableCell>
                </TableRow>
              ),
            )}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography id={id} variant="body2" color="text.secondary" sx={{ mt: 1.5, maxWidth: '76ch' }}>
        {t('domain:kappaHelp')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, maxWidth: '76ch' }}>
        {t('calibration.method', { least: sharedMin })}
      </Typography>
    </>
  );
}
