// A realistic interview through a set: timed, without help, with follow-ups, one question after the other. One can leave at any time.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeAttempt, PracticeSession } from '#domain/seeker/practice.ts';
import type { Stored } from '#domain/base/source.ts';
import { useOnDevice } from '#features/jobSeeker/useOnDevice.ts';
import { RunEnd } from './RunEnd.tsx';
import { RunQuestion } from './RunQuestion.tsx';
import { RunStart } from './RunStart.tsx';
import { useFormatWish } from '#features/jobSeeker/prep/attempt/useAnswerDraft.ts';
import { useOwnDevice } from '#features/jobSeeker/prep/recording/useOwnDevice.ts';
import {
  useFocusOnEnter,
  type PracticeRoute,
} from '#features/jobSeeker/prep/attempt/usePracticeRoute.ts';
import { useRunStage } from './useRunStage.ts';

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
  const [wish, setWish] = useFormatWish();
  const [hidden, keepHidden] = useOnDevice('practice/timeHidden');
  const { questions, asked, stage, begin, next, restart } = useRunStage({ uid, set, wish });
  const hideTime = (isHidden: boolean): void => keepHidden(isHidden ? 'yes' : '');
  const toSet = (): void => route.go({ set: set.id });
  // The last recording ends before its camera does: otherwise it would count as broken.
  const isOver = stage.run?.isOver ?? false;
  const { close } = device;
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(close, closeMs);
    return () => clearTimeout(timer);
  }, [isOver, close]);
  return (
    <Stack spacing={3} sx={{ maxWidth: 820 }}>
      <Box>
        <Typography variant="body2" color="text.secondary">
          {set.data.title || t('new.untitled')}
        </Typography>
        <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
          {t(stage.kind === 'end' ? 'run.over' : 'run.title')}
        </Typography>
      </Box>
      {stage.kind === 'question' ? (
        <RunQuestion
          key={stage.question.id}
          uid={uid}
          set={set}
          question={stage.question}
          position={{ number: stage.run.at + 1, total: asked.length }}
          way={{ format: stage.run.format, device }}
          former={attempts.filter(({ data }) => data.questionId === stage.question.id)}
          time={{ isHidden: hidden === 'yes', onHidden: hideTime }}
          onNext={next}
        />
      ) : stage.kind === 'end' ? (
        <RunEnd
          uid={uid}
          setId={set.id}
          run={stage.run}
          questions={asked}
          attempts={attempts}
          onAgain={restart}
        />
      ) : (
        <RunStart
          questions={questions}
          resume={stage.resume}
          format={wish}
          onFormat={setWish}
          device={device}
          isTimeHidden={hidden === 'yes'}
          onTimeHidden={hideTime}
          onBegin={begin}
        />
      )}
      {stage.kind !== 'question' && (
        <div>
          <Button onClick={toSet}>{t('run.toSet')}</Button>
        </div>
      )}
    </Stack>
  );
}
