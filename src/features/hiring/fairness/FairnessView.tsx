// The figures of one job or several: rates, ratios and what a cut-off would do, by group. Small groups never show.
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsMax, type JobRows } from '#data/review/tallies.ts';
import { byteOrderMark, csvName, csvOf } from '#domain/base/csv.ts';
import { compare, compareWithin, type Measure } from '#domain/fairness/impact.ts';
import { answeredOf } from '#domain/fairness/impactSummary.ts';
import { dimensions } from '#domain/fairness/selfId.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { saveFile } from '#ui/files/saveFile.ts';
import { fairnessRowsFor } from './fairnessCsv.ts';
import { GroupTable } from './GroupTable.tsx';
import { MeasureChoice } from './MeasureChoice.tsx';
import { Method } from './Method.tsx';
import { useGroupName } from './useGroupName.ts';

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
  const nameOf = useGroupName();
  const [measure, setMeasure] = useState<Measure>({ kind: 'selection' });
  const [cutoff, setCutoff] = useState(firstCutoff);
  if (rows.length === 0)
    return <EmptyState title={t('intro.emptyTitle')} text={t('intro.emptyText')} />;
  const answered = answeredOf(rows);
  const { total, chosen, median } = compare(rows, 'gender', measure);
  const crossed = compareWithin(rows, both, measure);
  const shown = crossed.groups.filter(({ people }) => people !== null);
  const questionOf = (on: readonly (typeof dimensions)[number][]): string =>
    on.map((name) => t(`selfId:question.${name}`)).join(' + ');
  function save(): void {
    const head = [
      t('csvHead.measure'),
      t('csvHead.cutoff'),
      t('csvHead.dimension'),
      t('table.group'),
      t('table.people'),
      t('table.chosen'),
      t('table.rate'),
      t('table.ratio'),
      t('table.test'),
    ];
    const lines = fairnessRowsFor(rows, cutoff, {
      head,
      measure: (kind) => t(`measure.${kind}`),
      question: questionOf,
      group: nameOf,
      hidden: t('table.hidden'),
    });
    saveFile([byteOrderMark, csvOf(lines)], 'text/csv;charset=utf-8', csvName(title, t('file')));
  }
  return (
    <Stack spacing={3} data-testid="fairness">
      <Alert severity="info" variant="outlined">
        {t('intro.notLaw')}
      </Alert>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
      >
        <Typography color="text.secondary">
          {t('intro.people', { count: rows.length, number: format.number(rows.length) })} ·{' '}
          {t('intro.answered', {
            answered: format.number(answered),
            people: format.number(rows.length),
            share: format.percent(answered / rows.length),
          })}
        </Typography>
        <Button variant="outlined" onClick={save}>
          {t('csv')}
        </Button>
      </Stack>
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
      <Method />
    </Stack>
  );
}
