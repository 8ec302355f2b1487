// The browsers that work: whose company, which browser, what they do, when they were last heard of.
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import { isSeen } from '#domain/evaluation/worker.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useNow } from '#ui/reading/useNow.ts';
import { orgOf } from '#data/platform/oldestTasks.ts';
import { CompanyName } from './CompanyName.tsx';
import { useWorkers } from './useWorkers.ts';

const goneShown = 5;
const tones = { working: 'good', idle: 'info', paused: 'neutral', held: 'warning' } as const;

export function QueueWorkers() {
  const { t } = useTranslation('queue');
  const format = useFormat();
  const now = useNow();
  const { workers } = useWorkers();
  // Those that are gone say when the last ones were here; all of them would bury the ones that work.
  const gone = workers.items.filter(({ data }) => !isSeen(data, now));
  const rows = [
    ...workers.items.filter(({ data }) => isSeen(data, now)),
    ...gone.slice(0, goneShown),
  ];
  if (workers.items.length === 0)
    return <EmptyState heading="h3" title={t('workers.none')} text={t('workers.noneText')} />;
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t('workers.title')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {(['company', 'browser', 'state', 'seen'] as const).map((column) => (
              <TableCell key={column}>{t(`workers.columns.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ path, data }) => (
            <TableRow key={path}>
              <TableCell>
                <CompanyName orgId={orgOf(path)} />
              </TableCell>
              <TableCell>{data.browser}</TableCell>
              <TableCell>
                {isSeen(data, now) ? (
                  <StatusChip tone={tones[data.state]} label={t(`workers.states.${data.state}`)} />
                ) : (
                  <StatusChip label={t('workers.states.gone')} />
                )}
              </TableCell>
              <TableCell>{data.at ? format.relative(data.at, now) : '–'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {gone.length > goneShown && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
          {t(workers.more ? 'workers.goneMany' : 'workers.gone', {
            count: gone.length - goneShown,
          })}
        </Typography>
      )}
    </TableContainer>
  );
}
