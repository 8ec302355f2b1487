// How faithful the writing and coaching tasks are to people's own words: parts of answers, fillers, traced claims, exact quotes.
import { coach } from '#ai/onDevice/coach/coach.ts';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import type { Packs } from '#ai/onDevice/packs/packs.ts';
import { speechOf } from '#ai/onDevice/coach/speech.ts';
import type { AuthoredAnswer } from './benchAnswers.ts';
import { benchClaims, type DescribedJob } from './benchClaims.ts';
import { benchSummaries } from './benchSummaries.ts';
import type { Data } from './data.ts';
import type { Figure } from './measures/figures.ts';
import type { ResumeRow } from './measures/goldResume.ts';

interface CoachedAnswer {
  id: string;
  question_id: string;
  kind: string;
  type: string;
  question: string;
  rubric: { text: string }[];
  answer: string;
  sentences: string[];
  gold: { star: ('S' | 'T' | 'A' | 'R' | null)[]; fillers: number };
}

const kinds: Record<string, 'behavioural' | 'situational' | 'technical'> = {
  behavioral: 'behavioural',
  situational: 'situational',
  technical: 'technical',
};
const letters = { situation: 'S', task: 'T', action: 'A', result: 'R' } as const;

/** Pairs of the true and the read part, "-" for none, of every sentence of the truth. */
function partPairs(row: CoachedAnswer, packs: Packs): [string, string][] {
  const { sentences } = coach(
    {
      question: {
        text: row.question,
        lookFor: row.rubric.map(({ text }) => text),
        kind: kinds[row.type],
      },
      answer: row.answer,
      language: 'en',
    },
    packs,
  );
  let from = 0;
  return row.sentences.map((sentence, index) => {
    const start = row.answer.indexOf(sentence, from);
    from = start + sentence.length;
    const found = sentences.find((one) => one.start < from && one.end > start);
    return [row.gold.star[index] ?? '-', found?.part ? letters[found.part] : '-'];
  });
}

function f1(pairs: readonly [string, string][], label: string): number {
  const right = pairs.filter(([truth, read]) => truth === label && read === label).length;
  const wanted = pairs.filter(([truth]) => truth === label).length;
  const given = pairs.filter(([, read]) => read === label).length;
  return wanted + given === 0 ? 1 : (2 * right) / (wanted + given);
}

function benchCoach(rows: readonly CoachedAnswer[], packs: Packs): Figure[] {
  const pairs = rows.flatMap((row) => partPairs(row, packs));
  const all = ['S', 'T', 'A', 'R', '-'];
  const fillers = rows.filter(
    (row) => speechOf(row.answer).fillerCount === row.gold.fillers,
  ).length;
  return [
    {
      name: 'parts: sentences right',
      value: (pairs.filter(([a, b]) => a === b).length / Math.max(1, pairs.length)).toFixed(3),
      baseline: 'no fit: rules alone',
    },
    {
      name: 'parts: macro-F1 (S, T, A, R, none)',
      value: (all.reduce((sum, label) => sum + f1(pairs, label), 0) / all.length).toFixed(3),
      baseline: 'dev has one sentence with T',
    },
    ...all.map((label): Figure => ({
      name: `parts: F1 of ${label}`,
      value: f1(pairs, label).toFixed(3),
      baseline: `${pairs.filter(([truth]) => truth === label).length} sentences`,
    })),
    {
      name: 'fillers: count exactly right',
      value: `${fillers}/${rows.length}`,
      baseline: '“any kind of” is no filler to us',
    },
  ];
}

export async function benchWriting(data: Data): Promise<Figure[]> {
  const packs = await loadPacks(['words', 'deep']);
  const answers = data.rows<CoachedAnswer>('interview_answers_authored.jsonl');
  return [
    ...benchCoach(answers, packs),
    ...benchSummaries(data.rows<AuthoredAnswer>('interview_answers_authored.jsonl'), packs),
    ...benchClaims(
      data.rows<ResumeRow>('resumes.jsonl'),
      data.rows<DescribedJob>('job_descriptions.jsonl'),
    ),
  ];
}
