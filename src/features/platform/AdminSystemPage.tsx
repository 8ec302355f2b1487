// The system: tiers with drafts and versions, what the AI may do and what it cost, notices, legal texts. What is published acts at once.
import { Box, Stack } from '@mui/material';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { systemParts } from '#navigation/pageTabs.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { AiPanel } from './AiPanel.tsx';
import { AiUsagePanel } from './AiUsage.tsx';
import { AiVersions } from './AiVersions.tsx';
import { LegalPanel } from './system/LegalPanel.tsx';
import { NoticePanel } from './system/NoticePanel.tsx';
import { ReportsPanel } from './system/ReportsPanel.tsx';
import { TierPanel } from './system/TierPanel.tsx';

const contents = {
  'system-tiers': { Content: TierPanel, rows: 4, lead: 'system:tiers.lead' },
  'system-notices': { Content: NoticePanel, rows: 2, lead: 'system:notices.lead' },
  'system-legal': { Content: LegalPanel, rows: 2, lead: 'system:legal.panelLead' },
  'system-ai': { Content: AiPanel, rows: 4, lead: 'platform:ai.lead' },
  'system-ai-usage': { Content: AiUsagePanel, rows: 4, lead: 'platform:ai.usageLead' },
  'system-ai-versions': { Content: AiVersions, rows: 2, lead: 'platform:ai.versionsLead' },
  'system-reports': { Content: ReportsPanel, rows: 3, lead: 'system:reports.lead' },
} as const satisfies Record<
  (typeof systemParts)[number]['id'],
  { Content: ComponentType; rows: number; lead: string }
>;

export default function AdminSystemPage() {
  const { t } = useTranslation(['platform', 'routes', 'system']);
  return (
    <Page title={t('routes:title.adminSystem')} lead={t('system:lead')} width="wide">
      <Stack spacing={3}>
        {systemParts.map(({ id, label }) => {
          const { Content, rows, lead } = contents[id];
          return (
            // The palette leads to each.
            <Box key={id} id={id} tabIndex={-1} sx={{ scrollMarginTop: 80 }}>
              <Panel title={t(label)} lead={t(lead)} flush={id === 'system-tiers'}>
                <Boundary fallback={<RowsSkeleton rows={rows} />}>
                  <Content />
                </Boundary>
              </Panel>
            </Box>
          );
        })}
      </Stack>
    </Page>
  );
}
