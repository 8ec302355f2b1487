// The figures of the page as rows of a CSV file: each with its unit and of how many it was taken.
import { useTranslation } from 'react-i18next';
import type { Figures, Stops } from '#data/insights/insights.ts';
import type { Cell } from '#domain/base/csv.ts';
import type { CandidateQuestion } from '#domain/jobs/interview.ts';
import { funnelOf } from '#domain/insights/insights.ts';
import { inviteStates } from './InvitesPanel.tsx';
import { timeRowsOf } from './timeRows.ts';
import { useTimeName } from './TimesPanel.tsx';

export function useFigureRows(): (
  figures: Figures,
  stops: Stops,
  questions: readonly CandidateQuestion[],
) => Cell[][] {
  const { t } = useTranslation(['insights', 'domain']);
  const timeName = useTimeName();
  return (figures, stops, questions) => {
    const { invites } = figures;
    const invited = invites ? inviteStates.reduce((sum, state) => sum + invites[state], 0) : 0;
    return [
      [t('cells.section'), t('cells.figure'), t('cells.value'), t('cells.of'), t('cells.unit')],
      ...funnelOf(figures.funnel).map(({ step, count, of }): Cell[] => [
        t('funnel.title'),
        t(`funnel.names.${step}`),
        count,
        of,
        t('cells.people'),
      ]),
      ...timeRowsOf(figures).flatMap(({ id, spread: { n, median, low, high } }): Cell[][] =>
        (
          [
            [t('times.median'), median],
            [t('cells.lower'), low],
            [t('cells.upper'), high],
          ] as const
        ).map(([name, value]) => [
          t('times.title'),
          `${timeName(id)} (${name})`,
          value,
          n,
          t('cells.hours'),
        ]),
      ),
      ...figures.rejections.rows.map(({ reason, count }): Cell[] => [
        t('reasons.title'),
        reason === 'notRecorded' ? t('reasons.notRecorded') : t(`domain:rejectReason.${reason}`),
        count,
        figures.rejections.people,
        t('cells.people'),
      ]),
      ...stops.rows.flatMap(({ questionId, answered, stopped }): Cell[][] => {
        const text =
          questions.find(({ id }) => id === questionId)?.text ?? t('domain:unknown.question');
        return [
          [t('drop.answered'), text, answered, stops.people, t('cells.people')],
          [t('drop.stopped'), text, stopped, stops.people, t('cells.people')],
        ];
      }),
      ...(invites
        ? inviteStates.map((state): Cell[] => [
            t('invites.title'),
            t(`invites.${state}`),
            invites[state],
            invited,
            '',
          ])
        : []),
    ];
  };
}
