// People as rows: who, what they may, where they work with which licence, when they were here last, and their state.
import {
  Button,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { peoplePages, suspendedPages, type PeopleView } from '#data/platform/peoplePages.ts';
import { memberOf } from '#data/company/members.ts';
import { organizationOf } from '#data/company/organizations.ts';
import { suspensionOf, userOf } from '#data/account/users.ts';
import { latestOf } from '#domain/platform/lastSeen.ts';
import { hasAnyFlag, roles, type RoleFlag } from '#domain/account/role.ts';
import { orgIdOf, type User } from '#domain/account/user.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { DamagedRows } from '#ui/page/DamagedRows.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { usePaged, type PagedList } from '#ui/reading/usePaged.ts';

const flagOf: Record<(typeof roles)[number], RoleFlag> = {
  admin: 'isAdmin',
  superAdmin: 'isSuperAdmin',
  hiringManager: 'isHiringManager',
  jobSeeker: 'isJobSeeker',
};
type Open = (uid: string) => void;

export function PeopleTable({ onOpen, ...view }: PeopleView & { onOpen: Open }) {
  const list = usePaged(peoplePages(view));
  return (
    <Rows list={list}>
      {list.items.map(({ id, data }) => (
        <PersonRow key={id} uid={id} user={data} onOpen={onOpen} />
      ))}
    </Rows>
  );
}

/** Suspended accounts; each user document is read by its row. */
export function SuspendedTable({ onOpen }: { onOpen: Open }) {
  const list = usePaged(suspendedPages());
  return (
    <Rows list={list}>
      {list.items.map(({ id }) => (
        <Boundary key={id} fallback={<WaitingRow />} failed={() => <WaitingRow />}>
          <FoundRow uid={id} onOpen={onOpen} />
        </Boundary>
      ))}
    </Rows>
  );
}

function Rows({
  list: { items, damaged, loading, more, askMore, scanned },
  children,
}: {
  list: PagedList<unknown>;
  children: ReactNode;
}) {
  const { t } = useTranslation(['superAdmin', 'common']);
  if (items.length === 0 && loading) return <RowsSkeleton rows={8} />;
  if (items.length === 0 && !more && damaged.length === 0)
    return <EmptyState title={t('people.none')} text={t('people.noneText')} />;
  return (
    <>
      <TableContainer tabIndex={0} role="region" aria-label={t('people.table')}>
        <Table size="small" sx={{ minWidth: 760 }}>
          <TableHead>
            <TableRow>
              {(['person', 'roles', 'company', 'lastLogin', 'state'] as const).map((column) => (
                <TableCell key={column}>{t(`people.columns.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>{children}</TableBody>
        </Table>
      </TableContainer>
      <DamagedRows damaged={damaged} />
      {more && (
        <Stack direction="row" spacing={2} sx={{ p: 2, alignItems: 'center' }}>
          <Button onClick={askMore} loading={loading}>
            {t('common:actions.loadMore')}
          </Button>
          {items.length < scanned && (
            <Typography variant="body2" color="text.secondary">
              {t('people.looked', { count: scanned })}
            </Typography>
          )}
        </Stack>
      )}
    </>
  );
}

function FoundRow({ uid, onOpen }: { uid: string; onOpen: Open }) {
  const user = useLive(userOf(uid));
  return <PersonRow uid={uid} user={user?.data ?? null} onOpen={onOpen} />;
}

function WaitingRow() {
  return (
    <TableRow>
      <TableCell colSpan={5}>…</TableCell>
    </TableRow>
  );
}

function PersonRow({ uid, user, onOpen }: { uid: string; user: User | null; onOpen: Open }) {
  const { t } = useTranslation(['superAdmin', 'domain']);
  const format = useFormat();
  const name = user?.displayName ?? user?.email ?? t('people.unknown');
  const orgId = orgIdOf(user);
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <Link
          component="button"
          variant="body2"
          onClick={() => onOpen(uid)}
          sx={{ fontWeight: 560, textAlign: 'start', minHeight: 24 }}
        >
          {name}
        </Link>
        {name !== user?.email && (
          <Typography variant="caption" color="text.secondary" component="p">
            {user?.email}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <RoleChips user={user} />
      </TableCell>
      <TableCell>
        {orgId ? (
          <Boundary fallback="…" failed={() => t('domain:unknown.company')}>
            <Licence orgId={orgId} uid={uid} />
          </Boundary>
        ) : (
          <Typography variant="body2" color="text.secondary">
            {t('people.noCompany')}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {user?.lastLogin ? format.relative(user.lastLogin) : '–'}
        {orgId && (
          <Boundary fallback="" failed={() => ''}>
            <SeenSince orgId={orgId} uid={uid} lastLogin={user?.lastLogin ?? null} />
          </Boundary>
        )}
      </TableCell>
      <TableCell>
        <Boundary fallback="…" failed={() => '–'}>
          <AccountState uid={uid} />
        </Boundary>
      </TableCell>
    </TableRow>
  );
}

export function RoleChips({ user }: { user: User | null }) {
  const { t } = useTranslation('domain');
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {roles
        .filter((role) => hasAnyFlag(user, [flagOf[role]]))
        .map((role) => (
          <StatusChip key={role} label={t(`role.${role}`)} />
        ))}
    </Stack>
  );
}

/** When a member was here last, where that was after the last sign-in: people stay signed in for months. */
export function SeenSince({
  orgId,
  uid,
  lastLogin,
}: {
  orgId: string;
  uid: string;
  lastLogin: Date | null;
}) {
  const { t } = useTranslation('superAdmin');
  const format = useFormat();
  const seen = useLive(memberOf(orgId, uid))?.data.lastSeenAt;
  if (!seen || latestOf(lastLogin, seen) !== seen) return null;
  return (
    <Typography variant="caption" color="text.secondary" component="p">
      {t('people.seen', { when: format.relative(seen) })}
    </Typography>
  );
}

/** Company, plan, and the licence the person holds there. */
export function Licence({ orgId, uid }: { orgId: string; uid: string }) {
  const { t } = useTranslation(['superAdmin', 'domain']);
  const company = useLive(organizationOf(orgId))?.data;
  const member = useLive(memberOf(orgId, uid))?.data;
  return (
    <>
      <Typography variant="body2" component="p">
        {company?.name ?? t('domain:unknown.company')}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="p">
        {member
          ? t('people.licence', {
              role: t(`domain:memberRole.${member.role}`),
              plan: company?.tier ?? '–',
            })
          : t('people.noLicence')}
      </Typography>
    </>
  );
}

function AccountState({ uid }: { uid: string }) {
  const { t } = useTranslation('superAdmin');
  return useLive(suspensionOf(uid)) ? (
    <StatusChip tone="bad" label={t('people.suspended')} />
  ) : (
    <StatusChip tone="good" label={t('people.active')} />
  );
}
