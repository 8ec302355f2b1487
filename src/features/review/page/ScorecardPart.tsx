// My scorecard until it is in; after that everybody's, compared with the AI's ratings.
import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { isScoringPaused } from '#domain/candidate/session.ts';
import { isEditor } from '#domain/company/member.ts';
import type { Stored } from '#domain/base/source.ts';
import type { Review } from '#domain/review/review.ts';
import type { EvidenceLinks } from '#features/review/answers/evidence.ts';
import { useIdentity } from '#features/review/parts/identityContext.ts';
import type { Me, Viewer } from '#features/review/parts/me.ts';
import { AiState } from '#features/review/results/AiState.tsx';
import { Comparison } from '#features/review/results/Comparison.tsx';
import type { AiFile } from '#features/review/results/useAiFile.ts';
import { useInputCheck } from '#features/review/results/useInputCheck.ts';
import { usePeers } from '#features/review/results/usePeers.ts';
import { PausedScorecard } from '#features/review/scorecard/PausedScorecard.tsx';
import { ScorecardForm } from '#features/review/scorecard/ScorecardForm.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import type { ReviewFile } from './useReviewFile.ts';

interface ScorecardPartProps {
  candidateRef: CandidateRef;
  viewer: Viewer;
  file: ReviewFile;
  /** Undefined while it loads. */
  review: Stored<Review> | null | undefined;
  ai: AiFile;
  links: EvidenceLinks;
}

export function ScorecardPart({
  candidateRef,
  viewer: { me, member },
  file,
  review,
  ai,
  links,
}: ScorecardPartProps) {
  const { session, interview, rubric, answers } = file;
  const handedIn = review?.data.submitted === true;
  const canEdit = isEditor(member);
  const paused = isScoringPaused(session);
  const peers = usePeers(handedIn ? candidateRef : null, me.uid);
  const check = useInputCheck(
    handedIn ? (ai.run?.data.inputHash ?? null) : null,
    rubric,
    answers,
    session.language ?? interview.language,
  );
  const aiState = (
    <AiState
      candidateRef={candidateRef}
      session={session}
      job={ai.job}
      canEdit={canEdit}
      revealed={handedIn}
    />
  );
  return (
    <>
      {review === undefined && <RowsSkeleton rows={4} height={88} />}
      {review !== undefined && !handedIn && (
        <OwnScorecard
          candidateRef={candidateRef}
          me={me}
          file={file}
          review={review?.data ?? null}
          numbers={links.numbers}
        >
          {aiState}
        </OwnScorecard>
      )}
      {review && handedIn && (
        <Comparison
          candidateRef={candidateRef}
          me={me}
          rubric={rubric}
          mine={review.data}
          peers={peers}
          ai={{
            result: resultOf(ai, session.consent.ai, check),
            state: aiState,
            jobDone: ai.job?.data.status === 'done',
            canRerun: canEdit,
          }}
          paused={paused}
          links={links}
        />
      )}
    </>
  );
}

/** My scorecard until it is in, with how far the AI is; nobody scores once deletion was asked for. */
function OwnScorecard({
  candidateRef,
  me,
  file: { session, rubric },
  review,
  numbers,
  children,
}: {
  candidateRef: CandidateRef;
  me: Me;
  file: ReviewFile;
  review: Review | null;
  numbers: Readonly<Record<string, number>>;
  /** How far the AI is. */
  children: ReactNode;
}) {
  const { t } = useTranslation('review');
  const { name } = useIdentity();
  return (
    <Stack spacing={3}>
      {isScoringPaused(session) ? (
        <PausedScorecard name={name} askedAt={session.deletionAskedAt ?? null} />
      ) : (
        <ScorecardForm
          candidateRef={candidateRef}
          reviewer={me}
          review={review}
          rubric={rubric}
          numbers={numbers}
        />
      )}
      <Panel title={t('ai.title')}>{children}</Panel>
    </Stack>
  );
}

const resultOf = (
  { run, runs, ratings, onRun }: AiFile,
  isAgreed: boolean,
  check: ReturnType<typeof useInputCheck>,
) => (run && isAgreed ? { run, runs, ratings, check, onRun } : null);
