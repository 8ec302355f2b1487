// A recording to be made: the device opens, the candidate thinks, then speaks.
import { Stack, Typography } from '@mui/material';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordStage } from './RecordStage.tsx';
import type { useSelfOpening } from './useSelfOpening.ts';
import type { Spoken } from './useSpoken.ts';
import { WaitingDevice } from './WaitingDevice.tsx';
import type { AnswerFormat, TakeKind } from '#domain/recordings/recording.ts';
import type { RoomTools } from '#features/interview/devices/roomTools.ts';
import type { Turn } from '#features/interview/session/roomPlan.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';

/** What is answered by speaking, and with what. */
export interface SpokenTurn {
  controls: RoomControls;
  turn: Turn;
  kind: TakeKind;
  tools: RoomTools;
  offered: readonly AnswerFormat[];
  onFormat: (format: AnswerFormat) => void;
}

interface NewRecordingProps {
  answer: SpokenTurn;
  spoken: Spoken;
  heading: RefObject<HTMLHeadingElement | null>;
  /** How many recordings are left. */
  left: number;
  step: ReturnType<typeof useSelfOpening>['step'];
  /** The device is open for another format. */
  isOther: boolean;
  onTrouble: () => void;
}

export function NewRecording({
  answer: { controls, turn, kind, tools, offered, onFormat },
  spoken,
  heading,
  left,
  step,
  isOther,
  onTrouble,
}: NewRecordingProps) {
  const { t } = useTranslation('interview');
  const { device } = tools;
  const isFirst =
    turn.followUp === 0 &&
    spoken.open.length === 0 &&
    controls.recordedOf(turn.answerId) === null &&
    (tools.recordings.used[turn.answerId] ?? 0) === 0;
  const others = offered.filter(
    (format) =>
      format !== kind &&
      !(step === 'failed' && device.state.problem === 'noMicrophone' && format === 'audio'),
  );
  return (
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
            trouble: onTrouble,
            skip: controls.skip,
            back: spoken.again ? () => spoken.setAgain(false) : null,
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
  );
}
