// The compliance centre: the notice and since when it is published, the last audit, retention, selection by group, and the export for an auditor.
import { Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { to } from '#navigation/routes.ts';
import { useMembership } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { AuditorPanel } from './AuditorPanel.tsx';
import { NoticePanel } from './NoticePanel.tsx';

export function ComplianceTool() {
  const { t } = useTranslation('admin');
  const { organization } = useMembership();
  return (
    <Stack spacing={3}>
      <Boundary fallback={<RowsSkeleton rows={5} />}>
        <NoticePanel />
      </Boundary>
      <AuditorPanel />
      <Panel
        title={t('compliance.retention')}
        lead={t('compliance.retentionLead', { count: organization.retentionDays })}
        actions={
          <>
            <Button component={Link} to={to('account', {}, { query: { tab: 'organization' } })}>
              {t('compliance.toPolicies')}
            </Button>
            <Button
              variant="outlined"
              component={Link}
              to={to('admin', {}, { query: { tool: 'bulk' } })}
            >
              {t('compliance.toRetention')}
            </Button>
          </>
        }
      />
      <Panel
        title={t('compliance.fairness')}
        lead={t('compliance.fairnessLead')}
        actions={
          <Button variant="outlined" component={Link} to={to('hiringDashboard')}>
            {t('compliance.toJobs')}
          </Button>
        }
      />
      <Typography variant="body2" color="text.secondary">
        {t('compliance.law')}
      </Typography>
    </Stack>
  );
}
