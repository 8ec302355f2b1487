// Before a realistic interview: what will happen, how one answers, camera and microphone tried out. Nothing has begun.
import { Box, Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeFormat, PracticeQuestion } from '#domain/seeker/practice.ts';
import { meterOf } from '#media/levelMeter.ts';
import { LevelBar } from '#ui/files/LevelBar.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { DeviceTrouble } from '#features/jobSeeker/prep/recording/DeviceTrouble.tsx';
import { FormatChoice } from '#features/jobSeeker/prep/attempt/FormatChoice.tsx';
import { estimateRunMinutes } from './runTimes.ts';
import type { OwnDevice } from '#features/jobSeeker/prep/recording/useOwnDevice.ts';

export interface RunStartProps {
  questions: readonly PracticeQuestion[];
  /** It was begun in this tab. */
  resume: { at: number; of: number } | null;
  format: PracticeFormat;
  onFormat: (format: PracticeFormat) => void;
  device: OwnDevice;
  isTimeHidden: boolean;
  onTimeHidden: (hidden: boolean) => void;
  onBegin: (isNew: boolean) => void;
}

export function RunStart({
  questions,
  resume,
  format,
  onFormat,
  device,
  isTimeHidden,
  onTimeHidden,
  onBegin,
}: RunStartProps) {
  const { t } = useTranslation('prep');
  const kind = format === 'video' ? 'video' : 'audio';
  const isSpoken = format !== 'text';
  const isReady = !isSpoken || device.stream !== null;
  const choose = (next: PracticeFormat): void => {
    device.close();
    onFormat(next);
  };
  const facts = [
    t('run.fact.questions', { count: questions.length }),
    t('run.fact.minutes', { count: estimateRunMinutes(questions) }),
    t('run.fact.noHelp'),
    t('run.fact.followUps'),
    t('run.fact.leave'),
    ...(isSpoken ? [t('run.fact.device')] : []),
  ];
  return (
    <Panel title={t('run.before')} headingLevel="h3">
      <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {facts.map((fact) => (
            <Typography key={fact} component="li">
              {fact}
            </Typography>
          ))}
        </Box>
        <FormatChoice value={format} onChange={choose} />
        {isSpoken && device.problem && (
          <DeviceTrouble
            problem={device.problem}
            pending={device.isAsking}
            onRetry={() => void device.open(kind)}
            onText={() => choose('text')}
            onVoice={
              kind === 'video' && device.problem !== 'noMicrophone'
                ? () => choose('voice')
                : undefined
            }
          />
        )}
        {isSpoken && !device.stream && !device.problem && (
          <Button
            variant="outlined"
            loading={device.isAsking}
            onClick={() => void device.open(kind)}
          >
            {t(`record.open.${kind}`)}
          </Button>
        )}
        {isSpoken && device.stream && <Level stream={device.stream} />}
        <FormControlLabel
          control={<Switch checked={!isTimeHidden} onChange={(_, shown) => onTimeHidden(!shown)} />}
          label={t('run.withTime')}
        />
        <StartButtons isReady={isReady} onBegin={onBegin} resume={resume} />
        {!isReady && (
          <Typography variant="body2" color="text.secondary">
            {t('run.openFirst')}
          </Typography>
        )}
      </Stack>
    </Panel>
  );
}

/** Begins the interview, or resumes the one that was left. */
function StartButtons({
  isReady,
  onBegin,
  resume,
}: {
  isReady: boolean;
  onBegin: (isNew: boolean) => void;
  resume: { at: number; of: number } | null;
}) {
  const { t } = useTranslation('prep');
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        variant="contained"
        size="large"
        disabled={!isReady}
        onClick={() => onBegin(resume === null)}
      >
        {resume ? t('run.goOn', resume) : t('run.begin')}
      </Button>
      {resume && (
        <Button size="large" disabled={!isReady} onClick={() => onBegin(true)}>
          {t('run.anew')}
        </Button>
      )}
    </Stack>
  );
}

function Level({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation('prep');
  const open = useCallback(() => meterOf(stream), [stream]);
  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <LevelBar
        open={open}
        label={t('record.level')}
        heard={t('record.heard')}
        silent={t('record.silent')}
      />
    </Box>
  );
}
