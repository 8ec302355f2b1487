// Whom to invite to the team, and as what.
import { Button, MenuItem, Stack, TextField } from '@mui/material';
import type { useForm } from 'react-hook-form';
import { type FieldError, type UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type InvitableRole } from '#data/company/members.ts';

export interface Fields {
  email: string;
  role: InvitableRole;
}

interface InviteFieldsProps {
  problem: FieldError | undefined;
  handleSubmit: ReturnType<typeof useForm<Fields>>['handleSubmit'];
  submit: (fields: Fields) => Promise<void>;
  register: UseFormRegister<Fields>;
  problemOf: (email: string) => string | true;
  roles: readonly InvitableRole[];
  pending: boolean;
  full: boolean;
}

/** Whom to invite, and as what. */
export function InviteFields({
  problem,
  handleSubmit,
  submit,
  register,
  problemOf,
  roles,
  pending,
  full,
}: InviteFieldsProps) {
  const { t } = useTranslation(['org', 'domain']);
  return (
    <Stack
      component="form"
      noValidate
      direction={{ xs: 'column', md: 'row' }}
      spacing={2}
      sx={{ alignItems: { md: problem ? 'center' : 'flex-end' } }}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <TextField
        fullWidth
        type="email"
        autoComplete="off"
        label={t('invites.email')}
        error={Boolean(problem)}
        helperText={problem?.message}
        {...register('email', {
          validate: {
            address: (email) =>
              z.email().max(254).safeParse(email.trim()).success || t('invites.emailWrong'),
            known: problemOf,
          },
        })}
      />
      <TextField
        select
        label={t('invites.role')}
        defaultValue="recruiter"
        sx={{ minWidth: 180 }}
        {...register('role')}
      >
        {roles.map((role) => (
          <MenuItem key={role} value={role}>
            {t(`domain:memberRole.${role}`)}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="contained" loading={pending} disabled={full}>
        {t('invites.send')}
      </Button>
    </Stack>
  );
}
