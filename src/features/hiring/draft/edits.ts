// What a person does to a draft, as pure steps from one content to the next.
import type { DraftContent } from '#data/jobs/drafts.ts';
import { retakeLimits } from '#domain/jobs/answering.ts';
import { limits, type Competency, type Question } from '#domain/jobs/kit.ts';
import { balanceWeights } from './weights.ts';

export type Edit = (content: DraftContent) => DraftContent;
/** Offers to take a step back. */
export type OfferUndo = (text: string, edit: Edit) => void;

/** A draft with nothing in it. */
export function createEmptyContent(language: string): DraftContent {
  return {
    title: '',
    level: '',
    mustHave: [],
    niceToHave: [],
    competencies: [],
    questions: [],
    description: '',
    language,
    type: 'chat',
    retakes: retakeLimits.usual,
    closesAt: null,
    origin: null,
    from: null,
  };
}

export const patch =
  (part: Partial<DraftContent>): Edit =>
  (content) => ({ ...content, ...part });

export const patchQuestion =
  (id: string, part: Partial<Question>): Edit =>
  (content) => ({
    ...content,
    questions: content.questions.map((question) =>
      question.id === id ? { ...question, ...part } : question,
    ),
  });

export const patchCompetency =
  (id: string, part: Partial<Competency>): Edit =>
  (content) => ({
    ...content,
    competencies: content.competencies.map((competency) =>
      competency.id === id ? { ...competency, ...part } : competency,
    ),
  });

function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(to, 0, item);
  return next;
}

/** Moves a question to the position of another. */
export const moveQuestion =
  (id: string, to: number): Edit =>
  (content) => {
    const from = content.questions.findIndex((question) => question.id === id);
    return from < 0 || to < 0 || to >= content.questions.length
      ? content
      : { ...content, questions: moveItem(content.questions, from, to) };
  };

export const removeQuestion =
  (id: string): Edit =>
  (content) => ({
    ...content,
    questions: content.questions.filter((question) => question.id !== id),
  });
export const removeCompetency =
  (id: string): Edit =>
  (content) => ({
    ...content,
    competencies: content.competencies.filter((competency) => competency.id !== id),
  });

/** Puts a question (back) at a position; one with the same id is replaced. */
export const putQuestion =
  (question: Question, at: number): Edit =>
  (content) => {
    const known = content.questions.some(({ id }) => id === question.id);
    if (known) return patchQuestion(question.id, question)(content);
    return {
      ...content,
      questions: [...content.questions.slice(0, at), question, ...content.questions.slice(at)],
    };
  };

export const putCompetency =
  (competency: Competency, at: number): Edit =>
  (content) => {
    if (content.competencies.some(({ id }) => id === competency.id))
      return patchCompetency(competency.id, competency)(content);
    return {
      ...content,
      competencies: [
        ...content.competencies.slice(0, at),
        competency,
        ...content.competencies.slice(at),
      ],
    };
  };

function createId(prefix: string, taken: readonly string[], random: () => number): string {
  for (;;) {
    const id =
      prefix +
      Math.floor(random() * 36 ** 6)
        .toString(36)
        .padStart(6, '0');
    if (!taken.includes(id)) return id;
  }
}

/** A blank question for the given competency. Random ids keep two tabs from giving two questions one name. */
export function createBlankQuestion(
  content: DraftContent,
  competencyId: string,
  random: () => number = Math.random,
): Question {
  return {
    id: createId(
      'q',
      content.questions.map(({ id }) => id),
      random,
    ),
    competencyId,
    kind: 'behavioural',
    text: '',
    anchors: ['', '', '', '', ''],
    lookFor: [],
    minutes: 4,
    followUpCap: 1,
    followUps: [],
  };
}

export function createBlankCompetency(
  content: DraftContent,
  random: () => number = Math.random,
): Competency {
  return {
    id: createId(
      'c',
      content.competencies.map(({ id }) => id),
      random,
    ),
    name: '',
    description: '',
    weight: 0,
  };
}

type AnsweringRow = [
  id: string,
  formats: Question['formats'],
  thinkSeconds: number | null,
  maxSeconds: number | null,
  retakes: number | null,
];

/**
 * For each question that is answered in another way than some other: the edit that lets all be answered as it is.
 * `answering` is the JSON of one [id, formats, thinkSeconds, maxSeconds, retakes] a question.
 */
export function listAnsweringEdits(answering: string): Map<string, Edit> {
  const rows = JSON.parse(answering) as AnsweringRow[];
  const sets = new Set(rows.map(([, ...settings]) => JSON.stringify(settings)));
  if (sets.size < 2) return new Map();
  return new Map(
    rows.map(([id, formats, thinkSeconds, maxSeconds, retakes]) => [
      id,
      (content) => ({
        ...content,
        questions: content.questions.map((question) => ({
          ...question,
          formats,
          thinkSeconds,
          maxSeconds,
          retakes,
        })),
      }),
    ]),
  );
}

/** Brings the weights to 100. */
export const balance: Edit = (content) => {
  const weights = balanceWeights(content.competencies.map(({ weight }) => weight));
  return {
    ...content,
    competencies: content.competencies.map((competency, index) => ({
      ...competency,
      weight: weights[index] ?? 0,
    })),
  };
};

/** Skills as typed or pasted: split at commas and lines, trimmed, cut to length, no doubles. */
export function parseSkills(parts: readonly string[]): string[] {
  const seen = new Set<string>();
  return parts
    .flatMap((part) => part.split(/[,;\n]/))
    .map((skill) => skill.trim().slice(0, limits.skillMax))
    .filter((skill) => {
      const key = skill.toLowerCase();
      if (skill === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, limits.skillsMax);
}
