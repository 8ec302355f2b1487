// The system: tiers with drafts and versions, what the AI may do and what it cost, notices, legal texts. What is published acts at once.
import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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

function Part({ rows, children }: { rows: number; children: ReactNode }) {
  return <Boundary fallback={<RowsSkeleton rows={rows} />}>{children}</Boundary>;
}

export default function AdminSystemPage() {
  const { t } = useTranslation(['platform', 'routes', 'system']);
  return (
    <Page title={t('routes:title.adminSystem')} lead={t('system:lead')} width="wide">
      <Stack spacing={3}>
        <Panel title={t('system.tiers')} lead={t('system:tiers.lead')} flush>
          <Part rows={4}>
            <TierPanel />
          </Part>
        </Panel>
        <Panel title={t('system:notices.title')} lead={t('system:notices.lead')}>
          <Part rows={2}>
            <NoticePanel />
          </Part>
        </Panel>
        <Panel title={t('system:legal.title')} lead={t('system:legal.panelLead')}>
          <Part rows={2}>
            <LegalPanel />
          </Part>
        </Panel>
        <Panel title={t('ai.title')} lead={t('ai.lead')}>
          <Part rows={4}>
            <AiPanel />
          </Part>
        </Panel>
        <Panel title={t('ai.usage')} lead={t('ai.usageLead')}>
          <Part rows={4}>
            <AiUsagePanel />
          </Part>
        </Panel>
        <Panel title={t('ai.versions')} lead={t('ai.versionsLead')}>
          <Part rows={2}>
            <AiVersions />
          </Part>
        </Panel>
        <Panel title={t('system:reports.title')} lead={t('system:reports.lead')}>
          <Part rows={3}>
            <ReportsPanel />
          </Part>
        </Panel>
      </Stack>
    </Page>
  );
}
