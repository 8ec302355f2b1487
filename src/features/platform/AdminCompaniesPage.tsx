// B2B companies: found by the server; what waits for an answer; and one company with everything a super admin may see and do. No candidate content.
import { MenuItem, Stack, Tab, Tabs, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { CompanyDetail } from './companies/CompanyDetail.tsx';
import { CompanyTable } from './companies/CompanyTable.tsx';
import { RequestInbox } from './companies/RequestInbox.tsx';
import { SearchField } from './SearchField.tsx';
import { useAddress } from './useAddress.ts';

const states = ['active', 'suspended'] as const;

export default function AdminCompaniesPage() {
  const { t } = useTranslation(['superAdmin', 'routes']);
  const [of, change] = useAddress();
  const company = of('company');
  const inbox = of('view') === 'requests';
  const status = states.find((one) => one === of('state')) ?? null;
  if (company)
    return (
      <Boundary key={company}>
        <CompanyDetail orgId={company} onBack={() => change({ company: null, tab: null })} />
      </Boundary>
    );
  return (
    <Page title={t('routes:title.adminCompanies')} lead={t('companies.lead')} width="wide">
      <Stack spacing={2}>
        <Tabs
          value={inbox ? 'requests' : 'all'}
          onChange={(_, next: string) => change({ view: next === 'requests' ? next : null })}
          aria-label={t('routes:title.adminCompanies')}
        >
          <Tab value="all" label={t('companies.all')} />
          <Tab value="requests" label={t('companies.requests')} />
        </Tabs>
        {inbox ? (
          <Boundary fallback={<RowsSkeleton rows={4} />}>
            <RequestInbox
              onOpen={(orgId) => change({ company: orgId, tab: 'requests', view: null })}
            />
          </Boundary>
        ) : (
          <>
            <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
              <SearchField
                label={t('companies.search')}
                value={of('q')}
                onChange={(q) => change({ q })}
              />
              <TextField
                select
                size="small"
                label={t('companies.state')}
                value={status ?? ''}
                onChange={({ target }) => change({ state: target.value })}
                sx={{ minWidth: 150 }}
                slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
              >
                <MenuItem value="">{t('companies.everyState')}</MenuItem>
                {states.map((one) => (
                  <MenuItem key={one} value={one}>
                    {t(`companies.states.${one}`)}
                  </MenuItem>
                ))}
              </TextField>
            </Stack>
            <Panel flush>
              <Boundary key={`${of('q')}/${of('state')}`} fallback={<RowsSkeleton rows={6} />}>
                <CompanyTable
                  search={of('q')}
                  status={status}
                  onOpen={(orgId) => change({ company: orgId })}
                />
              </Boundary>
            </Panel>
          </>
        )}
      </Stack>
    </Page>
  );
}
