// How many people there are and how many have answered, and the figures as a file.
import { Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { JobRows } from '#data/review/tallies.ts';
import { byteOrderMark, toCsvName, csvOf } from '#domain/base/csv.ts';
import { answeredOf } from '#domain/fairness/impactSummary.ts';
import type { dimensions } from '#domain/fairness/selfId.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { saveFile } from '#ui/files/saveFile.ts';
import { buildFairnessRows } from './fairnessCsv.ts';
import { useGroupName } from './useGroupName.ts';

interface Props {
  title: string;
  rows: JobRows['rows'];
  cutoff: number;
}

export function FairnessHead({ title, rows, cutoff }: Props) {
  const { t } = useTranslation(['fairness', 'selfId']);
  const format = useFormat();
  const nameOf = useGroupName();
  const answered = answeredOf(rows);
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
    const lines = buildFairnessRows(rows, cutoff, {
      head,
      measure: (kind) => t(`measure.${kind}`),
      question: questionOf,
      group: nameOf,
      hidden: t('table.hidden'),
    });
    saveFile([byteOrderMark, csvOf(lines)], 'text/csv;charset=utf-8', toCsvName(title, t('file')));
  }
  return (
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
  );
}
