// What is done with a task: spoken answers without words are written down where the cloud may, then the session is evaluated. The AI is loaded when the first task comes.
import type { Finished, Lease } from '#data/evaluation/aiJobs.ts';
import { readForEvaluation, type EvaluationInput } from '#data/evaluation/evaluations.ts';
import { fetchFile } from '#data/firestore/files.ts';
import { putMachineWords, readTranscripts } from '#data/candidate/transcripts.ts';
import { canSeeWho, revealsIdentity } from '#domain/candidate/identity.ts';
import { readAgreedEngine, isScoringPaused } from '#domain/candidate/session.ts';
import { isSpoken } from '#domain/candidate/transcript.ts';
import { findUntranscribed, waitsForCandidate } from '#domain/candidate/untranscribed.ts';
import { readAiInForce } from '#work/ai/aiInForce.ts';
import { languageOf } from './languageOf.ts';
import { WorkError } from './workErrors.ts';

const hash = /^[0-9a-f]{64}$/;

/** Writes down spoken answers without words where the cloud may, and gives their candidate time to put them right. True: words came, or still wait. */
async function transcribe(
  lease: Lease,
  uid: string,
  { session, interview, answers }: EvaluationInput,
  signal: AbortSignal,
): Promise<'ready' | 'waits'> {
  if (!Object.values(answers).some(isSpoken)) return 'ready';
  const transcripts = await readTranscripts(lease);
  const isLast = lease.attempt >= lease.cap;
  // A film of a blind interview is closed to whoever's browser this is, until their own scorecard is in.
  const audible = canSeeWho(session, uid)
    ? answers
    : Object.fromEntries(Object.entries(answers).filter(([, { mime }]) => !revealsIdentity(mime)));
  const { off, adapter, cloudTasks } = readAiInForce();
  const mayTranscribe =
    readAgreedEngine(session.consent) === 'cloud' &&
    off === null &&
    adapter === 'cloud' &&
    cloudTasks.includes('transcribe');
  if (mayTranscribe && findUntranscribed(audible, transcripts).length > 0) {
    const [{ getAi, isCloudSetUp }, { readMedia }, { transcribeAnswers }, { soundOf }] =
      await Promise.all([
        import('#ai/port.ts'),
        import('#ai/tasks/transcribe.ts'),
        import('./transcribeAnswers.ts'),
        import('./sound.ts'),
      ]);
    if (isCloudSetUp()) {
      const language = languageOf(session.speechLanguage ?? session.language ?? interview.language);
      const heard = await transcribeAnswers(
        { answers: audible, transcripts, language, isLast, signal },
        {
          ask: (task, input, options) => getAi().ask(task, input, options),
          fetchFile,
          soundOf,
          mediaFrom: readMedia,
          keep: (answerId, words) => putMachineWords(lease, answerId, uid, words),
        },
      );
      if (heard.length > 0) return 'waits';
    }
  }
  return !isLast && waitsForCandidate(answers, transcripts, Date.now()) ? 'waits' : 'ready';
}

/** Evaluates the session of a task, by a cloud model only where its candidate was informed of one. Only words go to the AI: no contact, no file; the name goes along so that it can be blacked out before a cloud model sees the words. */
export async function evaluate(
  lease: Lease,
  uid: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number, of: number) => void },
): Promise<Finished> {
  const [{ createAgreedAi }, { evaluateSession }, input] = await Promise.all([
    import('#ai/port.ts'),
    import('#ai/tasks/evaluateSession.ts'),
    readForEvaluation(lease),
  ]);
  const { session, interview, rubric, answers } = input;
  if (!session.consent.ai) throw new WorkError('consentWithdrawn');
  if (isScoringPaused(session)) throw new WorkError('deletionAsked');
  if (session.status !== 'submitted') throw new WorkError('notSubmitted');
  if ((await transcribe(lease, uid, input, signal)) === 'waits') throw new WorkError('wordsWait');
  const language = languageOf(session.language ?? interview.language);
  const { items, provenance } = await evaluateSession(
    createAgreedAi(readAgreedEngine(session.consent)),
    rubric.items,
    answers,
    { signal, onProgress, names: [session.displayName], ...(language ? { language } : {}) },
  );
  if (!provenance) throw new WorkError('noRubric');
  const { rubricVersion } = interview;
  const { passes, fellBack } = provenance;
  return {
    ...(passes ? { passes } : {}),
    ...(fellBack ? { fellBack } : {}),
    items,
    model: provenance.model,
    promptVersion: provenance.version,
    inputHash: provenance.inputHash,
    adapter: provenance.adapter,
    rubricVersion: rubricVersion && hash.test(rubricVersion) ? rubricVersion : null,
  };
}
