// Grants a limit beyond the plan until a day.
import { FormControlLabel, MenuItem, Stack, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { grantOverride } from '#data/platform/companyPlan.ts';
import {
  limitNames,
  readLimits,
  overrideLimits,
  type LimitName,
} from '#domain/company/companyLimits.ts';
import type { Organization } from '#domain/company/organization.ts';
import { unlimited } from '#domain/billing/tier.ts';
import { useLimit } from '#ui/product/useLimit.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { ActDialog } from '#features/platform/ActDialog.tsx';

const most = 10_000_000;
const dayMs = 86_400_000;
/** A day as a date field has it, in the reader's own calendar. */
const dayOf = (at: Date): string =>
  `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;

export function GrantDialog({
  orgId,
  company,
  onClose,
}: {
  orgId: string;
  company: Organization;
  onClose: () => void;
}) {
  const { t } = useTranslation('superAdmin');
  const { limit: formatLimit, named } = useLimit();
  const now = useNow();
  const [limit, setLimit] = useState<LimitName>('interviews');
  const [value, setValue] = useState('');
  const [endless, setEndless] = useState(false);
  const [until, setUntil] = useState(() => dayOf(new Date(now.getTime() + 30 * dayMs)));
  const end = new Date(`${until}T23:59:59`);
  const last = new Date(now.getTime() + overrideLimits.daysMax * dayMs);
  const isValue = endless || (/^\d{1,8}$/.test(value.trim()) && Number(value) <= most);
  const isDay = end > now && end <= new Date(last.getTime() + dayMs);
  return (
    <ActDialog
      safeguards={{ fresh: true }}
      words={{
        title: t('override.grantTitle', { name: company.name }),
        text: t('override.grantText'),
        confirm: t('override.grant'),
        done: t('override.granted'),
      }}
      reason={{ help: t('act.companyReads') }}
      disabled={!isValue || !isDay}
      verb={async (reason) => {
        await grantOverride({
          orgId,
          limit,
          value: endless ? unlimited : Number(value),
          until: end,
          reason,
        });
        return null;
      }}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <TextField
          select
          size="small"
          label={t('override.columns.limit')}
          value={limit}
          onChange={({ target }) =>
            setLimit(limitNames.find((one) => one === target.value) ?? 'interviews')
          }
        >
          {limitNames.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`limit.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          size="small"
          label={t('override.columns.value')}
          value={endless ? '' : value}
          disabled={endless}
          onChange={({ target }) => setValue(target.value)}
          error={value !== '' && !isValue}
          helperText={t('override.now', { value: named(limit, readLimits(company.usage)[limit]) })}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
        />
        <FormControlLabel
          control={<Switch checked={endless} onChange={(_, next) => setEndless(next)} />}
          label={formatLimit(unlimited)}
        />
        <UntilField until={until} setUntil={setUntil} isDay={isDay} now={now} last={last} />
      </Stack>
    </ActDialog>
  );
}

interface UntilFieldProps {
  until: string;
  setUntil: (next: string) => void;
  isDay: boolean;
  now: Date;
  last: Date;
}

/** Until when the limit holds. */
function UntilField({ until, setUntil, isDay, now, last }: UntilFieldProps) {
  const { t } = useTranslation('superAdmin');
  return (
    <TextField
      size="small"
      type="date"
      label={t('override.columns.until')}
      value={until}
      onChange={({ target }) => setUntil(target.value)}
      error={!isDay}
      helperText={t('override.untilHelp', { count: overrideLimits.daysMax })}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min: dayOf(now), max: dayOf(last) },
      }}
    />
  );
}
