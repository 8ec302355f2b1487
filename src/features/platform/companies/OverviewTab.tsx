// A company at a glance: plan, state, owner, health, and its use against every limit; suspending and restoring it.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setCompanyStatus } from '#data/platform/platformCompanies.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { Stat } from '#ui/page/Stat.tsx';
import { ActDialog } from '#features/platform/ActDialog.tsx';
import type { CompanyProps } from './companyProps.ts';
import { CompanyState, Health, OwnerName } from './CompanyTable.tsx';
import { LimitMeters } from './LimitMeters.tsx';
import { NameOwner } from './NameOwner.tsx';
import { useCompanyPlan } from './useCompanyPlan.ts';

export function OverviewTab({ orgId, company }: CompanyProps) {
  const { t } = useTranslation('superAdmin');
  const { plan, renewal } = useCompanyPlan(company);
  const [asked, setAsked] = useState(false);
  const isSuspended = company.status === 'suspended';
  const act = isSuspended ? 'restore' : 'suspend';
  return (
    <Stack spacing={2.5}>
      <Boundary fallback={null} failed={() => null}>
        <NameOwner orgId={orgId} company={company} />
      </Boundary>
      <Panel
        title={t('company.facts')}
        actions={
          <Button
            size="small"
            variant="outlined"
            color={isSuspended ? 'primary' : 'error'}
            onClick={() => setAsked(true)}
          >
            {t(`company.${act}`)}
          </Button>
        }
      >
        <OverviewFacts plan={plan} renewal={renewal} company={company} orgId={orgId} />
      </Panel>
      <Panel title={t('company.use')}>
        <LimitMeters company={company} />
      </Panel>
      {asked && (
        <ActDialog
          safeguards={{
            fresh: true,
            danger: !isSuspended,
            ...(isSuspended ? {} : { phrase: company.name }),
          }}
          words={{
            title: t(`company.${act}Title`, { name: company.name }),
            text: t(`company.${act}Text`),
            confirm: t(`company.${act}`),
            done: t(`company.${act}Done`),
          }}
          reason={{ help: t('act.companyReads') }}
          verb={async (reason) => {
            await setCompanyStatus(orgId, isSuspended ? 'active' : 'suspended', reason);
            return null;
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </Stack>
  );
}

interface OverviewFactsProps {
  plan: string;
  renewal: Date | null;
  company: CompanyProps['company'];
  orgId: CompanyProps['orgId'];
}

/** Plan, state, owner and health of a company. */
function OverviewFacts({ plan, renewal, company, orgId }: OverviewFactsProps) {
  const { t } = useTranslation('superAdmin');
  const format = useFormat();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
        },
      }}
    >
      <Stat
        label={t('companies.columns.plan')}
        value={plan}
        {...(renewal ? { note: t('company.renews', { date: format.date(renewal) }) } : {})}
      />
      <Box>
        <Typography variant="body2" color="text.secondary">
          {t('companies.columns.state')}
        </Typography>
        <Box sx={{ mt: 0.75 }}>
          <CompanyState company={company} />
        </Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" color="text.secondary">
          {t('companies.columns.owner')}
        </Typography>
        <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          <Boundary fallback="…" failed={() => '–'}>
            <OwnerName orgId={orgId} ownerUid={company.ownerUid} />
          </Boundary>
        </Typography>
      </Box>
      <Box>
        <Typography variant="body2" color="text.secondary">
          {t('companies.columns.health')}
        </Typography>
        <Box sx={{ mt: 0.5 }}>
          <Boundary fallback="…" failed={() => '–'}>
            <Health orgId={orgId} company={company} />
          </Boundary>
        </Box>
      </Box>
    </Box>
  );
}
