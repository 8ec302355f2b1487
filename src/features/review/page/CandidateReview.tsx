// Lays the candidate's file out: answers on the left, judgement on the right, each leading to the other.
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Link } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { fileOf } from '#data/candidate/candidateFile.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { Fault } from '#domain/base/fault.ts';
import { to } from '#navigation/routes.ts';
import { usePageSubject } from '#ui/commands/usePageCommands.ts';
import { Page } from '#ui/page/Page.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { CandidateActions } from './CandidateActions.tsx';
import { CandidateFacts } from './CandidateFacts.tsx';
import { CandidateGone } from './CandidateGone.tsx';
import { CandidateNotices } from './CandidateNotices.tsx';
import { FinishedInterview } from './FinishedInterview.tsx';
import { UnfinishedInterview } from './UnfinishedInterview.tsx';
import { IdentityContext, useWhoOf } from '#features/review/parts/identityContext.ts';
import type { Viewer } from '#features/review/parts/me.ts';
import { useQuoteLinks } from '#features/review/answers/useQuoteLinks.ts';
import { useNoteView } from './useNoteView.ts';
import { useReviewFile, type FoundFile } from './useReviewFile.ts';

export interface CandidateReviewProps {
  candidateRef: CandidateRef;
  viewer: Viewer;
}

export function CandidateReview({ candidateRef, viewer }: CandidateReviewProps) {
  const { session, interview, ...file } = useLive(fileOf(candidateRef));
  const [title, setTitle] = useState<string | null>(null);
  // What was here is remembered: gone is not the same as never found.
  if (interview && session && title !== interview.data.title) setTitle(interview.data.title);
  // Without a network "not on this device" says nothing about the server.
  if ((!session || !interview) && title === null && !navigator.onLine) throw new Fault('offline');
  if (!session || !interview)
    return (
      <CandidateGone
        candidateRef={candidateRef}
        title={interview?.data.title ?? title}
        isJobGone={!interview}
        wasHere={title !== null}
      />
    );
  return (
    <CandidateReviewBody
      candidateRef={candidateRef}
      viewer={viewer}
      found={{ ...file, session, interview }}
    />
  );
}

function CandidateReviewBody({
  candidateRef,
  viewer,
  found,
}: CandidateReviewProps & { found: FoundFile }) {
  const { me, member } = viewer;
  const state = useReviewFile(candidateRef, me.uid, found);
  const { session, interview } = state.file;
  const quoteLinks = useQuoteLinks();
  const who = useWhoOf(candidateRef, session, me.uid);
  const [wordsShown, setWordsShown] = useState(false);
  const seen = who.open && wordsShown ? found.asGiven : found;
  const { interviewId, candidateUid } = candidateRef;
  const candidateAddress = { interviewId, candidateUid };
  const closed = session.status === 'submitted' || session.status === 'expired';
  usePageSubject({
    kind: 'candidate',
    // In a blind interview the code, also for whoever knows more: a device keeps it.
    title: session.displayName,
    detail: interview.title,
    target: to('candidate', candidateAddress),
  });
  useNoteView(candidateRef, me.uid, member.role, closed);

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
            {interview.title}
          </Link>
        }
        lead={<CandidateFacts session={session} interview={interview} identity={who.identity} />}
        actions={
          <CandidateActions
            candidateRef={candidateRef}
            viewer={viewer}
            file={{ ...state.file, answers: seen.answers.items }}
            decision={state.decision?.data ?? null}
            closed={closed}
          />
        }
      >
        <CandidateNotices
          candidateRef={candidateRef}
          viewer={viewer}
          file={state.file}
          who={who}
          wordsShown={wordsShown}
          onWords={setWordsShown}
        />
        {closed ? (
          <FinishedInterview
            candidateRef={candidateRef}
            viewer={viewer}
            state={state}
            seen={seen}
            quoteLinks={quoteLinks}
          />
        ) : (
          <UnfinishedInterview candidateRef={candidateRef} viewer={viewer} state={state} />
        )}
      </Page>
    </IdentityContext>
  );
}
