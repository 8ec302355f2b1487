// What is done with a task: today there is one kind, evaluating a session. The AI is loaded when the first task comes.
import { languageOf } from './languageOf.ts';
import type { Finished, Lease } from '#data/aiJobs.ts';
import { readForEvaluation } from '#data/evaluations.ts';
import { WorkError } from './workErrors.ts';

const hash = /^[0-9a-f]{64}$/;

/** Evaluates the session of a task. Only words go to the AI: no contact, no file; the name goes along so that it can be blacked out before a cloud model sees the words. */
export async function evaluate(lease: Lease, { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number, of: number) => void }): Promise<Finished> {
  const [{ getAi }, { evaluateSession }, { session, interview, rubric, answers }] = await Promise.all([import('#ai/port.ts'), import('#ai/tasks/evaluateSession.ts'), readForEvaluation(lease)]);
  if (!session.consent.ai) throw new WorkError('consentWithdrawn');
  if (session.status !== 'submitted') throw new WorkError('notSubmitted');
  const language = languageOf(session.language ?? interview.language);
  const { items, provenance } = await evaluateSession(getAi(), rubric.items, answers, { signal, onProgress, names: [session.displayName], ...(language ? { language } : {}) });
  if (!provenance) throw new WorkError('noRubric');
  const { rubricVersion } = interview;
  const { passes, fellBack } = provenance;
  return { ...(passes ? { passes } : {}), ...(fellBack ? { fellBack } : {}), items, model: provenance.model, promptVersion: provenance.version, inputHash: provenance.inputHash, adapter: provenance.adapter, rubricVersion: rubricVersion && hash.test(rubricVersion) ? rubricVersion : null };
}
