/** Versions of a published interview: the current one, the kit it was published from, and the differences between two. */
import type { Draft, Interview, QuestionsContent, RubricContent } from './interview.ts';
import { resumeQuestionId } from './answering.ts';
import type { Competency, Question } from './kit.ts';

/** So many versions of one interview are followed. */
export const versionsRead = 60;

/** The first version's id. */
export function familyOf(interviewId: string, { family }: Pick<Interview, 'family'>): string {
  return family ?? interviewId;
}

/** 1 for the first. */
export function versionNumberOf({ version }: Pick<Interview, 'version'>): number {
  return version ?? 1;
}

/** A published interview as its three documents have it. */
export interface Published {
  job: Interview;
  questions: QuestionsContent['items'];
  rubric: RubricContent['items'];
}
export type PublishedKit = Pick<
  Draft,
  | 'title'
  | 'level'
  | 'mustHave'
  | 'niceToHave'
  | 'competencies'
  | 'questions'
  | 'description'
  | 'language'
  | 'type'
  | 'retakes'
  | 'closesAt'
  | 'origin'
  | 'blind'
>;

/** The kit that an interview was published from: candidates' questions and rubric brought together again. A question that no competency has is left out. */
export function kitOf({ job, questions, rubric }: Published): PublishedKit {
  const competencies: Competency[] = rubric.map(({ id, name, description, weight }) => ({
    id,
    name,
    description,
    weight,
  }));
  const judged = new Map(
    rubric.flatMap((item) =>
      item.questions.map(
        (question) => [question.id, { competencyId: item.id, ...question }] as const,
      ),
    ),
  );
  const asked: Question[] = questions
    .filter(({ id }) => id !== resumeQuestionId)
    .flatMap((question) => {
      const known = judged.get(question.id);
      const own = job.ownRetakes?.[question.id];
      return known
        ? [{ ...known, ...question, ...(own === undefined ? {} : { retakes: own }) }]
        : [];
    });
  return {
    title: job.title,
    level: job.level ?? '',
    mustHave: job.mustHave ?? [],
    niceToHave: job.niceToHave ?? [],
    competencies,
    questions: asked,
    description: job.description ?? '',
    language: job.language ?? 'en',
    type: job.type,
    retakes: job.retakes,
    closesAt: job.closesAt ?? null,
    origin: job.origin ?? null,
    blind: job.blind ?? false,
  };
}

const questionFields = [
  'text',
  'kind',
  'competency',
  'minutes',
  'followUpCap',
  'followUps',
  'formats',
  'thinkSeconds',
  'maxSeconds',
  'retakes',
  'anchors',
  'lookFor',
  'modelAnswer',
] as const;
export type QuestionField = (typeof questionFields)[number];
const competencyFields = ['name', 'description', 'weight'] as const;
export type CompetencyField = (typeof competencyFields)[number];
const limitFields = [
  'durationMinutes',
  'retakes',
  'videos',
  'documents',
  'language',
  'level',
  'mustHave',
  'niceToHave',
  'blind',
] as const;
export type LimitField = (typeof limitFields)[number];

/** Texts of a field as they are shown; a list is one text a line. */
export interface Changed<Field extends string> {
  field: Field;
  before: string;
  after: string;
}
export interface ChangedItem<Field extends string> {
  id: string;
  name: string;
  state: 'added' | 'removed' | 'changed';
  fields: Changed<Field>[];
}
export interface Changes {
  questions: ChangedItem<QuestionField>[];
  /** The questions that stayed are asked in another order. */
  reordered: boolean;
  competencies: ChangedItem<CompetencyField>[];
  limits: Changed<LimitField>[];
}

function showValue(value: unknown): string {
  if (value == null) return '';
  if (Array.isArray(value)) return value.map(String).join('\n');
  return String(value as string | number);
}

function findChangedFields<Field extends string>(
  fields: readonly Field[],
  valueOf: (field: Field, side: 'before' | 'after') => unknown,
): Changed<Field>[] {
  return fields.flatMap((field) => {
    const [before, after] = [
      showValue(valueOf(field, 'before')),
      showValue(valueOf(field, 'after')),
    ];
    return before === after ? [] : [{ field, before, after }];
  });
}

function findChangedItems<T extends { id: string }, Field extends string>(
  before: readonly T[],
  after: readonly T[],
  fields: readonly Field[],
  nameOf: (item: T) => string,
  valueOf: (item: T, field: Field, side: 'before' | 'after') => unknown,
): ChangedItem<Field>[] {
  const old = new Map(before.map((item) => [item.id, item]));
  const kept = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((item): ChangedItem<Field>[] => {
      const was = old.get(item.id);
      if (!was) return [{ id: item.id, name: nameOf(item), state: 'added', fields: [] }];
      const found = findChangedFields(fields, (field, side) =>
        valueOf(side === 'before' ? was : item, field, side),
      );
      return found.length > 0
        ? [{ id: item.id, name: nameOf(item), state: 'changed', fields: found }]
        : [];
    }),
    ...before
      .filter(({ id }) => !kept.has(id))
      .map((item): ChangedItem<Field> => ({
        id: item.id,
        name: nameOf(item),
        state: 'removed',
        fields: [],
      })),
  ];
}

function limitOf({ job }: Published, field: LimitField): unknown {
  return field === 'videos' || field === 'documents'
    ? job.slots[field]
    : field === 'blind'
      ? job.blind === true
      : job[field];
}

/** What differs between two versions: questions, rubric, limits. Questions and competencies are the same when their ids are. */
export function comparePublished(before: Published, after: Published): Changes {
  const [old, now] = [kitOf(before), kitOf(after)];
  const nameIn = {
    before: new Map(old.competencies.map(({ id, name }) => [id, name])),
    after: new Map(now.competencies.map(({ id, name }) => [id, name])),
  };
  const order = (one: PublishedKit, other: PublishedKit): string =>
    one.questions
      .map(({ id }) => id)
      .filter((id) => other.questions.some((question) => question.id === id))
      .join(' ');
  return {
    questions: findChangedItems(
      old.questions,
      now.questions,
      questionFields,
      ({ text }) => text,
      (question, field, side) =>
        field === 'competency' ? nameIn[side].get(question.competencyId) : question[field],
    ),
    reordered: order(old, now) !== order(now, old),
    competencies: findChangedItems(
      old.competencies,
      now.competencies,
      competencyFields,
      ({ name }) => name,
      (competency, field) => competency[field],
    ),
    limits: findChangedFields(limitFields, (field, side) =>
      limitOf(side === 'before' ? before : after, field),
    ),
  };
}

/** True when nothing differs. */
export function isSame({ questions, reordered, competencies, limits }: Changes): boolean {
  return !reordered && questions.length + competencies.length + limits.length === 0;
}
