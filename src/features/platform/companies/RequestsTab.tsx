// What one company asked for.
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { planRequestsOf } from '#data/billing/planRequests.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import type { CompanyProps } from './companyProps.ts';
import { RequestCard } from './RequestCard.tsx';

export function RequestsTab({ orgId }: CompanyProps) {
  const { t } = useTranslation('superAdmin');
  const requests = useLive(planRequestsOf(orgId)).items;
  return (
    <Panel title={t('companies.tabs.requests')}>
      {requests.length === 0 ? (
        <Typography color="text.secondary">{t('request.noneHere')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, '& > li:first-of-type': { borderTop: 0 } }}>
          {requests.map((request) => (
            <RequestCard key={request.id} orgId={orgId} request={request} />
          ))}
        </Box>
      )}
    </Panel>
  );
}
