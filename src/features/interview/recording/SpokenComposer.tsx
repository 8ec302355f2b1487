// Answers a question by video or voice: open the device, think, record; what was recorded is the answer, or is recorded again.
import { Stack } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recordings, Take } from '#domain/recordings/recording.ts';
import { useReloadGuard } from '#session/reloadGuard.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import type { RoomTools, RoomTrouble } from '#features/interview/devices/roomTools.ts';
import { TakeReview } from './TakeReview.tsx';
import { TroubleDialog } from './TroubleDialog.tsx';
import { useAwake } from '#ui/reading/useAwake.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';
import { useSpoken, type Spoken } from './useSpoken.ts';
import type { Recorded } from '#features/interview/session/readAnswers.ts';
import { NewRecording, type SpokenTurn } from './NewRecording.tsx';
import { GivenRecording } from './GivenRecording.tsx';
import { useSelfOpening } from './useSelfOpening.ts';
import { NoneLeft, SpokenNotices } from './SpokenNotices.tsx';

export interface SpokenComposerProps extends SpokenTurn {
  /** The choice between formats; not shown while something is recorded. */
  choice: ReactNode;
  onRecording: (isRecording: boolean) => void;
}

/** What of the answer is on the screen: recordings to decide on, the one that is the answer, or neither. */
function stageOf(spoken: Spoken, recorded: Recorded | null, recordings: Recordings) {
  const { running, again, open, autoAcceptedId } = spoken;
  const accepted = recordings.takes.find(
    ({ id }) => id === autoAcceptedId && recorded?.take?.id === id,
  );
  const shown = accepted && !open.includes(accepted) ? [...open, accepted] : open;
  const isIdle = !running && !again;
  return {
    /** The recording that became the answer by itself. */
    accepted,
    shown,
    isReviewing: isIdle && shown.length > 0,
    isGiven: isIdle && shown.length === 0 && recorded !== null,
  };
}

/** Nothing reloads or falls asleep while something is recorded; the parent knows of it. */
function useRecordingGuards(
  isRecording: boolean,
  onRecording: (isRecording: boolean) => void,
): void {
  useReloadGuard(isRecording);
  useAwake(isRecording);
  useEffect(() => {
    onRecording(isRecording);
    return () => onRecording(false);
  }, [isRecording, onRecording]);
}

export function SpokenComposer(props: SpokenComposerProps) {
  const { controls, turn, kind, tools, choice, onRecording } = props;
  const { device, recordingSession, recordings } = tools;
  const spoken = useSpoken(controls, turn, kind, tools);
  const { running, open, justEnded } = spoken;
  const [trouble, setTrouble] = useState<{ takeId: string | null } | null>(null);
  const [isTroubleShown, setTroubleShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const recorded = controls.recordedOf(turn.answerId);
  const left = controls.takesLeft(turn.answerId);
  const { accepted, shown, isReviewing, isGiven } = stageOf(spoken, recorded, recordings);
  const needsDevice = !isReviewing && !isGiven && left > 0;
  const isRecording = running !== null;
  useRecordingGuards(isRecording, onRecording);

  // The device opens by itself where the browser need not ask; otherwise the candidate says when.
  const { step, isOther } = useSelfOpening({ device, kind, needsDevice, isRecording });
  useEffect(() => {
    if (controls.moves > 0) heading.current?.focus();
  }, [controls.moves]);

  return (
    <Stack spacing={2}>
      {!isRecording && !isGiven && choice}
      <Announcement isRecording={isRecording} justEnded={justEnded} open={open} />
      <SpokenNotices
        isTroubleShown={isTroubleShown && !isRecording && !isGiven}
        hideTrouble={() => setTroubleShown(false)}
        isMemoryOnly={recordings.level === 'memory' && !isGiven}
        fault={spoken.fault}
      />
      {isReviewing && (
        <RecordingsReview
          controls={controls}
          tools={tools}
          spoken={spoken}
          shown={shown}
          left={left}
          hasEarlier={recorded !== null && !accepted}
          isTroubleOpen={trouble !== null}
          onTrouble={(takeId) => setTrouble({ takeId })}
        />
      )}
      {isGiven && recorded && (
        <GivenRecording
          heading={heading}
          recordingSession={recordingSession}
          recorded={recorded}
          controls={controls}
          left={left}
          spoken={spoken}
          setTrouble={setTrouble}
        />
      )}
      {!isReviewing && !isGiven && left === 0 && <NoneLeft onSkip={controls.skip} />}
      {needsDevice && (
        <NewRecording
          answer={props}
          spoken={spoken}
          heading={heading}
          left={left}
          step={step}
          isOther={isOther}
          onTrouble={() => setTrouble({ takeId: null })}
        />
      )}
      <TroubleReport
        trouble={trouble}
        isRecording={isRecording}
        recorded={recorded}
        onClose={() => setTrouble(null)}
        onConfirm={(takeId, what) => {
          void spoken.giveBack(takeId, what);
          setTrouble(null);
          setTroubleShown(true);
        }}
      />
    </Stack>
  );
}

/** What a screen reader announces about the recording. */
function Announcement({
  isRecording,
  justEnded,
  open,
}: Pick<Spoken, 'justEnded' | 'open'> & { isRecording: boolean }) {
  const { t } = useTranslation('interview');
  const ended = t(open.at(-1)?.fault ? 'video.record.saidEnd' : 'video.record.saidYours');
  return (
    <div aria-live="assertive" style={visuallyHidden}>
      {isRecording ? t('video.record.said') : justEnded && open.length > 0 ? ended : ''}
    </div>
  );
}

interface RecordingsReviewProps {
  controls: RoomControls;
  tools: RoomTools;
  spoken: Spoken;
  shown: readonly Take[];
  /** How many more recordings are allowed. */
  left: number;
  /** Another answer was given before. */
  hasEarlier: boolean;
  isTroubleOpen: boolean;
  onTrouble: (takeId: string) => void;
}

/** What was recorded, to be used or recorded again. */
function RecordingsReview({
  controls,
  tools,
  spoken,
  shown,
  left,
  hasEarlier,
  isTroubleOpen,
  onTrouble,
}: RecordingsReviewProps) {
  return (
    <TakeReview
      recordingSession={tools.recordingSession}
      takes={shown}
      left={left}
      settling={{ held: isTroubleOpen, hurry: tools.recordings.level === 'memory' }}
      pending={spoken.busy === 'choosing' || controls.thinking}
      takeFocus={spoken.justEnded}
      getLiveTranscript={tools.getLiveTranscript}
      verbs={{
        use: (takeId) => void spoken.use(takeId),
        settle: (takeId) => void spoken.settle(takeId),
        again: () => spoken.setAgain(true),
        trouble: onTrouble,
        keep: hasEarlier ? () => void spoken.keepEarlier() : null,
        skip: controls.skip,
      }}
    />
  );
}

interface TroubleReportProps {
  trouble: { takeId: string | null } | null;
  isRecording: boolean;
  recorded: Recorded | null;
  onClose: () => void;
  onConfirm: (takeId: string | null, what: RoomTrouble) => void;
}

/** Asks what went wrong with a recording. */
function TroubleReport({ trouble, isRecording, recorded, onClose, onConfirm }: TroubleReportProps) {
  return (
    <TroubleDialog
      open={trouble !== null}
      hasTake={isRecording || trouble?.takeId != null}
      isSent={
        trouble?.takeId != null &&
        recorded?.take?.id === trouble.takeId &&
        recorded.take.state === 'confirmed'
      }
      onClose={onClose}
      onConfirm={(what) => onConfirm(trouble?.takeId ?? null, what)}
    />
  );
}
