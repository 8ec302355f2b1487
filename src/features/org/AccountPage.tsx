// /account: profile, billing and organization; the tab is in the address (?tab=).
import { Tab, Tabs } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { accountTabs } from '#navigation/pageTabs.ts';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Page } from '#ui/page/Page.tsx';
import { BillingTab } from './BillingTab.tsx';
import { OrganizationTab } from './OrganizationTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';

type TabName = (typeof accountTabs)[number];
const screens: Record<TabName, () => React.ReactNode> = {
  profile: ProfileTab,
  billing: BillingTab,
  organization: OrganizationTab,
};

export default function AccountPage() {
  const { t } = useTranslation(['org', 'routes']);
  const { orgId, member } = useSession();
  const [search, setSearch] = useSearchParams();
  // The compliance role sees no colleague, and has nothing to do with the plan.
  const shown = orgId && member?.role !== 'compliance' ? accountTabs : accountTabs.slice(0, 1);
  const current = shown.find((tab) => tab === search.get('tab')) ?? 'profile';
  const Screen = screens[current];
  return (
    <Page title={t('routes:title.account')} lead={t('account.lead')}>
      <Tabs
        value={current}
        onChange={(_, tab: TabName) => setSearch({ tab }, { replace: true })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('routes:title.account')}
        sx={{ mb: 3 }}
      >
        {shown.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            label={t(`account.tabs.${tab}`)}
            id={`account-tab-${tab}`}
            aria-controls={`account-panel-${tab}`}
          />
        ))}
      </Tabs>
      <div
        role="tabpanel"
        id={`account-panel-${current}`}
        aria-labelledby={`account-tab-${current}`}
      >
        <Boundary key={current}>
          <Screen />
        </Boundary>
      </div>
    </Page>
  );
}
