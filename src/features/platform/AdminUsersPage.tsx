// Licensed users of all companies: find, look at roles, suspend, restore. One's own account is protected.
import { Button, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { platformCompanies, platformSuspensions, platformUsers, restoreAccount, suspendAccount } from '#data/platform.ts';
import { hasAnyFlag, roles, type RoleFlag } from '#domain/role.ts';
import type { Stored } from '#domain/source.ts';
import { orgIdOf, type User } from '#domain/user.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RowsSkeleton } from '#ui/Skeletons.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { useAction } from '#ui/useAction.ts';
import { useLive } from '#ui/useLive.ts';
import { SuspendDialog } from './SuspendDialog.tsx';

const flags: Record<(typeof roles)[number], RoleFlag> = { admin: 'isAdmin', superAdmin: 'isSuperAdmin', hiringManager: 'isHiringManager', jobSeeker: 'isJobSeeker' };

export default function AdminUsersPage() {
  const { t } = useTranslation(['platform', 'routes']);
  const [wanted, setWanted] = useState('');
  return (
    <Page title={t('routes:title.adminUsers')} lead={t('users.lead')} width="wide">
      <Stack spacing={2}>
        <TextField label={t('users.search')} value={wanted} onChange={(event) => setWanted(event.target.value)} type="search" sx={{ maxWidth: 420 }} />
        <Panel flush><Boundary fallback={<RowsSkeleton rows={8} />}><UserTable wanted={wanted} /></Boundary></Panel>
      </Stack>
    </Page>
  );
}

function UserTable({ wanted }: { wanted: string }) {
  const { t } = useTranslation(['platform', 'domain']);
  const format = useFormat();
  const { authUser } = useSession();
  const users = useLive(platformUsers());
  const suspended = new Set(useLive(platformSuspensions()).items.map(({ id }) => id));
  const companies = new Map(useLive(platformCompanies()).items.map(({ id, data }) => [id, data.name]));
  const companyOf = ({ data }: Stored<User>): string | null => { const id = orgIdOf(data); return id ? (companies.get(id) ?? id) : null; };
  const [chosen, setChosen] = useState<Stored<User> | null>(null);
  const me = authUser?.uid ?? '';
  const [suspend, { pending }] = useAction((uid: string, reason: string) => suspendAccount(me, uid, reason), { done: t('users.suspendedDone') });
  const [restore] = useAction((uid: string) => restoreAccount(me, uid), { done: t('users.restoredDone') });
  const needle = wanted.trim().toLowerCase();
  const shown = users.items.filter((user) => [user.data.email, user.data.displayName, user.data.firstName, user.data.lastName, companyOf(user)].some((value) => value?.toLowerCase().includes(needle)));
  if (shown.length === 0) return <EmptyState title={t('users.none')} text={t('users.noneText')} />;
  return (
    <>
      <TableContainer>
        <Table size="small">
          <TableHead><TableRow>{(['person', 'roles', 'company', 'lastLogin', 'state', 'act'] as const).map((column) => <TableCell key={column}>{t(`users.columns.${column}`)}</TableCell>)}</TableRow></TableHead>
          <TableBody>
            {shown.map((user) => (
              <TableRow key={user.id}>
                <TableCell><Typography variant="body2">{user.data.displayName ?? user.data.email}</Typography><Typography variant="caption" color="text.secondary">{user.data.email}</Typography></TableCell>
                <TableCell><Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>{roles.filter((role) => hasAnyFlag(user.data, [flags[role]])).map((role) => <StatusChip key={role} label={t(`domain:role.${role}`)} />)}</Stack></TableCell>
                <TableCell>{companyOf(user) ?? '–'}</TableCell>
                <TableCell>{user.data.lastLogin ? format.relative(user.data.lastLogin) : '–'}</TableCell>
                <TableCell>{suspended.has(user.id) ? <StatusChip tone="bad" label={t('users.suspended')} /> : <StatusChip tone="good" label={t('users.active')} />}</TableCell>
                <TableCell>
                  {user.id === me ? <Typography variant="caption" color="text.secondary">{t('users.you')}</Typography>
                    : suspended.has(user.id) ? <Button size="small" onClick={() => void restore(user.id)}>{t('users.restore')}</Button>
                      : <Button size="small" color="error" onClick={() => setChosen(user)}>{t('users.suspend')}</Button>}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {users.more && <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>{t('users.more')}</Typography>}
      {chosen && <SuspendDialog name={chosen.data.displayName ?? chosen.data.email ?? chosen.id} pending={pending} onClose={() => setChosen(null)} onConfirm={(reason) => void suspend(chosen.id, reason).then(() => setChosen(null))} />}
    </>
  );
}
