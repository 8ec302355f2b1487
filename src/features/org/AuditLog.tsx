// The company's log: searched by person and kind on the server, by words among what has come; page by page, in the company's time zone.
import {
  Button,
  MenuItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auditPages } from '#data/company/auditLog.ts';
import { policiesOf } from '#data/company/policies.ts';
import { membersOf } from '#data/company/team.ts';
import type { AuditEntry } from '#domain/review/review.ts';
import type { Stored } from '#domain/base/source.ts';
import { useMembership } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { Searching } from '#ui/page/ReadOnly.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { buildStackedTable, tableRoles } from '#ui/page/stackedTable.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { usePaged } from '#ui/reading/usePaged.ts';
import { findActionKey, auditGroups, groupActions, type AuditGroup } from './auditActions.ts';
import { AuditEntryRow } from './AuditEntryRow.tsx';

/** Everybody, every kind. */
const any = 'any';

export function AuditLog() {
  const { t } = useTranslation(['company', 'org']);
  const { orgId } = useMembership();
  const [who, setWho] = useState(any);
  const [group, setGroup] = useState<AuditGroup | typeof any>(any);
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim().toLowerCase());
  const members = useLive(membersOf(orgId)).items;
  const names = new Map(
    members.map(({ id, data }) => [id, data.displayName ?? t('org:team.noName')]),
  );
  return (
    <Panel title={t('org:admin.audit')} lead={t('audit.lead')} flush>
      <Searching>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          spacing={1.5}
          sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}
        >
          <TextField
            size="small"
            label={t('audit.words')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            type="search"
            sx={{ flex: 2 }}
          />
          <TextField
            select
            size="small"
            label={t('audit.person')}
            value={who}
            onChange={(event) => setWho(event.target.value)}
            sx={{ flex: 1, minWidth: 160 }}
          >
            <MenuItem value={any}>{t('audit.anybody')}</MenuItem>
            {members.map(({ id, data }) => (
              <MenuItem key={id} value={id}>
                {data.displayName ?? t('org:team.noName')}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            size="small"
            label={t('audit.kind')}
            value={group}
            onChange={(event) =>
              setGroup(auditGroups.find((one) => one === event.target.value) ?? any)
            }
            sx={{ flex: 1, minWidth: 160 }}
          >
            <MenuItem value={any}>{t('audit.anything')}</MenuItem>
            {auditGroups.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`audit.groups.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
      </Searching>
      <Boundary key={`${who}/${group}`} fallback={<RowsSkeleton rows={6} />}>
        <Entries
          who={who === any ? null : who}
          group={group === any ? null : group}
          words={words}
          names={names}
        />
      </Boundary>
    </Panel>
  );
}

interface EntriesProps {
  who: string | null;
  group: AuditGroup | null;
  words: string;
  names: ReadonlyMap<string, string>;
}

function Entries({ who, group, words, names }: EntriesProps) {
  const { t, i18n } = useTranslation(['company', 'org', 'domain']);
  const { orgId } = useMembership();
  const zone = useLive(policiesOf(orgId))?.data.timeZone ?? 'UTC';
  const nameOf = (uid: string): string => names.get(uid) ?? t('org:admin.somebody');
  const actionOf = (action: string): string => {
    const key = findActionKey(action);
    return t(key ? `org:admin.actions.${key}` : 'domain:unknown.action');
  };
  const keeps = (entry: Stored<AuditEntry>): boolean =>
    [
      nameOf(entry.data.actorUid),
      actionOf(entry.data.action),
      entry.data.target,
      entry.data.detail ?? '',
    ]
      .join(' ')
      .toLowerCase()
      .includes(words);
  const list = usePaged(
    auditPages(orgId, {
      who,
      actions: group && groupActions(group),
      named: words ? `${i18n.language}/${words}` : '',
      keeps: words ? keeps : undefined,
    }),
  );
  if (list.items.length === 0 && list.loading) return <RowsSkeleton rows={6} />;
  return (
    <>
      {list.items.length === 0 ? (
        <Typography color="text.secondary" role="status" sx={{ px: 3, pb: 3 }}>
          {t(words || who || group ? 'audit.nothingFound' : 'org:admin.auditEmpty')}
        </Typography>
      ) : (
        <EntryTable
          entries={list.items}
          zone={zone}
          nameOf={nameOf}
          actionOf={actionOf}
          names={names}
        />
      )}
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ alignItems: 'center', flexWrap: 'wrap', px: { xs: 2, sm: 3 }, py: 2 }}
      >
        {list.more && (
          <Button size="small" variant="outlined" loading={list.loading} onClick={list.askMore}>
            {t('audit.more')}
          </Button>
        )}
        {words && (
          <Typography variant="body2" color="text.secondary" role="status">
            {t('audit.looked', { count: list.scanned })}
          </Typography>
        )}
      </Stack>
    </>
  );
}

interface EntryTableProps {
  entries: readonly Stored<AuditEntry>[];
  /** The company's time zone. */
  zone: string;
  nameOf: (uid: string) => string;
  actionOf: (action: string) => string;
  names: ReadonlyMap<string, string>;
}

function EntryTable({ entries, zone, nameOf, actionOf, names }: EntryTableProps) {
  const { t, i18n } = useTranslation(['company', 'org']);
  const clock = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  });
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t('audit.table')}>
      <Table size="small" {...tableRoles.table} sx={[{ minWidth: { sm: 640 } }, buildStackedTable]}>
        <TableHead {...tableRoles.group}>
          <TableRow {...tableRoles.row}>
            {(['when', 'who', 'what', 'target'] as const).map((column) => (
              <TableCell key={column} {...tableRoles.head}>
                {column === 'when'
                  ? t('audit.when', { zone: zone.replaceAll('_', ' ') })
                  : t(`org:admin.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody {...tableRoles.group}>
          {entries.map(({ id, data }) => (
            <AuditEntryRow
              key={id}
              data={data}
              clock={clock}
              nameOf={nameOf}
              actionOf={actionOf}
              names={names}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
