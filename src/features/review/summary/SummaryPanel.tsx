// A summary of the interview, made on demand in the reader's browser once their own scorecard is in.
import { Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { AiAdapter } from '#domain/ai/aiSettings.ts';
import type { Answer } from '#domain/candidate/answer.ts';
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import type { Stored } from '#domain/base/source.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { MadeSummary } from './MadeSummary.tsx';
import { useSummary } from './useSummary.ts';

export interface SummaryPanelProps {
  rubric: readonly RubricItem[];
  ratings: readonly QuestionRating[];
  answers: readonly Stored<Answer>[];
  numbers: Readonly<Record<string, number>>;
  /** Whose interview it is: blacked out before a cloud model sees the words. */
  names?: readonly string[];
  /** Where the AI may run by the candidate's word. */
  agreed: AiAdapter;
}

export function SummaryPanel({
  rubric,
  ratings,
  answers,
  numbers,
  names = [],
  agreed,
}: SummaryPanelProps) {
  const { t } = useTranslation(['review', 'domain']);
  const { result, make, pending } = useSummary({ rubric, ratings, answers, names, agreed });

  return (
    <Panel title={t('summary.title')} lead={t('summary.lead')}>
      {!result && (
        <Button variant="outlined" loading={pending} onClick={() => void make()}>
          {t('summary.make')}
        </Button>
      )}
      {result && <MadeSummary result={result} rubric={rubric} numbers={numbers} />}
    </Panel>
  );
}
