// Answers a question by video or voice: open the device, think, record; what was recorded is the answer, or is recorded again.
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerFormat, TakeKind, Take } from '#domain/recordings/recording.ts';
import { useReloadGuard } from '#session/reloadGuard.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { RecordStage } from './RecordStage.tsx';
import type { Turn } from '#features/interview/session/roomPlan.ts';
import type { RoomTools } from '#features/interview/devices/roomTools.ts';
import { TakeReview } from './TakeReview.tsx';
import { TroubleDialog } from './TroubleDialog.tsx';
import { useAwake } from '#ui/reading/useAwake.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';
import { useSpoken } from './useSpoken.ts';
import { GivenRecording } from './GivenRecording.tsx';
import { WaitingDevice } from './WaitingDevice.tsx';
import { useSelfOpening } from './useSelfOpening.ts';

export interface SpokenComposerProps {
  controls: RoomControls;
  turn: Turn;
  kind: TakeKind;
  tools: RoomTools;
  /** The choice between formats; not shown while something is recorded. */
  choice: ReactNode;
  offered: readonly AnswerFormat[];
  onFormat: (format: AnswerFormat) => void;
  onRecording: (isRecording: boolean) => void;
}

export function SpokenComposer({
  controls,
  turn,
  kind,
  tools,
  choice,
  offered,
  onFormat,
  onRecording,
}: SpokenComposerProps) {
  const { t } = useTranslation(['interview', 'common', 'faults']);
  const { device, recordingSession, recordings } = tools;
  const spoken = useSpoken(controls, turn, kind, tools);
  const { running, open, again, justEnded } = spoken;
  const [trouble, setTrouble] = useState<{ takeId: string | null } | null>(null);
  const [isTroubleShown, setTroubleShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const recorded = controls.recordedOf(turn.answerId);
  const left = controls.takesLeft(turn.answerId);
  const isBack = recorded?.take?.fault === 'reported' && !recorded.take.counts;
  const settled = recordings.takes.find(
    ({ id }) => id === spoken.autoAcceptedId && recorded?.take?.id === id,
  );
  const seen = settled && !open.includes(settled) ? [...open, settled] : open;
  const isReviewing = !running && !again && seen.length > 0;
  const isGiven = !running && !again && seen.length === 0 && recorded !== null;
  const needsDevice = !isReviewing && !isGiven && left > 0;
  const isRecording = running !== null;
  useReloadGuard(isRecording);
  useAwake(isRecording);
  useEffect(() => {
    onRecording(isRecording);
    return () => onRecording(false);
  }, [isRecording, onRecording]);

  // The device opens by itself where the browser need not ask; otherwise the candidate says when.
  const { step, isOther } = useSelfOpening({ device, kind, needsDevice, isRecording });
  useEffect(() => {
    if (controls.moves > 0) heading.current?.focus();
  }, [controls.moves]);

  const isFirst =
    turn.followUp === 0 &&
    open.length === 0 &&
    recorded === null &&
    (recordings.used[turn.answerId] ?? 0) === 0;
  const others = offered.filter(
    (format) =>
      format !== kind &&
      !(step === 'failed' && device.state.problem === 'noMicrophone' && format === 'audio'),
  );
  const said = useAnnouncement({ isRecording, justEnded, open });
  return (
    <Stack spacing={2}>
      {!isRecording && !isGiven && choice}
      <div aria-live="assertive" style={visuallyHidden}>
        {said}
      </div>
      {isTroubleShown && !isRecording && !isGiven && (
        <Alert
          severity="success"
          role="status"
          closeText={t('common:actions.close')}
          onClose={() => setTroubleShown(false)}
        >
          {t('video.trouble.told')}
        </Alert>
      )}
      {recordings.level === 'memory' && !isGiven && (
        <Alert severity="warning">{t('video.memoryOnly')}</Alert>
      )}
      {spoken.fault && (
        <Alert severity="error" role="alert">
          {t('video.startFailed')} {t(`faults:${spoken.fault.code}`)}
        </Alert>
      )}
      {isReviewing && (
        <TakeReview
          recordingSession={recordingSession}
          takes={seen}
          left={left}
          settling={{ held: trouble !== null, hurry: recordings.level === 'memory' }}
          pending={spoken.busy === 'choosing' || controls.thinking}
          takeFocus={justEnded}
          getLiveTranscript={tools.getLiveTranscript}
          verbs={{
            use: (takeId) => void spoken.use(takeId),
            settle: (takeId) => void spoken.settle(takeId),
            again: () => spoken.setAgain(true),
            trouble: (takeId) => setTrouble({ takeId }),
            keep: recorded && !settled ? () => void spoken.keepEarlier() : null,
            skip: controls.skip,
          }}
        />
      )}
      {isGiven && (
        <GivenRecording
          heading={heading}
          recordingSession={recordingSession}
          recorded={recorded}
          controls={controls}
          left={left}
          spoken={spoken}
          isBack={isBack}
          setTrouble={setTrouble}
        />
      )}
      {!isReviewing && !isGiven && left === 0 && (
        <Alert
          severity="info"
          action={
            <Button size="small" color="inherit" onClick={controls.skip}>
              {t('composer.skip')}
            </Button>
          }
        >
          {t('video.noneLeft')}
        </Alert>
      )}
      {needsDevice && (
        <Stack spacing={1.5}>
          <Typography ref={heading} tabIndex={-1} variant="h3" sx={{ outline: 'none' }}>
            {t(`video.stage.${kind}`)}
          </Typography>
          {device.state.step === 'on' && !isOther ? (
            <RecordStage
              device={{ kind, stream: device.state.stream }}
              questionId={`asked-${turn.answerId}`}
              spoken={spoken}
              tools={tools}
              times={{
                maxSeconds: controls.maxSeconds,
                thinkSeconds: isFirst ? (controls.question?.thinkSeconds ?? 0) : 0,
              }}
              again={left - 1}
              exits={{
                trouble: () => setTrouble({ takeId: null }),
                skip: controls.skip,
                back: again ? () => spoken.setAgain(false) : null,
              }}
            />
          ) : (
            <WaitingDevice
              device={device}
              isOther={isOther}
              kind={kind}
              others={others}
              onFormat={onFormat}
              spoken={spoken}
              controls={controls}
            />
          )}
        </Stack>
      )}
      <TroubleDialog
        open={trouble !== null}
        hasTake={isRecording || trouble?.takeId != null}
        isSent={
          trouble?.takeId != null &&
          recorded?.take?.id === trouble.takeId &&
          recorded.take.state === 'confirmed'
        }
        onClose={() => setTrouble(null)}
        onConfirm={(what) => {
          void spoken.giveBack(trouble?.takeId ?? null, what);
          setTrouble(null);
          setTroubleShown(true);
        }}
      />
    </Stack>
  );
}

/** What is said aloud about the recording. */
function useAnnouncement({
  isRecording,
  justEnded,
  open,
}: {
  isRecording: boolean;
  justEnded: ReturnType<typeof useSpoken>['justEnded'];
  open: readonly Take[];
}) {
  const { t } = useTranslation(['interview', 'common', 'faults']);
  const said = isRecording
    ? t('video.record.said')
    : justEnded && open.length > 0
      ? t(open.at(-1)?.fault ? 'video.record.saidEnd' : 'video.record.saidYours')
      : '';
  return said;
}
