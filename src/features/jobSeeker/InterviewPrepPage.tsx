// Preparing for interviews: practise, one's stories, past attempts, and what is due again.
import { Box, Tab, Tabs } from '@mui/material';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { prepTabs } from '#navigation/pageTabs.ts';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Page } from '#ui/page/Page.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useTabParam } from '#ui/reading/useTabParam.ts';
import { PractiseTab } from './prep/PractiseTab.tsx';

const StoriesTab = lazy(() =>
  import('./stories/bank/StoriesTab.tsx').then((file) => ({ default: file.StoriesTab })),
);
const HistoryTab = lazy(() =>
  import('./stories/history/HistoryTab.tsx').then((file) => ({ default: file.HistoryTab })),
);
const ReviewTab = lazy(() =>
  import('./stories/review/ReviewTab.tsx').then((file) => ({ default: file.ReviewTab })),
);
const parts = {
  practise: PractiseTab,
  stories: StoriesTab,
  history: HistoryTab,
  review: ReviewTab,
} as const;

export default function InterviewPrepPage() {
  const { t } = useTranslation(['prep', 'routes']);
  const { authUser } = useSession();
  const uid = authUser?.uid ?? '';
  const [tab, openTab] = useTabParam(prepTabs);
  const Part = parts[tab];
  return (
    <Page title={t('routes:title.interviewPrep')} lead={t('lead')}>
      <Tabs
        value={tab}
        onChange={(_, next: (typeof prepTabs)[number]) => openTab(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('routes:title.interviewPrep')}
        sx={{ mb: 3 }}
      >
        {prepTabs.map((name) => (
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
        <Boundary key={tab} fallback={<RowsSkeleton rows={4} height={88} />}>
          <Part uid={uid} />
        </Boundary>
      </Box>
    </Page>
  );
}
