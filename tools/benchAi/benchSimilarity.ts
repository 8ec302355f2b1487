// How well sentence similarity follows people's judgement, without any fitting: by each resource alone and together.
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import type { SentenceVectors } from '#ai/onDevice/packs/packs.ts';
import {
  createAlignedSimilarity,
  createLetterSimilarity,
  createMeanSimilarity,
  createSentenceSimilarity,
  createSimilarity,
  stemSimilarity,
  type Similarity,
} from '#ai/onDevice/packs/similarity.ts';
import { correlation, rankCorrelation } from './measures/correlation.ts';
import type { Data } from './data.ts';
import type { Figure } from './measures/figures.ts';

interface Pair {
  sentence1: string;
  sentence2: string;
  score: number | string;
}
interface Graded {
  qid: string;
  reference: string;
  answer: string;
  score: number;
}
interface Labelled {
  qid: string;
  references: { text: string; category: string }[];
  answer: string;
  label: string;
}

/** As many rows of a large set as are enough for two digits. */
const most = 800;

function spread<T>(rows: readonly T[]): T[] {
  const step = Math.max(1, Math.ceil(rows.length / most));
  return rows.filter((_, index) => index % step === 0);
}

function groupsOf<T extends { qid: string }>(rows: readonly T[]): T[][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.qid, [...(groups.get(row.qid) ?? []), row]);
  return [...groups.values()];
}

/** Mean of the questions' own correlations, each weighing as many answers as it has. */
function withinQuestions(rows: readonly Graded[], similarity: Similarity): number {
  let sum = 0;
  let weight = 0;
  for (const group of groupsOf(rows)) {
    const r =
      group.length < 5
        ? null
        : correlation(
            group.map(({ answer, reference }) => similarity(answer, reference)),
            group.map(({ score }) => score),
          );
    if (r === null) continue;
    sum += r * group.length;
    weight += group.length;
  }
  return sum / Math.max(1, weight);
}

/** Chance that a correct answer is nearer to its references than a wrong one to any question; ties count half. */
function areaUnderCurve(rows: readonly Labelled[], similarity: Similarity): number {
  const values = rows.map(({ references, answer, label }) => ({
    value: Math.max(...references.map(({ text }) => similarity(answer, text))),
    right: label === 'correct',
  }));
  const sorted = values.toSorted((a, b) => a.value - b.value);
  let [wins, wrongBelow] = [0, 0];
  for (let start = 0; start < sorted.length;) {
    const tied = sorted.filter(
      ({ value }, index) => index >= start && value === sorted[start]?.value,
    );
    const wrong = tied.filter(({ right }) => !right).length;
    wins += (tied.length - wrong) * (wrongBelow + wrong / 2);
    wrongBelow += wrong;
    start += tied.length;
  }
  return wins / Math.max(1, wrongBelow * (sorted.length - wrongBelow));
}

/** An encoder that remembers every text, so that two ways of using it cost one. */
function onceEach(deep: SentenceVectors): SentenceVectors {
  const known = new Map<string, Float32Array>();
  return {
    embed: (texts) =>
      texts.map((text) => {
        const vector = known.get(text) ?? deep.embed([text])[0] ?? new Float32Array();
        known.set(text, vector);
        return vector;
      }),
  };
}

export async function benchSimilarity(data: Data): Promise<Figure[]> {
  const packs = await loadPacks(['words', 'deep']);
  if (!packs.words || !packs.deep) throw new Error('the packs are not there');
  const deep = onceEach(packs.deep);
  const ways: readonly [string, Similarity, string][] = [
    ['encoder cosine', createSentenceSimilarity(deep), 'STS-B .738'],
    ['word vectors, weighted mean', createMeanSimilarity(packs.words), 'STS-B .628'],
    ['stems in common', stemSimilarity(), 'STS-B .683'],
    ['aligned words', createAlignedSimilarity(packs.words), ''],
    ['runs of letters', createLetterSimilarity(), ''],
    [
      'together (similarityBy)',
      createSimilarity({ words: packs.words, deep }),
      'to beat: STS-B .738',
    ],
    ['together, words only', createSimilarity({ words: packs.words, deep: null }), ''],
  ];
  const pairs = data.named('sts').flatMap((name) => data.rows<Pair>(name));
  const graded = ['mohler', 'saf_english'].map((name) => ({
    name,
    rows: spread(data.rows<Graded>(`${name}.jsonl`)),
  }));
  const labelled = ['semeval2013_beetle', 'semeval2013_sciEntsBank'].map((name) => ({
    name,
    rows: spread(data.rows<Labelled>(`${name}.jsonl`)),
  }));
  return ways.flatMap(([way, similarity, published]) => {
    const figures: Figure[] = [];
    if (pairs.length > 0) {
      const [ours, truth] = [
        pairs.map(({ sentence1, sentence2 }) => similarity(sentence1, sentence2)),
        pairs.map(({ score }) => Number(score)),
      ];
      figures.push(
        {
          name: `${way}: sts Pearson`,
          value: (correlation(ours, truth) ?? 0).toFixed(3),
          baseline: published,
        },
        {
          name: `${way}: sts Spearman`,
          value: (rankCorrelation(ours, truth) ?? 0).toFixed(3),
          baseline: '',
        },
      );
    }
    for (const { name, rows } of graded)
      if (rows.length > 0)
        figures.push({
          name: `${way}: ${name} within questions r`,
          value: withinQuestions(rows, similarity).toFixed(3),
          baseline: '',
        });
    for (const { name, rows } of labelled)
      if (rows.length > 0)
        figures.push({
          name: `${way}: ${name} AUC`,
          value: areaUnderCurve(rows, similarity).toFixed(3),
          baseline: '',
        });
    return figures;
  });
}
