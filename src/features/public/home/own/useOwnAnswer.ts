// A visitor's own answer to a sample question: kept in this tab, rated on demand, canceled and asked again.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { tabStorage } from '#domain/base/deviceStorage.ts';
import { limits } from '#domain/jobs/kit.ts';
import { toLanguage } from '#i18n/languages.ts';
import { ownAnswerKey } from './ownAnswerKey.ts';
import type { OwnRated } from './rateOwnAnswer.ts';
import { sampleQuestionIds, sampleQuestionKeys } from './sampleQuestionIds.ts';

const KeptAnswer = z.object({ questionId: z.enum(sampleQuestionIds), text: z.string() });
type KeptAnswer = z.infer<typeof KeptAnswer>;

export type OwnState = 'none' | 'loading' | 'reading' | 'canceled' | 'failed' | 'done';
export type OwnProblem = 'missing' | 'long';

/** The engine, and the parts that show its progress and its rating; nothing of it before somebody asks. */
async function loadEngine() {
  const [{ rateOwnAnswer }, { OwnProgress }, { OwnRating }] = await Promise.all([
    import('./rateOwnAnswer.ts'),
    import('./OwnProgress.tsx'),
    import('./OwnRating.tsx'),
  ]);
  return { rateOwnAnswer, OwnProgress, OwnRating };
}
export type OwnEngine = Awaited<ReturnType<typeof loadEngine>>;

function readKept(): KeptAnswer {
  const read = KeptAnswer.safeParse(tabStorage.readJson(ownAnswerKey));
  return read.success ? read.data : { questionId: sampleQuestionIds[0], text: '' };
}

function findProblem(text: string): OwnProblem | null {
  if (text.trim() === '') return 'missing';
  return text.length > limits.answerMax ? 'long' : null;
}

export function useOwnAnswer() {
  const { t, i18n } = useTranslation('public');
  const [kept, setKept] = useState(readKept);
  const [state, setState] = useState<OwnState>('none');
  const [isTried, setTried] = useState(false);
  const [engine, setEngine] = useState<OwnEngine | null>(null);
  const [rated, setRated] = useState<OwnRated | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  function change(part: Partial<KeptAnswer>): void {
    const next = { ...kept, ...part };
    setKept(next);
    tabStorage.write(ownAnswerKey, next.text === '' ? null : JSON.stringify(next));
  }
  function stop(): void {
    running.current?.abort();
    running.current = null;
  }
  async function review(): Promise<void> {
    setTried(true);
    if (findProblem(kept.text)) return field.current?.focus();
    stop();
    const control = new AbortController();
    running.current = control;
    const question = {
      questionId: kept.questionId,
      ask: t(sampleQuestionKeys[kept.questionId]),
      answer: kept.text,
      language: toLanguage(i18n.language),
    };
    setState('loading');
    try {
      const loaded = await loadEngine();
      if (control.signal.aborted) return;
      setEngine(loaded);
      setState('reading');
      const found = await loaded.rateOwnAnswer(question, control.signal);
      if (control.signal.aborted) return;
      setRated(found);
      setState('done');
    } catch (error) {
      if (control.signal.aborted) return;
      console.warn('The answer could not be reviewed', error);
      setState('failed');
    }
  }
  return {
    ...kept,
    state,
    engine,
    rated,
    field,
    problem: isTried ? findProblem(kept.text) : null,
    /** The answer or its question changed since it was rated. */
    isEarlier:
      rated !== null &&
      (rated.question.answer !== kept.text || rated.question.questionId !== kept.questionId),
    change,
    review: () => void review(),
    cancel: () => {
      stop();
      setState('canceled');
    },
    clear: () => {
      stop();
      change({ text: '' });
      setState('none');
      setTried(false);
      setRated(null);
      field.current?.focus();
    },
  };
}
export type OwnAnswering = ReturnType<typeof useOwnAnswer>;
