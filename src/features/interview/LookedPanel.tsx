// Who of the company opened the answers: role and first time, as the company's own pages wrote it down.
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { CandidatePlace } from '#data/candidate.ts';
import { viewsOf } from '#data/receipt.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/Panel.tsx';
import { useLive } from '#ui/useLive.ts';

export function LookedPanel({ place, company }: { place: CandidatePlace; company: string }) {
  const { t } = useTranslation('afterwards');
  const format = useFormat();
  const { items } = useLive(viewsOf(place));
  return (
    <Panel title={t('looked.title')} lead={items.length > 0 ? t('looked.lead', { company }) : undefined}>
      {items.length === 0 ? <Typography color="text.secondary">{t('looked.none', { company })}</Typography> : (
        <Box component="ul" data-testid="looked" sx={{ m: 0, pl: 2.5 }}>
          {items.map(({ id, data }) => <Typography key={id} component="li" variant="body2">{t('looked.at', { role: t(`looked.role.${data.role}`), when: data.at ? format.dateTime(data.at) : '' })}</Typography>)}
        </Box>
      )}
    </Panel>
  );
}
