// How far people agree, as a table: one line for each scale or pair.
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { bandOf, sharedMin, type AgreementFigures } from '#domain/fairness/agreement.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** A scale, or a pair of people, with how far they agree. */
export interface FigureLine {
  id: string;
  name: string;
  figures: Omit<AgreementFigures, 'candidates' | 'comparisons' | 'pairs'> & { shared: number };
}

export function CalibrationFigures({
  label,
  lines,
  intervals = false,
}: {
  label: string;
  lines: readonly FigureLine[];
  intervals?: boolean;
}) {
  const { t } = useTranslation(['fairness', 'domain']);
  const helpId = useId();
  return (
    <>
      <Typography
        id={helpId}
        variant="body2"
        color="text.secondary"
        sx={{ mb: 1, maxWidth: '72ch' }}
      >
        {t('domain:kappaHelp')}
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
        <Table size="small" aria-label={label}>
          <TableHead>
            <TableRow>
              <TableCell>{t('calibration.scale')}</TableCell>
              {(
                [
                  'shared',
                  'kappa',
                  ...(intervals ? ['interval' as const] : []),
                  'exact',
                  'withinOne',
                ] as const
              ).map((name) => (
                <TableCell
                  key={name}
                  align="right"
                  aria-describedby={name === 'kappa' ? helpId : undefined}
                >
                  {t(`calibration.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <FigureRow key={line.id} line={line} intervals={intervals} />
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  );
}

function FigureRow({
  line: {
    id,
    name,
    figures: { shared, kappa, interval, exact, withinOne },
  },
  intervals,
}: {
  line: FigureLine;
  intervals: boolean;
}) {
  const { t } = useTranslation('fairness');
  const format = useFormat();
  const figure = (value: number): string =>
    format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const numbers = { fontVariantNumeric: 'tabular-nums' } as const;
  return (
    <TableRow data-testid={`kappa-${id}`}>
      <TableCell
        component="th"
        scope="row"
        dir="auto"
        sx={{ overflowWrap: 'anywhere', minWidth: 160 }}
      >
        {name}
      </TableCell>
      <TableCell align="right" sx={numbers}>
        {format.number(shared)}
      </TableCell>
      <TableCell align="right" sx={numbers}>
        {kappa === null
          ? t(shared < sharedMin ? 'calibration.noKappa' : 'calibration.noSpread')
          : `${figure(kappa)} · ${t(`calibration.band.${bandOf(kappa)}`)}`}
      </TableCell>
      {intervals && (
        <TableCell align="right" sx={numbers}>
          {interval
            ? t('calibration.between', {
                low: figure(interval[0]),
                high: figure(interval[1]),
              })
            : '–'}
        </TableCell>
      )}
      <TableCell align="right" sx={numbers}>
        {shared === 0 ? '–' : format.percent(exact)}
      </TableCell>
      <TableCell align="right" sx={numbers}>
        {shared === 0 ? '–' : format.percent(withinOne)}
      </TableCell>
    </TableRow>
  );
}
