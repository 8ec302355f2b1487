// One company: overview, people, jobs as numbers, usage, billing, overrides, requests and the audit log, each with an address of its own.
import { Alert, Box, Link, Tab, Tabs } from '@mui/material';
import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { organizationOf } from '#data/company/organizations.ts';
import { overridesOf, putBack } from '#data/company/limitOverrides.ts';
import { hasRunOut } from '#domain/company/companyLimits.ts';
import { to } from '#navigation/routes.ts';
import { usePageCommands, usePageSubject } from '#ui/commands/usePageCommands.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Page } from '#ui/page/Page.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { useTabParam } from '#ui/reading/useTabParam.ts';
import type { CompanyProps } from './companyProps.ts';
import { AuditTab } from './AuditTab.tsx';
import { BillingTab } from './BillingTab.tsx';
import { JobsTab } from './JobsTab.tsx';
import { OverridesTab } from './OverridesTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { PeopleTab } from './PeopleTab.tsx';
import { RequestsTab } from './RequestsTab.tsx';
import { UsageTab } from './UsageTab.tsx';

const tabs = [
  'overview',
  'people',
  'jobs',
  'usage',
  'billing',
  'overrides',
  'requests',
  'audit',
] as const;
type TabName = (typeof tabs)[number];
const contents: Record<TabName, ComponentType<CompanyProps>> = {
  overview: OverviewTab,
  people: PeopleTab,
  jobs: JobsTab,
  usage: UsageTab,
  billing: BillingTab,
  overrides: OverridesTab,
  requests: RequestsTab,
  audit: AuditTab,
};

export function CompanyDetail({ orgId, onBack }: { orgId: string; onBack: () => void }) {
  const { t } = useTranslation('superAdmin');
  const company = useLive(organizationOf(orgId))?.data;
  const [tab, open] = useTabParam(tabs);
  useRunOut(orgId);
  const back = (
    <Link component="button" onClick={onBack}>
      {t('companies.back')}
    </Link>
  );
  if (!company)
    return (
      <Page title={t('companies.unknown')} eyebrow={back}>
        <EmptyState title={t('companies.unknown')} text={t('companies.unknownText')} />
      </Page>
    );
  const Content = contents[tab];
  return (
    <Page title={company.name} eyebrow={back} lead={t('companies.detailLead')} width="wide">
      <CompanyCommands orgId={orgId} name={company.name} tab={tab} open={open} />
      {company.status === 'suspended' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('companies.suspendedNow')}
        </Alert>
      )}
      <Tabs
        value={tab}
        onChange={(_, next: TabName) => open(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={company.name}
      >
        {tabs.map((one) => (
          <Tab
            key={one}
            id={`company-${one}`}
            value={one}
            label={t(`companies.tabs.${one}`)}
            aria-controls="company-content"
          />
        ))}
      </Tabs>
      <Box id="company-content" role="tabpanel" aria-labelledby={`company-${tab}`} sx={{ pt: 2.5 }}>
        <Boundary key={tab} fallback={<RowsSkeleton rows={4} />}>
          <Content orgId={orgId} company={company} />
        </Boundary>
      </Box>
    </Page>
  );
}

interface CompanyCommandsProps {
  orgId: string;
  name: string;
  tab: TabName;
  open: (tab: TabName) => void;
}

/** What the page is about, and the ways to its tabs by name. */
function CompanyCommands({ orgId, name, tab, open }: CompanyCommandsProps) {
  const { t } = useTranslation('superAdmin');
  usePageSubject({
    kind: 'company',
    title: name,
    target: to('adminCompanies', {}, { query: { company: orgId } }),
  });
  usePageCommands(
    tabs
      .filter((one) => one !== tab)
      .map((one) => ({
        id: `tab-${one}`,
        label: 'palette:page.tab',
        values: { name: t(`companies.tabs.${one}`) },
        readsOnly: true,
        run: () => open(one),
      })),
  );
  return null;
}

/** Whoever looks at a company whose granted limit has run out puts the plan's back. */
function useRunOut(orgId: string): void {
  const overrides = useLive(overridesOf(orgId)).items;
  const now = useNow();
  const over = overrides
    .filter(({ data }) => hasRunOut(data, now))
    .map(({ data }) => data.limit)
    .join();
  useEffect(() => {
    for (const limit of overrides) {
      if (over.split(',').includes(limit.data.limit))
        putBack(orgId, limit.data.limit).catch((error: unknown) =>
          console.error('Putting a limit back failed', error),
        );
    }
    // Once for each set of limits that ran out.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [orgId, over]);
}
