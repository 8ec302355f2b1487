// Which points of a model answer an answer makes, and in which of its sentences: more sentences can only add.
import { noPacks, type Packs, type SentenceVectors } from '#ai/onDevice/packs/packs.ts';
import { contentOf, featuresOf } from './features.ts';
import { keyPointsOf, detectAnswerLanguage } from '#ai/results/keyPoints.ts';
import { createLikeness } from './likeness.ts';
import { tokensOf, type Token } from './tokens.ts';

export interface Sentence {
  answerId: string;
  start: number;
  end: number;
  text: string;
}

export interface PointFound {
  point: string;
  /** 0 to 1: how much of the point was found in one sentence or two neighbouring ones. */
  share: number;
  /** 0 not found, 1 touched on, 2 made. */
  credit: 0 | 1 | 2;
  /** The sentence that says most of it; null when the point was not found. */
  sentence: Sentence | null;
}

/** Least shares for a point that is touched on, and for one that is made; more is asked where meaning adds to the words. */
const creditCuts = { words: [0.3, 0.52], meaning: [0.34, 0.54] } as const;

const clampShare = (value: number): number => Math.min(1, Math.max(0, value));
const round = (value: number): number => Math.round(value * 1e6) / 1e6;

/** What nearness in meaning adds for each point and sentence: nothing up to a cosine of 0.4, half a point from 0.75 on. */
function meaningOf(
  points: readonly string[],
  sentences: readonly string[],
  deep: SentenceVectors,
): number[][] {
  const vectors = deep.embed([...points, ...sentences]);
  return points.map((_, index) =>
    sentences.map((__, sentenceIndex) => {
      const [a, b] = [vectors[index], vectors[points.length + sentenceIndex]];
      return a && b
        ? round(
            0.5 *
              clampShare(
                (a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0) - 0.4) / 0.35,
              ),
          )
        : 0;
    }),
  );
}

/** Looks for every point of the model answer in the sentences of an answer. Words of the question count nowhere. The packs know English; other languages are compared by their letters. */
export function findPoints(
  question: string,
  modelAnswer: string,
  sentences: readonly Sentence[],
  packs: Packs,
): PointFound[] {
  const language = detectAnswerLanguage(modelAnswer);
  const known = language === 'en' ? packs : noPacks;
  const like = createLikeness(known.words);
  const asked = tokensOf(question, language);
  const read = sentences.map((sentence) => tokensOf(sentence.text, language));
  const askedStems = new Set(asked.map(({ stem }) => stem));
  const hasContent = read.map(
    (tokens) => contentOf(tokens).filter(({ stem }) => !askedStems.has(stem)).length >= 2,
  );
  const points = keyPointsOf(modelAnswer);
  const meaning =
    known.deep && sentences.length > 0
      ? meaningOf(
          points,
          sentences.map(({ text }) => text),
          known.deep,
        )
      : null;
  const [touched, made] = meaning ? creditCuts.meaning : creditCuts.words;
  return points.map((point, pointIndex) => {
    const wanted = tokensOf(point, language);
    const shareOf = (tokens: readonly Token[]): number => {
      const { coverage, context, letters, strong } = featuresOf(asked, wanted, tokens, like);
      return 0.4 * coverage + 0.25 * strong + 0.2 * context + 0.15 * letters;
    };
    const near = (index: number): number =>
      hasContent[index] ? (meaning?.[pointIndex]?.[index] ?? 0) : 0;
    const single = read.map((tokens, index) => round(clampShare(shareOf(tokens) + near(index))));
    const double = read
      .slice(1)
      .map((tokens, index) =>
        round(
          clampShare(
            shareOf([...(read[index] ?? []), ...tokens]) + Math.max(near(index), near(index + 1)),
          ),
        ),
      );
    const share = Math.max(0, ...single, ...double);
    const credit = share >= made ? 2 : share >= touched ? 1 : 0;
    return {
      point,
      share,
      credit,
      sentence: credit === 0 ? null : (sentences[single.indexOf(Math.max(...single))] ?? null),
    };
  });
}
