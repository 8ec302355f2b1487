// /admin: the administrator's tools of a company, one at a time; the tool is in the address (?tool=).
import { Box, Button, Tab, Tabs } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isManager } from '#domain/company/member.ts';
import { adminTools } from '#navigation/pageTabs.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Page } from '#ui/page/Page.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useTabParam } from '#ui/reading/useTabParam.ts';
import { AccessTool } from './admin/AccessTool.tsx';
import { AiTool } from './admin/AiTool.tsx';
import { BulkTool } from './admin/BulkTool.tsx';
import { CalibrationTool } from './admin/CalibrationTool.tsx';
import { ComplianceTool } from './admin/ComplianceTool.tsx';
import { Overview } from './admin/Overview.tsx';
import { RequestsTool } from './admin/RequestsTool.tsx';
import { PlatformAccess } from './PlatformAccess.tsx';

type Tool = (typeof adminTools)[number];
const screens: Record<Tool, () => React.ReactNode> = {
  overview: Overview,
  requests: RequestsTool,
  calibration: CalibrationTool,
  compliance: ComplianceTool,
  bulk: BulkTool,
  access: AccessTool,
  ai: AiTool,
};

export default function AdminPage() {
  const { t } = useTranslation(['admin', 'org', 'routes']);
  const { orgId, organization, member } = useSession();
  const [tool, setTool] = useTabParam(adminTools, 'tool');
  if (!orgId || !organization || !member)
    return (
      <EmptyState
        heading="h1"
        title={t('org:admin.noCompany')}
        text={t('org:admin.noCompanyText')}
      />
    );
  const Screen = screens[tool];
  return (
    <Page
      title={t('routes:title.admin')}
      lead={t('lead')}
      actions={
        <>
          <Button component={Link} to={to('account', {}, { query: { tab: 'organization' } })}>
            {t('overview.people')}
          </Button>
          <Button component={Link} to={to('account', {}, { query: { tab: 'billing' } })}>
            {t('overview.plan')}
          </Button>
        </>
      }
    >
      {isManager(member) && (
        <Box sx={{ mb: 2, '&:empty': { display: 'none' } }}>
          <PlatformAccess orgId={orgId} />
        </Box>
      )}
      <Tabs
        value={tool}
        onChange={(_, next: Tool) => setTool(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('tools.label')}
        sx={{ mb: 3 }}
      >
        {adminTools.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(`tools.${name}`)}
            id={`tool-tab-${name}`}
            aria-controls={`tool-panel-${name}`}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`tool-panel-${tool}`} aria-labelledby={`tool-tab-${tool}`}>
        <Boundary key={tool} fallback={<RowsSkeleton rows={5} height={64} />}>
          <Screen />
        </Boundary>
      </div>
    </Page>
  );
}
