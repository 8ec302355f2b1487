// Moving a company to a tier: what changes there and what is over is shown before it happens; it acts at once. With a request, it is its approval.
import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { overridesOf } from '#data/company/limitOverrides.ts';
import { moveToTier } from '#data/platform/companyPlan.ts';
import { tiersSource } from '#data/company/tiers.ts';
import { isInForce } from '#domain/company/companyLimits.ts';
import { computePeriodEnd } from '#domain/billing/invoice.ts';
import type { Organization } from '#domain/company/organization.ts';
import type { PlanRequest } from '#domain/billing/planRequest.ts';
import {
  builtInTier,
  fallbackTierId,
  isFreePlan,
  isSeekerTier,
  tierIdOf,
} from '#domain/billing/tier.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { ActDialog } from '#features/platform/ActDialog.tsx';
import { PlanEffect } from './PlanEffect.tsx';

export interface PlanDialogProps {
  orgId: string;
  company: Organization;
  request?: { id: string; data: PlanRequest };
  onClose: () => void;
}

export function PlanDialog(props: PlanDialogProps) {
  return (
    <Boundary fallback={null}>
      <Choosing {...props} />
    </Boundary>
  );
}

function Choosing({ orgId, company, request, onClose }: PlanDialogProps) {
  const { t } = useTranslation(['superAdmin', 'domain']);
  const format = useFormat();
  const now = useNow();
  const known = useLive(tiersSource())
    .items.filter(({ data }) => !isSeekerTier(data))
    .map(({ id, data }) => ({ id, data }));
  const tiers = known.some(({ id }) => id === fallbackTierId)
    ? known
    : [{ id: fallbackTierId, data: builtInTier }, ...known];
  const overrides = useLive(overridesOf(orgId))
    .items.map(({ data }) => data)
    .filter((one) => isInForce(one));
  const current = tierIdOf(company);
  const [tierId, setTierId] = useState(request?.data.tierId ?? current);
  const [billed, setBilled] = useState<'monthly' | 'annual'>(request?.data.billed ?? 'annual');
  const next = tiers.find(({ id }) => id === tierId);
  const features = tiers.find(({ id }) => id === current)?.data.features ?? builtInTier.features;
  async function move(reason: string): Promise<null> {
    const from = await readServerTime();
    await moveToTier({
      orgId,
      tierId,
      billed,
      from,
      until: computePeriodEnd(from, billed),
      reason,
      ...(request ? { request: { id: request.id, answer: reason } } : {}),
    });
    return null;
  }
  return (
    <ActDialog
      safeguards={{ fresh: true, danger: true, phrase: company.name }}
      words={{
        title: t(request ? 'plan.approveTitle' : 'plan.title', { name: company.name }),
        text: t('plan.text'),
        confirm: t(request ? 'plan.approve' : 'plan.move'),
        done: t('plan.done'),
      }}
      reason={{ help: t('act.companyReads'), ...(request ? { label: t('plan.answer') } : {}) }}
      disabled={!next || (tierId === current && !request)}
      verb={move}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <TextField
          select
          size="small"
          label={t('plan.tier')}
          value={tierId}
          disabled={request !== undefined}
          onChange={({ target }) => setTierId(target.value)}
        >
          {tiers.map(({ id, data }) => (
            <MenuItem key={id} value={id}>
              {data.name}
            </MenuItem>
          ))}
          {!next && <MenuItem value={tierId}>{t('domain:unknown.plan')}</MenuItem>}
        </TextField>
        <BilledField billed={billed} setBilled={setBilled} />
        {!isFreePlan(tierId, next?.data ?? null) && (
          <Typography variant="body2" color="text.secondary">
            {t('plan.renewal', { date: format.date(computePeriodEnd(now, billed)) })}
          </Typography>
        )}
        {next && (
          <PlanEffect
            company={company}
            features={features}
            next={next.data}
            overrides={overrides}
          />
        )}
      </Stack>
    </ActDialog>
  );
}

/** By month or by year. */
function BilledField({
  billed,
  setBilled,
}: {
  billed: 'monthly' | 'annual';
  setBilled: (next: 'monthly' | 'annual') => void;
}) {
  const { t } = useTranslation(['superAdmin', 'domain']);
  return (
    <TextField
      select
      size="small"
      label={t('plan.billed')}
      value={billed}
      onChange={({ target }) => setBilled(target.value === 'monthly' ? 'monthly' : 'annual')}
    >
      {(['monthly', 'annual'] as const).map((one) => (
        <MenuItem key={one} value={one}>
          {t(`plan.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
