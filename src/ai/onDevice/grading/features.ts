// The features of an answer compared with a reference. Every feature can only grow when something is added to the answer, so no true word costs a point.
import type { Token } from './tokens.ts';

export type Likeness = (a: Token, b: Token) => number;

export const featureNames = [
  'coverage',
  'coverageAll',
  'words',
  'wordsAll',
  'strong',
  'pairsAll',
  'letters',
  'lettersAll',
  'context',
  'contextAll',
] as const;
export type FeatureName = (typeof featureNames)[number];
export type Features = Record<FeatureName, number>;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const share = (part: number, whole: number, otherwise = 0): number =>
  whole === 0 ? otherwise : part / whole;

/** The words that say something. */
export function contentOf(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ weight }) => weight > 0);
}

/** One token per stem, affirmed before negated. */
function keepDistinct(tokens: readonly Token[]): Token[] {
  const seen = new Set<string>();
  return tokens.filter(
    ({ stem, negated }) => !seen.has(`${stem} ${negated}`) && seen.add(`${stem} ${negated}`),
  );
}

/** The best likeness of a token among others. */
function findBestLikeness(token: Token, others: readonly Token[], like: Likeness): number {
  let best = 0;
  for (const other of others) {
    best = Math.max(best, like(token, other));
    if (best === 1) break;
  }
  return best;
}

function computeWeighted(tokens: readonly Token[], values: readonly number[]): number {
  return share(
    sumOf(tokens.map(({ weight }, index) => weight * (values[index] ?? 0))),
    sumOf(tokens.map(({ weight }) => weight)),
  );
}

function computeRecall(
  wanted: readonly string[],
  given: readonly string[],
  otherwise: number,
): number {
  const set = new Set(wanted);
  const found = new Set(given);
  return share([...set].filter((item) => found.has(item)).length, set.size, otherwise);
}

const stemsOf = (tokens: readonly Token[]): string[] => tokens.map(({ stem }) => stem);

/** Each pair of adjacent stems. */
function joinPairs(tokens: readonly Token[]): string[] {
  const stems = stemsOf(tokens);
  return stems.slice(1).map((stem, index) => `${stems[index] ?? ''} ${stem}`);
}

/** Runs of `size` letters inside words. */
function listLetterRuns(tokens: readonly Token[], size: number): string[] {
  return contentOf(tokens).flatMap(({ lower }) => {
    const word = ` ${lower} `;
    return Array.from({ length: Math.max(1, word.length - size + 1) }, (_, index) =>
      word.slice(index, index + size),
    );
  });
}

/** How far a neighbour may be. */
const reach = 4;

/** Like coverage, but a word counts in full only where its neighbours are found near it too. */
function measureInContext(
  reference: readonly Token[],
  answer: readonly Token[],
  wanted: (token: Token) => boolean,
  like: Likeness,
): number {
  let sum = 0;
  let whole = 0;
  reference.forEach((token, index) => {
    if (!wanted(token)) return;
    whole += token.weight;
    const near = [reference[index - 1], reference[index + 1]].filter((item) => item !== undefined);
    let best = 0;
    answer.forEach((other, at) => {
      const value = like(token, other);
      if (value <= best) return;
      const around = answer
        .slice(Math.max(0, at - reach), at + reach + 1)
        .filter((item) => item !== other);
      const found = near.map((neighbour) => findBestLikeness(neighbour, around, like));
      best = Math.max(
        best,
        value * (near.length === 0 ? 1 : 0.3 + (0.7 * sumOf(found)) / near.length),
      );
    });
    sum += token.weight * best;
  });
  return share(sum, whole);
}

/** Holds an answer against a reference; words of the question count where the name ends in "All", else they are left out. Each figure is a share from 0 to 1, so none depends on how long the reference is. */
export function featuresOf(
  question: readonly Token[],
  reference: readonly Token[],
  answer: readonly Token[],
  like: Likeness,
): Features {
  const asked = new Set(stemsOf(question));
  const isNew = ({ stem }: Token): boolean => !asked.has(stem);
  const refContent = contentOf(reference);
  const refAll = keepDistinct(refContent);
  const someNew = refAll.some(isNew);
  const refs = someNew ? refAll.filter(isNew) : refAll;
  const ansContent = contentOf(answer);
  const ansAll = keepDistinct(ansContent);
  const given = new Set(stemsOf(answer));
  const best = refs.map((token) => findBestLikeness(token, ansAll, like));
  const literal = (tokens: readonly Token[]): number[] =>
    tokens.map(({ stem }) => (given.has(stem) ? 1 : 0));
  const coverage = computeWeighted(refs, best);
  const askedLetters = new Set(listLetterRuns(question, 4));
  return {
    coverage,
    coverageAll: computeWeighted(
      refAll,
      refAll.map((token) => findBestLikeness(token, ansAll, like)),
    ),
    words: computeWeighted(refs, literal(refs)),
    wordsAll: computeWeighted(refAll, literal(refAll)),
    strong: share(best.filter((value) => value >= 0.6).length, refs.length),
    pairsAll: computeRecall(joinPairs(reference), joinPairs(answer), 0),
    letters: computeRecall(
      listLetterRuns(reference, 4).filter((item) => !askedLetters.has(item)),
      listLetterRuns(answer, 4),
      coverage,
    ),
    lettersAll: computeRecall(listLetterRuns(reference, 3), listLetterRuns(answer, 3), 0),
    context: measureInContext(refContent, ansContent, someNew ? isNew : () => true, like),
    contextAll: measureInContext(refContent, ansContent, () => true, like),
  };
}
