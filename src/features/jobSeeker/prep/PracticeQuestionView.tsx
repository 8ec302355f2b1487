// One question in practice mode: answer it without a clock, with help on demand, hear one fix, try again and see what changed.
import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePackProgress } from '#ai/progress/usePackProgress.ts';
import { newAttemptId } from '#data/seeker/practiceRecordings.ts';
import { limits } from '#domain/jobs/kit.ts';
import {
  practiceLimits,
  type PracticeAttempt,
  type PracticeQuestion,
  type PracticeSession,
} from '#domain/seeker/practice.ts';
import type { Stored } from '#domain/base/source.ts';
import { joined } from '#media/listening.ts';
import { useCredits } from '#features/jobSeeker/useCredits.tsx';
import { AiLoading } from '#ui/product/AiLoading.tsx';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { notifyUndo } from '#ui/toasts/notifyUndo.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { AnswerEditor } from './AnswerEditor.tsx';
import { AttemptView } from './attempt/AttemptView.tsx';
import { Feedback } from './attempt/Feedback.tsx';
import { Hints } from './attempt/Hints.tsx';
import { useAnswerDraft, useFormatWish } from './attempt/useAnswerDraft.ts';
import { useAttempt, type Attempted } from './attempt/useAttempt.ts';
import { usePracticeRecordings } from './recording/usePracticeRecordings.ts';
import { useFocusOnEnter } from './attempt/usePracticeRoute.ts';

const FittingStories = lazy(() =>
  import('#features/jobSeeker/stories/bank/FittingStories.tsx').then((file) => ({
    default: file.FittingStories,
  })),
);

export interface PracticeQuestionViewProps {
  uid: string;
  set: Stored<PracticeSession>;
  question: PracticeQuestion;
  attempts: readonly Stored<PracticeAttempt>[];
}

const madeAt = ({ data }: Stored<PracticeAttempt>): number =>
  (data.createdAt ?? data.updatedAt)?.getTime() ?? Number.MAX_SAFE_INTEGER;

