// The calculation on one sheet of paper: the numbers with where they come from, the result, the formula, and the link that opens it again.
import { Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  formatRoiSpan,
  parseRoiQuery,
  roiFields,
  type Roi,
  type RoiField,
  type RoiSpans,
} from '#domain/billing/roi.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { PrintSheet } from '#ui/files/PrintSheet.tsx';
import { RoiFormula } from './RoiFormula.tsx';
import { RoiOutcome } from './RoiOutcome.tsx';

export interface RoiSheetProps {
  spans: RoiSpans;
  /** The price that the calculator starts with. */
  planPrice: number;
  roi: Roi;
  onDone: () => void;
}

export function RoiSheet({ spans, planPrice, roi, onDone }: RoiSheetProps) {
  const { t } = useTranslation(['public', 'routes']);
  const format = useFormat();
  const [today] = useState(() => new Date());
  const starts = parseRoiQuery(new URLSearchParams(), planPrice);
  /** A source stands beside its own value only. */
  const isStart = (field: RoiField): boolean =>
    formatRoiSpan(field, spans[field]) === formatRoiSpan(field, starts[field]);
  const number = (value: number): string => format.number(value, { maximumFractionDigits: 2 });
  return (
    <PrintSheet onDone={onDone} page={{ size: 'A4', margin: '11mm' }}>
      <Stack spacing={1.5} sx={{ zoom: 0.7 }}>
        <Typography variant="h2" component="h1">
          Hirely · {t('routes:title.roiCalculator')}
        </Typography>
        <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
          {format.date(today)} · {window.location.href}
        </Typography>
        <Table size="small" sx={{ '& td, & th': { verticalAlign: 'top', py: 0.5 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('roi.inputTitle')}</TableCell>
              <TableCell align="right">{t('roi.least')}</TableCell>
              <TableCell align="right">{t('roi.likely')}</TableCell>
              <TableCell align="right">{t('roi.most')}</TableCell>
              <TableCell>{t('roi.sourceTitle')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {roiFields.map((field) => (
              <TableRow key={field}>
                <TableCell component="th" scope="row">
                  {t(`roi.fields.${field}.label`)}
                </TableCell>
                <TableCell align="right">{number(spans[field].least)}</TableCell>
                <TableCell align="right">{number(spans[field].likely)}</TableCell>
                <TableCell align="right">{number(spans[field].most)}</TableCell>
                <TableCell>
                  {isStart(field) ? t(`roi.sources.${field}`) : t('roi.sourceOwn')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <RoiOutcome roi={roi} />
        <RoiFormula spans={spans} roi={roi} />
      </Stack>
    </PrintSheet>
  );
}
