// One question of a realistic interview: time to think, time to answer, then what an interviewer would ask next.
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAi } from '#ai/port.ts';
import { newAttemptId, takeName } from '#data/seeker/practiceRecordings.ts';
import { limits } from '#domain/jobs/kit.ts';
import {
  practiceLimits,
  type PracticeAttempt,
  type PracticeFormat,
  type PracticeQuestion,
  type PracticeSession,
} from '#domain/seeker/practice.ts';
import type { Take } from '#domain/recordings/recording.ts';
import type { Stored } from '#domain/base/source.ts';
import { languageFrom } from '#i18n/languages.ts';
import { useCredits } from '#features/jobSeeker/useCredits.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useTyped } from '#ui/reading/useTyped.ts';
import { CalmTimer, HideTime } from './CalmTimer.tsx';
import { DeviceTrouble } from '#features/jobSeeker/prep/recording/DeviceTrouble.tsx';
import { Recorder } from '#features/jobSeeker/prep/recording/Recorder.tsx';
import { answerSeconds, followUpSeconds, thinkSeconds } from './runTimes.ts';
import { useAttempt } from '#features/jobSeeker/prep/attempt/useAttempt.ts';
import type { OwnDevice } from '#features/jobSeeker/prep/recording/useOwnDevice.ts';
import { usePracticeRecordings } from '#features/jobSeeker/prep/recording/usePracticeRecordings.ts';
import { useBackgroundWrites } from '#ui/toasts/useBackgroundWrites.ts';

export interface RunQuestionProps {
  uid: string;
  set: Stored<PracticeSession>;
  question: PracticeQuestion;
  /** Which one it is, of how many. */
  place: { number: number; total: number };
  /** How it is answered: the format, and the device it needs. */
  way: { format: PracticeFormat; device: OwnDevice };
  /** Earlier attempts at it, in any order. */
  former: readonly Stored<PracticeAttempt>[];
  /** Whether the time is shown. */
  time: { isHidden: boolean; onHidden: (hidden: boolean) => void };
  /** On to the next; the attempt's id, or null when nothing was answered. `leaves`: the interview ends here. */
  onNext: (attemptId: string | null, leaves: boolean) => void;
}

type Phase =
  | { step: 'think' }
  | { step: 'answer' }
  | { step: 'between' }
  | { step: 'followUp'; prompt: string };

