// Camera, microphone, line and space, looked at before the clock starts; whatever is missing, there is a way to go on.
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Expectation } from '#domain/invitations/expectation.ts';
import type { AnswerFormat, TakeKind } from '#domain/recordings/recording.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { knownObstacle } from '#media/deviceCheck.ts';
import type { DeviceProblem } from '#media/openDevice.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { DeviceChoiceFields } from '#features/interview/devices/DeviceChoiceFields.tsx';
import { DeviceHelp } from '#features/interview/devices/DeviceHelp.tsx';
import { LevelBar } from '#features/interview/devices/LevelBar.tsx';
import { LineAndSpace } from './LineAndSpace.tsx';
import { SelfView } from '#features/interview/devices/SelfView.tsx';
import type { Device } from '#features/interview/devices/useDevice.ts';

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
  const format = useFormat();
  const { state, open, hold } = device;
  const [obstacle, setObstacle] = useState<DeviceProblem | null>(null);
  useEffect(() => hold(), [hold]);
  const { formats, formatsEverywhere, isKnown } = expectation;
  const first: TakeKind = expectation.records ?? 'audio';

  async function look(kind: TakeKind): Promise<void> {
    const found = await knownObstacle(kind);
    setObstacle(found);
    if (found === null) await open(kind);
  }
  // What cannot work is said at once, before anything is pressed.
  useEffect(() => {
    let here = true;
    void knownObstacle(first).then((found) => {
      if (here) setObstacle(found);
    });
    return () => {
      here = false;
    };
  }, [first]);
  const kindOn = state.step === 'on' ? state.kind : null;
  const failed = state.step === 'failed' ? state.problem : null;
  useEffect(() => {
    if (kindOn) onWay(kindOn);
  }, [kindOn, onWay]);
  useEffect(() => {
    if (failed) onWay(null);
  }, [failed, onWay]);

  const problem = failed ?? obstacle;
  const isText = way === 'text';
  const missing = way ? formats.filter((one) => !formatsEverywhere.includes(one)) : [];
  const otherWays = (
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
            <>
              <Typography color="text.secondary">
                {t(first === 'video' ? 'check.why' : 'check.whySound')}
              </Typography>
              <Stack
                direction="row"
                useFlexGap
                spacing={1}
                sx={{ flexWrap: 'wrap', alignItems: 'center' }}
              >
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
          )}
          {state.step === 'on' && !isText && (
            <>
              {state.kind === 'video' && (
                <SelfView stream={state.stream} label={t('check.preview')} />
              )}
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
          )}
          {isText && first && (
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
          )}
          {way && (
            <Alert severity="success" role="status">
              {t(`check.ready.${way}`)}
            </Alert>
          )}
          {way && isKnown && !formatsEverywhere.includes(way) && missing.length > 0 && (
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
          )}
        </Stack>
      </Panel>
      {!isText && <LineAndSpace kind={first} minutes={minutes} />}
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
