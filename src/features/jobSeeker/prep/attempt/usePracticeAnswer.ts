// One answer in practice: the attempt in the making, the ones before it, and what can be done with them.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createAttemptId } from '#data/seeker/practiceRecordings.ts';
import { limits } from '#domain/jobs/kit.ts';
import {
  practiceLimits,
  type PracticeAttempt,
  type PracticeQuestion,
  type PracticeSession,
} from '#domain/seeker/practice.ts';
import type { Stored } from '#domain/base/source.ts';
import { notifyUndo } from '#ui/toasts/notifyUndo.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useAnswerDraft, useFormatWish } from './useAnswerDraft.ts';
import { useAttempt, type Attempted } from './useAttempt.ts';
import { usePracticeRecordings } from '#features/jobSeeker/prep/recording/usePracticeRecordings.ts';
import type { Credits } from '#features/jobSeeker/useCredits.tsx';

const readMadeAt = ({ data }: Stored<PracticeAttempt>): number =>
  (data.createdAt ?? data.updatedAt)?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** A stored attempt as the coach takes it, with the one before it. */
function findFormerAttempt(
  { id, data }: Stored<PracticeAttempt>,
  former: Stored<PracticeAttempt> | null,
): Attempted {
  return {
    id,
    isNew: false,
    words: data.text ?? '',
    mode: data.mode ?? 'practice',
    format: data.format ?? 'text',
    seconds: data.seconds ?? null,
    followUps: data.content?.followUps,
    former,
  };
}

interface UsePracticeAnswerInput {
  all: readonly Stored<PracticeAttempt>[];
  question: PracticeQuestion;
  set: Stored<PracticeSession>;
  uid: string;
  credits: Credits;
}

export function usePracticeAnswer({ all, question, set, uid, credits }: UsePracticeAnswerInput) {
  const attempts = all
    .filter(({ data }) => data.questionId === question.id)
    .toSorted((a, b) => readMadeAt(b) - readMadeAt(a));
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
    const now = findFormerAttempt(attempt, attempts[attempts.indexOf(attempt) + 1] ?? null);
    const coached = await coach(now);
    if (coached) await store(now, coached);
  });
  const { finish, open, again, discard } = useAnswerMoves({ draft, setOpen, inHand, last });
  const pending = asking.pending || looking.pending;
  return {
    attempts,
    last,
    kept,
    draft,
    setWish,
    setOpen,
    take,
    inHand,
    isWriting,
    isCorrecting,
    format,
    feedback,
    asking,
    keep,
    keeping,
    look,
    looking,
    finish,
    open,
    again,
    discard,
    pending,
  };
}

interface UseAnswerMovesInput {
  draft: ReturnType<typeof useAnswerDraft>;
  setOpen: (next: boolean) => void;
  inHand: Stored<PracticeAttempt> | null;
  last: Stored<PracticeAttempt> | null;
}

/** The editor's beginning and end: another attempt, the stored one, or none. */
function useAnswerMoves({ draft, setOpen, inHand, last }: UseAnswerMovesInput) {
  const { t } = useTranslation(['prep', 'common']);
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
    else open(createAttemptId(), words);
  }
  function discard(): void {
    const [id, words] = [draft.id, draft.words];
    draft.clear();
    setOpen(false);
    if (words.trim() !== '' && words !== last?.data.text)
      notifyUndo(t('answer.discarded'), t('undo'), () => open(id, words));
  }
  return { finish, open, again, discard };
}
