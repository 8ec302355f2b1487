// Was the rating made from what this page shows? Recomputed here, so that nobody has to take the document's word for it.
import { useEffect, useState } from 'react';
import type { Answer } from '#domain/candidate/answer.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import type { Stored } from '#domain/base/source.ts';
import { languageOf } from '#work/evaluation/languageOf.ts';

export type InputCheck = 'checking' | 'same' | 'changed';

/** Compares a rating's input hash with the hash of the answers and the rubric as they are now. */
export function useInputCheck(
  hash: string | null,
  rubric: readonly RubricItem[],
  answers: readonly Stored<Answer>[],
  language: string | null | undefined,
): InputCheck {
  const [found, setFound] = useState<{ of: string; now: string } | null>(null);
  useEffect(() => {
    if (hash === null) return undefined;
    let left = false;
    void Promise.all([
      import('#ai/results/canonical.ts'),
      import('#ai/tasks/evaluateSession.ts'),
    ]).then(([{ inputHashOf }, { inputsOf }]) => {
      const detectedLanguage = languageOf(language);
      const now = inputHashOf(
        'evaluateSession',
        inputsOf(
          rubric,
          Object.fromEntries(answers.map(({ id, data }) => [id, data])),
          detectedLanguage ?? undefined,
        ),
      );
      if (!left) setFound({ of: hash, now });
    });
    return () => {
      left = true;
    };
  }, [hash, rubric, answers, language]);
  if (hash === null || found?.of !== hash) return 'checking';
  return found.now === hash ? 'same' : 'changed';
}
