// The plans side by side.
import CheckIcon from '@mui/icons-material/Check';
import CrossIcon from '@mui/icons-material/Close';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { featureFlags, isUnlimited } from '#domain/billing/tier.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { limitKeys, storageKeys } from './planLimits.ts';
import type { TeamPlan } from './soldPlans.ts';

export function PlanTable({ plans }: { plans: readonly TeamPlan[] }) {
  const { t } = useTranslation(['public', 'domain']);
  const format = useFormat();
  return (
    <Panel title={t('pricing.compareTitle')} flush>
      <TableContainer tabIndex={0} role="region" aria-label={t('pricing.compareCaption')}>
        <Table>
          <caption style={visuallyHidden}>{t('pricing.compareCaption')}</caption>
          <TableHead>
            <TableRow>
              <TableCell>{t('pricing.feature')}</TableCell>
              {plans.map((plan) => (
                <TableCell key={plan.id} align="right">
                  {plan.name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {limitKeys.map((key) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row">
                  {t(`pricing.limits.${key}`)}
                </TableCell>
                {plans.map((plan) => (
                  <TableCell key={plan.id} align="right">
                    {isUnlimited(plan.limits[key])
                      ? t('pricing.noLimit')
                      : storageKeys.includes(key)
                        ? format.megabytes(plan.limits[key])
                        : format.number(plan.limits[key])}
                  </TableCell>
                ))}
              </TableRow>
            ))}
            {featureFlags.map((flag) => (
              <TableRow key={flag}>
                <TableCell component="th" scope="row">
                  {t(`pricing.flags.${flag}`)}
                </TableCell>
                {plans.map((plan) => (
                  <TableCell key={plan.id} align="right">
                    <Included on={plan.features[flag]} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  );
}

function Included({ on }: { on: boolean }) {
  const { t } = useTranslation('public');
  return (
    <>
      {on ? (
        <CheckIcon aria-hidden fontSize="small" color="primary" />
      ) : (
        <CrossIcon aria-hidden fontSize="small" sx={{ color: 'text.disabled' }} />
      )}
      <span style={visuallyHidden}>{t(on ? 'pricing.included' : 'pricing.notIncluded')}</span>
    </>
  );
}
