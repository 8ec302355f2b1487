// What managers see of fairness: the sums that the compliance role has shown, and nothing else.
import { Alert, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import { fairnessSummaryOf } from '#data/fairness/selfIds.ts';
import { readSummaryGroups } from '#domain/fairness/impactSummary.ts';
import { dimensions, type FairnessSummary } from '#domain/fairness/selfId.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { GroupTable } from './GroupTable.tsx';

export function PublishedFairness({ jobRef }: { jobRef: JobRef }) {
  const { t } = useTranslation('fairness');
  const format = useFormat();
  const summary = useLive(fairnessSummaryOf(jobRef))?.data ?? null;
  if (!summary) {
    return (
      <Panel title={t('published.title')}>
        <Typography color="text.secondary">{t('published.none')}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('published.noneHow')}
        </Typography>
      </Panel>
    );
  }
  return (
    <Panel
      title={t('published.title')}
      lead={t('published.lead', { when: summary.at ? format.dateTime(summary.at) : '' })}
    >
      <Sums summary={summary} />
    </Panel>
  );
}

function Sums({ summary }: { summary: FairnessSummary }) {
  const { t } = useTranslation(['fairness', 'selfId']);
  const format = useFormat();
  const { decided, advanced, answered, hidden, note } = summary;
  return (
    <Stack spacing={2.5} data-testid="published-fairness">
      <Alert severity="info" variant="outlined">
        {t('intro.notLaw')}
      </Alert>
      <Typography>
        {t('published.facts', {
          advanced: format.number(advanced),
          decided: format.number(decided),
          answered: format.number(answered),
          hidden: format.number(hidden),
        })}
      </Typography>
      {note && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
      {dimensions.map((dimension) => (
        <div key={dimension}>
          <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
            {t(`selfId:question.${dimension}`)}
          </Typography>
          <GroupTable
            label={t('table.label', {
              dimension: t(`selfId:question.${dimension}`),
              measure: t('measure.selection'),
            })}
            on={[dimension]}
            groups={readSummaryGroups(summary, dimension)}
          />
        </div>
      ))}
      <Typography variant="body2" color="text.secondary">
        {t('method.fourFifths')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('method.hidden')}
      </Typography>
    </Stack>
  );
}
