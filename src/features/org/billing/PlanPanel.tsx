// The plan of now: its name, price, renewal, and the features it has.
import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import { List, ListItem, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Organization } from '#domain/company/organization.ts';
import { featureFlags, isFreePlan, type TierConfiguration } from '#domain/billing/tier.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';

export function PlanPanel({
  tier,
  tierId,
  billing,
}: {
  tier: TierConfiguration;
  tierId: string;
  billing: Organization['billing'];
}) {
  const { t } = useTranslation(['company', 'org']);
  const format = useFormat();
  const price = tier.price;
  const facts = [
    ...(price
      ? [
          price.monthly === 0
            ? t('plan.free')
            : t('plan.price', {
                monthly: format.money(price.monthly, price.currency),
                annual: format.money(price.annual, price.currency),
              }),
        ]
      : []),
    ...(billing?.planStartDate
      ? [t('plan.since', { date: format.date(billing.planStartDate) })]
      : []),
    isFreePlan(tierId, tier)
      ? t('plan.never')
      : billing?.planRenewalDate
        ? t('plan.renews', { date: format.date(billing.planRenewalDate) })
        : t('plan.noRenewal'),
  ];
  return (
    <Panel title={t('org:billing.plan')}>
      <Typography variant="h2" component="p" data-testid="plan-name">
        {tier.name}
      </Typography>
      <Typography color="text.secondary">{facts.join(' · ')}</Typography>
      <List
        dense
        aria-label={t('org:billing.features')}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          columnGap: 3,
          pb: 0,
        }}
      >
        {featureFlags.map((flag) => (
          <ListItem key={flag} disableGutters sx={{ alignItems: 'flex-start' }}>
            <ListItemIcon sx={{ minWidth: 32, mt: 0.75 }}>
              {tier.features[flag] ? (
                <CheckIcon color="success" fontSize="small" />
              ) : (
                <RemoveIcon color="disabled" fontSize="small" />
              )}
            </ListItemIcon>
            <ListItemText
              primary={t(`org:billing.flags.${flag}`)}
              secondary={`${t(tier.features[flag] ? 'org:billing.included' : 'org:billing.notIncluded')}. ${t(`plan.flagText.${flag}`)}`}
            />
          </ListItem>
        ))}
      </List>
    </Panel>
  );
}
