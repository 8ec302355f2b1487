// A question to try it with, as one will answer: never scored, never sent, gone when the page is left. Then the start.
import {
  Alert,
  Button,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/jobs/kit.ts';
import type { AnswerFormat } from '#domain/recordings/recording.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { PracticeRecorder } from './PracticeRecorder.tsx';
import { countWords } from '#features/interview/session/roomPlan.ts';
import type { Device } from '#features/interview/devices/useDevice.ts';

export interface PracticeStepProps {
  device: Device;
  /** How long it takes, and how long there is, in words. */
  time: string;
  ways: readonly AnswerFormat[];
  way: AnswerFormat;
  isGuest: boolean;
  pending: boolean;
  onBack: () => void;
  onStart: () => void;
}

export function PracticeStep({
  device,
  time,
  ways,
  way,
  isGuest,
  pending,
  onBack,
  onStart,
}: PracticeStepProps) {
  const { t } = useTranslation('interview');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(way);
  const isSpoken = ways.some((one) => one !== 'text');
  return (
    <>
      <Panel title={t('practice.title')} lead={t('practice.lead')}>
        <Stack spacing={1.5}>
          <Typography id="practice-question" sx={{ fontWeight: 600 }}>
            {t('practice.question')}
          </Typography>
          {ways.length > 1 && <WayChoice tried={tried} setTried={setTried} ways={ways} />}
          {tried === 'text' ? (
            <TextField
              fullWidth
              multiline
              minRows={4}
              maxRows={14}
              label={t('practice.label')}
              value={text}
              onChange={(event) => setText(event.target.value)}
              helperText={t('composer.words', { count: countWords(text) })}
              slotProps={{
                htmlInput: {
                  dir: 'auto',
                  maxLength: limits.answerMax,
                  'aria-describedby': 'practice-question',
                },
              }}
            />
          ) : (
            <PracticeRecorder key={tried} device={device} kind={tried} />
          )}
          <Typography variant="body2" color="text.secondary">
            {t('practice.skip')}
          </Typography>
        </Stack>
      </Panel>
      <Panel title={t('practice.readyTitle')}>
        <Typography color="text.secondary">{t('practice.readyText', { time })}</Typography>
        <Alert severity="info" icon={false} sx={{ mt: 2 }}>
          {t(isSpoken ? 'practice.spokenSafe' : 'practice.safe')}
          {isGuest && <> {t('practice.guest')}</>}
        </Alert>
      </Panel>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" size="large" loading={pending} onClick={onStart}>
          {t('practice.start')}
        </Button>
        <Button size="large" onClick={onBack}>
          {t('before.back')}
        </Button>
      </Stack>
    </>
  );
}

/** How the practice question is answered. */
function WayChoice({
  tried,
  setTried,
  ways,
}: {
  tried: AnswerFormat;
  setTried: (next: AnswerFormat) => void;
  ways: readonly AnswerFormat[];
}) {
  const { t } = useTranslation('interview');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={tried}
      aria-label={t('practice.way')}
      onChange={(_, next: AnswerFormat | null) => {
        if (next) setTried(next);
      }}
      sx={{ flexWrap: 'wrap' }}
    >
      {ways.toReversed().map((one) => (
        <ToggleButton key={one} value={one} sx={{ minHeight: 40, px: 1.5 }}>
          {t(`video.format.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
