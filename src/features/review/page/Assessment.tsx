// The judging side of the page: my scorecard or, once it is in, everybody's; the decision; notes; activity.
import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { targetOf } from '#data/candidate/candidateFile.ts';
import { outcomeOf } from '#data/candidate/outcome.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { isEditor, isManager } from '#domain/company/member.ts';
import type { Decision, Outcome, Review } from '#domain/review/review.ts';
import { agreedEngine, isScoringPaused } from '#domain/candidate/session.ts';
import type { Stored } from '#domain/base/source.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { asResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { ActivityPanel } from './ActivityPanel.tsx';
import { AiState } from '#features/review/results/AiState.tsx';
import type { EvidenceLinks } from '#features/review/answers/evidence.ts';
import type { Me, Viewer } from '#features/review/parts/me.ts';
import { Comparison } from '#features/review/results/Comparison.tsx';
import { DecisionPanel } from '#features/review/decision/DecisionPanel.tsx';
import { NotesPanel } from '#features/review/notes/NotesPanel.tsx';
import { Part } from './PartLinks.tsx';
import { PausedScorecard } from '#features/review/scorecard/PausedScorecard.tsx';
import { ScorecardForm } from '#features/review/scorecard/ScorecardForm.tsx';
import { SummaryPanel } from '#features/review/summary/SummaryPanel.tsx';
import { useIdentity } from '#features/review/parts/identityContext.ts';
import type { AiFile } from '#features/review/results/useAiFile.ts';
import { useInputCheck } from '#features/review/results/useInputCheck.ts';
import { usePeers } from '#features/review/results/usePeers.ts';
import type { ReviewFile } from './useReviewFile.ts';

export interface AssessmentProps {
  candidateRef: CandidateRef;
  viewer: Viewer;
  file: ReviewFile;
  /** Undefined while they load. */
  review: Stored<Review> | null | undefined;
  decision: Stored<Decision> | null | undefined;
  ai: AiFile;
  links: EvidenceLinks;
}

export function Assessment({
  candidateRef,
  viewer,
  file,
  review,
  decision,
  ai,
  links,
}: AssessmentProps) {
  const { session, interview, rubric, answers } = file;
  const { me, member } = viewer;
  const { t } = useTranslation(['review', 'share']);
  const handedIn = review?.data.submitted === true;
  const canEdit = isEditor(member);
  const paused = isScoringPaused(session);
  const peers = usePeers(handedIn ? candidateRef : null, me.uid);
  const notification = valueOf(useLive(asResult(outcomeOf(candidateRef))));
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
    <Stack spacing={3}>
      <Part name="scorecard">
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
      </Part>
      {handedIn && session.consent.ai && ai.ratings.kind === 'ready' && ai.ratings.value && (
        <SummaryPanel
          rubric={rubric}
          ratings={ai.ratings.value}
          answers={answers}
          numbers={links.numbers}
          names={[session.displayName]}
          agreed={agreedEngine(session.consent)}
        />
      )}
      <Part name="decision">
        {decision === undefined ? (
          <RowsSkeleton rows={1} height={120} />
        ) : (
          <TheDecision
            candidateRef={candidateRef}
            viewer={viewer}
            file={file}
            decision={decision}
            notification={notification?.data ?? null}
            hasRuns={ai.runs.length > 0}
            handedIn={handedIn}
          />
        )}
      </Part>
      <Part name="notes">
        {review === undefined ? (
          <RowsSkeleton rows={2} />
        ) : (
          <Boundary fallback={<RowsSkeleton rows={2} />}>
            <NotesPanel
              candidateRef={candidateRef}
              me={me}
              handedIn={handedIn}
              scorable={!paused}
            />
          </Boundary>
        )}
      </Part>
      {isManager(member) && (
        <Part name="activity">
          <ActivityPanel candidateRef={candidateRef} />
        </Part>
      )}
      <Typography variant="caption" color="text.secondary">
        {t('promise')}
      </Typography>
    </Stack>
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

/** The decision, with what the message to the candidate speaks of. */
function TheDecision({
  candidateRef,
  viewer: { me, member, company },
  file: { session, interview, rubric },
  decision,
  notification,
  hasRuns,
  handedIn,
}: Pick<AssessmentProps, 'candidateRef' | 'viewer' | 'file'> & {
  decision: Stored<Decision> | null;
  notification: Outcome | null;
  /** The AI has evaluated this interview. */
  hasRuns: boolean;
  handedIn: boolean;
}) {
  const { name } = useIdentity();
  return (
    <DecisionPanel
      candidateRef={candidateRef}
      uid={me.uid}
      session={session}
      decision={decision?.data ?? null}
      notification={notification}
      about={{
        name,
        job: interview.title,
        company,
        language: session.language ?? interview.language,
        competencies: rubric.map((competency) => competency.name),
        contact: me.email,
        aiUsed: session.consent.ai && hasRuns,
        keptAs: `hirely.message/${me.uid}/${candidateRef.orgId}/${targetOf(candidateRef)}`,
      }}
      canEdit={isEditor(member)}
      handedIn={handedIn}
    />
  );
}
