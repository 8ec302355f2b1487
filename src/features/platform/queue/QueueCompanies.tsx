// What waits and failed, company by company.
import {
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import { orgOf } from '#data/platform/oldestTasks.ts';
import { companyQueuesSource } from '#data/platform/platformQueue.ts';
import { isSeen } from '#domain/evaluation/worker.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { useWorkers } from './useWorkers.ts';

export function QueueCompanies({ onShow }: { onShow: (orgId: string) => void }) {
  const { t } = useTranslation('queue');
  const format = useFormat();
  const now = useNow();
  const companies = useLive(companyQueuesSource());
  const { workers } = useWorkers();
  const seen = (orgId: string): number =>
    workers.items.filter(({ path, data }) => orgOf(path) === orgId && isSeen(data, now)).length;
  if (companies.length === 0)
    return <EmptyState heading="h3" title={t('companies.none')} text={t('companies.noneText')} />;
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t('companies.title')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {(['company', 'waiting', 'running', 'failed', 'browsers', 'act'] as const).map(
              (column, n) => (
                <TableCell key={column} align={n > 0 && n < 5 ? 'right' : 'left'}>
                  {t(`companies.columns.${column}`)}
                </TableCell>
              ),
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {companies.map(({ orgId, name, waiting, running, failed }) => (
            <TableRow key={orgId}>
              <TableCell>{name}</TableCell>
              {[waiting, running, failed].map((value, n) => (
                <TableCell key={n} align="right">
                  {format.number(value)}
                </TableCell>
              ))}
              <TableCell align="right">
                {seen(orgId) === 0 && waiting > 0
                  ? t('companies.noBrowser')
                  : format.number(seen(orgId))}
              </TableCell>
              <TableCell>
                <Button
                  size="small"
                  onClick={() => onShow(orgId)}
                  aria-label={t('companies.showOf', { name })}
                >
                  {t('companies.show')}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
