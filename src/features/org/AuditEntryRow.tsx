// One entry of the log, with what it is about.
import { Link as TextLink, TableCell, TableRow } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { readRolesAndStates } from '#domain/company/member.ts';
import type { AuditEntry } from '#domain/review/review.ts';
import { to } from '#navigation/routes.ts';
import { tableRoles } from '#ui/page/stackedTable.ts';

interface EntryRowProps {
  data: AuditEntry;
  clock: Intl.DateTimeFormat;
  nameOf: (uid: string) => string;
  actionOf: (action: string) => string;
  names: ReadonlyMap<string, string>;
}

/** One entry of the log. */
export function AuditEntryRow({ data, clock, nameOf, actionOf, names }: EntryRowProps) {
  const { t } = useTranslation(['company', 'org', 'domain']);
  return (
    <TableRow {...tableRoles.row}>
      <TableCell {...tableRoles.cell} sx={{ whiteSpace: 'nowrap' }}>
        {data.at ? clock.format(data.at) : '–'}
      </TableCell>
      <TableCell {...tableRoles.cell}>
        {data.action.startsWith('platform.') ? t('audit.byPlatform') : nameOf(data.actorUid)}
      </TableCell>
      <TableCell {...tableRoles.cell}>{actionOf(data.action)}</TableCell>
      <TableCell {...tableRoles.cell} sx={{ overflowWrap: 'anywhere' }}>
        <Target entry={data} names={names} />
      </TableCell>
    </TableRow>
  );
}

/** What an entry is about: a link where there is a page for it. */
function Target({
  entry: { action, target, detail },
  names,
}: {
  entry: AuditEntry;
  names: ReadonlyMap<string, string>;
}) {
  const { t } = useTranslation(['org', 'domain']);
  const [interviewId = '', candidateUid] = target.split('/');
  if (candidateUid)
    return (
      <TextLink component={Link} to={to('candidate', { interviewId, candidateUid })}>
        {t('admin.openCandidate')}
      </TextLink>
    );
  if (/^(interview|invite|accommodation)\./.test(action))
    return (
      <TextLink component={Link} to={to('job', { interviewId })}>
        {(action.startsWith('accommodation.') ? null : detail) ?? t('admin.openJob')}
      </TextLink>
    );
  const rolesAndStates = action.startsWith('member.') ? readRolesAndStates(detail ?? '') : null;
  if (rolesAndStates)
    return (
      <>
        {[
          names.get(target),
          rolesAndStates
            .map(({ role, status }) =>
              [
                t(`domain:memberRole.${role}`),
                ...(status === 'suspended' ? [t('team.suspended')] : []),
              ].join(', '),
            )
            .join(' → '),
        ]
          .filter(Boolean)
          .join(' · ')}
      </>
    );
  return <>{[names.get(target), detail].filter(Boolean).join(' · ') || '–'}</>;
}
