// Lays the candidate's file out: answers on the left, judgement on the right, each leading to the other.
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Alert, Box, Link, Stack } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { fileOf, type CandidateFile } from '#data/candidate/candidateFile.ts';
import { decisionOf } from '#data/review/decisions.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { questionsSource } from '#data/jobs/interviews.ts';
import { myReview } from '#data/review/reviews.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import { Fault } from '#domain/base/fault.ts';
import { revealerOf } from '#domain/candidate/identity.ts';
import type { Interview, RubricItem } from '#domain/jobs/interview.ts';
import { isEditor, isManager, type Member } from '#domain/company/member.ts';
import { questionNumbers } from '#domain/jobs/questionNumbers.ts';
import type { Stored } from '#domain/base/source.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Page } from '#ui/page/Page.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { asResult, valueOrThrow, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { AccommodationNotice } from '#features/review/requests/AccommodationNotice.tsx';
import { ActivityPanel } from './ActivityPanel.tsx';
import { AnswersThread } from '#features/review/answers/AnswersThread.tsx';
import { Assessment } from './Assessment.tsx';
import { CandidateFacts } from './CandidateFacts.tsx';
import { CandidateGone } from './CandidateGone.tsx';
import { CandidateRequests } from '#features/review/requests/CandidateRequests.tsx';
import { DeletionNotice } from '#features/review/requests/DeletionNotice.tsx';
import { CandidateTools } from './CandidateTools.tsx';
import { IdentityStrip } from './IdentityStrip.tsx';
import { Neighbours } from './Neighbours.tsx';
import { NotesPanel } from '#features/review/notes/NotesPanel.tsx';
import { Part, PartLinks, type PartName } from './PartLinks.tsx';
import { RoomContext } from './RoomContext.tsx';
import { StageMenu } from './StageMenu.tsx';
import { EvaluatedAt, HandedInAt } from '#features/review/answers/TranscriptNote.tsx';
import { TroubleNotice } from '#features/review/requests/TroubleNotice.tsx';
import { ownScrollMark } from '#features/review/parts/bringIntoView.ts';
import { askedOrder, rangesOf } from '#features/review/answers/evidence.ts';
import { IdentityContext, useWhoOf } from '#features/review/parts/identityContext.ts';
import type { Me } from '#features/review/parts/me.ts';
import { ShareButton } from '#features/review/share/ShareButton.tsx';
import { useAiFile } from '#features/review/results/useAiFile.ts';
import { useNoteView } from './useNoteView.ts';
import { useQuoteLinks } from '#features/review/answers/useQuoteLinks.ts';

export interface CandidateReviewProps {
  candidateRef: CandidateRef;
  me: Me;
  member: Member;
  company: string;
}

const twoColumns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) minmax(360px, 0.72fr)',
    lg: 'minmax(0, 1fr) 480px',
  },
  alignItems: 'start',
} as const;
/** On wide screens the judgement scrolls by itself, so that a quote and its answer are seen together. */
const ownScroll = {
  position: { md: 'sticky' },
  top: { md: 80 },
  maxHeight: { md: 'calc(100dvh - 96px)' },
  overflowY: { md: 'auto' },
  minWidth: 0,
  scrollbarWidth: 'thin',
} as const;

const noItems: RubricItem[] = [];

export function CandidateReview(props: CandidateReviewProps) {
  const { session, interview, ...file } = useLive(fileOf(props.candidateRef));
  const [title, setTitle] = useState<string | null>(null);
  // What was here is remembered: gone is not the same as never found.
  if (interview && session && title !== interview.data.title) setTitle(interview.data.title);
  // Without a network "not on this device" says nothing about the server.
  if ((!session || !interview) && title === null && !navigator.onLine) throw new Fault('offline');
  if (!session || !interview)
    return (
      <CandidateGone
        candidateRef={props.candidateRef}
        title={interview?.data.title ?? title}
        isJobGone={!interview}
        wasHere={title !== null}
      />
    );
  return <CandidateReviewBody {...props} {...file} session={session} interview={interview} />;
}

