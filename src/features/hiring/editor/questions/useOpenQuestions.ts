// Which questions show their details, and the way to a problem: its question opens and takes the focus.
import { useCallback, useState } from 'react';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { targetOf, type PublishProblem } from '#features/hiring/draft/problemTarget.ts';

interface OpenQuestions {
  open: ReadonlySet<string>;
  toggle: (id: string) => void;
  reveal: (problem: PublishProblem) => void;
}

export function useOpenQuestions(content: DraftContent): OpenQuestions {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  function reveal(problem: PublishProblem): void {
    const { elementId, questionId } = targetOf(problem, content);
    if (questionId) setOpen((before) => new Set(before).add(questionId));
    setTimeout(() => {
      const element = document.getElementById(elementId);
      element?.scrollIntoView({ block: 'center' });
      element?.focus();
    }, 80);
  }
  return { open, toggle, reveal };
}
