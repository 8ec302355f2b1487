// What of the library goes into a draft: questions to their competencies, competencies with their questions, a whole interview as a draft of its own.
import type { DraftContent } from '#data/jobs/drafts.ts';
import type {
  CompetencyBody,
  InterviewBody,
  KeptQuestion,
  LibraryEntry,
  QuestionBody,
} from '#domain/jobs/library.ts';
import { limits, type Competency } from '#domain/jobs/kit.ts';
import { libraryLimits } from '#domain/jobs/library.ts';
import { kindOf, retakeLimits } from '#domain/jobs/answering.ts';
import {
  balance,
  createBlankCompetency,
  createBlankQuestion,
  createEmptyContent,
  type Edit,
} from '#features/hiring/draft/edits.ts';

const isSameName = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

function withQuestion(
  content: DraftContent,
  question: KeptQuestion,
  competencyId: string,
): DraftContent {
  return content.questions.length >= limits.questionsMax
    ? content
    : {
        ...content,
        questions: [
          ...content.questions,
          { ...createBlankQuestion(content, competencyId), ...question },
        ],
      };
}

/** A competency of that name: the one that is there, or a new one, while there is room. */
function withCompetency(
  content: DraftContent,
  name: string,
  part: Partial<Competency>,
): { content: DraftContent; id: string } {
  const known = content.competencies.find((competency) => isSameName(competency.name, name));
  if (known) return { content, id: known.id };
  if (name.trim() === '' || content.competencies.length >= limits.competenciesMax)
    return { content, id: '' };
  const fresh: Competency = { ...createBlankCompetency(content), name: name.trim(), ...part };
  return {
    content: balance({ ...content, competencies: [...content.competencies, fresh] }),
    id: fresh.id,
  };
}

/** The usual weight of one more competency. */
function computeFairWeight({ competencies }: DraftContent): number {
  return Math.round(100 / (competencies.length + 1));
}

/** Adds questions; each joins the competency of its name, which is made where it is missing. */
export const addQuestions =
  (bodies: readonly QuestionBody[]): Edit =>
  (content) =>
    bodies.reduce((before, { competency, ...question }) => {
      if (before.questions.length >= limits.questionsMax) return before;
      const extended = withCompetency(before, competency, {
        description: '',
        weight: computeFairWeight(before),
      });
      return withQuestion(extended.content, question, extended.id);
    }, content);

/** Adds competencies with their questions; weights are brought to 100. */
export const addCompetencies =
  (bodies: readonly CompetencyBody[]): Edit =>
  (content) =>
    bodies.reduce((before, { name, description, weight, questions }) => {
      const extended = withCompetency(before, name, {
        description,
        weight: weight > 0 ? weight : computeFairWeight(before),
      });
      return extended.id === ''
        ? before
        : questions.reduce(
            (now, question) => withQuestion(now, question, extended.id),
            extended.content,
          );
    }, content);

/** Takes back what was added: what is new goes, and the weights are as they were. */
export const removeAdded =
  (before: DraftContent): Edit =>
  (content) => ({
    ...content,
    questions: content.questions.filter(({ id }) =>
      before.questions.some((question) => question.id === id),
    ),
    competencies: content.competencies.flatMap((competency) => {
      const old = before.competencies.find(({ id }) => id === competency.id);
      return old ? [{ ...competency, weight: old.weight }] : [];
    }),
  });

/** A fresh draft from a whole interview. */
export function buildContent(
  { type, retakes, origin, ...body }: InterviewBody,
  language: string,
): DraftContent {
  return { ...createEmptyContent(language), ...body, type, retakes, origin: origin ?? null };
}

/** A draft as a whole interview for the library: everything but its closing date. */
export function buildInterviewEntry({
  title,
  level,
  mustHave,
  niceToHave,
  competencies,
  questions,
  description,
  type,
  retakes,
  origin,
  language,
}: DraftContent): Extract<LibraryEntry, { kind: 'interview' }> {
  return {
    kind: 'interview',
    title: title.trim().slice(0, libraryLimits.titleMax),
    tags: [],
    language,
    body: {
      title,
      level,
      mustHave,
      niceToHave,
      competencies,
      questions,
      description,
      type: kindOf({ type }),
      retakes: retakes ?? retakeLimits.usual,
      origin: origin ?? null,
    },
  };
}
