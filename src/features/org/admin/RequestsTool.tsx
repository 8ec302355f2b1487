// What candidates asked about their data, the whole company's: what is overdue first, each with its day and a way to the candidate.
import {
  Box,
  Button,
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
import { Link } from 'react-router-dom';
import {
  doneRequestsOf,
  openRequestsOf,
  requestsAbout,
  type About,
} from '#data/review/dataRequests.ts';
import { combineSources } from '#data/firestore/combineSources.ts';
import { closeRequest } from '#data/candidate/receipt.ts';
import { answerDays, requestDueOf, type RequestDue } from '#domain/review/dataRequestDue.ts';
import type { DataRequest } from '#domain/platform/platform.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useMembership } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { DamagedRows } from '#ui/page/DamagedRows.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';
import { stackedTable, tableRoles } from '#ui/page/stackedTable.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { useShownName } from '#ui/product/useShownName.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';

const tones = {
  overdue: 'bad',
  soon: 'warning',
  open: 'info',
  done: 'good',
} as const satisfies Record<RequestDue['state'], Tone>;

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
  const about = useLive(requestsAbout(orgId, requests));
  return (
    <TableContainer tabIndex={0} role="group" aria-label={label}>
      <Table size="small" {...tableRoles.table} sx={[{ minWidth: { sm: 680 } }, stackedTable]}>
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
            <Row key={request.id} request={request} about={about.get(request.id) ?? null} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Row({ request: { data }, about }: { request: Stored<DataRequest>; about: About | null }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const now = useNow();
  const shown = useShownName();
  const { orgId, uid } = useMembership();
  const due = requestDueOf(data, now);
  const candidateRef = { orgId, interviewId: data.interviewId, candidateUid: data.uid };
  const [close, { pending }] = useAction(() => closeRequest(candidateRef, data.type, uid), {
    done: t('requests.finished'),
  });
  const what = t(`requests.types.${data.type}`);
  const who = about ? shown(about.session.displayName) : t('requests.gone');
  const formatDays = (days: number): string => {
    if (days === 0) return t('requests.today');
    return days > 0 ? t('requests.inDays', { count: days }) : t('requests.ago', { count: -days });
  };
  const left = due ? formatDays(due.days) : '';
  return (
    <TableRow {...tableRoles.row} data-testid={`request-${data.type}`} data-state={due?.state}>
      <TableCell component="th" scope="row" {...tableRoles.rowHead} sx={{ minWidth: 180 }}>
        {what}
        {data.note && (
          <Typography
            variant="body2"
            color="text.secondary"
            dir="auto"
            sx={{ overflowWrap: 'anywhere', maxWidth: '44ch' }}
          >
            “{data.note}”
          </Typography>
        )}
      </TableCell>
      <TableCell {...tableRoles.cell} sx={{ overflowWrap: 'anywhere' }}>
        {who}
        {about?.title && (
          <Typography variant="body2" color="text.secondary">
            {about.title}
          </Typography>
        )}
      </TableCell>
      <TableCell
        {...tableRoles.cell}
        data-label={t('requests.asked')}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {data.createdAt ? format.date(data.createdAt) : '–'}
      </TableCell>
      <TableCell {...tableRoles.cell} sx={{ whiteSpace: 'nowrap' }}>
        {due && <StatusChip tone={tones[due.state]} label={t(`requests.state.${due.state}`)} />}
        {due && (
          <Typography variant="body2" color="text.secondary">
            {due.state === 'done'
              ? data.closedAt
                ? format.date(data.closedAt)
                : ''
              : `${format.date(due.due)} · ${left}`}
          </Typography>
        )}
      </TableCell>
      <TableCell {...tableRoles.cell} align="right">
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ justifyContent: 'flex-end', flexWrap: 'wrap' }}
        >
          {about && (
            <Button
              size="small"
              component={Link}
              to={to('candidate', { interviewId: data.interviewId, candidateUid: data.uid })}
              aria-label={`${t('requests.openCandidate')}: ${who}`}
            >
              {t('requests.openCandidate')}
            </Button>
          )}
          {data.status === 'open' && data.type !== 'delete' && (
            <Button
              size="small"
              variant="outlined"
              loading={pending}
              onClick={() => void close()}
              aria-label={t('requests.finishWhat', { what, who })}
            >
              {t('requests.finish')}
            </Button>
          )}
        </Stack>
        {data.status === 'open' && data.type === 'delete' && (
          <Typography variant="caption" color="text.secondary">
            {t('requests.deleteHint')}
          </Typography>
        )}
      </TableCell>
    </TableRow>
  );
}
