/** The organisation's library: questions, competencies with their questions and anchors, and whole interviews for reuse. */
import { z } from 'zod';
import { interviewKinds, retakeLimits } from './answering.ts';
import { Kit, Provenance, Question, limits, type Competency } from './kit.ts';
import { Moment } from '#domain/base/moment.ts';
import { hasTerms, listTerms } from '#domain/text/terms.ts';

export const libraryKinds = ['question', 'competency', 'interview'] as const;
export type LibraryKind = (typeof libraryKinds)[number];
export const libraryLimits = { titleMax: 200, tagMax: 40, tagsMax: 10 } as const;

/** A question without its place in an interview. */
export const KeptQuestion = Question.omit({ id: true, competencyId: true, rubricFor: true });
export type KeptQuestion = z.infer<typeof KeptQuestion>;

/** `competency` names what it measures; where an interview has a competency of that name, the question joins it. */
export const QuestionBody = KeptQuestion.extend({
  competency: z.string().max(limits.competencyNameMax),
});
export type QuestionBody = z.infer<typeof QuestionBody>;
export const CompetencyBody = z.object({
  name: z.string().trim().min(1).max(limits.competencyNameMax),
  description: z.string().max(600),
  weight: z.number().int().min(0).max(100),
  questions: z.array(KeptQuestion).max(limits.questionsMax),
});
export type CompetencyBody = z.infer<typeof CompetencyBody>;
export const InterviewBody = Kit.extend({
  description: z.string().max(limits.descriptionMax),
  type: z.enum(interviewKinds),
  retakes: z.number().int().min(0).max(retakeLimits.max),
  origin: Provenance.nullish(),
});
export type InterviewBody = z.infer<typeof InterviewBody>;

const bookkeeping = {
  title: z.string().max(libraryLimits.titleMax),
  tags: z.array(z.string().max(libraryLimits.tagMax)).max(libraryLimits.tagsMax),
  language: z.string().max(16),
  /** Beginnings of its words, by which it is found. */
  terms: z.array(z.string()),
  createdBy: z.string(),
  updatedBy: z.string(),
  updatedAt: Moment.nullish(),
  rev: z.number().int().positive(),
};

/** organizations/{o}/library/{id} */
export const LibraryItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('question'), body: QuestionBody, ...bookkeeping }),
  z.object({ kind: z.literal('competency'), body: CompetencyBody, ...bookkeeping }),
  z.object({ kind: z.literal('interview'), body: InterviewBody, ...bookkeeping }),
]);
export type LibraryItem = z.infer<typeof LibraryItem>;
export type ItemOf<Kind extends LibraryKind> = Extract<LibraryItem, { kind: Kind }>;
/** What a person writes of an item. */
export type LibraryEntry = {
  [Kind in LibraryKind]: Pick<ItemOf<Kind>, 'kind' | 'body' | 'title' | 'tags' | 'language'>;
}[LibraryKind];

function namesOf({ title, tags, ...entry }: LibraryEntry): string {
  const more =
    entry.kind === 'question'
      ? [entry.body.competency]
      : entry.kind === 'competency'
        ? [entry.body.name]
        : [
            entry.body.level,
            ...entry.body.mustHave,
            ...entry.body.competencies.map(({ name }) => name),
          ];
  return [title, ...tags, ...more].join(' ');
}

/** By what an item is found: title, tags and names. */
export function termsOf(entry: LibraryEntry): string[] {
  return listTerms(namesOf(entry));
}

/** True when an item has every word that is searched for. */
export function isFound({ terms }: Pick<LibraryItem, 'terms'>, search: string): boolean {
  return hasTerms(terms, search);
}

/** Tags as typed: split at commas, trimmed, no doubles. */
export function parseTags(parts: readonly string[]): string[] {
  const tags = parts
    .flatMap((part) => part.split(/[,;\n]/))
    .map((tag) => tag.trim().slice(0, libraryLimits.tagMax))
    .filter(Boolean);
  return tags
    .filter(
      (tag, index) =>
        tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index,
    )
    .slice(0, libraryLimits.tagsMax);
}

/** A question without its place, and without what was left to its interview. */
export function keptQuestionOf({
  id: _id,
  competencyId: _competencyId,
  rubricFor: _rubricFor,
  ...question
}: Question): KeptQuestion {
  return Object.fromEntries(
    Object.entries(question).filter(([, value]) => value !== null && value !== undefined),
  ) as KeptQuestion;
}

/** A question of an interview as an entry of the library. */
export function questionEntry(
  question: Question,
  competency: string,
  language: string,
): Extract<LibraryEntry, { kind: 'question' }> {
  return {
    kind: 'question',
    title: question.text.trim().slice(0, libraryLimits.titleMax),
    tags: [],
    language,
    body: { ...keptQuestionOf(question), competency: competency.trim() },
  };
}

/** A competency of an interview, with its questions, as an entry of the library. */
export function buildCompetencyEntry(
  { id, name, description, weight }: Competency,
  questions: readonly Question[],
  language: string,
): Extract<LibraryEntry, { kind: 'competency' }> {
  return {
    kind: 'competency',
    title: name.trim(),
    tags: [],
    language,
    body: {
      name: name.trim(),
      description,
      weight: Math.max(limits.weightMin, weight),
      questions: questions.filter(({ competencyId }) => competencyId === id).map(keptQuestionOf),
    },
  };
}
