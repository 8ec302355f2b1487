// Which engine drafted the kit, in which version, and when; and that people answer for it.
import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Provenance } from '#domain/kit.ts';
import { useFormat } from '#i18n/useFormat.ts';

export function ProvenanceLine({ origin }: { origin: Provenance | null }) {
  const { t } = useTranslation(['hiring', 'domain']);
  const format = useFormat();
  if (!origin) return <Typography variant="body2" color="text.secondary">{t('provenance.byHand')}</Typography>;
  const { adapter, model, version, at } = origin;
  return (
    <Typography variant="body2" color="text.secondary" data-testid="provenance">
      {t('provenance.drafted', { engine: t(`domain:adapter.${adapter}`), model, version, when: at ? format.dateTime(at) : '' })}
    </Typography>
  );
}
