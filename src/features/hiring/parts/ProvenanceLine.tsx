// Which engine drafted the kit, in which version, and when; and that people answer for it.
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Provenance } from '#domain/jobs/kit.ts';
import { MadeBy } from '#ui/product/MadeBy.tsx';

export function ProvenanceLine({ origin }: { origin: Provenance | null }) {
  const { t } = useTranslation('hiring');
  if (!origin)
    return (
      <Typography variant="body2" color="text.secondary">
        {t('provenance.byHand')}
      </Typography>
    );
  return (
    <Box data-testid="provenance">
      <MadeBy made={origin} lead={t('provenance.drafted')} />
      <Typography variant="body2" color="text.secondary">
        {t('provenance.people')}
      </Typography>
    </Box>
  );
}
