// The judging side of the page: my scorecard or, once it is in, everybody's; the decision; notes; activity.
import { Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { targetOf } from '#data/candidate/candidateFile.ts';
import { outcomeOf } from '#data/candidate/outcome.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { reviewsOf } from '#data/review/reviews.ts';
import { guestReviewsOf } from '#data/review/shares.ts';
import type { Answer } from '#domain/candidate/answer.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import type { Interview, RubricItem } from '#domain/jobs/interview.ts';
import { isEditor, isManager, type Member } from '#domain/company/member.ts';
import type { Decision, Review } from '#domain/review/review.ts';
import { agreedEngine, isScoringPaused } from '#domain/candidate/session.ts';
import type { Stored } from '#domain/base/source.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { asResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { ActivityPanel } from './ActivityPanel.tsx';
import { AiState } from '#features/review/results/AiState.tsx';
import type { Me } from '#features/review/parts/me.ts';
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

export interface AssessmentProps {
  candidateRef: CandidateRef;
  me: Me;
  member: Member;
  company: string;
  session: StaffSession;
  interview: Interview;
  rubric: RubricItem[];
  /** Undefined while they load. */
  review: Stored<Review> | null | undefined;
  decision: Stored<Decision> | null | undefined;
  ai: AiFile;
  numbers: Readonly<Record<string, number>>;
  texts: Readonly<Record<string, string>>;
  answers: readonly Stored<Answer>[];
  active: string | null;
  onSelect: (id: string) => void;
}

export function Assessment({
  candidateRef,
  me,
  member,
  company,
  session,
  interview,
  rubric,
  review,
  decision,
  ai,
  numbers,
  texts,
  answers,
  active,
  onSelect,
}: AssessmentProps) {
  const { t } = useTranslation(['review', 'share']);
  const { name } = useIdentity();
  const handedIn = review?.data.submitted === true;
  const canEdit = isEditor(member);
  const paused = isScoringPaused(session);
  const peers = (valueOf(useLive(asResult(handedIn ? reviewsOf(candidateRef) : null)))?.items ?? [])
    .filter(({ id, data }) => id !== me.uid && data.submitted)
    .map(({ id, data }) => ({ uid: id, name: data.name || t('people.former'), review: data }))
    .concat(
      (valueOf(useLive(asResult(handedIn ? guestReviewsOf(candidateRef) : null)))?.items ?? []).map(
        ({ id, data }) => ({
          uid: id,
          name: t('share:outside', { name: data.name ?? '' }),
          review: data,
        }),
      ),
    );
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
  const about = {
    name,
    job: interview.title,
    company,
    language: session.language ?? interview.language,
    competencies: rubric.map(({ name }) => name),
    contact: me.email,
    aiUsed: session.consent.ai && ai.runs.length > 0,
    keptAs: `hirely.message/${me.uid}/${candidateRef.orgId}/${targetOf(candidateRef)}`,
  };

  return (
    <Stack spacing={3}>
      <Part name="scorecard">
        {review === undefined && <RowsSkeleton rows={4} height={88} />}
        {review !== undefined && !handedIn && (
          <Stack spacing={3}>
            {paused ? (
              <PausedScorecard name={name} askedAt={session.deletionAskedAt ?? null} />
            ) : (
              <ScorecardForm
                candidateRef={candidateRef}
                reviewer={me}
                review={review?.data ?? null}
                rubric={rubric}
                numbers={numbers}
              />
            )}
            <Panel title={t('ai.title')}>{aiState}</Panel>
          </Stack>
        )}
        {review && handedIn && (
          <Comparison
            candidateRef={candidateRef}
            me={me}
            rubric={rubric}
            mine={review.data}
            peers={peers}
            ai={
              ai.run && session.consent.ai
                ? { run: ai.run, runs: ai.runs, ratings: ai.ratings, check, onRun: ai.onRun }
                : null
            }
            aiState={aiState}
            canEdit={canEdit}
            paused={paused}
            jobDone={ai.job?.data.status === 'done'}
            numbers={numbers}
            answers={texts}
            active={active}
            onSelect={onSelect}
          />
        )}
      </Part>
      {handedIn && session.consent.ai && ai.ratings.kind === 'ready' && ai.ratings.value && (
        <SummaryPanel
          rubric={rubric}
          ratings={ai.ratings.value}
          answers={answers}
          numbers={numbers}
          names={[session.displayName]}
          agreed={agreedEngine(session.consent)}
        />
      )}
      <Part name="decision">
        {decision === undefined ? (
          <RowsSkeleton rows={1} height={120} />
        ) : (
          <DecisionPanel
            candidateRef={candidateRef}
            uid={me.uid}
            session={session}
            decision={decision?.data ?? null}
            notification={notification?.data ?? null}
            about={about}
            canEdit={canEdit}
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
