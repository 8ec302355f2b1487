// Before which question those who did not send had stopped.
import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { stoppedRead, type Stops } from '#data/insights/insights.ts';
import type { CandidateQuestion } from '#domain/jobs/interview.ts';
import { shareLeast } from '#domain/insights/insights.ts';
import { questionNumbers } from '#domain/jobs/questionNumbers.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { FigureTable } from './FigureTable.tsx';

export function DropOff({
  stops: { rows, people },
  questions,
}: {
  stops: Stops;
  questions: readonly CandidateQuestion[];
}) {
  const { t } = useTranslation(['insights', 'domain']);
  const format = useFormat();
  if (people === 0)
    return (
      <Panel title={t('drop.title')}>
        <Typography variant="body2" color="text.secondary">
          {t('drop.none')}
        </Typography>
      </Panel>
    );
  const of = format.number(people);
  const numbers = questionNumbers(rows.map(({ questionId }) => questionId));
  const nameOf = (id: string): string =>
    `${numbers[id] ? `${format.number(numbers[id])}. ` : ''}${questions.find((question) => question.id === id)?.text ?? t('domain:unknown.question')}`;
  return (
    <Panel title={t('drop.title')} lead={t('drop.lead', { count: people, most: stoppedRead })}>
      <FigureTable
        label={t('drop.title')}
        head={[t('drop.question'), t('drop.answered'), t('drop.stopped')]}
        rows={rows.map(({ questionId, answered, stopped }) => ({
          id: questionId,
          name: nameOf(questionId),
          bar: stopped / people,
          cells: [t('drop.of', { count: answered, of }), t('drop.of', { count: stopped, of })],
        }))}
      />
      {people < shareLeast && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {t('drop.small')}
        </Typography>
      )}
    </Panel>
  );
}
