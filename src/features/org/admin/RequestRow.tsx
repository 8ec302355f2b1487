// One request about data: what was asked and by whom, when it is due, and what can be done.
import { Button, Stack, TableCell, TableRow, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { closeRequest } from '#data/candidate/receipt.ts';
import type { About } from '#data/review/dataRequests.ts';
import type { Stored } from '#domain/base/source.ts';
import type { DataRequest } from '#domain/platform/platform.ts';
import { requestDueOf, type RequestDue } from '#domain/review/dataRequestDue.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useMembership } from '#session/session.ts';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';
import { tableRoles } from '#ui/page/stackedTable.ts';
import { useShownName } from '#ui/product/useShownName.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useNow } from '#ui/reading/useNow.ts';

const tones = {
  overdue: 'bad',
  soon: 'warning',
  open: 'info',
  done: 'good',
} as const satisfies Record<RequestDue['state'], Tone>;

export function RequestRow({
  request: { data },
  about,
}: {
  request: Stored<DataRequest>;
  about: About | null;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const now = useNow();
  const shown = useShownName();
  const due = requestDueOf(data, now);
  const what = t(`requests.types.${data.type}`);
  const who = about ? shown(about.session.displayName) : t('requests.gone');
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
      <DueCell request={data} due={due} />
      <ActionsCell request={data} what={what} who={who} isThere={about !== null} />
    </TableRow>
  );
}

/** By when it has to be answered, or when it was. */
function DueCell({ request, due }: { request: DataRequest; due: RequestDue | null }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const formatDays = (days: number): string => {
    if (days === 0) return t('requests.today');
    return days > 0 ? t('requests.inDays', { count: days }) : t('requests.ago', { count: -days });
  };
  return (
    <TableCell {...tableRoles.cell} sx={{ whiteSpace: 'nowrap' }}>
      {due && <StatusChip tone={tones[due.state]} label={t(`requests.state.${due.state}`)} />}
      {due && (
        <Typography variant="body2" color="text.secondary">
          {due.state === 'done'
            ? request.closedAt
              ? format.date(request.closedAt)
              : ''
            : `${format.date(due.due)} · ${formatDays(due.days)}`}
        </Typography>
      )}
    </TableCell>
  );
}

interface ActionsCellProps {
  request: DataRequest;
  what: string;
  who: string;
  /** The interview is still there. */
  isThere: boolean;
}

/** Leads to the candidate, and closes what was answered. */
function ActionsCell({ request, what, who, isThere }: ActionsCellProps) {
  const { t } = useTranslation('admin');
  const { orgId, uid } = useMembership();
  const candidateRef = { orgId, interviewId: request.interviewId, candidateUid: request.uid };
  const [close, { pending }] = useAction(() => closeRequest(candidateRef, request.type, uid), {
    done: t('requests.finished'),
  });
  return (
    <TableCell {...tableRoles.cell} align="right">
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ justifyContent: 'flex-end', flexWrap: 'wrap' }}
      >
        {isThere && (
          <Button
            size="small"
            component={Link}
            to={to('candidate', { interviewId: request.interviewId, candidateUid: request.uid })}
            aria-label={`${t('requests.openCandidate')}: ${who}`}
          >
            {t('requests.openCandidate')}
          </Button>
        )}
        {request.status === 'open' && request.type !== 'delete' && (
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
      {request.status === 'open' && request.type === 'delete' && (
        <Typography variant="caption" color="text.secondary">
          {t('requests.deleteHint')}
        </Typography>
      )}
    </TableCell>
  );
}
