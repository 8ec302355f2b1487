// What comes out: a sentence, a table of low, likely and high, and a warning when it rests on one guess.
import {
  Alert,
  AlertTitle,
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Roi, RoiResult } from '#domain/billing/roi.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { staleLook } from './staleLook.ts';

const sides = ['low', 'likely', 'high'] as const;
const rows = ['hours', 'money', 'cost', 'net', 'payback'] as const;

export interface RoiOutcomeProps {
  roi: Roi;
  /** How many numbers are wrong: until they are corrected, the results are marked as not current. */
  wrong?: number;
}

export function RoiOutcome({ roi, wrong = 0 }: RoiOutcomeProps) {
  const { t } = useTranslation('public');
  const format = useFormat();
  const money = (value: number): string => format.money(value, 'USD');
  const isStale = wrong > 0;

  function cell(row: (typeof rows)[number], result: RoiResult): string {
    if (row === 'hours')
      return t('roi.hours', { value: format.number(result.hours, { maximumFractionDigits: 0 }) });
    if (row !== 'payback') return money(result[row]);
    if (result.paybackMonths === null) return t('roi.paybackNever');
    return result.paybackMonths === 0
      ? t('roi.paybackNow')
      : t('roi.payback', {
          count: result.paybackMonths,
          formatted: format.number(result.paybackMonths, { maximumFractionDigits: 1 }),
        });
  }

  return (
    <Box
      component="section"
      aria-labelledby="roi-headline"
      sx={{
        borderRadius: 2,
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      <Box role="status" data-testid="roi-stale">
        {isStale && (
          <Alert severity="warning" role="presentation" sx={{ borderRadius: 0 }}>
            {t('roi.stale', { count: wrong })}
          </Alert>
        )}
      </Box>
      <Box sx={isStale ? staleLook : undefined}>
        <RoiHeadline roi={roi} money={money} />
        {roi.restsOn && (
          <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
            <Alert severity="warning" role="status" data-testid="roi-rests-on">
              <AlertTitle>{t('roi.restsOnTitle')}</AlertTitle>
              {t('roi.restsOn', { field: t(`roi.fields.${roi.restsOn}.label`) })}
            </Alert>
          </Box>
        )}
        <RoiTable cell={cell} roi={roi} />
      </Box>
    </Box>
  );
}

/** The result in one sentence. */
function RoiHeadline({ roi, money }: { roi: Roi; money: (value: number) => string }) {
  const { t } = useTranslation('public');
  const format = useFormat();
  return (
    <Box
      aria-live="polite"
      sx={{ p: { xs: 2, sm: 3 }, pb: { xs: 1.5, sm: 2 } }}
      data-testid="roi-headline"
    >
      <Typography variant="overline" component="p" color="text.secondary">
        {t('roi.resultTitle')}
      </Typography>
      <Typography
        variant="h1"
        component="h2"
        id="roi-headline"
        sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}
      >
        {roi.likely.net > 0
          ? t('roi.headline', {
              hours: format.number(roi.likely.hours, { maximumFractionDigits: 0 }),
              net: money(roi.likely.net),
            })
          : t('roi.headlineLoss')}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        {t('roi.headlineText', { low: money(roi.low.net), high: money(roi.high.net) })}
      </Typography>
    </Box>
  );
}

/** Hours, money and cost on every side. */
function RoiTable({
  cell,
  roi,
}: {
  cell: (row: (typeof rows)[number], result: RoiResult) => string;
  roi: Roi;
}) {
  const { t } = useTranslation('public');
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={t('roi.tableCaption')}
      sx={{ borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Table size="small">
        <caption style={visuallyHidden}>{t('roi.tableCaption')}</caption>
        <TableHead>
          <TableRow>
            <TableCell>
              <span style={visuallyHidden}>{t('roi.resultTitle')}</span>
            </TableCell>
            {sides.map((side) => (
              <TableCell key={side} align="right">
                {t(`roi.${side}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row}>
              <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
                {t(`roi.rows.${row}`)}
              </TableCell>
              {sides.map((side) => (
                <TableCell
                  key={side}
                  align="right"
                  sx={{ fontWeight: side === 'likely' ? 620 : 400 }}
                >
                  {cell(row, roi[side])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
