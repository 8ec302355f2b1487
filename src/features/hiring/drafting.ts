// From a job description to the first version of a draft: two questions to the AI, each step told to the screen.
import { getAi, type TaskReply } from '#ai/port.ts';
import type { DraftContent } from '#data/drafts.ts';
import type { Language } from '#i18n/languages.ts';
import { limits, minutesOf, type Question } from '#domain/kit.ts';
import { advised } from './advised.ts';
import { emptyContent, skillsFrom } from './edits.ts';

export type DraftingStep = 'reading' | 'drafting';
export type ReadingFlag = TaskReply<'readJobDescription'>['flags'][number];

/** Reads the description and drafts the kit. Throws a Fault when the AI cannot; an aborted signal throws its reason. */
export async function draftFrom(description: string, language: Language, { signal, onStep }: { signal: AbortSignal; onStep: (step: DraftingStep) => void }): Promise<{ content: DraftContent; flags: ReadingFlag[] }> {
  onStep('reading');
  const { reply: reading } = await getAi().ask('readJobDescription', { text: description, language }, { signal });
  onStep('drafting');
  const { title, level, mustHave, niceToHave, responsibilities } = reading;
  const { reply: kit, provenance } = await getAi().ask('draftKit', { description, language, known: { title, level, mustHave, niceToHave, responsibilities } }, { signal });
  const content: DraftContent = {
    ...emptyContent(language), ...kit, title: (kit.title || title).slice(0, limits.titleMax), level: kit.level || level,
    questions: withinAdvice(kit.questions), mustHave: skillsFrom(kit.mustHave), niceToHave: skillsFrom(kit.niceToHave), description, origin: provenance,
  };
  return { content, flags: reading.flags };
}

/** The minutes of a first draft, taken back from the longest questions until candidates are not asked for more than we advise. */
export function withinAdvice(questions: readonly Question[]): Question[] {
  const kept = questions.map((question) => ({ ...question }));
  for (let over = minutesOf(kept) - advised.minutes; over > 0; over -= 1) {
    const longest = kept.reduce((most, question) => (question.minutes > most.minutes ? question : most));
    if (longest.minutes <= 2) break;
    longest.minutes -= 1;
  }
  return kept;
}

/** What the AI should hold to when it writes one more question. */
export function knownOf({ title, level, mustHave, niceToHave }: DraftContent): { title: string; level: string; mustHave: string[]; niceToHave: string[] } {
  return { title, level, mustHave, niceToHave };
}
