// What a move to another tier does, limit by limit and feature by feature: what is over, and what stays as it was granted.
import { Alert, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import {
  computeLimitsOnTier,
  type LimitName,
  type LimitOverride,
} from '#domain/company/companyLimits.ts';
import type { Organization } from '#domain/company/organization.ts';
import { computePlanChange } from '#domain/company/planChange.ts';
import type { TierConfiguration } from '#domain/billing/tier.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLimit } from '#ui/product/useLimit.ts';
import { useNow } from '#ui/reading/useNow.ts';

export interface PlanEffectProps {
  company: Organization;
  features: TierConfiguration['features'];
  next: TierConfiguration;
  overrides: readonly LimitOverride[];
}

export function PlanEffect({ company, features, next, overrides }: PlanEffectProps) {
  const { t } = useTranslation(['superAdmin', 'platform']);
  const format = useFormat();
  const { named } = useLimit();
  const change = computePlanChange(
    { features },
    { features: next.features, limits: computeLimitsOnTier(next.limits, overrides) },
    company.usage,
    useNow(),
  );
  const name = (limit: LimitName): string => t(`limit.${limit}`);
  if (change.limits.length + change.gained.length + change.lost.length + overrides.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {t('plan.same')}
      </Typography>
    );
  return (
    <>
      <List dense disablePadding aria-label={t('plan.effect')}>
        {change.limits.map(({ limit, from, to }) => (
          <ListItem key={limit} disableGutters disablePadding>
            <ListItemText
              primary={t('plan.limit', {
                name: name(limit),
                from: named(limit, from),
                to: named(limit, to),
              })}
            />
          </ListItem>
        ))}
        {change.gained.map((flag) => (
          <ListItem key={flag} disableGutters disablePadding>
            <ListItemText
              primary={t('plan.gained', { name: t(`platform:system.flags.${flag}`) })}
            />
          </ListItem>
        ))}
        {change.lost.map((flag) => (
          <ListItem key={flag} disableGutters disablePadding>
            <ListItemText primary={t('plan.lost', { name: t(`platform:system.flags.${flag}`) })} />
          </ListItem>
        ))}
        {overrides.map(({ limit, value, until }) => (
          <ListItem key={`o-${limit}`} disableGutters disablePadding>
            <ListItemText
              primary={t('plan.kept', {
                name: name(limit),
                value: named(limit, value),
                date: format.date(until),
              })}
            />
          </ListItem>
        ))}
      </List>
      {change.over.length > 0 && (
        <Alert severity="warning" data-testid="over">
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t('plan.over')}
          </Typography>
          {change.over.map(({ limit, used, allowed }) => (
            <Typography key={limit} variant="body2">
              {t('plan.overRow', {
                name: name(limit),
                used: format.number(used),
                allowed: named(limit, allowed),
              })}
            </Typography>
          ))}
        </Alert>
      )}
    </>
  );
}
