// By month or by year, with what the year saves.
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { BillingPeriod } from '#domain/billing/plans.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { computeSavings, type TeamPlan } from './soldPlans.ts';

const periods = ['monthly', 'annual'] as const satisfies BillingPeriod[];
/** Ten months paid, twelve had. */
const twoMonths = 2 / 12;

export interface PeriodChoiceProps {
  plans: readonly Pick<TeamPlan, 'price'>[];
  period: BillingPeriod;
  setPeriod: (next: BillingPeriod) => void;
  /** Says "two months free" where that is what the year saves. */
  inMonths?: boolean;
}

export function PeriodChoice({ plans, period, setPeriod, inMonths = false }: PeriodChoiceProps) {
  const { t } = useTranslation('public');
  return (
    <ToggleButtonGroup
      exclusive
      value={period}
      aria-label={t('pricing.period.label')}
      onChange={(_, next: BillingPeriod | null) => next && setPeriod(next)}
      sx={{ mb: 3, flexWrap: 'wrap' }}
    >
      {periods.map((id) => (
        <ToggleButton key={id} value={id}>
          {id === 'annual' ? (
            <Annual plans={plans} inMonths={inMonths} />
          ) : (
            t('pricing.period.monthly')
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** The year in words that are true for every plan shown. */
function Annual({ plans, inMonths }: Pick<PeriodChoiceProps, 'plans' | 'inMonths'>) {
  const { t } = useTranslation('public');
  const format = useFormat();
  const { most, isSame } = computeSavings(plans);
  const percent = format.percent(most);
  if (most < 0.005) return t('pricing.period.annualAlone');
  if (!isSame) return t('pricing.period.annualUpTo', { percent });
  return inMonths && Math.abs(most - twoMonths) < 0.0001
    ? t('pricing.seeker.annual')
    : t('pricing.period.annual', { percent });
}