export function RunQuestion({
  uid,
  set,
  question,
  place,
  way: { format: wished, device },
  former,
  time,
  onNext,
}: RunQuestionProps) {
  const { t } = useTranslation('prep');
  const { recordingSession } = usePracticeRecordings(uid);
  const [phase, setPhase] = useState<Phase>({ step: 'think' });
  const [format, setFormat] = useState(wished);
  const [words, setWords] = useTyped(`run/${uid}/${set.id}/${question.id}`);
  const [more, setMore] = useTyped(`run/${uid}/${set.id}/${question.id}/more`);
  const [id] = useState(newAttemptId);
  const [before] = useState(
    () =>
      former.toSorted(
        (a, b) => (b.data.createdAt?.getTime() ?? 0) - (a.data.createdAt?.getTime() ?? 0),
      )[0] ?? null,
  );
  const { store } = useAttempt(uid, set, question, useCredits(uid));
  const write = useBackgroundWrites();
  const given = useRef({ isStored: false, words: '', seconds: null as number | null });
  const kind = format === 'video' ? 'video' : 'audio';
  const isSpoken = format !== 'text';
  const language = languageFrom(set.data.language);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [phase.step]);

  /** Stored without waiting for the server: an interview does not stand still for a slow line. */
  function keep(followUps?: { prompt: string; text: string }[]): void {
    const isNew = !given.current.isStored;
    given.current.isStored = true;
    write(
      store({
        id,
        isNew,
        words: given.current.words,
        mode: 'realistic',
        format,
        seconds: given.current.seconds,
        followUps,
        former: before,
      }),
      () => {
        setWords('');
        setMore('');
      },
    );
  }
  async function answered(said: string, seconds: number | null): Promise<void> {
    given.current = { ...given.current, words: said.slice(0, limits.answerMax), seconds };
    if (said.trim() === '' && seconds === null) return onNext(null, false);
    keep();
    setPhase({ step: 'between' });
    const [first] = question.followUps;
    // Of a voice without words nothing can be asked that fits it: then the question's own follow-up.
    const asked =
      said.trim() === ''
        ? first
        : await getAi()
            .ask('followUp', {
              question: {
                text: question.text,
                kind: question.kind ?? 'behavioural',
                followUpCap: 1,
                followUps: question.followUps.slice(0, 3),
              },
              answer: given.current.words,
              asked: [],
              language,
            })
            .then(
              ({ reply }) => reply.text,
              () => first,
            );
    if (asked) setPhase({ step: 'followUp', prompt: asked });
    else onNext(id, false);
  }
  function further(prompt: string, text: string, leaves = false): void {
    keep([{ prompt, text: text.slice(0, limits.answerMax) }]);
    onNext(id, leaves);
  }
  function ended(take: Take, heard: string): void {
    const seconds = Math.min(practiceLimits.secondsMax, Math.round(take.durationMs / 1_000));
    if (phase.step === 'followUp') further(phase.prompt, heard);
    else void answered(heard, take.bytes > 0 ? seconds : null);
  }
  function leave(): void {
    const { isStored } = given.current;
    if (phase.step === 'followUp')
      return more.trim() === '' ? onNext(id, true) : further(phase.prompt, more, true);
    if (!isStored && words.trim() !== '') {
      given.current.words = words.slice(0, limits.answerMax);
      keep();
    }
    onNext(given.current.isStored ? id : null, true);
  }
  const isAnswering = phase.step === 'answer' || phase.step === 'followUp';
  const seconds = phase.step === 'followUp' ? followUpSeconds(question) : answerSeconds(question);
  const text = phase.step === 'followUp' ? more : words;
  const done = (): void =>
    phase.step === 'followUp' ? further(phase.prompt, more) : void answered(words, null);
  return (
    <Panel headingLevel="h3">
      <Stack spacing={2} data-testid="run-question" data-step={phase.step}>
        <Typography variant="body2" color="text.secondary">
          {t('run.number', place)}
        </Typography>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h3"
          component="h3"
          sx={{ outline: 'none', overflowWrap: 'anywhere' }}
        >
          {phase.step === 'followUp' ? phase.prompt : question.text}
        </Typography>
        {phase.step === 'followUp' && (
          <Typography variant="body2" color="text.secondary">
            {t('run.followUpOf', { question: question.text })}
          </Typography>
        )}
        {phase.step === 'think' && (
          <Stack spacing={1.5}>
            <CalmTimer
              title={t('run.think')}
              seconds={thinkSeconds(question)}
              {...time}
              onEnd={() => setPhase({ step: 'answer' })}
            />
            <div>
              <Button variant="contained" onClick={() => setPhase({ step: 'answer' })}>
                {t(isSpoken ? 'run.recordNow' : 'run.writeNow')}
              </Button>
            </div>
          </Stack>
        )}
        {phase.step === 'between' && (
          <Typography role="status" color="text.secondary">
            {t('run.between')}
          </Typography>
        )}
        {isAnswering && !isSpoken && (
          <Stack key={phase.step} spacing={1.5}>
            <CalmTimer title={t('run.left')} seconds={seconds} {...time} onEnd={done} />
            <TextField
              label={t('answer.label')}
              multiline
              minRows={6}
              maxRows={20}
              value={text}
              onChange={(event) =>
                (phase.step === 'followUp' ? setMore : setWords)(event.target.value)
              }
              slotProps={{ htmlInput: { maxLength: limits.answerMax, dir: 'auto' } }}
            />
            <div>
              <Button variant="contained" onClick={done}>
                {t(text.trim() === '' ? 'run.skip' : 'run.done')}
              </Button>
            </div>
          </Stack>
        )}
        {isAnswering &&
          isSpoken &&
          (device.stream ? (
            <Box key={phase.step}>
              <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', mb: 1 }}>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {t('run.left')}
                </Typography>
                <HideTime {...time} />
              </Stack>
              <Recorder
                target={{ recordingSession, name: takeName(id, phase.step === 'followUp' ? 1 : 0) }}
                device={{ kind, stream: device.stream }}
                clock={{ maxSeconds: seconds, isHidden: time.isHidden, countsDown: true }}
                language={language}
                starts
                onRecording={(isOn) => {
                  if (isOn && !given.current.isStored) {
                    given.current.seconds = 0;
                    keep();
                  }
                }}
                onEnd={ended}
              />
              <Button
                sx={{ mt: 1 }}
                onClick={() =>
                  phase.step === 'followUp'
                    ? onNext(id, false)
                    : onNext(given.current.isStored ? id : null, false)
                }
              >
                {t('run.skip')}
              </Button>
            </Box>
          ) : (
            <DeviceTrouble
              problem={device.problem ?? 'lost'}
              pending={device.isAsking}
              onRetry={() => void device.open(kind)}
              onText={() => setFormat('text')}
            />
          ))}
        <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
          <Button color="inherit" size="small" onClick={leave}>
            {t('run.leave')}
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
}