interface CandidateReviewBodyProps
  extends CandidateReviewProps, Omit<CandidateFile, 'session' | 'interview'> {
  session: Stored<StaffSession>;
  interview: Stored<Interview>;
}

function CandidateReviewBody({
  candidateRef,
  me,
  member,
  company,
  session,
  interview,
  rubric,
  answers,
  transcripts,
  asGiven,
}: CandidateReviewBodyProps) {
  const { t } = useTranslation(['review', 'routes']);
  const review = valueOrThrow(useLive(asResult(myReview(candidateRef, me.uid))));
  const decision = valueOrThrow(useLive(asResult(decisionOf(candidateRef))));
  const revealed = review?.data.submitted === true;
  // A rubric that is missing takes nothing else from the page: what was answered is shown without it.
  const items = rubric?.data.items ?? noItems;
  const asked = useMemo(
    () => askedOrder(items, interview.data.questionIds),
    [items, interview.data.questionIds],
  );
  const numbers = useMemo(() => questionNumbers(asked.map(({ question }) => question.id)), [asked]);
  const texts = useMemo(
    () => Object.fromEntries(answers.items.map(({ id, data }) => [id, data.text ?? ''])),
    [answers],
  );
  const ai = useAiFile(candidateRef, session.data, texts, revealed);
  const questions = valueOf(useLive(asResult(questionsSource(candidateRef))));
  const prepared = useMemo(
    () => (questions ? new Set(questions.data.items.flatMap(({ followUps }) => followUps)) : null),
    [questions],
  );
  const ratings = ai.ratings.kind === 'ready' ? ai.ratings.value : null;
  const ranges = useMemo(
    () =>
      rangesOf(
        ratings ?? [],
        texts,
        (rating) => items.find(({ id }) => id === rating.competencyId)?.name ?? '',
      ),
    [ratings, texts, items],
  );
  const { active, toAnswer, toRating } = useQuoteLinks();
  const { status } = session.data;
  const who = useWhoOf(candidateRef, session.data, me.uid);
  const [wordsShown, setWordsShown] = useState(false);
  const seen = who.open && wordsShown ? asGiven : { answers, transcripts };
  const closed = status === 'submitted' || status === 'expired';
  const canEdit = isEditor(member);
  useNoteView(candidateRef, me.uid, member.role, closed);
  const parts: PartName[] = [
    'scorecard',
    'decision',
    'notes',
    ...(isManager(member) ? (['activity'] as const) : []),
  ];

  return (
    <IdentityContext value={who}>
      <Page
        width="wide"
        title={who.name}
        eyebrow={
          <Link
            component={RouterLink}
            to={to('job', { interviewId: candidateRef.interviewId })}
            variant="body2"
            underline="hover"
            sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', minHeight: 24 }}
          >
            <ArrowBackIcon fontSize="inherit" aria-hidden />
            {interview.data.title}
          </Link>
        }
        lead={
          <CandidateFacts
            session={session.data}
            interview={interview.data}
            identity={who.identity}
          />
        }
        actions={
          <Stack
            direction="row"
            spacing={1}
            useFlexGap
            sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Neighbours candidateRef={candidateRef} startedAt={session.data.startedAt ?? null} />
            {closed && (
              <CandidateTools
                candidateRef={candidateRef}
                me={me}
                session={session.data}
                interview={interview.data}
                rubric={items}
                decision={decision?.data ?? null}
                asked={asked}
                answers={seen.answers.items}
              />
            )}
            {closed && canEdit && (
              <ShareButton
                candidateRef={candidateRef}
                me={me}
                blind={session.data.blind === true}
                job={{ title: interview.data.title, company }}
              />
            )}
            <StageMenu
              candidateRef={candidateRef}
              uid={me.uid}
              session={session.data}
              outcome={decision?.data.outcome}
              canEdit={canEdit}
            />
          </Stack>
        }
      >
        {who.blind && (
          <IdentityStrip
            candidateRef={candidateRef}
            uid={me.uid}
            session={session.data}
            who={who}
            role={canEdit ? revealerOf(member.role) : null}
            wordsShown={wordsShown}
            onWords={setWordsShown}
          />
        )}
        {isManager(member) && (
          <CandidateRequests
            candidateRef={candidateRef}
            uid={me.uid}
            name={session.data.displayName}
            status={status}
          />
        )}
        {!isManager(member) && status !== 'erasing' && (
          <DeletionNotice session={session.data} name={who.name} />
        )}
        {canEdit && (
          <TroubleNotice
            candidateRef={candidateRef}
            uid={me.uid}
            session={session.data}
            interview={interview.data}
            name={who.name}
          />
        )}
        {!closed && (
          <Stack spacing={3}>
            {canEdit && status === 'in_progress' && (
              <Boundary fallback={null} failed={() => null}>
                <AccommodationNotice candidateRef={candidateRef} token={session.data.inviteToken} />
              </Boundary>
            )}
            <Alert severity="info">
              {t(
                status === 'in_progress'
                  ? 'state.inProgress'
                  : status === 'withdrawn'
                    ? 'state.withdrawn'
                    : 'state.erasing',
                { name: who.name, count: answers.items.length },
              )}
            </Alert>
            {status !== 'erasing' && review !== undefined && (
              <Boundary fallback={<RowsSkeleton rows={2} />}>
                <NotesPanel
                  candidateRef={candidateRef}
                  me={me}
                  handedIn={revealed}
                  scorable={status === 'in_progress'}
                />
              </Boundary>
            )}
            {isManager(member) && <ActivityPanel candidateRef={candidateRef} />}
          </Stack>
        )}
        {closed && (
          <Box sx={twoColumns}>
            <Box sx={{ display: { xs: 'contents', md: 'none' } }}>
              <PartLinks parts={['answers', ...parts]} handedIn={revealed} />
            </Box>
            <Part name="answers">
              <HandedInAt value={session.data.submittedAt ?? null}>
                <EvaluatedAt value={ai.run?.data.createdAt ?? null}>
                  <AnswersThread
                    candidateRef={candidateRef}
                    asked={asked}
                    prepared={prepared}
                    answers={seen.answers}
                    transcripts={seen.transcripts}
                    language={interview.data.language ?? 'en'}
                    ranges={ranges}
                    active={active}
                    onSelect={toRating}
                    job={interview.data}
                    door={!session.data.consent.ai ? 'refused' : revealed ? 'open' : 'closed'}
                  />
                </EvaluatedAt>
              </HandedInAt>
              <Box sx={{ mt: 3 }}>
                <RoomContext candidateRef={candidateRef} numbers={numbers} />
              </Box>
            </Part>
            <Box
              component="section"
              aria-labelledby="judgement-title"
              id="judgement"
              tabIndex={0}
              {...ownScrollMark}
              sx={ownScroll}
            >
              <Box sx={{ display: { xs: 'none', md: 'contents' } }}>
                <PartLinks parts={parts} handedIn={revealed} />
              </Box>
              <Box component="h2" id="judgement-title" sx={visuallyHidden}>
                {t('judgement')}
              </Box>
              <Assessment
                candidateRef={candidateRef}
                me={me}
                member={member}
                company={company}
                session={session.data}
                interview={interview.data}
                rubric={items}
                review={review}
                decision={decision}
                ai={ai}
                numbers={numbers}
                texts={texts}
                answers={answers.items}
                active={active}
                onSelect={toAnswer}
              />
            </Box>
          </Box>
        )}
      </Page>
    </IdentityContext>
  );
}

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  m: 0,
} as const;
