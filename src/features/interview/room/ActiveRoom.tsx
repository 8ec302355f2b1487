// The room of an interview in progress, in its active tab.
import { Container } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Room } from '#data/candidate/room.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { Outbox, OutboxState } from '#data/candidate/outboxContract.ts';
import { isUnsaved } from '#data/candidate/outboxEntry.ts';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import type { Recordings } from '#domain/recordings/recording.ts';
import { useOnline } from '#ui/reading/useOnline.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { LeftRecordings } from './LeftRecordings.tsx';
import { RoomAccommodation } from '#features/interview/accommodation/RoomAccommodation.tsx';
import { useChooseAtEnd, useSendAgain, useUnsavedGuard } from './roomGuards.ts';
import { RoomContent } from './RoomContent.tsx';
import { RoomHeader } from './RoomHeader.tsx';
import { RoomHelp } from './RoomHelp.tsx';
import { RoomNotices } from './RoomNotices.tsx';
import { TimeOver } from './TimeOver.tsx';
import { clockOf } from '#features/interview/session/answering.ts';
import { answersAsText } from '#features/interview/session/answersAsText.ts';
import { useIntegrityLog } from '#features/interview/session/useIntegrityLog.ts';
import {
  useOpenResumeUploads,
  withResumeUploads,
} from '#features/interview/resume/useResumeUploads.ts';
import { useRoom, type RoomControls } from '#features/interview/session/useRoom.ts';
import { useAnnouncement } from './useAnnouncement.ts';
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

/** The words of an answer as text: what was typed, or what a recording is and says. */
function useTranscript(controls: RoomControls): (answerId: string) => string {
  const { t } = useTranslation('interview');
  return (answerId) => {
    const recorded = controls.recordedOf(answerId);
    if (!recorded) return controls.textOf(answerId);
    const length = clockOf(recorded.durationMs / 1_000);
    return [t(`video.answer.${recorded.kind}`, { length }), recorded.transcript]
      .filter((part) => part !== '')
      .join('\n');
  };
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
  const announcement = useAnnouncement(controls);
  useIntegrityLog(candidateRef, controls.active?.answerId ?? null);
  const [helpOpen, setHelpOpen] = useState(false);
  const company = invite?.companyName ?? t('list.company');
  const isOver = timing?.phase === 'over' || timing?.phase === 'closed';
  const transcriptOf = useTranscript(controls);
  const letter = {
    company,
    title: interview.title,
    name: session.displayName,
    answers: answersAsText(questions, controls.plan, transcriptOf, t('review.noAnswer')),
    request: <RoomAccommodation room={room} candidateRef={candidateRef} company={company} />,
  };

  useUnsavedGuard(state, recordings);
  useSendAgain(room, outbox, recordingSession);
  useChooseAtEnd(timing, controls, recordingSession, recordings);

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
      <RoomNotices isOnline={isOnline} state={state} timing={timing} />
      <RoomContent
        room={room}
        candidateRef={candidateRef}
        outbox={outbox}
        controls={controls}
        tools={tools}
        sending={sending}
        company={company}
        over={
          isOver && (
            <TimeOver
              closed={timing.phase === 'closed'}
              onlyHere={[...state.entries.values()].filter(isUnsaved).length}
              left={<LeftRecordings recordingSession={recordingSession} recordings={recordings} />}
              {...letter}
            />
          )
        }
      />
      <div aria-live="polite" style={visuallyHidden}>
        {announcement}
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
