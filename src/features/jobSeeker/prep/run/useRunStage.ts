// How far a realistic interview has come: before it starts, at one of its questions, or at its end.
import { useState } from 'react';
import type { Stored } from '#domain/base/source.ts';
import {
  questionsOf,
  type PracticeFormat,
  type PracticeQuestion,
  type PracticeSession,
} from '#domain/seeker/practice.ts';
import { groupByCompetency } from '#features/jobSeeker/prep/sets/practiceQuestions.ts';
import { useRun, type Run } from './useRun.ts';

type Stage =
  /** `resume`: an interview that was broken off can be resumed at this question. */
  | { kind: 'start'; run: Run | null; resume: { at: number; of: number } | null }
  | { kind: 'question'; run: Run; question: PracticeQuestion }
  | { kind: 'end'; run: Run };

interface UseRunStageInput {
  uid: string;
  set: Stored<PracticeSession>;
  /** The format that was chosen for the answers. */
  wish: PracticeFormat;
}

export function useRunStage({ uid, set, wish }: UseRunStageInput) {
  const [run, setRun] = useRun(uid, set.id);
  /** A reload begins with the start: camera and microphone have to be opened anew. */
  const [isOn, setOn] = useState(false);
  const questions = groupByCompetency(
    questionsOf(set.data),
    set.data.content?.competencies ?? [],
  ).flatMap((group) => group.questions);
  const asked = run
    ? run.order.flatMap((id) => questions.filter((question) => question.id === id))
    : [];
  const question = run && !run.isOver ? asked[run.at] : undefined;
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
  function next(attemptId: string | null, isLeaving: boolean): void {
    if (!run || !question) return;
    const at = run.at + 1;
    const isOver = isLeaving || at >= asked.length;
    setRun({
      ...run,
      at,
      isOver,
      attempts: attemptId ? { ...run.attempts, [question.id]: attemptId } : run.attempts,
    });
  }
  function findStage(): Stage {
    if (isOn && run && question) return { kind: 'question', run, question };
    if (run && (run.isOver || !question) && asked.length > 0) return { kind: 'end', run };
    const resume = run && question ? { at: run.at + 1, of: asked.length } : null;
    return { kind: 'start', run, resume };
  }
  const restart = (): void => setRun(null);
  return { questions, asked, stage: findStage(), begin, next, restart };
}
