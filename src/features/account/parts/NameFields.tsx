// First and last name, side by side where there is room.
import Stack from '@mui/material/Stack';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextInput } from './TextInput.tsx';

interface NameField {
  field: UseFormRegisterReturn;
  problem: string | undefined;
}

export function NameFields({ firstName, lastName }: { firstName: NameField; lastName: NameField }) {
  const { t } = useTranslation('account');
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextInput label={t('field.firstName')} autoComplete="given-name" {...firstName} />
      <TextInput label={t('field.lastName')} autoComplete="family-name" {...lastName} />
    </Stack>
  );
}
