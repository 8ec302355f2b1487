// One posting, one question and some answers, put to one engine step by step. Nothing of it is stored.
import type { Ai, Dropped } from '#ai/adapter.ts';
import type { TaskReply } from '#ai/port.ts';
import { toFault, type Fault } from '#domain/base/fault.ts';
import type { Provenance, Question } from '#domain/jobs/kit.ts';
import type { Language } from '#i18n/languages.ts';

export interface TrialMaterial {
  posting: string;
  question: string;
  answers: readonly string[];
  language: Language;
}

/** What an engine made of one thing it was asked: its reply, or why there is none. */
export type Made<Reply> =
  | { reply: Reply; made: Provenance; dropped: readonly Dropped[] }
  | { fault: Fault };

export interface EngineOutcome {
  reading?: Made<TaskReply<'readJobDescription'>>;
  kit?: Made<TaskReply<'draftKit'>>;
  ratings: Made<TaskReply<'evaluateAnswer'>>[];
}

async function runEngine<Reply>(
  work: Promise<{ reply: Reply; provenance: Provenance; dropped?: readonly Dropped[] }>,
  signal: AbortSignal,
): Promise<Made<Reply>> {
  try {
    const { reply, provenance, dropped = [] } = await work;
    return { reply, made: provenance, dropped };
  } catch (error) {
    signal.throwIfAborted();
    return { fault: toFault(error) };
  }
}

/** The question with its levels and points, written once so that both engines rate by the same. Throws a Fault. */
export async function writeRubric(
  ai: Ai,
  { posting, question, language }: TrialMaterial,
  competency: string,
  signal: AbortSignal,
): Promise<Question> {
  const { reply } = await ai.ask(
    'regenerateQuestion',
    {
      description: posting,
      language,
      competency: { id: 'expertise', name: competency },
      keep: question,
      others: [],
    },
    { signal },
  );
  return reply;
}

/** Asks one engine for everything, one after the other; `onStep` hears of each thing as it is there. Throws only when aborted. */
export async function tryEngine(
  ai: Ai,
  { posting, answers, language }: TrialMaterial,
  question: Question,
  onStep: (outcome: EngineOutcome) => void,
  signal: AbortSignal,
): Promise<void> {
  let outcome: EngineOutcome = { ratings: [] };
  const emit = (more: Partial<EngineOutcome>): void => {
    outcome = { ...outcome, ...more };
    onStep(outcome);
  };
  emit({
    reading: await runEngine(
      ai.ask('readJobDescription', { text: posting, language }, { signal }),
      signal,
    ),
  });
  emit({
    kit: await runEngine(
      ai.ask('draftKit', { description: posting, language }, { signal }),
      signal,
    ),
  });
  for (const answer of answers) {
    const rating = await runEngine(
      ai.ask(
        'evaluateAnswer',
        { question, competencyId: question.competencyId, answer, followUps: [], language },
        { signal },
      ),
      signal,
    );
    emit({ ratings: [...outcome.ratings, rating] });
  }
}
