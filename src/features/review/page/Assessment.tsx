// The judging side of the page: my scorecard or, once it is in, everybody's; the decision; notes; activity.
import { Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { targetOf } from '#data/candidate/candidateFile.ts';
import { outcomeOf } from '#data/candidate/outcome.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { isEditor, isManager } from '#domain/company/member.ts';
import type { Decision, Outcome, Review } from '#domain/review/review.ts';
import { readAgreedEngine, isScoringPaused } from '#domain/candidate/session.ts';
import type { Stored } from '#domain/base/source.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { ActivityPanel } from './ActivityPanel.tsx';
import type { EvidenceLinks } from '#features/review/answers/evidence.ts';
import type { Viewer } from '#features/review/parts/me.ts';
import { DecisionPanel } from '#features/review/decision/DecisionPanel.tsx';
import { NotesPanel } from '#features/review/notes/NotesPanel.tsx';
import { Part } from './PartLinks.tsx';
import { SummaryPanel } from '#features/review/summary/SummaryPanel.tsx';
import { useIdentity } from '#features/review/parts/identityContext.ts';
import type { AiFile } from '#features/review/results/useAiFile.ts';
import type { ReviewFile } from './useReviewFile.ts';
import { ScorecardPart } from './ScorecardPart.tsx';

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
  const { session, rubric, answers } = file;
  const { me, member } = viewer;
  const { t } = useTranslation(['review', 'share']);
  const handedIn = review?.data.submitted === true;
  const paused = isScoringPaused(session);
  const notification = valueOf(useLive(wrapResult(outcomeOf(candidateRef))));
  return (
    <Stack spacing={3}>
      <Part name="scorecard">
        <ScorecardPart
          candidateRef={candidateRef}
          viewer={viewer}
          file={file}
          review={review}
          ai={ai}
          links={links}
        />
      </Part>
      {handedIn && session.consent.ai && ai.ratings.kind === 'ready' && ai.ratings.value && (
        <SummaryPanel
          rubric={rubric}
          ratings={ai.ratings.value}
          answers={answers}
          numbers={links.numbers}
          names={[session.displayName]}
          agreed={readAgreedEngine(session.consent)}
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
