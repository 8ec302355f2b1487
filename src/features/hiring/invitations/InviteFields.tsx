// Who is invited, in which language, and for how long.
import { Box, MenuItem, TextField } from '@mui/material';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { toLanguage, languageNames, languages } from '#i18n/languages.ts';
import { csvLimits } from '#features/hiring/invitations/bulk/csvDryRun.ts';
import { expiryChoices } from './inviteWords.ts';
import type { InviteFormValue, InviteProblem, InviteWay } from './useInvite.ts';

interface Props {
  way: InviteWay;
  value: InviteFormValue;
  problem: InviteProblem | null;
  emailField: Ref<HTMLInputElement>;
  onChange: (part: Partial<InviteFormValue>) => void;
}

export function InviteFields({ way, value, problem, emailField, onChange }: Props) {
  const { t } = useTranslation('hiring');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
        alignItems: 'start',
      }}
    >
      <TextField
        size="small"
        label={way === 'link' ? t('invites.nameOptional') : t('invites.name')}
        value={value.name}
        onChange={(event) => onChange({ name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: csvLimits.name, dir: 'auto', autoComplete: 'off' } }}
      />
      {way === 'person' && (
        <TextField
          size="small"
          inputRef={emailField}
          type="email"
          required
          label={t('invites.email')}
          value={value.email}
          error={problem !== null}
          helperText={problem ? t(`invites.problem.${problem}`) : undefined}
          onChange={(event) => onChange({ email: event.target.value })}
          slotProps={{
            htmlInput: { maxLength: csvLimits.email, autoComplete: 'off', inputMode: 'email' },
          }}
        />
      )}
      <TextField
        select
        size="small"
        label={t('invites.language')}
        value={value.language}
        onChange={(event) => onChange({ language: toLanguage(event.target.value) })}
      >
        {languages.map((known) => (
          <MenuItem key={known} value={known}>
            {languageNames[known]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('invites.expiry')}
        value={value.expiryDays}
        onChange={(event) => onChange({ expiryDays: Number(event.target.value) })}
      >
        {expiryChoices.map((days) => (
          <MenuItem key={days} value={days}>
            {t('invites.days', { count: days })}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
