// How many were invited, started, sent, were reviewed and decided, each as a part of the step before.
import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Figures } from '#data/insights/insights.ts';
import { funnelOf } from '#domain/insights/insights.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { FigureTable } from './FigureTable.tsx';

export function FunnelPanel({ figures }: { figures: Figures }) {
  const { t } = useTranslation('insights');
  const format = useFormat();
  const rows = funnelOf(figures.funnel);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Panel title={t('funnel.title')} lead={t('funnel.lead')}>
      <FigureTable
        label={t('funnel.title')}
        head={[t('funnel.step'), t('funnel.people'), t('funnel.share')]}
        rows={rows.map(({ step, count, of, share }) => ({
          id: step,
          name: t(`funnel.names.${step}`),
          bar: count / most,
          cells: [
            format.number(count),
            of === null
              ? '–'
              : share === null
                ? t('funnel.few', { count, of: format.number(of) })
                : t('funnel.of', { share: format.percent(share), of: format.number(of) }),
          ],
        }))}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        {[
          figures.withdrawn > 0 ? t('funnel.withdrawn', { count: figures.withdrawn }) : '',
          figures.invites ? '' : t('funnel.invitesHidden'),
        ]
          .filter(Boolean)
          .join(' ')}
      </Typography>
    </Panel>
  );
}
