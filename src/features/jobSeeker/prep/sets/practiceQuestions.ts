// Questions to practise out of a drafted interview: what is asked and looked for, without anchors.
import type { TaskReply } from '#ai/port.ts';
import { practiceLimits, type PracticeQuestion } from '#domain/seeker/practice.ts';

export interface Drafted {
  title: string;
  questions: PracticeQuestion[];
  competencies: string[];
}

/** The questions of a kit with the names of their competencies. */
export function createPractice(kit: TaskReply<'draftKit'>): Drafted {
  const names = new Map(kit.competencies.map(({ id, name }) => [id, name]));
  return {
    title: kit.title,
    competencies: kit.competencies.map(({ name }) => name),
    questions: kit.questions
      .slice(0, practiceLimits.questions)
      .map(({ id, competencyId, kind, text, minutes, lookFor, followUps }) => ({
        id,
        competency: names.get(competencyId) ?? '',
        kind,
        text,
        minutes,
        lookFor,
        followUps,
      })),
  };
}

/** The questions by competency, in the order of the set; those about nothing named come last. */
export function groupByCompetency(
  questions: readonly PracticeQuestion[],
  competencies: readonly string[],
): { competency: string; questions: PracticeQuestion[] }[] {
  const order = [
    ...new Set([...competencies, ...questions.map(({ competency }) => competency)]),
  ].filter((name) => name !== '');
  return [...order, '']
    .map((competency) => ({
      competency,
      questions: questions.filter((question) => question.competency === competency),
    }))
    .filter((group) => group.questions.length > 0);
}

/** The questions with one moved up (-1) or down (1) among those of its competency. */
export function moveQuestion(
  questions: readonly PracticeQuestion[],
  id: string,
  by: -1 | 1,
): PracticeQuestion[] {
  const at = questions.findIndex((question) => question.id === id);
  const mine = questions[at];
  if (!mine) return [...questions];
  const indexes = questions
    .map((question, index) => ({ question, index }))
    .filter(({ question }) => question.competency === mine.competency)
    .map(({ index }) => index);
  const other = indexes[indexes.indexOf(at) + by];
  if (other === undefined) return [...questions];
  return questions.map((question, index) =>
    index === at ? (questions[other] ?? question) : index === other ? mine : question,
  );
}

/** A name that no question of the set has. */
export function findFreeQuestionId(questions: readonly PracticeQuestion[]): string {
  const taken = new Set(questions.map(({ id }) => id));
  let n = questions.length + 1;
  while (taken.has(`q${n}`)) n += 1;
  return `q${n}`;
}

/** True when both hold the same questions. */
export function hasSameQuestions(
  a: readonly PracticeQuestion[],
  b: readonly PracticeQuestion[],
): boolean {
  const texts = new Set(b.map(({ text }) => text));
  return a.length > 0 && a.every(({ text }) => texts.has(text));
}
