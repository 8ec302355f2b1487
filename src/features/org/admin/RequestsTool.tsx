// What candidates asked about their data, the whole company's: what is overdue first, each with its day and a way to the candidate.
import {
  Box,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import { doneRequestsOf, openRequestsOf, requestsAboutSource } from '#data/review/dataRequests.ts';
import { combineSources } from '#data/firestore/combineSources.ts';
import { answerDays } from '#domain/review/dataRequestDue.ts';
import type { DataRequest } from '#domain/platform/platform.ts';
import type { Stored } from '#domain/base/source.ts';
import { useMembership } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { DamagedRows } from '#ui/page/DamagedRows.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { buildStackedTable, tableRoles } from '#ui/page/stackedTable.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { RequestRow } from './RequestRow.tsx';

export function RequestsTool() {
  const { t } = useTranslation('admin');
  const { orgId } = useMembership();
  const { open, done } = useLive(
    combineSources({ open: openRequestsOf(orgId), done: doneRequestsOf(orgId) }),
  );
  return (
    <Stack spacing={3}>
      <Panel title={t('requests.title')} lead={t('requests.lead', { days: answerDays })} flush>
        {open.items.length === 0 ? (
          <EmptyState heading="h3" title={t('requests.none')} text={t('requests.noneText')} />
        ) : (
          <Boundary fallback={<RowsSkeleton rows={open.items.length} />}>
            <Requests label={t('requests.title')} requests={open.items} />
          </Boundary>
        )}
        {open.more && (
          <Typography variant="body2" color="text.secondary" sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
            {t('requests.more')}
          </Typography>
        )}
        <DamagedRows damaged={open.damaged} />
      </Panel>
      <Panel title={t('requests.done')} flush={done.items.length > 0}>
        {done.items.length === 0 ? (
          <Typography color="text.secondary">{t('requests.doneNone')}</Typography>
        ) : (
          <Boundary fallback={<RowsSkeleton rows={done.items.length} />}>
            <Requests label={t('requests.done')} requests={done.items} />
          </Boundary>
        )}
      </Panel>
    </Stack>
  );
}

function Requests({
  label,
  requests,
}: {
  label: string;
  requests: readonly Stored<DataRequest>[];
}) {
  const { t } = useTranslation('admin');
  const { orgId } = useMembership();
  const about = useLive(requestsAboutSource(orgId, requests));
  return (
    <TableContainer tabIndex={0} role="group" aria-label={label}>
      <Table size="small" {...tableRoles.table} sx={[{ minWidth: { sm: 680 } }, buildStackedTable]}>
        <TableHead {...tableRoles.group}>
          <TableRow {...tableRoles.row}>
            {(['what', 'who', 'asked', 'due'] as const).map((head) => (
              <TableCell key={head} {...tableRoles.head}>
                {t(`requests.${head}`)}
              </TableCell>
            ))}
            <TableCell {...tableRoles.head}>
              <Box component="span" sx={visuallyHidden}>
                {t('requests.openCandidate')}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody {...tableRoles.group}>
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} about={about.get(request.id) ?? null} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
