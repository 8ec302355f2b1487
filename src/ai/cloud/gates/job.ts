// The job that a model's questions must be about: what its posting says, and the occupation on which title, skills and duties agree.
import { buildJobProfile } from '#ai/onDevice/kit/jobProfile.ts';
import { findRoleFields } from '#ai/onDevice/kit/roleFields.ts';
import { tradeOf } from '#ai/onDevice/kit/trade.ts';
import { loadOccupation, type OccupationEntry } from '#ai/onDevice/library/written/written.ts';
import type { KnownJob } from '#ai/tasks/draftKit.ts';
import { readPostingText, type PostingText } from './postingText.ts';

export interface Job {
  /** Of the questions. */
  language: 'en' | 'es';
  posting: PostingText;
  /** The posting's words together with what a person has confirmed. */
  text: string;
  /** Duties that a person has confirmed. */
  confirmed: readonly string[];
  /** The occupation, where title and duties agree on one, and the words in which its people are asked. */
  entry: OccupationEntry | null;
  asked: string;
  /** Fields of work that the title or the skills asked for name. */
  fields: ReadonlySet<string>;
}

/** The job behind a description. */
export async function readJob({
  description,
  language,
  known = {},
}: {
  description: string;
  language: 'en' | 'es';
  known?: KnownJob | undefined;
}): Promise<Job> {
  const posting = readPostingText(description);
  const { title, duties, own, fields, text } = buildJobProfile(description, language, known);
  const entry = tradeOf({ title, duties, text }, own)?.entry ?? null;
  const named = findRoleFields(entry ? `${title} ${entry.titles.en[0] ?? ''}` : title);
  return {
    language,
    posting,
    entry,
    asked: entry
      ? (await loadOccupation(entry.id)).questions
          .map((question) => [question[language].text, ...question[language].points].join('\n'))
          .join('\n')
      : '',
    text: [
      text,
      known.title,
      ...(known.mustHave ?? []),
      ...(known.niceToHave ?? []),
      ...(known.responsibilities ?? []),
    ].join('\n'),
    confirmed: known.responsibilities ?? [],
    fields: new Set<string>([...named, ...fields.map(({ field }) => field)]),
  };
}
