// A total as visible arithmetic: weight times level, added up, divided by the weights that have a level.
import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Total } from '#domain/evaluation/evaluation.ts';
import { useFormat } from '#i18n/useFormat.ts';

export interface TotalTableProps {
  title: string;
  total: Total;
  nameOf: (competencyId: string) => string;
}

const flushLeft = { pl: '0 !important' } as const;
const flushRight = { pr: '0 !important' } as const;

export function TotalTable({ title, total, nameOf }: TotalTableProps) {
  const { t } = useTranslation('review');
  const { number, percent, list } = useFormat();
  const short = (value: number): string => number(value, { maximumFractionDigits: 2 });
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {/* Only large letters need more room than there is. */}
      <TableContainer>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell sx={flushLeft}>{t('total.competency')}</TableCell>
              <TableCell align="right">{t('total.weight')}</TableCell>
              <TableCell align="right">{t('total.level')}</TableCell>
              <TableCell align="right" sx={flushRight}>
                {t('total.product')}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {total.lines.map(({ competencyId, weight, level, product }) => (
              <TableRow key={competencyId}>
                <TableCell component="th" scope="row" sx={flushLeft}>
                  {nameOf(competencyId)}
                </TableCell>
                <TableCell align="right">{percent(weight / 100)}</TableCell>
                <TableCell align="right">× {short(level)}</TableCell>
                <TableCell align="right" sx={flushRight}>
                  = {short(product)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
          {total.mean !== null && (
            <TableFooter>
              <TableRow>
                <TableCell colSpan={4} sx={{ px: '0 !important', borderBottom: 0 }}>
                  <Typography
                    variant="body2"
                    color="text.primary"
                    sx={{ fontVariantNumeric: 'tabular-nums' }}
                  >
                    {t('total.sum', { sum: short(total.sum), weights: short(total.weightSum) })}{' '}
                    <Box component="strong" sx={{ fontWeight: 660 }}>
                      {t('total.mean', {
                        mean: number(total.mean, {
                          minimumFractionDigits: 1,
                          maximumFractionDigits: 2,
                        }),
                      })}
                    </Box>
                  </Typography>
                </TableCell>
              </TableRow>
            </TableFooter>
          )}
        </Table>
      </TableContainer>
      {total.mean === null && (
        <Typography variant="body2" color="text.secondary">
          {t('total.none')}
        </Typography>
      )}
      {total.left.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('total.left', { list: list(total.left.map(nameOf)), count: total.left.length })}
        </Typography>
      )}
    </Box>
  );
}
