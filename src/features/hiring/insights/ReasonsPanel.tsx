// Why candidates of the job were not taken further, by the reason recorded with the decision.
import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { rejectionsRead, type Rejections } from '#data/insights/insights.ts';
import { shareLeast, shareOf } from '#domain/insights/insights.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { FigureTable } from './FigureTable.tsx';

export function ReasonsPanel({ rejections: { rows, people } }: { rejections: Rejections }) {
  const { t } = useTranslation(['insights', 'domain']);
  const format = useFormat();
  if (people === 0)
    return (
      <Panel title={t('reasons.title')}>
        <Typography variant="body2" color="text.secondary">
          {t('reasons.none')}
        </Typography>
      </Panel>
    );
  const of = format.number(people);
  const shareText = (count: number): string => {
    const share = shareOf(count, people);
    return share === null ? '–' : format.percent(share);
  };
  return (
    <Panel
      title={t('reasons.title')}
      lead={t('reasons.lead', { count: people, most: rejectionsRead })}
    >
      <FigureTable
        label={t('reasons.title')}
        head={[t('reasons.reason'), t('reasons.count'), t('reasons.share')]}
        rows={rows.map(({ reason, count }) => ({
          id: `reason-${reason}`,
          name:
            reason === 'notRecorded'
              ? t('reasons.notRecorded')
              : t(`domain:rejectReason.${reason}`),
          bar: count / people,
          cells: [t('drop.of', { count, of }), shareText(count)],
        }))}
      />
      {people < shareLeast && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {t('reasons.small')}
        </Typography>
      )}
    </Panel>
  );
}
