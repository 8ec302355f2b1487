// What a company used: against its limits, and of the AI by feature with what it cost.
import { Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { platformAiSource } from '#data/ai/aiControl.ts';
import { usageOf } from '#data/ai/aiLedger.ts';
import { defaultPlatformAi } from '#domain/ai/aiSettings.ts';
import { periodOf } from '#domain/base/moment.ts';
import { readNow } from '#domain/base/clock.ts';
import { AiUsageTable } from '#ui/product/AiUsageTable.tsx';
import { Boundary } from '#ui/page/Boundary.tsx';
import { MonthSelect } from '#ui/page/MonthSelect.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import type { CompanyProps } from './companyProps.ts';
import { LimitMeters } from './LimitMeters.tsx';

export function UsageTab({ orgId, company }: CompanyProps) {
  const { t } = useTranslation('superAdmin');
  const [month, setMonth] = useState(() => periodOf(readNow()));
  return (
    <Stack spacing={2.5}>
      <Panel title={t('company.use')}>
        <LimitMeters company={company} />
      </Panel>
      <Panel title={t('company.ai')} actions={<MonthSelect month={month} onMonth={setMonth} />}>
        <Boundary key={month} fallback={<RowsSkeleton rows={3} />}>
          <AiMonth orgId={orgId} month={month} />
        </Boundary>
      </Panel>
    </Stack>
  );
}

function AiMonth({ orgId, month }: { orgId: string; month: number }) {
  const { t } = useTranslation('superAdmin');
  const { items, more } = useLive(usageOf(orgId, month));
  const { prices, currency } = useLive(platformAiSource())?.data ?? defaultPlatformAi;
  return (
    <AiUsageTable
      label={t('company.ai')}
      rows={items.map(({ data }) => data)}
      prices={prices}
      currency={currency}
      more={more}
    />
  );
}
