// A device that is not open yet: it failed, is being asked for, or waits for the candidate's word.
import { Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { AnswerFormat, TakeKind } from '#domain/recordings/recording.ts';
import { type DeviceProblem } from '#media/openDevice.ts';
import { Loading } from '#ui/page/Loading.tsx';
import { DeviceHelp } from '#features/interview/devices/DeviceHelp.tsx';
import type { RoomTools } from '#features/interview/devices/roomTools.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';
import { type useSpoken, type Spoken } from './useSpoken.ts';

interface WaitingDeviceProps {
  device: RoomTools['device'];
  /** The other device is open. */
  isOther: boolean;
  kind: TakeKind;
  /** Other ways to answer. */
  others: readonly AnswerFormat[];
  onFormat: (format: AnswerFormat) => void;
  spoken: Spoken;
  controls: RoomControls;
}

/** The device is not open: it failed, is being asked for, or waits for the candidate's word. */
export function WaitingDevice({
  device,
  isOther,
  kind,
  others,
  onFormat,
  spoken,
  controls,
}: WaitingDeviceProps) {
  const { t } = useTranslation('interview');
  const { state, open: openDevice } = device;
  if (state.step === 'failed')
    return (
      <MissingDevice
        problem={state.problem}
        openDevice={openDevice}
        kind={kind}
        others={others}
        onFormat={onFormat}
        controls={controls}
      />
    );
  if (state.step === 'asking' || isOther)
    return (
      <>
        <Loading />
        <Typography variant="body2" color="text.secondary">
          {t('video.stage.asking')}
        </Typography>
      </>
    );
  return (
    <ClosedDevice
      kind={kind}
      openDevice={openDevice}
      again={spoken.again}
      spoken={spoken}
      controls={controls}
    />
  );
}

interface MissingDeviceProps {
  problem: DeviceProblem;
  openDevice: (kind: TakeKind) => unknown;
  kind: TakeKind;
  others: readonly AnswerFormat[];
  onFormat: (format: AnswerFormat) => void;
  controls: RoomControls;
}

/** The device cannot be opened: what helps, and other ways to answer. */
function MissingDevice({
  problem,
  openDevice,
  kind,
  others,
  onFormat,
  controls,
}: MissingDeviceProps) {
  const { t } = useTranslation(['interview', 'common', 'faults']);
  return (
    <DeviceHelp problem={problem} onRetry={() => void openDevice(kind)}>
      {others.map((format) => (
        <Button
          key={format}
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => onFormat(format)}
        >
          {t(`video.goOn.${format}`)}
        </Button>
      ))}
      <Button size="small" color="inherit" onClick={controls.skip}>
        {t('composer.skip')}
      </Button>
    </DeviceHelp>
  );
}

interface ClosedDeviceProps {
  kind: TakeKind;
  openDevice: (kind: TakeKind) => unknown;
  again: boolean;
  spoken: ReturnType<typeof useSpoken>;
  controls: RoomControls;
}

/** The device is closed until the candidate says so. */
function ClosedDevice({ kind, openDevice, again, spoken, controls }: ClosedDeviceProps) {
  const { t } = useTranslation(['interview', 'common', 'faults']);
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="body2" color="text.secondary">
        {t(`video.stage.off.${kind}`)}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" size="large" onClick={() => void openDevice(kind)}>
          {t(`video.stage.open.${kind}`)}
        </Button>
        <Button size="large" onClick={again ? () => spoken.setAgain(false) : controls.skip}>
          {t(again ? 'video.review.back' : 'composer.skip')}
        </Button>
      </Stack>
    </Stack>
  );
}
