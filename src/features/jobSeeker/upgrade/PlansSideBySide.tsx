// The plans side by side, from the tiers' own data: exact limits, what would change, and the way to ask for one.
import { Box, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { isInForce } from '#domain/billing/personPlan.ts';
import { isUnlimited } from '#domain/billing/tier.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import type { OfferedPlan, PlanOverview } from './usePlanOverview.ts';

export type Billed = 'monthly' | 'annual';
export interface PlansProps {
  overview: PlanOverview;
  billed: Billed;
  onBilled: (billed: Billed) => void;
  onAsk: (plan: OfferedPlan) => void;
  waits: boolean;
}

export function PlansSideBySide({ overview, billed, onBilled, onAsk, waits }: PlansProps) {
  const { t } = useTranslation('upgrade');
  if (overview.offers.length === 0)
    return (
      <Panel title={t('plans.title')}>
        <Typography color="text.secondary">{t('plans.none')}</Typography>
      </Panel>
    );
  return (
    <Panel
      title={t('plans.title')}
      lead={t('plans.lead')}
      actions={
        <ToggleButtonGroup
          size="small"
          exclusive
          value={billed}
          aria-label={t('plans.period')}
          onChange={(_, next: Billed | null) => next && onBilled(next)}
        >
          <ToggleButton value="monthly">{t('plans.monthly')}</ToggleButton>
          <ToggleButton value="annual">{t('plans.annual')}</ToggleButton>
        </ToggleButtonGroup>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: '1fr',
            md: `repeat(${overview.offers.length}, minmax(0, 1fr))`,
          },
          gap: 2,
        }}
      >
        {overview.offers.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            overview={overview}
            billed={billed}
            onAsk={onAsk}
            waits={waits}
          />
        ))}
      </Box>
    </Panel>
  );
}

function PlanCard({
  plan,
  overview: { plan: own, balance, now },
  billed,
  onAsk,
  waits,
}: Omit<PlansProps, 'onBilled'> & { plan: OfferedPlan }) {
  const { t } = useTranslation('upgrade');
  const format = useFormat();
  const mine = plan.id === balance.tierId;
  const free = plan.price.monthly === 0;
  const running = own !== null && isInForce(own, now) ? own : null;
  const id = `offer-${plan.id}`;
  return (
    <Stack
      component="section"
      aria-labelledby={id}
      data-testid={id}
      spacing={1}
      sx={{
        p: 2.5,
        borderRadius: 2,
        border: 1,
        borderColor: mine ? 'primary.main' : 'divider',
        alignItems: 'flex-start',
      }}
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography id={id} variant="h3">
          {plan.name}
        </Typography>
        {mine && <StatusChip tone="info" label={t('plans.now')} />}
      </Stack>
      <Price plan={plan} billed={billed} />
      <Typography sx={{ fontWeight: 560 }}>
        {isUnlimited(plan.credits)
          ? t('plans.unlimited')
          : t('plans.credits', { count: plan.credits, formatted: format.number(plan.credits) })}
      </Typography>
      {!mine && <Change from={balance.limit} to={plan.credits} used={balance.used} />}
      <Box sx={{ flexGrow: 1 }} />
      {!mine && free && running && (
        <Typography variant="body2" color="text.secondary">
          {running.renew
            ? t('plans.toFree')
            : t('plans.afterEnd', { date: format.date(running.until) })}
        </Typography>
      )}
      {!mine && !free && (
        <Button variant="outlined" disabled={waits} onClick={() => onAsk(plan)}>
          {t('plans.ask', { plan: plan.name })}
        </Button>
      )}
      {!mine && !free && waits && (
        <Typography variant="caption" color="text.secondary">
          {t('plans.waits')}
        </Typography>
      )}
    </Stack>
  );
}

/** What a plan costs, paid by the month or once a year. */
export function Price({ plan: { price }, billed }: { plan: OfferedPlan; billed: Billed }) {
  const { t } = useTranslation('upgrade');
  const format = useFormat();
  const exact = (value: number): string =>
    format.number(value, {
      style: 'currency',
      currency: price.currency,
      minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
      maximumFractionDigits: 2,
    });
  if (price.monthly === 0)
    return <Typography color="text.secondary">{t('plans.costsNothing')}</Typography>;
  return (
    <Typography color="text.secondary">
      {billed === 'monthly'
        ? `${exact(price.monthly)} ${t('plans.perMonth')}`
        : t('plans.perYear', { price: exact(price.annual), month: exact(price.annual / 12) })}
    </Typography>
  );
}

function Change({ from, to, used }: { from: number; to: number; used: number }) {
  const { t } = useTranslation('upgrade');
  const format = useFormat();
  const step = to - from;
  const text = isUnlimited(to)
    ? t('plans.open', { formatted: format.number(from) })
    : isUnlimited(from)
      ? t('plans.closed', { formatted: format.number(to) })
      : t(step >= 0 ? 'plans.more' : 'plans.less', {
          count: Math.abs(step),
          formatted: format.number(Math.abs(step)),
        });
  return (
    <Typography variant="body2" color="text.secondary">
      {isUnlimited(to) && isUnlimited(from) ? '' : text}
      {used > to && ` ${t('plans.fits', { used: format.number(used) })}`}
    </Typography>
  );
}
