// A view in words, as a reader would say it.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { makeViewSound, type CandidateView } from '#domain/candidate/candidateView.ts';

/** Gives a function that says what a view shows, e.g. "Submitted · Needs my scorecard · Waiting 7 days or more · Last started first". */
export function usePhrase(): (view: CandidateView) => string {
  const { t } = useTranslation(['pipeline', 'domain']);
  return useCallback(
    (view) => {
      const { stage, scorecard, waiting, sort } = makeViewSound(view);
      return [
        stage ? t(`domain:stage.${stage}`) : t('filter.allStages'),
        scorecard && t(`filter.scorecard.${scorecard}`),
        waiting && t('filter.waitingDays', { count: waiting }),
        t(`sort.${sort}`),
      ]
        .filter(Boolean)
        .join(' · ');
    },
    [t],
  );
}
