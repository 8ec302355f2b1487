/** The answers of the seed's candidates, of the quality that each of them is meant to have. */
import { followUpId } from '#domain/candidate/answer.ts';
import type { PoolAnswer, Quality, SeedJob } from '../content.ts';
import type { SeedCandidate } from './seedCandidate.ts';

const companies = [
  'Brightline',
  'Kestrel Parts',
  'Nordvik',
  'Tallis & Sons',
  'Meridian Foods',
  'Cobalt Rail',
  'Ferrow',
  'Ondine',
];
const better: Record<Quality, Quality[]> = {
  strong: ['strong', 'good'],
  good: ['good', 'strong'],
  average: ['average', 'good'],
  weak: ['weak', 'thin', 'average'],
  thin: ['thin', 'weak', 'average'],
};

function pick(pool: readonly PoolAnswer[], quality: Quality, turn: number): PoolAnswer {
  const wanted = better[quality]
    .map((each) => pool.filter((answer) => answer.quality === each))
    .find((found) => found.length > 0) ?? [...pool];
  return wanted[turn % wanted.length] ?? { quality, text: '' };
}

/** An answer of the wanted quality to one question. */
export function answerFrom(
  job: SeedJob,
  questionId: string,
  quality: Quality,
  turn: number,
): string {
  return pick(job.answers[questionId] ?? [], quality, turn).text;
}

export function answersOf(
  candidate: SeedCandidate,
  job: SeedJob,
  turn: number,
): Record<string, { text: string; prompt?: string }> {
  const fill = (text: string): string =>
    text
      .replaceAll('{company}', companies[turn % companies.length] ?? '')
      .replaceAll('{n}', String(40 + ((turn * 37) % 160)))
      .replaceAll('{m}', String(5 + ((turn * 7) % 9)));
  return Object.fromEntries(
    job.questions.flatMap((question, index) => {
      const quality = candidate.qualities[index];
      if (!quality) return [];
      const answer = pick(job.answers[question.id] ?? [], quality, turn + index);
      const prompt = question.followUps[0];
      const first: [string, { text: string; prompt?: string }] = [
        question.id,
        { text: fill(answer.text) },
      ];
      return answer.followUp && prompt && question.followUpCap > 0
        ? [first, [followUpId(question.id, 1), { text: fill(answer.followUp), prompt }]]
        : [first];
    }),
  );
}
