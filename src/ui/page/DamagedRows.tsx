// Entries that cannot be read, named beside their healthy neighbours.
import { Alert } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Damaged } from '#domain/base/source.ts';

export function DamagedRows({ damaged }: { damaged: readonly Damaged[] }) {
  const { t } = useTranslation(['common', 'faults']);
  return damaged.map(({ id }) => (
    <Alert key={id} severity="warning" sx={{ m: 2 }}>
      {t('states.damagedEntry')} ({id}). {t('faults:damaged')}
    </Alert>
  ));
}
