// What the room holds now: the open question, the look back at all answers, or what remains when the time is over.
import type { ReactNode } from 'react';
import type { Room } from '#data/candidate/room.ts';
import type { Outbox } from '#data/candidate/outboxContract.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { resumeQuestionId } from '#domain/jobs/answering.ts';
import { QuestionView } from '#features/interview/answer/QuestionView.tsx';
import type { RoomTools } from '#features/interview/devices/roomTools.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { ResumeComposer, ReviewAnswers, TranscriptCheck } from './laterParts.ts';
import type { Sending } from './useSending.ts';

export interface RoomContentProps {
  room: Room;
  candidateRef: CandidateRef;
  outbox: Outbox;
  controls: RoomControls;
  tools: RoomTools;
  sending: Sending;
  company: string;
  /** Shown instead of everything where the time is over. */
  over: ReactNode;
}

export function RoomContent({
  room,
  candidateRef,
  outbox,
  controls,
  tools,
  sending,
  company,
  over,
}: RoomContentProps) {
  if (over) return <Boundary>{over}</Boundary>;
  const { question } = controls;
  if (!question)
    return (
      <Boundary>
        <ReviewAnswers
          candidateRef={candidateRef}
          controls={controls}
          sending={sending}
          company={company}
          ai={room.session.consent.ai}
          recordingSession={tools.recordingSession}
          recordings={tools.recordings}
          transcripts={
            <Boundary fallback={null} failed={() => null}>
              <TranscriptCheck room={room} candidateRef={candidateRef} />
            </Boundary>
          }
        />
      </Boundary>
    );
  return (
    <QuestionView
      key={question.id}
      controls={controls}
      outbox={outbox}
      company={company}
      tools={tools}
      resume={
        question.id === resumeQuestionId ? (
          <Boundary>
            <ResumeComposer
              candidateRef={candidateRef}
              answerId={resumeQuestionId}
              stored={room.answers.find(({ id }) => id === resumeQuestionId)?.data ?? null}
              onContinue={() => (controls.active ? void controls.continueOn() : controls.next())}
              onSkip={controls.skip}
            />
          </Boundary>
        ) : null
      }
    />
  );
}
