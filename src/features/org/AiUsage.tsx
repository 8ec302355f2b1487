// What the company used of the AI in a month, by feature, with what it cost.
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
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';

export function AiUsage({ orgId }: { orgId: string }) {
  const [month, setMonth] = useState(() => periodOf(readNow()));
  return (
    <Stack spacing={2.5}>
      <div>
        <MonthSelect month={month} onMonth={setMonth} />
      </div>
      <Boundary key={month} fallback={<RowsSkeleton rows={4} />}>
        <Month orgId={orgId} month={month} />
      </Boundary>
    </Stack>
  );
}

function Month({ orgId, month }: { orgId: string; month: number }) {
  const { t } = useTranslation('org');
  const { items, more } = useLive(usageOf(orgId, month));
  const { prices, currency } = useLive(platformAiSource())?.data ?? defaultPlatformAi;
  return (
    <AiUsageTable
      label={t('ai.usage')}
      rows={items.map(({ data }) => data)}
      prices={prices}
      currency={currency}
      more={more}
    />
  );
}
