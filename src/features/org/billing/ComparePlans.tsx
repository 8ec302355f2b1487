// The plans there are, side by side from the tiers' own data, and the way to ask for one.
import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import {
  Button,
  Chip,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { planRequestsOf } from '#data/billing/planRequests.ts';
import { tiersSource } from '#data/company/tiers.ts';
import { limitNames } from '#domain/company/companyLimits.ts';
import { isManager } from '#domain/company/member.ts';
import { compareByPrice } from '#domain/company/planChange.ts';
import type { Stored } from '#domain/base/source.ts';
import { featureFlags, isSeekerTier, type TierConfiguration } from '#domain/billing/tier.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useMembership } from '#session/session.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { useLimitText } from './ChangeList.tsx';
import { RequestDialog } from './RequestDialog.tsx';

export function ComparePlans({ tier, tierId }: { tier: TierConfiguration; tierId: string }) {
  const { t } = useTranslation(['company', 'org']);
  const { member } = useMembership();
  const text = useLimitText();
  const [asked, setAsked] = useState<Stored<TierConfiguration> | null>(null);
  const known = useLive(tiersSource()).items;
  // What has no price is not for sale; the company's own plan is shown whatever it is.
  const plans = known
    .filter(({ id, data }) => !isSeekerTier(data) && (data.price != null || id === tierId))
    .toSorted((one, other) => compareByPrice(one.data, other.data));
  const manages = isManager(member);
  return (
    <Panel
      title={t('compare.title')}
      lead={t(manages ? 'compare.lead' : 'compare.leadStaff')}
      flush
    >
      <TableContainer tabIndex={0} role="region" aria-label={t('compare.what')}>
        <Table size="small" sx={{ minWidth: 180 + plans.length * 150 }}>
          <TableHead>
            <TableRow>
              <TableCell>
                <span style={visuallyHidden}>{t('compare.what')}</span>
              </TableCell>
              {plans.map(({ id, data }) => (
                <PlanHead key={id} id={id} tierId={tierId} data={data} />
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableCell component="th" scope="row">
                {t('compare.price')}
              </TableCell>
              {plans.map(({ id, data }) => (
                <TableCell key={id} align="right">
                  <Price price={data.price} />
                </TableCell>
              ))}
            </TableRow>
            {limitNames.map((limit) => (
              <TableRow key={limit}>
                <TableCell component="th" scope="row">
                  {t(`limits.${limit}`)}
                </TableCell>
                {plans.map(({ id, data }) => (
                  <TableCell key={id} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {text(limit, data.limits[limit])}
                  </TableCell>
                ))}
              </TableRow>
            ))}
            {featureFlags.map((flag) => (
              <FlagRow key={flag} flag={flag} plans={plans} />
            ))}
            {manages && (
              <TableRow>
                <TableCell>
                  <span style={visuallyHidden}>{t('compare.ask')}</span>
                </TableCell>
                {plans.map((plan) => (
                  <TableCell key={plan.id} align="right">
                    {plan.id !== tierId && <Ask plan={plan} onAsk={() => setAsked(plan)} />}
                  </TableCell>
                ))}
              </TableRow>
            )}
          </TableBody>
        </Table>
      </TableContainer>
      {asked && <RequestDialog plan={asked} tier={tier} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

/** A plan's name, and whether it is the company's own. */
function PlanHead({ id, tierId, data }: { id: string; tierId: string; data: TierConfiguration }) {
  const { t } = useTranslation(['company', 'org']);
  return (
    <TableCell align="right" sx={{ verticalAlign: 'bottom' }}>
      <Stack sx={{ alignItems: 'flex-end' }} spacing={0.5}>
        {id === tierId && (
          <Chip size="small" color="primary" variant="outlined" label={t('compare.current')} />
        )}
        <Typography component="span" variant="subtitle2" color="text.primary">
          {data.name}
        </Typography>
      </Stack>
    </TableCell>
  );
}

/** One feature, plan by plan. */
function FlagRow({
  flag,
  plans,
}: {
  flag: (typeof featureFlags)[number];
  plans: readonly Stored<TierConfiguration>[];
}) {
  const { t } = useTranslation(['company', 'org']);
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {t(`org:billing.flags.${flag}`)}
      </TableCell>
      {plans.map(({ id, data }) => (
        <TableCell key={id} align="right">
          {data.features[flag] ? (
            <CheckIcon aria-hidden fontSize="small" color="success" />
          ) : (
            <RemoveIcon aria-hidden fontSize="small" color="disabled" />
          )}
          <span style={visuallyHidden}>
            {t(data.features[flag] ? 'org:billing.included' : 'org:billing.notIncluded')}
          </span>
        </TableCell>
      ))}
    </TableRow>
  );
}

function Price({ price }: { price: TierConfiguration['price'] }) {
  const { t } = useTranslation('company');
  const format = useFormat();
  if (!price) return <>–</>;
  if (price.monthly === 0) return <>{t('compare.free')}</>;
  return (
    <>
      {t('compare.monthly', { price: format.money(price.monthly, price.currency) })}
      <Typography
        component="span"
        variant="caption"
        color="text.secondary"
        sx={{ display: 'block' }}
      >
        {t('compare.annual', { price: format.money(price.annual, price.currency) })}
      </Typography>
    </>
  );
}

/** One request at a time: while one waits, none other can be made. */
function Ask({ plan, onAsk }: { plan: Stored<TierConfiguration>; onAsk: () => void }) {
  const { t } = useTranslation('company');
  const { orgId } = useMembership();
  const waits = useLive(planRequestsOf(orgId)).items[0]?.data.status === 'requested';
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={waits}
      onClick={onAsk}
      aria-label={t('compare.askFor', { plan: plan.data.name })}
    >
      {t('compare.ask')}
    </Button>
  );
}
