// The company: its administrators first, then members, seats, invitations and settings.
import { Alert, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { membersOf } from '#data/company/team.ts';
import { isManager, type Member } from '#domain/company/member.ts';
import { organizationParts, type Audience } from '#navigation/pageTabs.ts';
import { useMembership, useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Meter } from '#ui/page/Meter.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useLimit } from '#ui/product/useLimit.ts';
import { AiSettings } from './AiSettings.tsx';
import { AuditLog } from './AuditLog.tsx';
import { BrandPanel } from './company/BrandPanel.tsx';
import { ExportPanel } from './company/ExportPanel.tsx';
import { OnThisPage, Part } from './company/OnThisPage.tsx';
import { PoliciesPanel } from './company/PoliciesPanel.tsx';
import { TransferPanel } from './company/TransferPanel.tsx';
import { CompanySettings } from './CompanySettings.tsx';
import { MemberList } from './MemberList.tsx';
import { TeamInvites } from './TeamInvites.tsx';

export function OrganizationTab() {
  const { t } = useTranslation('org');
  const { organization, member } = useSession();
  if (!organization || !member)
    return <EmptyState title={t('billing.noCompany')} text={t('billing.noCompanyText')} />;
  return <Company />;
}

/** The parts of the page that a member sees, for the links to them. */
function usePageParts(member: Member) {
  const { t } = useTranslation(['org', 'company']);
  const sees: Record<Audience, boolean> = {
    member: true,
    manager: isManager(member),
    owner: member.role === 'owner',
  };
  return organizationParts
    .filter(({ audience }) => sees[audience])
    .map(({ id, label }) => ({ id, label: t(label) }));
}

function Company() {
  const { t } = useTranslation(['org', 'company']);
  const { of } = useLimit();
  const { orgId, organization, member } = useMembership();
  const { licenses } = organization.usage;
  const manages = isManager(member);
  const parts = usePageParts(member);
  return (
    <Stack spacing={3}>
      <OnThisPage parts={parts} />
      <Panel
        title={t('team.administrators')}
        lead={t('team.administratorsLead', { company: organization.name })}
      >
        <Boundary fallback={<RowsSkeleton rows={2} />}>
          <Administrators orgId={orgId} />
        </Boundary>
      </Panel>
      <MembersPart licenses={licenses} of={of} orgId={orgId} />
      {manages && (
        <Part id="org-invite">
          <TeamInvites />
        </Part>
      )}
      {member.role === 'owner' && (
        <Part id="org-transfer">
          <Boundary fallback={<RowsSkeleton rows={1} />}>
            <TransferPanel />
          </Boundary>
        </Part>
      )}
      {manages && (
        <>
          <Part id="org-settings">
            <CompanySettings />
          </Part>
          <Part id="org-brand">
            <Boundary fallback={<RowsSkeleton rows={3} />}>
              <BrandPanel />
            </Boundary>
          </Part>
          <Part id="org-policies">
            <Boundary fallback={<RowsSkeleton rows={6} />}>
              <PoliciesPanel />
            </Boundary>
          </Part>
        </>
      )}
      <Part id="org-ai">
        <Panel title={t('ai.title')} lead={t('ai.lead')}>
          <Boundary fallback={<RowsSkeleton rows={4} />}>
            <AiSettings />
          </Boundary>
        </Panel>
      </Part>
      {manages ? (
        <>
          <Part id="org-export">
            <ExportPanel />
          </Part>
          <Part id="org-audit">
            <Boundary fallback={<RowsSkeleton rows={6} />}>
              <AuditLog />
            </Boundary>
          </Part>
        </>
      ) : (
        <Alert severity="info" variant="outlined">
          {t('team.onlyManagers')}
        </Alert>
      )}
    </Stack>
  );
}

/** Who belongs to the company. */
function MembersPart({
  licenses,
  of,
  orgId,
}: {
  licenses: { used: number; limit: number };
  of: ReturnType<typeof useLimit>['of'];
  orgId: ReturnType<typeof useMembership>['orgId'];
}) {
  const { t } = useTranslation(['org', 'company']);
  return (
    <Part id="org-members">
      <Panel title={t('team.members')} lead={t('team.membersLead')}>
        <Stack spacing={3}>
          <Meter
            label={t('billing.meters.licenses')}
            used={licenses.used}
            limit={licenses.limit}
            text={of(licenses.used, licenses.limit)}
            note={t('billing.notes.licenses')}
          />
          <Boundary fallback={<RowsSkeleton rows={3} />}>
            <Everybody orgId={orgId} />
          </Boundary>
        </Stack>
      </Panel>
    </Part>
  );
}

function Administrators({ orgId }: { orgId: string }) {
  const members = useLive(membersOf(orgId));
  return (
    <MemberList
      members={members.items.filter(
        ({ data }) => data.status === 'active' && (data.role === 'owner' || data.role === 'admin'),
      )}
      damaged={[]}
    />
  );
}

function Everybody({ orgId }: { orgId: string }) {
  const members = useLive(membersOf(orgId));
  return <MemberList members={members.items} damaged={members.damaged} editable />;
}
