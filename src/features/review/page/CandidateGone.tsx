// Instead of a candidate's page: the candidate or the job is not there (any more), and where to go from here.
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { to } from '#navigation/routes.ts';
import { usePageSubject } from '#ui/commands/usePageCommands.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';

export interface CandidateGoneProps {
  candidateRef: CandidateRef;
  /** The job's title, as far as it is known. */
  title: string | null;
  isJobGone: boolean;
  /** True when the page was open and something on it was deleted. */
  wasHere: boolean;
}

export function CandidateGone({ candidateRef, title, isJobGone, wasHere }: CandidateGoneProps) {
  const { t } = useTranslation('review');
  const { interviewId, candidateUid } = candidateRef;
  usePageSubject({
    kind: 'candidate',
    title: '',
    target: to('candidate', { interviewId, candidateUid }),
    isGone: true,
  });
  const kind = isJobGone ? 'job' : wasHere ? 'candidate' : 'unknown';
  const action = isJobGone
    ? { label: t('gone.toJobs'), to: to('hiringDashboard') }
    : { label: t('gone.toJob'), to: to('job', { interviewId: candidateRef.interviewId }) };
  const text =
    kind === 'job' && title === null
      ? t('gone.text.jobUnknown')
      : t(`gone.text.${kind}`, { title: title ?? '' });
  return (
    <div role="status" data-testid="candidate-gone">
      <EmptyState heading="h1" title={t(`gone.title.${kind}`)} text={text} action={action} />
    </div>
  );
}
