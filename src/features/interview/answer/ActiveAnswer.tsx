// The field for the answer that is being given: typed, spoken, or the consent that speaking needs first.
import type { Outbox } from '#data/candidate/outboxContract.ts';
import { joinText } from '#media/listening.ts';
import { Composer } from './Composer.tsx';
import { FormatChoice } from './FormatChoice.tsx';
import { VoiceInput } from './VoiceInput.tsx';
import type { RoomTools } from '#features/interview/devices/roomTools.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { RecordingConsent, SpokenComposer } from '#features/interview/room/laterParts.ts';
import type { Turn } from '#features/interview/session/roomPlan.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';

export interface ActiveAnswerProps {
  turn: Turn;
  controls: RoomControls;
  outbox: Outbox;
  company: string;
  tools: RoomTools;
  onRecording: (isRecording: boolean) => void;
}

export function ActiveAnswer({
  turn,
  controls,
  outbox,
  company,
  tools,
  onRecording,
}: ActiveAnswerProps) {
  const { answerId } = turn;
  const answering = controls.answering(answerId);
  const { format } = answering;
  const choice = (
    <FormatChoice
      answering={answering}
      onChange={(chosen) => controls.setFormat(answerId, chosen)}
    />
  );
  if (format !== 'text' && !tools.mayRecord(format))
    return (
      <Boundary>
        <RecordingConsent
          key={answerId}
          kind={format}
          company={company}
          moves={controls.moves}
          choice={choice}
          others={answering.offered.filter((other) => other === 'text' || tools.mayRecord(other))}
          onFormat={(chosen) => controls.setFormat(answerId, chosen)}
          onAgree={tools.agreeToRecord}
          onSkip={controls.skip}
        />
      </Boundary>
    );
  if (format !== 'text')
    return (
      <Boundary>
        <SpokenComposer
          key={answerId}
          controls={controls}
          turn={turn}
          kind={format}
          tools={tools}
          choice={choice}
          offered={answering.offered}
          onFormat={(chosen) => controls.setFormat(answerId, chosen)}
          onRecording={onRecording}
        />
      </Boundary>
    );
  const type = (typed: string): void =>
    outbox.type(answerId, typed, turn.followUp > 0 ? turn.prompt : null);
  return (
    <>
      {choice}
      <Composer
        key={answerId}
        answer={{
          text: controls.textOf(answerId),
          entry: controls.entryOf(answerId),
          onType: type,
          onRetry: outbox.retry,
        }}
        questionId={`asked-${answerId}`}
        isFollowUp={turn.followUp > 0}
        thinking={controls.thinking}
        moves={controls.moves}
        onContinue={() => void controls.continueOn()}
        onSkip={controls.skip}
      >
        <VoiceInput
          language={tools.speech}
          isAgreed={tools.prefs.voiceAgreed}
          onAgree={() => tools.setPref('voiceAgreed', true)}
          onWords={(words) => type(joinText(controls.textOf(answerId), words))}
        />
      </Composer>
    </>
  );
}
