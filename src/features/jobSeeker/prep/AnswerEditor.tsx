// Answers a question in practice mode: in writing, or recorded with its words beside it, without a clock, as often as one likes.
import { Button, Stack, TextField, Typography } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/jobs/kit.ts';
import type { PracticeFormat } from '#domain/seeker/practice.ts';
import { recordingLimits, type Take, type TakeKind } from '#domain/recordings/recording.ts';
import { joinText } from '#media/listening.ts';
import { DeviceTrouble } from './recording/DeviceTrouble.tsx';
import { FormatChoice } from './attempt/FormatChoice.tsx';
import { OwnRecording } from './recording/OwnRecording.tsx';
import { Recorder, type RecorderProps } from './recording/Recorder.tsx';
import type { AnswerDraft } from './attempt/useAnswerDraft.ts';
import { useOwnDevice, type OwnDevice } from './recording/useOwnDevice.ts';
import { usePracticeRecordings } from './recording/usePracticeRecordings.ts';

export interface AnswerEditorProps {
  uid: string;
  draft: AnswerDraft;
  format: PracticeFormat;
  language: string;
  /** The file in the account, when the current answer was stored with one. */
  file: string | null;
  onFormat: (format: PracticeFormat) => void;
  /** Stores the current answer, so that its recording can be saved. False: it did not work. */
  onStore: () => Promise<boolean>;
}

export function AnswerEditor({
  uid,
  draft,
  format,
  language,
  file,
  onFormat,
  onStore,
}: AnswerEditorProps) {
  const { t } = useTranslation('prep');
  const device = useOwnDevice();
  const { recordingSession, recordings, takeOf } = usePracticeRecordings(uid);
  const [isRecording, onRecording] = useRecordingState(draft);
  const kind = format === 'video' ? 'video' : 'audio';
  const isSpoken = format !== 'text';
  const take = takeOf(draft.id);
  async function keepRecording(next: Take, words: string): Promise<void> {
    device.close();
    const before = recordings.takes.filter(
      ({ answerId, id }) => answerId === draft.id && id !== next.id,
    );
    if (words)
      draft.setWords(
        joinText(before.length > 0 ? '' : draft.words, words).slice(0, limits.answerMax),
      );
    // One recording for one answer: the one before is discarded once this one is there.
    if (next.bytes > 0) await Promise.all(before.map(({ id }) => recordingSession.discardTake(id)));
  }
  return (
    <Stack spacing={2}>
      <FormatChoice
        value={format}
        disabled={isRecording || take !== null || file !== null}
        onChange={(next) => {
          device.close();
          onFormat(next);
        }}
      />
      {isSpoken && (
        <AnswerRecorder
          device={device}
          kind={kind}
          target={{ recordingSession, name: draft.id }}
          language={language}
          hasTake={take !== null}
          onFormat={onFormat}
          onRecording={onRecording}
          onEnd={(next, words) => void keepRecording(next, words)}
        />
      )}
      {isSpoken && !isRecording && (
        <OwnRecording
          uid={uid}
          name={draft.id}
          kind={take?.kind ?? kind}
          file={file}
          beforeSave={onStore}
        />
      )}
      <TextField
        label={t(isSpoken ? 'answer.transcript' : 'answer.label')}
        helperText={t(isSpoken ? 'answer.transcriptHelp' : 'answer.help')}
        multiline
        minRows={isSpoken ? 4 : 7}
        maxRows={20}
        value={draft.words}
        onChange={(event) => draft.setWords(event.target.value)}
        slotProps={{ htmlInput: { maxLength: limits.answerMax, dir: 'auto' } }}
      />
    </Stack>
  );
}

/** Whether it is recording; as a recording begins, the draft keeps its name. */
function useRecordingState({ hold }: AnswerDraft): [boolean, (isRecording: boolean) => void] {
  const [isRecording, setRecording] = useState(false);
  const holds = useRef(hold);
  useEffect(() => {
    holds.current = hold;
  });
  const onRecording = useCallback((isOn: boolean) => {
    setRecording(isOn);
    if (isOn) holds.current();
  }, []);
  return [isRecording, onRecording];
}

interface AnswerRecorderProps {
  device: OwnDevice;
  kind: TakeKind;
  target: RecorderProps['target'];
  language: string;
  /** There is a recording already; another one replaces it. */
  hasTake: boolean;
  onFormat: (format: PracticeFormat) => void;
  onRecording: (isRecording: boolean) => void;
  onEnd: RecorderProps['onEnd'];
}

/** Opens the device and records the answer, or offers a way out when the device cannot be used. */
function AnswerRecorder({
  device,
  kind,
  target,
  language,
  hasTake,
  onFormat,
  onRecording,
  onEnd,
}: AnswerRecorderProps) {
  const { t } = useTranslation('prep');
  if (device.problem)
    return (
      <DeviceTrouble
        problem={device.problem}
        pending={device.isAsking}
        onRetry={() => void device.open(kind)}
        onText={() => {
          device.close();
          onFormat('text');
        }}
        onVoice={
          kind === 'video' && device.problem !== 'noMicrophone'
            ? () => {
                device.close();
                onFormat('voice');
              }
            : undefined
        }
      />
    );
  if (device.stream)
    return (
      <Recorder
        target={target}
        device={{ kind, stream: device.stream }}
        clock={{ maxSeconds: recordingLimits.maxSecondsMax }}
        language={language}
        replaces={hasTake}
        onRecording={onRecording}
        onEnd={onEnd}
      />
    );
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant={hasTake ? 'outlined' : 'contained'}
        loading={device.isAsking}
        onClick={() => void device.open(kind)}
      >
        {t(hasTake ? 'record.reopen' : `record.open.${kind}`)}
      </Button>
      {!hasTake && (
        <Typography variant="body2" color="text.secondary">
          {t('record.openText')}
        </Typography>
      )}
    </Stack>
  );
}