export function PracticeQuestionView({
  uid,
  set,
  question,
  attempts: all,
}: PracticeQuestionViewProps) {
  const { t } = useTranslation(['prep', 'common']);
  const packs = usePackProgress();
  const credits = useCredits(uid);
  const heading = useFocusOnEnter<HTMLHeadingElement>();
  const attempts = all
    .filter(({ data }) => data.questionId === question.id)
    .toSorted((a, b) => madeAt(b) - madeAt(a));
  const last = attempts[0] ?? null;
  const kept = set.data.content ? '' : (set.data.text ?? '');
  const draft = useAnswerDraft(uid, set.id, question.id);
  const { takeOf } = usePracticeRecordings(uid);
  const [wish, setWish] = useFormatWish();
  const [isOpen, setOpen] = useState(() => draft.words !== '');
  const take = takeOf(draft.id);
  const inHand = attempts.find(({ id }) => id === draft.id) ?? null;
  const isWriting = isOpen || !last || (take !== null && !inHand);
  /** The stored answer itself is in the editor. */
  const isCorrecting = isWriting && last !== null && inHand?.id === last.id;
  const { store, coach } = useAttempt(uid, set, question, credits);
  const format = take ? (take.kind === 'audio' ? 'voice' : 'video') : (inHand?.data.format ?? wish);
  function attempted(): Attempted {
    const seconds = take
      ? Math.min(practiceLimits.secondsMax, Math.round(take.durationMs / 1_000))
      : (inHand?.data.seconds ?? null);
    return {
      id: draft.id,
      isNew: inHand === null,
      words: draft.words.slice(0, limits.answerMax),
      mode: inHand?.data.mode ?? 'practice',
      format,
      seconds,
      followUps: inHand?.data.content?.followUps,
      former: attempts.find(({ id }) => id !== draft.id) ?? null,
    };
  }
  const [feedback, asking] = useAction(async () => {
    const now = attempted();
    const coached = await coach(now);
    if (!coached) return false;
    await store(now, coached);
    return true;
  });
  const [keep, keeping] = useAction(async () => {
    await store(attempted());
    return true;
  });
  const [look, looking] = useAction(async (attempt: Stored<PracticeAttempt>) => {
    const { data } = attempt;
    const now: Attempted = {
      id: attempt.id,
      isNew: false,
      words: data.text ?? '',
      mode: data.mode ?? 'practice',
      format: data.format ?? 'text',
      seconds: data.seconds ?? null,
      followUps: data.content?.followUps,
      former: attempts[attempts.indexOf(attempt) + 1] ?? null,
    };
    const coached = await coach(now);
    if (coached) await store(now, coached);
  });
  async function finish(verb: () => Promise<boolean | undefined>): Promise<void> {
    if (!(await verb())) return;
    draft.clear();
    setOpen(false);
  }
  function open(id: string, words: string): void {
    draft.begin(id, words);
    setOpen(true);
  }
  /** Another attempt, unless one was begun already: then that one. */
  function again(words: string): void {
    if (draft.words.trim() !== '' && !inHand) setOpen(true);
    else open(newAttemptId(), words);
  }
  function discard(): void {
    const [id, words] = [draft.id, draft.words];
    draft.clear();
    setOpen(false);
    if (words.trim() !== '' && words !== last?.data.text)
      notifyUndo(t('answer.discarded'), t('undo'), () => open(id, words));
  }
  const pending = asking.pending || looking.pending;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
        alignItems: 'start',
      }}
    >
      <Stack spacing={3}>
        <Box>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
            {question.competency && <Chip size="small" label={question.competency} />}
            {question.kind && (
              <Chip size="small" variant="outlined" label={t(`kind.${question.kind}`)} />
            )}
          </Stack>
          <Typography
            ref={heading}
            tabIndex={-1}
            variant="h2"
            sx={{ overflowWrap: 'anywhere', outline: 'none', textWrap: 'pretty' }}
          >
            {question.text}
          </Typography>
        </Box>
        {isWriting && (
          <Panel title={t(attempts.length > 0 ? 'answer.another' : 'answer.yours')}>
            <Stack spacing={2}>
              <AnswerEditor
                uid={uid}
                draft={draft}
                format={format}
                language={set.data.language ?? 'en'}
                file={inHand?.data.file ?? null}
                onFormat={setWish}
                onStore={async () => {
                  setOpen(true);
                  return (await keep()) === true;
                }}
              />
              {kept !== '' && draft.words === '' && attempts.length === 0 && (
                <div>
                  <Button size="small" onClick={() => draft.setWords(kept)}>
                    {t('answer.takeKept')}
                  </Button>
                </div>
              )}
              <Stack
                direction="row"
                spacing={1}
                useFlexGap
                sx={{ flexWrap: 'wrap', alignItems: 'center' }}
              >
                <Button
                  variant="contained"
                  loading={asking.pending}
                  disabled={draft.words.trim() === ''}
                  onClick={() => void finish(feedback)}
                >
                  {t('answer.feedback')}
                </Button>
                <Button
                  loading={keeping.pending}
                  disabled={draft.words.trim() === '' && !take}
                  onClick={() => void finish(keep)}
                >
                  {t('answer.keep')}
                </Button>
                {last && (
                  <Button color="inherit" onClick={discard} disabled={take !== null && !inHand}>
                    {t('answer.back')}
                  </Button>
                )}
              </Stack>
              <Typography variant="caption" color="text.secondary">
                {t('answer.cost')}
              </Typography>
            </Stack>
          </Panel>
        )}
        {asking.pending && <AiLoading progress={packs} />}
        <div role="status" style={visuallyHidden}>
          {last?.data.content?.coaching && !isWriting && !pending ? t('feedback.here') : ''}
        </div>
        {last && (!isCorrecting || Boolean(last.data.content?.coaching)) && (
          <Panel title={t(isWriting ? 'answer.last' : 'answer.yours')}>
            {!isCorrecting && (
              <AttemptView
                uid={uid}
                attempt={last}
                isBusy={isWriting}
                looking={looking.pending}
                onLook={() => void look(last)}
                onAgain={() => again(last.data.text ?? '')}
                onCorrect={() => open(last.id, last.data.text ?? '')}
              />
            )}
            {looking.pending && <AiLoading progress={packs} />}
            {!pending && (
              <Feedback
                attempt={last}
                former={attempts.find(({ id }) => id === last.data.former) ?? null}
              />
            )}
          </Panel>
        )}
      </Stack>
      <Stack
        spacing={3}
        component="aside"
        aria-label={t('hint.aside')}
        sx={{ position: { md: 'sticky' }, top: { md: 24 } }}
      >
        <Hints question={question} />
        <Boundary fallback={<RowsSkeleton rows={2} />}>
          <FittingStories
            uid={uid}
            competency={question.competency}
            question={question.text}
            onTake={(text) => {
              if (!isWriting) open(newAttemptId(), text);
              else draft.setWords(joined(draft.words, text).slice(0, limits.answerMax));
            }}
          />
        </Boundary>
      </Stack>
      {credits.dialog}
    </Box>
  );
}
