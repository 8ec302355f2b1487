// Where on the page a problem is mended: the element to focus, and the question to open for it.
import type { DraftContent } from '#data/jobs/drafts.ts';
import { limits, problemsOf, type KitProblem } from '#domain/jobs/kit.ts';

/** What stops publishing: the kit's problems, and a closing date that has passed. */
export type PublishProblem = KitProblem | 'closesInPast';
export interface Target {
  elementId: string;
  questionId?: string;
}

export const ids = {
  title: 'draft-title',
  addCompetency: 'draft-add-competency',
  balance: 'draft-balance',
  addQuestion: 'draft-add-question',
  closesAt: 'draft-closes',
  competency: (id: string) => `competency-${id}-name`,
  weight: (id: string) => `competency-${id}-weight`,
  question: (id: string) => `question-${id}-text`,
  questionCompetency: (id: string) => `question-${id}-competency`,
  anchor: (id: string, index: number) => `question-${id}-anchor-${index}`,
};

/** Everything that stops a draft from being published, in the order of the page. */
export function publishProblems(content: DraftContent, now: Date): PublishProblem[] {
  return [
    ...problemsOf(content),
    ...(content.closesAt && content.closesAt <= now ? ['closesInPast' as const] : []),
  ];
}

/** The first element that shows the problem. */
export function targetOf(
  problem: PublishProblem,
  { competencies, questions }: DraftContent,
): Target {
  const known = new Set(competencies.map(({ id }) => id));
  const unused = competencies.find(
    ({ id }) => !questions.some((question) => question.competencyId === id),
  );
  const question = (
    wanted: (typeof questions)[number] | undefined,
    elementId: (id: string) => string,
  ): Target =>
    wanted
      ? { elementId: elementId(wanted.id), questionId: wanted.id }
      : { elementId: ids.addQuestion };
  switch (problem) {
    case 'titleMissing':
      return { elementId: ids.title };
    case 'noCompetencies':
      return { elementId: ids.addCompetency };
    case 'competencyNameMissing':
      return {
        elementId: ids.competency(competencies.find(({ name }) => name.trim() === '')?.id ?? ''),
      };
    case 'weightMissing':
      return {
        elementId: ids.weight(
          competencies.find(({ weight }) => weight < limits.weightMin)?.id ?? '',
        ),
      };
    case 'weightsNot100':
      return { elementId: ids.balance };
    case 'noQuestions':
      return { elementId: ids.addQuestion };
    case 'questionEmpty':
      return question(
        questions.find(({ text }) => text.trim() === ''),
        ids.question,
      );
    case 'questionWithoutCompetency':
      return question(
        questions.find(({ competencyId }) => !known.has(competencyId)),
        ids.questionCompetency,
      );
    case 'competencyUnused':
      return { elementId: ids.competency(unused?.id ?? '') };
    case 'closesInPast':
      return { elementId: ids.closesAt };
    case 'anchorEmpty': {
      const empty = questions.find(({ anchors }) => anchors.some((anchor) => anchor.trim() === ''));
      return question(empty, (id) =>
        ids.anchor(id, empty?.anchors.findIndex((anchor) => anchor.trim() === '') ?? 0),
      );
    }
  }
}
