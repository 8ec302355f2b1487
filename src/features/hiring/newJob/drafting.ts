// From a job description and what was corrected in its reading to the first version of a draft, each step reported to the screen.
import { getAi, type TaskReply } from '#ai/port.ts';
import type { DraftContent } from '#data/jobs/drafts.ts';
import type { Language } from '#i18n/languages.ts';
import { limits, minutesOf, type Question } from '#domain/jobs/kit.ts';
import { advised } from '#features/hiring/draft/advised.ts';
import { createEmptyContent, parseSkills } from '#features/hiring/draft/edits.ts';
import {
  buildKnownJob,
  renewReview,
  reviewOf,
  type KnownJob,
  type Review,
} from '#features/hiring/posting/review.ts';

export type DraftingStep = 'reading' | 'drafting';
export type ReadingFlag = TaskReply<'readJobDescription'>['flags'][number];

interface Drafted {
  content: DraftContent;
  flags: ReadingFlag[];
  /** What the kit was drafted from. */
  known: KnownJob;
}

async function readReview(
  description: string,
  language: Language,
  review: Review | null,
  signal: AbortSignal,
): Promise<Review> {
  if (review?.text === description && review.language === language) return review;
  const { reply } = await getAi().ask(
    'readJobDescription',
    { text: description, language },
    { signal },
  );
  return review
    ? renewReview(review, reply, description, language)
    : reviewOf(reply, description, language);
}

/** Flags that a person has not answered by what they filled in. */
function openFlags(
  flags: readonly ReadingFlag[],
  { title = '', mustHave = [], niceToHave = [] }: KnownJob,
): ReadingFlag[] {
  return flags.filter(
    (flag) =>
      !(flag === 'noTitle' && title !== '') &&
      !(flag === 'noSkills' && mustHave.length + niceToHave.length > 0),
  );
}

/** Drafts the kit from what was read and corrected; what was not read yet is read first. Throws a Fault when the AI cannot; an aborted signal throws its reason. */
export async function draftFrom(
  description: string,
  language: Language,
  review: Review | null,
  { signal, onStep }: { signal: AbortSignal; onStep: (step: DraftingStep) => void },
): Promise<Drafted> {
  onStep('reading');
  const reviewed = await readReview(description, language, review, signal);
  onStep('drafting');
  const known = buildKnownJob(reviewed);
  const { title, level } = reviewed;
  const { reply: kit, provenance } = await getAi().ask(
    'draftKit',
    { description, language, known },
    { signal },
  );
  const content: DraftContent = {
    ...createEmptyContent(language),
    ...kit,
    title: (kit.title || title).slice(0, limits.titleMax),
    level: kit.level || level,
    questions: limitToAdvice(kit.questions),
    mustHave: parseSkills(kit.mustHave),
    niceToHave: parseSkills(kit.niceToHave),
    description,
    origin: provenance,
  };
  return { content, flags: openFlags(reviewed.read.flags, known), known };
}

/** The minutes of a first draft, taken back from the longest questions until candidates are not asked for more than we advise. */
export function limitToAdvice(questions: readonly Question[]): Question[] {
  const kept = questions.map((question) => ({ ...question }));
  for (let over = minutesOf(kept) - advised.minutes; over > 0; over -= 1) {
    const longest = kept.reduce((most, question) =>
      question.minutes > most.minutes ? question : most,
    );
    if (longest.minutes <= 2) break;
    longest.minutes -= 1;
  }
  return kept;
}

/** What the AI should hold to when it writes one more question. */
export function knownOf({ title, level, mustHave, niceToHave }: DraftContent): {
  title: string;
  level: string;
  mustHave: string[];
  niceToHave: string[];
} {
  return { title, level, mustHave, niceToHave };
}
