// The room of an interview in progress, in its active tab.
import { Alert, Container, Stack } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Room } from '#data/candidate/candidate.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { Outbox, OutboxState } from '#data/candidate/outbox.ts';
import { isUnsaved } from '#data/candidate/outboxEntry.ts';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import { resumeQuestionId } from '#domain/jobs/answering.ts';
import type { Recordings } from '#domain/recordings/recording.ts';
import { useReloadGuard } from '#session/reloadGuard.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useOnline } from '#ui/reading/useOnline.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { LeftRecordings } from './LeftRecordings.tsx';
import { QuestionView } from '#features/interview/answer/QuestionView.tsx';
import { ResumeComposer } from '#features/interview/resume/ResumeComposer.tsx';
import { ReviewAnswers } from './ReviewAnswers.tsx';
import { RoomAccommodation } from '#features/interview/accommodation/RoomAccommodation.tsx';
import { RoomHeader } from './RoomHeader.tsx';
import { RoomHelp } from './RoomHelp.tsx';
import { TimeOver } from './TimeOver.tsx';
import { TranscriptCheck } from '#features/interview/after/TranscriptCheck.tsx';
import { clockOf } from '#features/interview/session/answering.ts';
import { answersAsText } from '#features/interview/session/answersAsText.ts';
import { review } from '#features/interview/session/roomPlan.ts';
import { useFreshStart } from '#features/interview/session/useFreshStart.ts';
import { useIntegrityLog } from '#features/interview/session/useIntegrityLog.ts';
import {
  useOpenResumeUploads,
  withResumeUploads,
} from '#features/interview/resume/useResumeUploads.ts';
import { useRoom, type RoomControls } from '#features/interview/session/useRoom.ts';
import { useSending } from './useSending.ts';
import { useTiming } from '#features/interview/session/useTiming.ts';
import { useTools } from '#features/interview/devices/useTools.ts';

export interface ActiveRoomProps {
  room: Room;
  candidateRef: CandidateRef;
  outbox: Outbox;
  state: OutboxState;
  recordingSession: RecordingSession;
  recordings: Recordings;
}

/** What a screen reader hears when the candidate comes to another question or follow-up. */
function useAnnouncement(controls: RoomControls): string {
  const { t } = useTranslation('interview');
  const [announcement, setAnnouncement] = useState('');
  const { moves, active, question, plan } = controls;
  const what =
    plan.at === review
      ? t('progress.review')
      : active && active.followUp > 0 && question
        ? `${t('thread.followUp', { index: active.followUp, count: Math.max(question.followUpCap, active.followUp) })}. ${active.prompt}`
        : question
          ? `${controls.number ? t('progress.question', { index: controls.number, count: controls.count }) : t('progress.resume')}. ${question.text}`
          : '';
  const latest = useRef(what);
  useEffect(() => {
    latest.current = what;
  });
  useEffect(() => {
    if (moves > 0) setAnnouncement(latest.current);
  }, [moves]);
  return announcement;
}

