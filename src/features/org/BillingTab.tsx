// What the company has, what it used and how long that lasts; other plans, asking for one, and the invoices.
import { Alert, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { settings } from '#data/firestore/settings.ts';
import { isManager } from '#domain/company/member.ts';
import { builtInTier, fallbackTierId } from '#domain/billing/tier.ts';
import { useMembership, useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { ComparePlans } from './billing/ComparePlans.tsx';
import { Invoices } from './billing/Invoices.tsx';
import { PlanPanel } from './billing/PlanPanel.tsx';
import { PlanRequests } from './billing/PlanRequests.tsx';
import { UsageMeters } from './billing/UsageMeters.tsx';

export function BillingTab() {
  const { t } = useTranslation('org');
  const { organization, member } = useSession();
  if (!organization || !member)
    return <EmptyState title={t('billing.noCompany')} text={t('billing.noCompanyText')} />;
  return <Billing />;
}

function Billing() {
  const { t } = useTranslation('company');
  const { tier: loaded, tierId } = useSession();
  const { organization, member } = useMembership();
  const tier = loaded ?? builtInTier;
  const manages = isManager(member);
  return (
    <Stack spacing={3}>
      <PlanPanel tier={tier} tierId={tierId ?? fallbackTierId} billing={organization.billing} />
      {manages && (
        <Boundary fallback={<RowsSkeleton rows={1} />}>
          <PlanRequests />
        </Boundary>
      )}
      <UsageMeters organization={organization} />
      <Boundary fallback={<RowsSkeleton rows={8} />}>
        <ComparePlans tier={tier} tierId={tierId ?? fallbackTierId} />
      </Boundary>
      {manages ? (
        <Boundary fallback={<RowsSkeleton rows={3} />}>
          <Invoices />
        </Boundary>
      ) : (
        <Alert severity="info" variant="outlined">
          {t('compare.leadStaff')}
        </Alert>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '76ch' }}>
        {t(settings().payments ? 'payments.card' : 'payments.none', {
          address: settings().supportEmail,
        })}
      </Typography>
    </Stack>
  );
}
