// One question of a realistic interview: time to think, time to answer, then what an interviewer would ask next.
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import { takeName } from '#data/seeker/practiceRecordings.ts';
import { limits } from '#domain/jobs/kit.ts';
import type {
  PracticeAttempt,
  PracticeFormat,
  PracticeQuestion,
  PracticeSession,
} from '#domain/seeker/practice.ts';
import type { Stored } from '#domain/base/source.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { CalmTimer, HideTime } from './CalmTimer.tsx';
import { DeviceTrouble } from '#features/jobSeeker/prep/recording/DeviceTrouble.tsx';
import { Recorder } from '#features/jobSeeker/prep/recording/Recorder.tsx';
import { getAnswerSeconds, getFollowUpSeconds, getThinkSeconds } from './runTimes.ts';
import type { OwnDevice } from '#features/jobSeeker/prep/recording/useOwnDevice.ts';
import { usePracticeRecordings } from '#features/jobSeeker/prep/recording/usePracticeRecordings.ts';
import { useRunAnswer } from './useRunAnswer.ts';

export interface RunQuestionProps {
  uid: string;
  set: Stored<PracticeSession>;
  question: PracticeQuestion;
  /** Which one it is, of how many. */
  position: { number: number; total: number };
  /** How it is answered: the format, and the device it needs. */
  way: { format: PracticeFormat; device: OwnDevice };
  /** Earlier attempts at it, in any order. */
  former: readonly Stored<PracticeAttempt>[];
  /** Whether the time is shown. */
  time: { isHidden: boolean; onHidden: (hidden: boolean) => void };
  /** On to the next; the attempt's id, or null when nothing was answered. `leaves`: the interview ends here. */
  onNext: (attemptId: string | null, leaves: boolean) => void;
}

export function RunQuestion({
  uid,
  set,
  question,
  position,
  way: { format: wished, device },
  former,
  time,
  onNext,
}: RunQuestionProps) {
  const { t } = useTranslation('prep');
  const { recordingSession } = usePracticeRecordings(uid);
  const run = useRunAnswer({ wished, uid, set, question, former, onNext });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [run.phase.step]);
  const isAnswering = run.phase.step === 'answer' || run.phase.step === 'followUp';
  const seconds =
    run.phase.step === 'followUp' ? getFollowUpSeconds(question) : getAnswerSeconds(question);
  const text = run.phase.step === 'followUp' ? run.more : run.words;
  const done = (): void =>
    run.phase.step === 'followUp'
      ? run.further(run.phase.prompt, run.more)
      : void run.answered(run.words, null);
  return (
    <Panel headingLevel="h3">
      <Stack spacing={2} data-testid="run-question" data-step={run.phase.step}>
        <Typography variant="body2" color="text.secondary">
          {t('run.number', position)}
        </Typography>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h3"
          component="h3"
          sx={{ outline: 'none', overflowWrap: 'anywhere' }}
        >
          {run.phase.step === 'followUp' ? run.phase.prompt : question.text}
        </Typography>
        {run.phase.step === 'followUp' && (
          <Typography variant="body2" color="text.secondary">
            {t('run.followUpOf', { question: question.text })}
          </Typography>
        )}
        {run.phase.step === 'think' && <ThinkPart question={question} time={time} run={run} />}
        {run.phase.step === 'between' && (
          <Typography role="status" color="text.secondary">
            {t('run.between')}
          </Typography>
        )}
        {isAnswering && !run.isSpoken && (
          <TypedPart
            key={run.phase.step}
            seconds={seconds}
            time={time}
            done={done}
            text={text}
            run={run}
          />
        )}
        {isAnswering && run.isSpoken && (
          <SpokenPart
            key={run.phase.step}
            recordingSession={recordingSession}
            seconds={seconds}
            time={time}
            device={device}
            run={run}
          />
        )}
        <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
          <Button color="inherit" size="small" onClick={run.leave}>
            {t('run.leave')}
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
}

/** Time to think. */
function ThinkPart({
  question,
  time,
  run,
}: {
  question: PracticeQuestion;
  time: RunQuestionProps['time'];
  run: ReturnType<typeof useRunAnswer>;
}) {
  const { t } = useTranslation('prep');
  return (
    <Stack spacing={1.5}>
      <CalmTimer
        title={t('run.think')}
        seconds={getThinkSeconds(question)}
        {...time}
        onEnd={() => run.setPhase({ step: 'answer' })}
      />
      <div>
        <Button variant="contained" onClick={() => run.setPhase({ step: 'answer' })}>
          {t(run.isSpoken ? 'run.recordNow' : 'run.writeNow')}
        </Button>
      </div>
    </Stack>
  );
}

interface TypedPartProps {
  seconds: number;
  time: RunQuestionProps['time'];
  done: () => void;
  text: string;
  run: ReturnType<typeof useRunAnswer>;
}

/** The answer in writing, within its time. */
function TypedPart({ seconds, time, done, text, run }: TypedPartProps) {
  const { t } = useTranslation('prep');
  return (
    <Stack spacing={1.5}>
      <CalmTimer title={t('run.left')} seconds={seconds} {...time} onEnd={done} />
      <TextField
        label={t('answer.label')}
        multiline
        minRows={6}
        maxRows={20}
        value={text}
        onChange={(event) =>
          (run.phase.step === 'followUp' ? run.setMore : run.setWords)(event.target.value)
        }
        slotProps={{ htmlInput: { maxLength: limits.answerMax, dir: 'auto' } }}
      />
      <div>
        <Button variant="contained" onClick={done}>
          {t(text.trim() === '' ? 'run.skip' : 'run.done')}
        </Button>
      </div>
    </Stack>
  );
}

interface SpokenPartProps {
  recordingSession: RecordingSession;
  seconds: number;
  time: RunQuestionProps['time'];
  device: OwnDevice;
  run: ReturnType<typeof useRunAnswer>;
}

/** The answer as a recording, within its time. */
function SpokenPart({ recordingSession, seconds, time, device, run }: SpokenPartProps) {
  const { t } = useTranslation('prep');
  if (!device.stream)
    return (
      <DeviceTrouble
        problem={device.problem ?? 'lost'}
        pending={device.isAsking}
        onRetry={() => void device.open(run.kind)}
        onText={() => run.setFormat('text')}
      />
    );
  return (
    <Box>
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', mb: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {t('run.left')}
        </Typography>
        <HideTime {...time} />
      </Stack>
      <Recorder
        target={{
          recordingSession,
          name: takeName(run.id, run.phase.step === 'followUp' ? 1 : 0),
        }}
        device={{ kind: run.kind, stream: device.stream }}
        clock={{ maxSeconds: seconds, isHidden: time.isHidden, countsDown: true }}
        language={run.language}
        starts
        onRecording={(isOn) => {
          if (isOn) run.begun();
        }}
        onEnd={run.ended}
      />
      <Button sx={{ mt: 1 }} onClick={run.skip}>
        {t('run.skip')}
      </Button>
    </Box>
  );
}
