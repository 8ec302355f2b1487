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
import { useChooseAtEnd, useSendAgain, useUnsavedGuard } from './roomGuards.ts';
import { RoomContent } from './RoomContent.tsx';
import { RoomHeader } from './RoomHeader.tsx';
import { RoomNotices } from './RoomNotices.tsx';
import { RoomAccommodation, RoomHelp, TimeOver } from './laterParts.ts';
import { clockOf } from '#features/interview/session/answering.ts';
import { writeAnswersAsText } from '#features/interview/session/answersAsText.ts';
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

/** What a message to the company says: who writes about which interview, with the answers as text. */
function useLetter(
  room: Room,
  candidateRef: CandidateRef,
  controls: RoomControls,
  company: string,
) {
  const { t } = useTranslation('interview');
  const transcriptOf = useTranscript(controls);
  return {
    company,
    title: room.interview.title,
    name: room.session.displayName,
    answers: writeAnswersAsText(room.questions, controls.plan, transcriptOf, t('review.noAnswer')),
    request: <RoomAccommodation room={room} candidateRef={candidateRef} company={company} />,
  };
}

/** What is announced to a screen reader: what has happened, and how much time is left. */
function Announcements({ text, minutesLeft }: { text: string; minutesLeft: number | null }) {
  const { t } = useTranslation('interview');
  return (
    <>
      <div aria-live="polite" style={visuallyHidden}>
        {text}
      </div>
      <div aria-live="polite" style={visuallyHidden}>
        {minutesLeft !== null && t('time.left', { count: minutesLeft })}
      </div>
    </>
  );
}

/** The controls of the room; a resume that is being sent counts as an answer. */
function useControls({
  room,
  candidateRef,
  outbox,
  state,
  recordingSession,
  recordings,
}: ActiveRoomProps) {
  const uploads = useOpenResumeUploads(candidateRef);
  const controls = withResumeUploads(
    useRoom(room, outbox, state, recordingSession, recordings),
    uploads,
    room.answers,
  );
  return { controls, uploads };
}

export function ActiveRoom(props: ActiveRoomProps) {
  const { room, candidateRef, outbox, state, recordingSession, recordings } = props;
  const { t } = useTranslation('interview');
  const { session, interview, invite } = room;
  const { controls, uploads } = useControls(props);
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
  const letter = useLetter(room, candidateRef, controls, company);

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
      <Announcements text={announcement} minutesLeft={spoken} />
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
