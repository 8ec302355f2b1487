// The job seeker's own profile: who they are and look for, their accommodation preferences, who sees what, how they sign in, and their data.
import { Box, Stack, Tab, Tabs } from '@mui/material';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { profileTabs } from '#navigation/pageTabs.ts';
import { useSession } from '#session/session.ts';
import { ShortcutsPanel } from '#ui/commands/ShortcutsPanel.tsx';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Page } from '#ui/page/Page.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useTabParam } from '#ui/reading/useTabParam.ts';
import { AboutTab } from './profile/AboutTab.tsx';

const AccessibilityTab = lazy(async () => ({
  default: (await import('./profile/AccessibilityTab.tsx')).AccessibilityTab,
}));
const PrivacyTab = lazy(async () => ({
  default: (await import('./profile/PrivacyTab.tsx')).PrivacyTab,
}));
const SignInTab = lazy(async () => ({
  default: (await import('./profile/SignInTab.tsx')).SignInTab,
}));
const DataTab = lazy(async () => ({ default: (await import('./profile/DataTab.tsx')).DataTab }));

export default function MyProfilePage() {
  const { t } = useTranslation(['ownProfile', 'routes']);
  const { authUser } = useSession();
  const uid = authUser?.uid ?? '';
  const [tab, openTab] = useTabParam(profileTabs);
  return (
    <Page title={t('routes:title.myProfile')} lead={t('lead')} width="narrow">
      <Tabs
        value={tab}
        onChange={(_, next: (typeof profileTabs)[number]) => openTab(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('tabs')}
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {profileTabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(`tab.${name}`)}
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        <Boundary key={tab} fallback={<RowsSkeleton />}>
          {tab === 'about' && <AboutTab uid={uid} />}
          {tab === 'helps' && (
            <Stack spacing={3}>
              <AccessibilityTab uid={uid} />
              <ShortcutsPanel />
            </Stack>
          )}
          {tab === 'privacy' && <PrivacyTab uid={uid} />}
          {tab === 'signIn' && <SignInTab />}
          {tab === 'data' && <DataTab uid={uid} />}
        </Boundary>
      </Box>
    </Page>
  );
}
