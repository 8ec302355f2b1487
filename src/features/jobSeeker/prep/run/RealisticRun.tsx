// A realistic interview through a set: timed, without help, with follow-ups, one question after the other. It may be left at any time.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  questionsOf,
  type PracticeAttempt,
  type PracticeSession,
} from '#domain/seeker/practice.ts';
import type { Stored } from '#domain/base/source.ts';
import { useOnDevice } from '#features/jobSeeker/useOnDevice.ts';
import { byCompetency } from '#features/jobSeeker/prep/sets/practiceFrom.ts';
import { RunEnd } from './RunEnd.tsx';
import { RunQuestion } from './RunQuestion.tsx';
import { RunStart } from './RunStart.tsx';
import { useFormatWish } from '#features/jobSeeker/prep/attempt/useAnswerDraft.ts';
import { useOwnDevice } from '#features/jobSeeker/prep/recording/useOwnDevice.ts';
import {
  useFocusOnEnter,
  type PracticeRoute,
} from '#features/jobSeeker/prep/attempt/usePracticeRoute.ts';
import { useRun } from './useRun.ts';

const closeMs = 1_500;

export interface RealisticRunProps {
  uid: string;
  set: Stored<PracticeSession>;
  attempts: readonly Stored<PracticeAttempt>[];
  route: PracticeRoute;
}

export function RealisticRun({ uid, set, attempts, route }: RealisticRunProps) {
  const { t } = useTranslation('prep');
  const heading = useFocusOnEnter<HTMLHeadingElement>();
  const device = useOwnDevice();
  const [run, setRun] = useRun(uid, set.id);
  const [wish, setWish] = useFormatWish();
  const [hidden, keepHidden] = useOnDevice('practice/timeHidden');
  /** A reload begins with the start: camera and microphone have to be opened anew. */
  const [isOn, setOn] = useState(false);
  const questions = byCompetency(
    questionsOf(set.data),
    set.data.content?.competencies ?? [],
  ).flatMap((group) => group.questions);
  const asked = run
    ? run.order.flatMap((id) => questions.filter((question) => question.id === id))
    : [];
  const question = run && !run.isOver ? asked[run.at] : undefined;
  const toSet = (): void => route.go({ set: set.id });
  function begin(isNew: boolean): void {
    if (isNew || !run || run.isOver)
      setRun({
        format: wish,
        order: questions.map(({ id }) => id),
        at: 0,
        attempts: {},
        isOver: false,
      });
    else setRun({ ...run, format: wish });
    setOn(true);
  }
  function next(attemptId: string | null, leaves: boolean): void {
    if (!run || !question) return;
    const at = run.at + 1;
    const isOver = leaves || at >= asked.length;
    setRun({
      ...run,
      at,
      isOver,
      attempts: attemptId ? { ...run.attempts, [question.id]: attemptId } : run.attempts,
    });
  }
  // The last recording ends before its camera does: otherwise it would count as broken.
  const isOver = run?.isOver ?? false;
  const { close } = device;
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(close, closeMs);
    return () => clearTimeout(timer);
  }, [isOver, close]);
  const isAsking = isOn && run !== null && question !== undefined;
  const isEnd = run !== null && (run.isOver || !question) && asked.length > 0;
  return (
    <Stack spacing={3} sx={{ maxWidth: 820 }}>
      <Box>
        <Typography variant="body2" color="text.secondary">
          {set.data.title || t('new.untitled')}
        </Typography>
        <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
          {t(isEnd ? 'run.over' : 'run.title')}
        </Typography>
      </Box>
      {isAsking ? (
        <RunQuestion
          key={question.id}
          uid={uid}
          set={set}
          question={question}
          place={{ number: run.at + 1, total: asked.length }}
          way={{ format: run.format, device }}
          former={attempts.filter(({ data }) => data.questionId === question.id)}
          time={{ isHidden: hidden === 'yes', onHidden: (next_) => keepHidden(next_ ? 'yes' : '') }}
          onNext={next}
        />
      ) : isEnd ? (
        <RunEnd
          uid={uid}
          setId={set.id}
          run={run}
          questions={asked}
          attempts={attempts}
          onAgain={() => setRun(null)}
        />
      ) : (
        <RunStart
          questions={questions}
          goesOn={
            run !== null && question !== undefined ? { at: run.at + 1, of: asked.length } : null
          }
          format={wish}
          onFormat={setWish}
          device={device}
          isTimeHidden={hidden === 'yes'}
          onTimeHidden={(next_) => keepHidden(next_ ? 'yes' : '')}
          onBegin={begin}
        />
      )}
      {!isAsking && (
        <div>
          <Button onClick={toSet}>{t('run.toSet')}</Button>
        </div>
      )}
    </Stack>
  );
}
