// An entry of the library as the fields of a form, and back.
import { z } from 'zod';
import { limits } from '#domain/jobs/kit.ts';
import {
  CompetencyBody,
  KeptQuestion,
  libraryLimits,
  QuestionBody,
  parseTags,
  type LibraryEntry,
} from '#domain/jobs/library.ts';
import { isComplete } from './blankEntry.ts';

const Loose = KeptQuestion.extend({ text: z.string().max(limits.questionMax) });
export const ItemForm = z.object({
  title: z.string(),
  tags: z.string(),
  language: z.string(),
  question: QuestionBody.extend({ text: z.string().max(limits.questionMax) }).nullable(),
  competency: CompetencyBody.extend({
    name: z.string().max(limits.competencyNameMax),
    questions: z.array(Loose),
  }).nullable(),
});
export type ItemForm = z.infer<typeof ItemForm>;
export type QuestionForm = NonNullable<ItemForm['question']>;
export type CompetencyForm = NonNullable<ItemForm['competency']>;

/** The fields that an entry fills. */
export function formOf(entry: LibraryEntry): ItemForm {
  return {
    title: entry.title,
    tags: entry.tags.join(', '),
    language: entry.language,
    question: entry.kind === 'question' ? entry.body : null,
    competency: entry.kind === 'competency' ? entry.body : null,
  };
}

/** The entry that the fields make; null while something is missing. */
export function entryOf(
  { title, tags, language, question, competency }: ItemForm,
  before: LibraryEntry,
): LibraryEntry | null {
  const shared = { tags: parseTags([tags]), language };
  if (question)
    return isComplete(question)
      ? {
          kind: 'question',
          ...shared,
          title: question.text.trim().slice(0, libraryLimits.titleMax),
          body: question,
        }
      : null;
  if (competency)
    return competency.name.trim() !== '' &&
      competency.weight >= limits.weightMin &&
      competency.questions.every(isComplete)
      ? { kind: 'competency', ...shared, title: competency.name.trim(), body: competency }
      : null;
  return before.kind === 'interview' && title.trim() !== ''
    ? { ...before, ...shared, title: title.trim() }
    : null;
}
