// The id and the name of a tier.
import { TextField } from '@mui/material';
import { type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Fields } from './LimitField.tsx';

interface IdFieldProps {
  errors: FieldErrors<Fields>;
  people: boolean;
  register: UseFormRegister<Fields>;
  taken: readonly string[];
}

/** The id of a new tier. */
export function IdField({ errors, people, register, taken }: IdFieldProps) {
  const { t } = useTranslation(['system', 'platform', 'common']);
  return (
    <TextField
      label={t('tiers.id')}
      error={Boolean(errors.id)}
      helperText={errors.id?.message ?? t(people ? 'tiers.idHelpPeople' : 'tiers.idHelp')}
      {...register('id', {
        validate: (value) =>
          /^[a-z0-9_]{1,64}$/u.test(value)
            ? !taken.includes(value) || t('tiers.idTaken')
            : t('tiers.idHelp'),
      })}
    />
  );
}

/** The name of the tier. */
export function NameField({
  errors,
  register,
}: {
  errors: FieldErrors<Fields>;
  register: UseFormRegister<Fields>;
}) {
  const { t } = useTranslation(['system', 'platform', 'common']);
  return (
    <TextField
      label={t('platform:system.columns.tier')}
      error={Boolean(errors.name)}
      helperText={errors.name?.message}
      {...register('name', {
        validate: (name) =>
          (name.trim() !== '' && name.length <= 64) || t('platform:system.nameWrong'),
      })}
    />
  );
}
