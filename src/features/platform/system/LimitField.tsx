// One limit of a tier: a number, or unlimited.
import { FormControlLabel, Stack, Switch, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { isUnlimited, type TierConfiguration } from '#domain/billing/tier.ts';
import type { TierLimit } from '#domain/platform/tierDraft.ts';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';

/** The rules' bounds of what limits; above them there is only "unlimited". */
const most: Record<TierLimit, number> = {
  credits: 100_000,
  licenses: 100_000,
  interviews: 1_000_000,
  candidates: 1_000_000,
  videos: 10_000_000,
  documents: 10_000_000,
};

export interface Fields {
  id: string;
  name: string;
  limits: Partial<Record<TierLimit, number>>;
  open: Partial<Record<TierLimit, boolean>>;
  features: TierConfiguration['features'];
  priced: boolean;
  monthly: number;
  annual: number;
  currency: string;
}

interface LimitFieldProps {
  name: TierLimit;
  open: Partial<Record<TierLimit, boolean>>;
  errors: FieldErrors<Fields>;
  register: UseFormRegister<Fields>;
  valueOf: (name: TierLimit) => number;
}

export function LimitField({ name, open, errors, register, valueOf }: LimitFieldProps) {
  const { t } = useTranslation(['system', 'platform', 'common']);
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ alignItems: 'flex-start', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
    >
      <TextField
        type="number"
        fullWidth
        label={t(`platform:system.limits.${name}`)}
        disabled={open[name] ?? false}
        error={Boolean(errors.limits?.[name])}
        helperText={errors.limits?.[name]?.message}
        {...register(`limits.${name}`, {
          valueAsNumber: true,
          validate: (value, fields) =>
            fields.open[name] ||
            (value !== undefined && Number.isInteger(value) && value >= 0 && value <= most[name]) ||
            t('tiers.numberWrong', { most: most[name] }),
        })}
      />
      <FormControlLabel
        control={
          <Switch
            defaultChecked={isUnlimited(valueOf(name))}
            {...register(`open.${name}`)}
            slotProps={{
              input: {
                'aria-label': t('tiers.unlimitedOf', {
                  name: t(`platform:system.limits.${name}`),
                }),
              },
            }}
          />
        }
        label={t('common:limits.unlimited')}
        sx={{ flexShrink: 0, mt: { xs: 0, sm: 3.25 } }}
      />
    </Stack>
  );
}
