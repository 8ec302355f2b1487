// What a job asks for, in words that a sentence of a letter can hold.
import { inWords } from '#domain/text/wordLimits.ts';
import { baseOf } from '#ai/onDevice/posting/verbForms.ts';
import { toTaskPhrase } from '#ai/onDevice/kit/duties/task/taskPhrases.ts';
import { findTerm, countSharedWords } from '#ai/onDevice/tailor/closeness.ts';
import type { Input } from './draft.ts';
import type { PhrasedBullet } from './employmentRanking.ts';

/** Where a task may end: with its line, at a sign, or before a word that begins another part. */
const ending = inWords(
  /^(?:$|[.,;:()–—/]|\s(?:and|or|to|for|with|in|on|at|by|through|including|such|which|that|so|while|as|y|e|o|para|con|en|por|mediante|que|según|de)\b)/iu,
);

/** A task in words that a sentence can hold; null where it was cut in the middle, or where two lines ran together. */
export function phraseTask(line: string, language: 'en' | 'es'): string | null {
  const task = toTaskPhrase(line, language, 14);
  if (
    !task ||
    /,\s*\S+$|\s(?:a|an|the|new|our|high|strong|good|other|more|various|key|own|innovative|un|una|el|la|los|las|nuev[oa]s?)$/iu.test(
      task,
    )
  )
    return null;
  const words = task.split(' ');
  const isRunOn = words.some(
    (word, index) =>
      index > 0 && /^\p{Lu}\p{Ll}+$/u.test(word) && baseOf(word) === word.toLowerCase(),
  );
  const last = words.slice(-2).join(' ').toLowerCase();
  const at = line.toLowerCase().lastIndexOf(last);
  return isRunOn || (at >= 0 && !ending.test(line.slice(at + last.length))) ? null : task;
}

/** What the job asks for in words that a sentence can hold, where a line answers it. */
export function findTask(
  { bullet }: PhrasedBullet,
  { job, language }: Input,
  used: ReadonlySet<string>,
): { line: string; task: string } | null {
  const answers = (line: string): boolean =>
    countSharedWords(bullet.text, line) >= 3 ||
    (countSharedWords(bullet.text, line) >= 2 &&
      [...job.mustHave, ...job.niceToHave].some(
        (term) => findTerm(bullet.text, term) && findTerm(line, term),
      ));
  const lines = job.responsibilities
    .filter((line) => !used.has(line) && answers(line))
    .map((line, index) => ({
      line,
      index,
      shared: countSharedWords(bullet.text, line),
      task: phraseTask(line, language),
    }));
  const [best] = lines
    .filter(({ task }) => task !== null)
    .sort((a, b) => b.shared - a.shared || a.index - b.index);
  return best?.task ? { line: best.line, task: best.task } : null;
}
