// The receipt itself: what is held about the candidate.
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Room } from '#data/candidate.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { CopyButton } from '#ui/CopyButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { heldOf, type HeldValue } from './heldOf.ts';

export function HeldFacts({ room }: { room: Room }) {
  const { t } = useTranslation('interview');
  const format = useFormat();
  const company = room.invite?.companyName ?? t('list.company');
  const rows = heldOf(room, format);
  const textOf = (row: HeldValue): string => ('text' in row ? row.text : t(`held.say.${row.say}`, { ...row.values, company }));
  const asText = [`${company} · ${room.interview.title}`, '', ...rows.map((row) => `${t(`held.${row.key}`)}: ${textOf(row)}`)].join('\n');
  return (
    <Panel title={t('held.title')} lead={t('held.lead', { company })} actions={<Box sx={{ displayPrint: 'none' }}><CopyButton text={asText} label={t('held.copy')} /></Box>}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, 200px) 1fr' }, rowGap: { xs: 0.25, sm: 1.25 }, columnGap: 3 }}>
        {rows.map((row) => (
          <Box key={row.key} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">{t(`held.${row.key}`)}</Typography>
            <Typography component="dd" variant="body2" dir="auto" sx={{ m: 0, mb: { xs: 1.25, sm: 0 }, overflowWrap: 'anywhere' }}>{textOf(row)}</Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
