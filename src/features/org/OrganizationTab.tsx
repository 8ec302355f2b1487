// The company: its administrators first, then members, seats, invitations and settings.
import { Alert, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { membersOf } from '#data/team.ts';
import { isManager } from '#domain/member.ts';
import { useMembership, useSession } from '#session/session.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Meter } from '#ui/Meter.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RowsSkeleton } from '#ui/Skeletons.tsx';
import { useLive } from '#ui/useLive.ts';
import { useLimit } from '#ui/useLimit.ts';
import { AiSettings } from './AiSettings.tsx';
import { AuditLog } from './AuditLog.tsx';
import { BrandPanel } from './company/BrandPanel.tsx';
import { ExportPanel } from './company/ExportPanel.tsx';
import { PoliciesPanel } from './company/PoliciesPanel.tsx';
import { TransferPanel } from './company/TransferPanel.tsx';
import { CompanySettings } from './CompanySettings.tsx';
import { MemberList } from './MemberList.tsx';
import { TeamInvites } from './TeamInvites.tsx';

export function OrganizationTab() {
  const { t } = useTranslation('org');
  const { organization, member } = useSession();
  if (!organization || !member) return <EmptyState title={t('billing.noCompany')} text={t('billing.noCompanyText')} />;
  return <Company />;
}

function Company() {
  const { t } = useTranslation('org');
  const { of } = useLimit();
  const { orgId, organization, member } = useMembership();
  const { licenses } = organization.usage;
  const manages = isManager(member);
  return (
    <Stack spacing={3}>
      <Panel title={t('team.administrators')} lead={t('team.administratorsLead', { company: organization.name })}>
        <Boundary fallback={<RowsSkeleton rows={2} />}><Administrators orgId={orgId} /></Boundary>
      </Panel>
      <Panel title={t('team.members')} lead={t('team.membersLead')}>
        <Stack spacing={3}>
          <Meter label={t('billing.meters.licenses')} used={licenses.used} limit={licenses.limit} text={of(licenses.used, licenses.limit)} note={t('billing.notes.licenses')} />
          <Boundary fallback={<RowsSkeleton rows={3} />}><Everybody orgId={orgId} /></Boundary>
        </Stack>
      </Panel>
      {manages && <TeamInvites />}
      {member.role === 'owner' && <Boundary fallback={<RowsSkeleton rows={1} />}><TransferPanel /></Boundary>}
      {manages && (
        <>
          <CompanySettings />
          <Boundary fallback={<RowsSkeleton rows={3} />}><BrandPanel /></Boundary>
          <Boundary fallback={<RowsSkeleton rows={6} />}><PoliciesPanel /></Boundary>
        </>
      )}
      <Panel title={t('ai.title')} lead={t('ai.lead')}><Boundary fallback={<RowsSkeleton rows={4} />}><AiSettings /></Boundary></Panel>
      {manages ? (
        <>
          <ExportPanel />
          <Boundary fallback={<RowsSkeleton rows={6} />}><AuditLog /></Boundary>
        </>
      ) : <Alert severity="info" variant="outlined">{t('team.onlyManagers')}</Alert>}
    </Stack>
  );
}

function Administrators({ orgId }: { orgId: string }) {
  const members = useLive(membersOf(orgId));
  return <MemberList members={members.items.filter(({ data }) => data.status === 'active' && (data.role === 'owner' || data.role === 'admin'))} damaged={[]} />;
}

function Everybody({ orgId }: { orgId: string }) {
  const members = useLive(membersOf(orgId));
  return <MemberList members={members.items} damaged={members.damaged} editable />;
}
