// Groups as a table with a bar each: the table says all, the bar with its line at four fifths only shows it.
import {
  Box,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import { cautionUnder, fourFifths, type Group } from '#domain/fairness/impact.ts';
import type { Dimension } from '#domain/fairness/selfId.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useGroupName } from './useGroupName.ts';

export interface GroupTableProps {
  label: string;
  on: readonly Dimension[];
  groups: readonly Group[];
}

const columns = ['people', 'chosen', 'rate', 'ratio', 'test'] as const;

export function GroupTable({ label, on, groups }: GroupTableProps) {
  const { t } = useTranslation('fairness');
  if (groups.every(({ people }) => people === null))
    return <Typography color="text.secondary">{t('table.allHidden')}</Typography>;
  const best = Math.max(
    0,
    ...groups.map(({ rate, ratio, small }) => (ratio !== null && !small ? (rate ?? 0) : 0)),
  );
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{t('table.group')}</TableCell>
            {columns.map((name) => (
              <TableCell key={name} align="right">
                {t(`table.${name}`)}
              </TableCell>
            ))}
            <TableCell>{t('table.note')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {groups.map((group) => (
            <GroupRow key={group.name} on={on} group={group} best={best} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function GroupRow({ on, group, best }: { on: readonly Dimension[]; group: Group; best: number }) {
  const { t } = useTranslation('fairness');
  const format = useFormat();
  const nameOf = useGroupName();
  const { name, people, chosen, rate, ratio, p } = group;
  const share = (value: number): string =>
    format.number(value, { style: 'percent', maximumFractionDigits: 1 });
  const figure = (value: number): string =>
    format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const numbers = { fontVariantNumeric: 'tabular-nums', verticalAlign: 'top' } as const;
  return (
    <TableRow data-testid={`group-${name}`} data-hidden={people === null}>
      <TableCell component="th" scope="row" sx={{ minWidth: 180, verticalAlign: 'top' }}>
        {nameOf(on, name)}
        {rate !== null && ratio !== null && (
          <Box
            aria-hidden
            sx={{
              position: 'relative',
              mt: 0.75,
              height: 8,
              borderRadius: 1,
              bgcolor: 'action.hover',
            }}
          >
            <Box
              sx={{
                height: 8,
                borderRadius: 1,
                bgcolor: ratio < fourFifths ? 'warning.main' : 'primary.main',
                width: `${Math.round(rate * 100)}%`,
                minWidth: rate > 0 ? 4 : 0,
              }}
            />
            <Box
              sx={{
                position: 'absolute',
                top: -3,
                bottom: -3,
                width: 2,
                bgcolor: 'text.primary',
                left: `${Math.round(best * fourFifths * 100)}%`,
              }}
            />
          </Box>
        )}
      </TableCell>
      {people === null ? (
        <TableCell colSpan={columns.length} sx={{ color: 'text.secondary', verticalAlign: 'top' }}>
          {t('table.hiddenShort')}
        </TableCell>
      ) : (
        <>
          <TableCell align="right" sx={numbers}>
            {format.number(people)}
          </TableCell>
          <TableCell align="right" sx={numbers}>
            {format.number(chosen ?? 0)}
          </TableCell>
          <TableCell align="right" sx={numbers}>
            {rate === null ? '–' : share(rate)}
          </TableCell>
          <TableCell align="right" sx={numbers}>
            {ratio === null ? '–' : figure(ratio)}
          </TableCell>
          <TableCell align="right" sx={numbers}>
            {p === null ? '–' : format.number(p, { maximumSignificantDigits: 2 })}
          </TableCell>
        </>
      )}
      <TableCell sx={{ verticalAlign: 'top', minWidth: 200 }}>
        <Notes group={group} />
      </TableCell>
    </TableRow>
  );
}

function Notes({ group: { people, ratio, p, small } }: { group: Group }) {
  const { t } = useTranslation('fairness');
  const format = useFormat();
  if (people === null)
    return (
      <Typography variant="body2" color="text.secondary">
        {t('table.hidden')}
      </Typography>
    );
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      {ratio !== null && ratio < fourFifths && (
        <StatusChip tone="warning" label={t('table.under')} />
      )}
      {ratio === 1 && p === null && <StatusChip label={t('table.overlap')} />}
      {small && (
        <Typography variant="body2" color="text.secondary">
          {t('table.small')}
        </Typography>
      )}
      {ratio !== null && people < cautionUnder && (
        <Typography variant="body2" color="text.secondary">
          {t('table.few', { number: format.number(cautionUnder) })}
        </Typography>
      )}
    </Stack>
  );
}
