// From a job description to the first version of a draft: two questions to the AI, each step told to the screen.
import { getAi, type TaskReply } from '#ai/port.ts';
import type { DraftContent } from '#data/drafts.ts';
import type { Language } from '#i18n/languages.ts';
import { limits } from '#domain/kit.ts';
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
    mustHave: skillsFrom(kit.mustHave), niceToHave: skillsFrom(kit.niceToHave), description, origin: provenance,
  };
  return { content, flags: reading.flags };
}

/** What the AI should hold to when it writes one more question. */
export function knownOf({ title, level, mustHave, niceToHave }: DraftContent): { title: string; level: string; mustHave: string[]; niceToHave: string[] } {
  return { title, level, mustHave, niceToHave };
}
