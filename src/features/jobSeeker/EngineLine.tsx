// Which engine made a result, in one line.
import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Provenance } from '#domain/kit.ts';

export function EngineLine({ made }: { made: Provenance }) {
  const { t } = useTranslation(['jobSeeker', 'domain']);
  return <Typography variant="caption" color="text.secondary" component="p" sx={{ overflowWrap: 'anywhere' }}>{t('madeBy', { adapter: t(`domain:adapter.${made.adapter}`), model: made.model, version: made.version })}</Typography>;
}
