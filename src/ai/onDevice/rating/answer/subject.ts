// How far an answer speaks of what was asked, beside what it would have to do with other questions: one figure, low when it is about something else.
import { libraryIds, readCompetencyText } from '#ai/onDevice/library/library.ts';
import type { Packs } from '#ai/onDevice/packs/packs.ts';
import { computeDot } from '#ai/onDevice/rating/lines/lines.ts';
import { computeCosine } from '#ai/onDevice/rating/lines/nearness.ts';
import { subjectWeights } from './subjectWeights.ts';
import { computeSparseCosine, topicOf, type Topic } from './topicVectors.ts';

export const subjectFeatureNames = [
  'one',
  'deep',
  'deepBeside',
  'ideas',
  'ideasBeside',
  'stems',
  'stemsBeside',
  'words',
  'wordsBeside',
] as const;

const measures = {
  deep: (a: Topic, b: Topic) => (a.deep && b.deep ? computeCosine(a.deep, b.deep) : 0),
  ideas: (a: Topic, b: Topic) => computeSparseCosine(a.ideas, b.ideas),
  stems: (a: Topic, b: Topic) => computeSparseCosine(a.stems, b.stems),
  words: (a: Topic, b: Topic) => (a.words && b.words ? computeCosine(a.words, b.words) : 0),
};

const banks = new Map<string, Topic[]>();

/** What the competencies of the library are about: the other things an answer might speak of. */
function bankOf(language: 'en' | 'es', packs: Packs): Topic[] {
  const key = `${language}${packs.deep ? 'd' : ''}${packs.words ? 'w' : ''}`;
  const before = banks.get(key);
  if (before) return before;
  const bank = libraryIds.map((id) => {
    const { name, description } = readCompetencyText(id, language);
    return topicOf(`${name}: ${description}`, language, packs, true);
  });
  banks.set(key, bank);
  return bank;
}

/** How far a value is above the values beside it, in standard deviations, at most 4. */
function measureAbove(value: number, beside: readonly number[]): number {
  const mean = beside.reduce((sum, other) => sum + other, 0) / beside.length;
  const spread = Math.sqrt(
    beside.reduce((sum, other) => sum + (other - mean) ** 2, 0) / beside.length,
  );
  return spread < 1e-6 ? 0 : Math.max(-4, Math.min(4, (value - mean) / spread));
}

/** What a question and its rubric lines are about. */
export function readAskedTopic(
  question: string,
  lines: readonly string[],
  language: 'en' | 'es',
  packs: Packs,
): Topic {
  return topicOf([question, ...lines].join('.\n'), language, packs, true);
}

export interface AnsweredTopic {
  topic: Topic;
  /** Nearness to every competency of the library, by measure. */
  beside: Record<keyof typeof measures, number[]>;
}

export function readAnsweredTopic(
  answer: string,
  language: 'en' | 'es',
  packs: Packs,
): AnsweredTopic {
  const topic = topicOf(answer, language, packs, false);
  const bank = bankOf(language, packs);
  const near = (name: keyof typeof measures): number[] =>
    bank.map((other) => measures[name](topic, other));
  return {
    topic,
    beside: {
      deep: near('deep'),
      ideas: near('ideas'),
      stems: near('stems'),
      words: near('words'),
    },
  };
}

export function computeSubjectFeatures(answered: AnsweredTopic, asked: Topic): number[] {
  return [
    1,
    ...(['deep', 'ideas', 'stems', 'words'] as const).flatMap((name) => {
      const value = measures[name](answered.topic, asked);
      return [value, measureAbove(value, answered.beside[name])];
    }),
  ];
}

export type Doubt = 'none' | 'some' | 'much' | 'other';

/** How much an answer seems to be about something else, by its words alone: for want of the sentence encoder (`meaning.ts`). Short answers hold too little to judge. */
export function doubtOf(features: readonly number[], language: 'en' | 'es'): Doubt {
  const { weights, floors } = subjectWeights[language];
  const score = computeDot(features, weights);
  if (score < floors[0]) return 'other';
  if (score < floors[1]) return 'much';
  return score < floors[2] ? 'some' : 'none';
}

/** True when an answer has hardly an idea and hardly a word in common with the question and its rubric. */
export function isStrange(features: readonly number[]): boolean {
  return (features[3] ?? 0) < 0.12 && (features[5] ?? 0) < 0.08;
}