export function ActiveRoom({
  room,
  candidateRef,
  outbox,
  state,
  recordingSession,
  recordings,
}: ActiveRoomProps) {
  const { t } = useTranslation('interview');
  const { session, interview, invite, questions } = room;
  const uploads = useOpenResumeUploads(candidateRef);
  const controls = withResumeUploads(
    useRoom(room, outbox, state, recordingSession, recordings),
    uploads,
    room.answers,
  );
  const tools = useTools(room, candidateRef, outbox, state, recordingSession, recordings);
  const isOnline = useOnline();
  const { timing, spoken } = useTiming(session, interview);
  const sending = useSending(
    candidateRef,
    state,
    recordings,
    uploads,
    controls.plan.sending,
    isOnline,
    controls.hasAnswer,
    () => controls.setSending(false),
  );
  const said = useAnnouncement(controls);
  useIntegrityLog(candidateRef, controls.active?.answerId ?? null);
  const [helpOpen, setHelpOpen] = useState(false);
  const company = invite?.companyName ?? t('list.company');
  const ended = timing?.phase === 'over' || timing?.phase === 'closed';
  function wordsOf(answerId: string): string {
    const recorded = controls.recordedOf(answerId);
    return recorded
      ? [
          t(`video.answer.${recorded.kind}`, { length: clockOf(recorded.durationMs / 1_000) }),
          recorded.transcript,
        ]
          .filter((part) => part !== '')
          .join('\n')
      : controls.textOf(answerId);
  }
  const letter = {
    company,
    title: interview.title,
    name: session.displayName,
    answers: answersAsText(questions, controls.plan, wordsOf, t('review.noAnswer')),
    request: <RoomAccommodation room={room} candidateRef={candidateRef} company={company} />,
  };

  // A browser that keeps nothing asks before it lets unsaved words go.
  const atRisk = state.level === 'memory' && [...state.entries.values()].some(isUnsaved);
  useEffect(() => {
    if (!atRisk) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [atRisk]);

  // No new version of the app may reload the page now.
  useReloadGuard(atRisk || recordings.takes.some((take) => take.state === 'recording'));

  useFreshStart(
    recordings.takes.every(({ state: one }) => one === 'confirmed') &&
      ![...state.entries.values()].some(isUnsaved),
  );

  // More time, or the interview opened again: what was refused may go now.
  const { extraMinutes } = session;
  const { status } = interview;
  const closes = interview.closesAt?.getTime();
  useEffect(() => {
    outbox.retry();
    recordingSession.retry();
  }, [outbox, recordingSession, extraMinutes, status, closes, session.status]);

  // In the last minutes what was recorded counts, chosen or not: nothing that was said is left behind.
  const isEnding = timing?.phase === 'grace';
  const { hasAnswer } = controls;
  const endedTakes = recordings.takes.filter(
    (take) => take.state === 'kept' || take.state === 'faulty',
  ).length;
  useEffect(() => {
    if (isEnding) void recordingSession.chooseLeft(hasAnswer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- again with each recording that ends now
  }, [isEnding, recordingSession, endedTakes]);

  return (
    <Container maxWidth="md" sx={{ pt: { xs: 2.5, md: 4 }, pb: { xs: 6, md: 9 } }}>
      <RoomHeader
        controls={controls}
        title={interview.title}
        orgId={candidateRef.orgId}
        company={company}
        timing={timing}
        isTimeHidden={tools.prefs.timeHidden}
        onTimeHidden={(hidden) => tools.setPref('timeHidden', hidden)}
        onHelp={() => setHelpOpen(true)}
      />
      <Stack spacing={2} sx={{ mb: 2.5, '&:empty': { display: 'none' } }}>
        {!isOnline && (
          <Alert severity="warning" role="status">
            {t('room.offline')}
          </Alert>
        )}
        {state.lost && state.level !== 'memory' && (
          <Alert severity="info" role="status">
            {t(`room.lost.${state.lost}`)}
          </Alert>
        )}
        {state.level === 'memory' && (
          <Alert severity="warning" role="alert">
            {t('room.memoryOnly')}
          </Alert>
        )}
        {timing?.phase === 'grace' && (
          <Alert severity="warning" role="alert">
            {t('time.graceText')}
          </Alert>
        )}
      </Stack>
      {ended ? (
        <TimeOver
          closed={timing.phase === 'closed'}
          onlyHere={[...state.entries.values()].filter(isUnsaved).length}
          left={<LeftRecordings recordingSession={recordingSession} recordings={recordings} />}
          {...letter}
        />
      ) : controls.question ? (
        <QuestionView
          key={controls.question.id}
          controls={controls}
          outbox={outbox}
          company={company}
          tools={tools}
          resume={
            controls.question.id === resumeQuestionId ? (
              <ResumeComposer
                candidateRef={candidateRef}
                answerId={resumeQuestionId}
                stored={room.answers.find(({ id }) => id === resumeQuestionId)?.data ?? null}
                onContinue={() => (controls.active ? void controls.continueOn() : controls.next())}
                onSkip={controls.skip}
              />
            ) : null
          }
        />
      ) : (
        <ReviewAnswers
          candidateRef={candidateRef}
          controls={controls}
          sending={sending}
          company={company}
          ai={session.consent.ai}
          recordingSession={recordingSession}
          recordings={recordings}
          transcripts={
            <Boundary fallback={null} failed={() => null}>
              <TranscriptCheck room={room} candidateRef={candidateRef} />
            </Boundary>
          }
        />
      )}
      <div aria-live="polite" style={visuallyHidden}>
        {said}
      </div>
      <div aria-live="polite" style={visuallyHidden}>
        {spoken !== null && t('time.left', { count: spoken })}
      </div>
      <RoomHelp
        open={helpOpen}
        onClose={() => setHelpOpen(false)}
        session={session}
        candidateRef={candidateRef}
        {...letter}
      />
    </Container>
  );
}
