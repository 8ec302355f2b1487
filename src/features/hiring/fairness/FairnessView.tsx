// The figures of one job or several: rates, ratios and what a cut-off would do, by group. Small groups never show.
import { Alert, Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsMax, type JobRows } from '#data/review/tallies.ts';
import { compare, compareWithin, type Measure } from '#domain/fairness/impact.ts';
import { dimensions } from '#domain/fairness/selfId.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { GroupTable } from './GroupTable.tsx';
import { MeasureChoice } from './MeasureChoice.tsx';
import { Method } from './Method.tsx';
import { FairnessHead } from './FairnessHead.tsx';

const firstCutoff = 50;
const both = ['gender', 'ethnicity'] as const;

export function FairnessView({
  title,
  data: { rows, more, damaged },
}: {
  title: string;
  data: JobRows;
}) {
  const { t } = useTranslation(['fairness', 'selfId']);
  const format = useFormat();
  const [measure, setMeasure] = useState<Measure>({ kind: 'selection' });
  const [cutoff, setCutoff] = useState(firstCutoff);
  if (rows.length === 0)
    return <EmptyState title={t('intro.emptyTitle')} text={t('intro.emptyText')} />;
  const { total, chosen, median } = compare(rows, 'gender', measure);
  return (
    <Stack spacing={3} data-testid="fairness">
      <Alert severity="info" variant="outlined">
        {t('intro.notLaw')}
      </Alert>
      <FairnessHead title={title} rows={rows} cutoff={cutoff} />
      {more && (
        <Alert severity="warning">{t('intro.more', { number: format.number(rowsMax) })}</Alert>
      )}
      {damaged > 0 && <Alert severity="warning">{t('intro.damaged', { count: damaged })}</Alert>}
      <Panel title={t('measure.label')}>
        <MeasureChoice
          measure={measure}
          onChange={setMeasure}
          cutoff={cutoff}
          onCutoff={(at) => {
            setCutoff(at);
            setMeasure({ kind: 'cutoff', at });
          }}
          median={median}
          chosen={chosen}
          people={total}
        />
      </Panel>
      {dimensions.map((dimension) => (
        <Panel key={dimension} title={t(`selfId:question.${dimension}`)} lead={t('table.line')}>
          <GroupTable
            label={t('table.label', {
              dimension: t(`selfId:question.${dimension}`),
              measure: t(`measure.${measure.kind}`),
            })}
            on={[dimension]}
            groups={compare(rows, dimension, measure).groups}
          />
        </Panel>
      ))}
      <Intersections rows={rows} measure={measure} />
      <Method />
    </Stack>
  );
}

/** Groups by both questions at once. */
function Intersections({ rows, measure }: Pick<JobRows, 'rows'> & { measure: Measure }) {
  const { t } = useTranslation('fairness');
  const format = useFormat();
  const crossed = compareWithin(rows, both, measure);
  const shown = crossed.groups.filter(({ people }) => people !== null);
  return (
    <Panel
      title={t('table.intersections')}
      lead={t('table.intersectionsLead', { hidden: format.number(crossed.hidden) })}
    >
      <Box>
        {shown.length === 0 ? (
          <Typography color="text.secondary">{t('table.intersectionsNone')}</Typography>
        ) : (
          <GroupTable label={t('table.intersections')} on={both} groups={shown} />
        )}
      </Box>
    </Panel>
  );
}
