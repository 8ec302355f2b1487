// What the AI was used for in a month, company by company, and what it cost.
import { Box, Button, Collapse, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { platformAiSource } from '#data/ai/aiControl.ts';
import { platformUsageSource } from '#data/ai/aiLedger.ts';
import { platformCompaniesSource } from '#data/platform/platform.ts';
import { defaultPlatformAi } from '#domain/ai/aiSettings.ts';
import { sumUsage, type AiUsage } from '#domain/ai/aiUsage.ts';
import { periodOf } from '#domain/base/moment.ts';
import { readNow } from '#domain/base/clock.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { AiUsageTable, useCost } from '#ui/product/AiUsageTable.tsx';
import { Boundary } from '#ui/page/Boundary.tsx';
import { MonthSelect } from '#ui/page/MonthSelect.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';

const seekers = '-';

export function AiUsagePanel() {
  const [month, setMonth] = useState(() => periodOf(readNow()));
  return (
    <Stack spacing={2.5}>
      <div>
        <MonthSelect month={month} onMonth={setMonth} />
      </div>
      <Boundary key={month} fallback={<RowsSkeleton rows={4} />}>
        <Month month={month} />
      </Boundary>
    </Stack>
  );
}

function Month({ month }: { month: number }) {
  const { t } = useTranslation(['platform', 'domain']);
  const { items, more } = useLive(platformUsageSource(month));
  const { prices, currency } = useLive(platformAiSource())?.data ?? defaultPlatformAi;
  const names = new Map(
    useLive(platformCompaniesSource()).items.map(({ id, data }) => [id, data.name]),
  );
  const groups = new Map<string, AiUsage[]>();
  for (const { path, data } of items) {
    const [top, id = ''] = path.split('/');
    const key = top === 'organizations' ? id : seekers;
    groups.set(key, [...(groups.get(key) ?? []), data]);
  }
  const companies = [...groups]
    .map(([id, rows]) => ({
      id,
      rows,
      total: sumUsage(rows, prices),
      name:
        id === seekers
          ? t('domain:aiUsage.seekers')
          : (names.get(id) ?? t('domain:unknown.company')),
    }))
    .sort((a, b) => b.total.cost - a.total.cost || b.total.calls - a.total.calls);
  return (
    <Stack spacing={3}>
      <AiUsageTable
        label={t('ai.usage')}
        rows={items.map(({ data }) => data)}
        prices={prices}
        currency={currency}
        more={more}
      />
      {companies.map((company) => (
        <Company key={company.id} {...company} prices={prices} currency={currency} />
      ))}
    </Stack>
  );
}

function Company({
  id,
  name,
  rows,
  total,
  prices,
  currency,
}: {
  id: string;
  name: string;
  rows: AiUsage[];
  total: ReturnType<typeof sumUsage>;
  prices: typeof defaultPlatformAi.prices;
  currency: string;
}) {
  const { t } = useTranslation(['platform', 'domain']);
  const format = useFormat();
  const money = useCost(currency);
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }} data-company={id}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="body2" sx={{ fontWeight: 580 }}>
          {name}
        </Typography>
        <Stack
          direction="row"
          spacing={2}
          sx={{ alignItems: 'center', fontVariantNumeric: 'tabular-nums' }}
        >
          <Typography variant="body2" color="text.secondary">
            {t('domain:aiUsage.calls')}: {format.number(total.calls)}
          </Typography>
          <Typography variant="body2">{money(total.cost)}</Typography>
          <Button
            size="small"
            aria-expanded={open}
            aria-controls={`usage-${id}`}
            onClick={() => setOpen(!open)}
          >
            {t('ai.showFeatures', { name })}
          </Button>
        </Stack>
      </Stack>
      <Collapse in={open} id={`usage-${id}`} unmountOnExit>
        <Box sx={{ pt: 2 }}>
          <AiUsageTable
            label={t('ai.showFeatures', { name })}
            rows={rows}
            prices={prices}
            currency={currency}
          />
        </Box>
      </Collapse>
    </Box>
  );
}
