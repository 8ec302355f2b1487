// The two tables of reports: what fails, where and since which version; and how fast each page is.
import {
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
import {
  judgeVital,
  listEventRows,
  listVitalRows,
  vitalNames,
  type ClientReport,
  type EventRow,
  type VitalName,
} from '#domain/platform/clientReport.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { routes, type RouteName } from '#navigation/routes.ts';
import { buildStackedTable, tableRoles } from '#ui/page/stackedTable.ts';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useNow } from '#ui/reading/useNow.ts';

const shownMost = 50;
const routesShown = 3;
const tones = { good: 'good', middling: 'warning', poor: 'bad' } as const;

interface ReportsProps {
  reports: readonly ClientReport[];
}

/** The title of a page by the name of its route; the name itself of one that this version does not know. */
function useRouteTitle(): (name: string) => string {
  const { t } = useTranslation('routes');
  return (name) => (Object.hasOwn(routes, name) ? t(`title.${name as RouteName}`) : name);
}

/** What failed and what was blocked, the most frequent first. */
export function ReportedEvents({ reports }: ReportsProps) {
  const { t } = useTranslation('system');
  const rows = listEventRows(reports);
  if (rows.length === 0)
    return <Typography color="text.secondary">{t('reports.noFailures')}</Typography>;
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t('reports.failures')}>
      <Table size="small" sx={buildStackedTable} {...tableRoles.table}>
        <TableHead>
          <TableRow>
            {(['what', 'where', 'since', 'count', 'last'] as const).map((column) => (
              <TableCell key={column}>{t(`reports.columns.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, shownMost).map((row) => (
            <EventLine key={`${row.kind} ${row.code} ${row.detail}`} row={row} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function EventLine({ row }: { row: EventRow }) {
  const { t } = useTranslation('system');
  const format = useFormat();
  const now = useNow();
  const titleOf = useRouteTitle();
  const further = row.routes.length - routesShown;
  return (
    <TableRow role="row">
      <TableCell role="cell">
        <StatusChip
          tone={row.kind === 'fault' ? 'bad' : 'warning'}
          label={t(`reports.kinds.${row.kind}`)}
        />{' '}
        <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
          {row.code} {row.detail}
        </Box>
      </TableCell>
      <TableCell role="cell" data-label={t('reports.columns.where')}>
        {format.list(row.routes.slice(0, routesShown).map(titleOf))}
        {further > 0 && ` ${t('reports.further', { count: further })}`}
        <Typography component="span" variant="body2" color="text.secondary">
          {' '}
          ({format.list(row.browsers)})
        </Typography>
      </TableCell>
      <TableCell role="cell" data-label={t('reports.columns.since')}>
        <code>{row.since}</code>
      </TableCell>
      <TableCell role="cell" data-label={t('reports.columns.count')}>
        {format.number(row.count)}
      </TableCell>
      <TableCell role="cell" data-label={t('reports.columns.last')}>
        {row.lastAt ? format.relative(row.lastAt, now) : '–'}
      </TableCell>
    </TableRow>
  );
}

/** The p75 of each page, the most visited first. */
export function ReportedVitals({ reports }: ReportsProps) {
  const { t } = useTranslation('system');
  const format = useFormat();
  const titleOf = useRouteTitle();
  const rows = listVitalRows(reports);
  if (rows.length === 0)
    return <Typography color="text.secondary">{t('reports.noSpeed')}</Typography>;
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t('reports.speed')}>
      <Table size="small" sx={buildStackedTable} {...tableRoles.table}>
        <TableHead>
          <TableRow>
            <TableCell>{t('reports.columns.page')}</TableCell>
            {vitalNames.map((name) => (
              <TableCell key={name}>{t(`reports.vitals.${name}`)}</TableCell>
            ))}
            <TableCell>{t('reports.columns.views')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, shownMost).map(({ route, views, p75 }) => (
            <TableRow key={route} role="row">
              <TableCell role="cell">{titleOf(route)}</TableCell>
              {vitalNames.map((name) => (
                <TableCell key={name} role="cell" data-label={t(`reports.vitals.${name}`)}>
                  <VitalValue name={name} value={p75[name]} />
                </TableCell>
              ))}
              <TableCell role="cell" data-label={t('reports.columns.views')}>
                {format.number(views)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** One figure with its judgment in a word. */
function VitalValue({ name, value }: { name: VitalName; value: number | null }) {
  const { t } = useTranslation('system');
  const format = useFormat();
  if (value === null) return '–';
  const judged = judgeVital(name, value);
  const shown =
    name === 'cls'
      ? format.number(value / 1_000, { maximumFractionDigits: 2 })
      : t('reports.ms', { value: format.number(value) });
  return (
    <>
      {shown} <StatusChip tone={tones[judged]} label={t(`reports.judged.${judged}`)} />
    </>
  );
}
