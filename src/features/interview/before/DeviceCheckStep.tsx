// Camera, microphone, line and space, looked at before the clock starts; whatever is missing, there is a way to go on.
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Expectation } from '#domain/invitations/expectation.ts';
import type { AnswerFormat, TakeKind } from '#domain/recordings/recording.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { DeviceChoiceFields } from '#features/interview/devices/DeviceChoiceFields.tsx';
import { DeviceHelp } from '#features/interview/devices/DeviceHelp.tsx';
import { LevelBar } from '#features/interview/devices/LevelBar.tsx';
import { BandwidthAndStorage } from './BandwidthAndStorage.tsx';
import { SelfView } from '#features/interview/devices/SelfView.tsx';
import type { Device } from '#features/interview/devices/useDevice.ts';
import { useDeviceCheck } from './useDeviceCheck.ts';
import type { ReactNode } from 'react';

export interface DeviceCheckStepProps {
  device: Device;
  company: string;
  /** Minutes that answering takes. */
  minutes: number;
  expectation: Expectation;
  /** How the candidate goes on; null while that is not known. */
  way: AnswerFormat | null;
  onWay: (way: AnswerFormat | null) => void;
  onBack: () => void;
  onNext: () => void;
}

export function DeviceCheckStep({
  device,
  company,
  minutes,
  expectation,
  way,
  onWay,
  onBack,
  onNext,
}: DeviceCheckStepProps) {
  const { t } = useTranslation('interview');
  const { state, formats, formatsEverywhere, isKnown, first, look, kindOn, problem } =
    useDeviceCheck({ device, expectation, onWay });
  const isText = way === 'text';
  const missing = way ? formats.filter((one) => !formatsEverywhere.includes(one)) : [];
  const otherWays = (
    <OtherWays
      first={first}
      formats={formats}
      kindOn={kindOn}
      look={look}
      isText={isText}
      onWay={onWay}
    />
  );
  return (
    <>
      <Panel
        title={t(first === 'video' ? 'check.title' : 'check.titleSound')}
        lead={t('check.lead')}
      >
        <Stack spacing={2} data-testid="device-check" data-way={way ?? 'none'}>
          {problem && !isText && (
            <DeviceHelp
              problem={problem}
              pending={state.step === 'asking'}
              onRetry={() => void look(first)}
            >
              {otherWays}
            </DeviceHelp>
          )}
          {!problem && kindOn === null && !isText && (
            <OpenDevice first={first} state={state} look={look} otherWays={otherWays} />
          )}
          {state.step === 'on' && !isText && (
            <OpenedDevice state={state} look={look} first={first} otherWays={otherWays} />
          )}
          {isText && first && <BackToDevice onWay={onWay} look={look} first={first} />}
          {way && (
            <Alert severity="success" role="status">
              {t(`check.ready.${way}`)}
            </Alert>
          )}
          {way && isKnown && !formatsEverywhere.includes(way) && missing.length > 0 && (
            <OtherFormatWarning company={company} formats={formats} way={way} />
          )}
        </Stack>
      </Panel>
      {!isText && <BandwidthAndStorage kind={first} minutes={minutes} />}
      <Stack direction="row" spacing={1}>
        <Button variant="contained" size="large" disabled={way === null} onClick={onNext}>
          {t('before.next')}
        </Button>
        <Button size="large" onClick={onBack}>
          {t('before.back')}
        </Button>
      </Stack>
    </>
  );
}

interface OtherWaysProps {
  first: TakeKind;
  formats: Expectation['formats'];
  kindOn: TakeKind | null;
  look: (kind: TakeKind) => Promise<void>;
  isText: boolean;
  onWay: (way: AnswerFormat | null) => void;
}

/** Ways to go on without what is missing. */
function OtherWays({ first, formats, kindOn, look, isText, onWay }: OtherWaysProps) {
  const { t } = useTranslation('interview');
  return (
    <>
      {first === 'video' && formats.includes('audio') && kindOn !== 'audio' && (
        <Button size="small" variant="outlined" onClick={() => void look('audio')}>
          {t('check.onlyAudio')}
        </Button>
      )}
      {formats.includes('text') && !isText && (
        <Button size="small" variant="outlined" onClick={() => onWay('text')}>
          {t('check.byText')}
        </Button>
      )}
    </>
  );
}

interface OpenDeviceProps {
  first: TakeKind;
  state: Device['state'];
  look: (kind: TakeKind) => Promise<void>;
  otherWays: ReactNode;
}

/** Opens camera or microphone for the first time. */
function OpenDevice({ first, state, look, otherWays }: OpenDeviceProps) {
  const { t } = useTranslation('interview');
  return (
    <>
      <Typography color="text.secondary">
        {t(first === 'video' ? 'check.why' : 'check.whySound')}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant="contained"
          loading={state.step === 'asking'}
          onClick={() => void look(first)}
        >
          {t(`check.open.${first}`)}
        </Button>
        {otherWays}
      </Stack>
      {state.step === 'asking' && (
        <Typography role="status" variant="body2" color="text.secondary">
          {t('check.asking')}
        </Typography>
      )}
    </>
  );
}

interface OpenedDeviceProps {
  state: Extract<Device['state'], { step: 'on' }>;
  look: (kind: TakeKind) => Promise<void>;
  first: TakeKind;
  otherWays: ReactNode;
}

/** What the open device gives, and which one it is. */
function OpenedDevice({ state, look, first, otherWays }: OpenedDeviceProps) {
  const { t } = useTranslation('interview');
  return (
    <>
      {state.kind === 'video' && <SelfView stream={state.stream} label={t('check.preview')} />}
      <Typography variant="body2" color="text.secondary">
        {t('check.speak')}
      </Typography>
      <LevelBar stream={state.stream} />
      <DeviceChoiceFields stream={state.stream} onChange={() => void look(state.kind)} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {state.kind === 'audio' && first === 'video' && (
          <Button size="small" variant="outlined" onClick={() => void look('video')}>
            {t('check.withVideo')}
          </Button>
        )}
        {otherWays}
      </Stack>
    </>
  );
}

/** Back from writing to camera or microphone. */
function BackToDevice({
  onWay,
  look,
  first,
}: {
  onWay: (way: AnswerFormat | null) => void;
  look: (kind: TakeKind) => Promise<void>;
  first: TakeKind;
}) {
  const { t } = useTranslation('interview');
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button
        size="small"
        variant="outlined"
        onClick={() => {
          onWay(null);
          void look(first);
        }}
      >
        {t(`check.open.${first}`)}
      </Button>
    </Stack>
  );
}

/** Some questions ask for another format than the chosen one. */
function OtherFormatWarning({
  company,
  formats,
  way,
}: {
  company: string;
  formats: Expectation['formats'];
  way: AnswerFormat | null;
}) {
  const { t } = useTranslation('interview');
  const format = useFormat();
  return (
    <Alert severity="warning">
      {t('check.needsVideo', {
        company,
        ways: format.either(
          formats
            .filter((one) => one !== way)
            .toReversed()
            .map((one) => t(`about.ways.${one}`)),
        ),
      })}
    </Alert>
  );
}
