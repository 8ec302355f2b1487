// How the rating agrees with people's levels for answers whose length is uninformative, and how it treats texts that
// are no answer. The sheets were written by four hands before they saw the engine; half of the questions are set aside.
import { fileURLToPath } from 'node:url';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import type { Packs } from '#ai/onDevice/packs/packs.ts';
import { rate } from '#ai/onDevice/rating/rate.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { rankCorrelation } from './measures/correlation.ts';
import { dataIn } from './data.ts';
import { pairwiseOrder, weightedKappa, shareOf, type Figure } from './measures/figures.ts';

/** Texts that are no answer to their question. */
const traps = ['offTopic', 'buzzwords', 'posting', 'contentFree'] as const;

interface SheetAnswer {
  kind: 'graded' | 'plain' | 'honest' | 'otherLanguage' | (typeof traps)[number];
  level: number;
  length: string;
  text: string;
}
export interface SheetQuestion {
  id: string;
  author: string;
  trade: string;
  lang: 'en' | 'es';
  question: string;
  kind: 'behavioural' | 'situational' | 'technical';
  competency: string;
  anchors: string[];
  lookFor: string[];
  answers: SheetAnswer[];
}

/** The sheets: `dev` may be read while building; `aside` is opened once, at the end; `kept` is by one more hand and measured as numbers only. */
export type Half = 'dev' | 'aside' | 'kept';

const names: Record<Half, { title: string; file: string }> = {
  dev: { title: 'dev (looked at)', file: 'answersDev.jsonl' },
  aside: { title: 'set aside', file: 'answersAside.jsonl' },
  kept: { title: 'kept back', file: 'answersKept.jsonl' },
};

const sheets = dataIn(fileURLToPath(new URL('sheets', import.meta.url)));

function inputFor(asked: SheetQuestion, answer: string): CheckedInput<'evaluateAnswer'> {
  const { id, question: text, anchors, lookFor, kind, lang } = asked;
  return {
    question: { id, text, anchors, lookFor, kind },
    competencyId: 'c1',
    answer,
    followUps: [],
    language: lang,
  };
}

interface GradedAnswer {
  asked: SheetQuestion;
  answer: SheetAnswer;
  given: number | null;
  truth: number;
  value: number;
}

const levelFor = (asked: SheetQuestion, text: string, packs: Packs): number | null =>
  rate(inputFor(asked, text), packs).level;

/** A good answer to the next question of the same language is none to this one. */
function rateStrays(
  questions: readonly SheetQuestion[],
  packs: Packs,
): { asked: SheetQuestion; given: number | null }[] {
  return questions.map((asked, index) => {
    const other = [...questions.slice(index + 1), ...questions].find(
      ({ lang, id }) => lang === asked.lang && id !== asked.id,
    );
    const good = other?.answers.find(({ kind, level }) => kind === 'graded' && level === 4);
    return { asked, given: good ? levelFor(asked, good.text, packs) : null };
  });
}

/** Empty sentences add nothing. */
function isRaisedByEmptySentences({ asked, answer, value }: GradedAnswer, packs: Packs): boolean {
  const empty = asked.answers.find(({ kind }) => kind === 'contentFree')?.text ?? '';
  return (levelFor(asked, `${answer.text} ${empty}`, packs) ?? 1) > value;
}

/** How the levels of graded answers agree with those of people; a withheld level counts as the lowest. */
function agreementFigures(
  name: string,
  questions: readonly SheetQuestion[],
  graded: readonly GradedAnswer[],
): Figure[] {
  const order = questions.map((asked) =>
    pairwiseOrder(graded.filter((row) => row.asked === asked)),
  );
  const used = [1, 2, 3, 4, 5]
    .map((level) => graded.filter(({ given }) => given === level).length)
    .join('/');
  const words = graded.map(({ answer }) => answer.text.split(/\s+/).length);
  return [
    {
      name: `${name}: QWK, withheld as 1`,
      value: weightedKappa(
        graded.map(({ truth, value }) => [truth, value]),
        5,
      ).toFixed(3),
      baseline: 'target .75',
    },
    ...(['en', 'es'] as const).map((lang) => ({
      name: `${name}: QWK ${lang}`,
      value: weightedKappa(
        graded.filter(({ asked }) => asked.lang === lang).map(({ truth, value }) => [truth, value]),
        5,
      ).toFixed(3),
      baseline: '',
    })),
    {
      name: `${name}: exact`,
      value: shareOf(graded.filter(({ truth, value }) => truth === value).length, graded.length),
      baseline: 'target 50 %',
    },
    {
      name: `${name}: within one`,
      value: shareOf(
        graded.filter(({ truth, value }) => Math.abs(truth - value) <= 1).length,
        graded.length,
      ),
      baseline: 'target 95 %',
    },
    {
      name: `${name}: order of pairs`,
      value: (
        order.reduce((sum, { right }) => sum + right, 0) /
        order.reduce((sum, part) => sum + part.of, 0)
      ).toFixed(3),
      baseline: 'target .88',
    },
    { name: `${name}: levels 1/2/3/4/5 given`, value: used, baseline: 'all used' },
    {
      name: `${name}: level given and length, Spearman`,
      value: (
        rankCorrelation(
          words,
          graded.map(({ value }) => value),
        ) ?? 0
      ).toFixed(3),
      baseline: `the levels themselves: ${(
        rankCorrelation(
          words,
          graded.map(({ truth }) => truth),
        ) ?? 0
      ).toFixed(3)}`,
    },
  ];
}

function figuresFor(name: string, questions: readonly SheetQuestion[], packs: Packs): Figure[] {
  const rows = questions.flatMap((asked) =>
    asked.answers.map((answer) => ({ asked, answer, given: levelFor(asked, answer.text, packs) })),
  );
  const of = (kind: SheetAnswer['kind']) => rows.filter(({ answer }) => answer.kind === kind);
  const graded = of('graded').map((row): GradedAnswer => ({
    ...row,
    truth: row.answer.level,
    value: row.given ?? 1,
  }));
  const honestOf = (asked: SheetQuestion): number =>
    of('honest').find((row) => row.asked === asked)?.given ?? 1;
  const strays = rateStrays(questions, packs);
  const padded = graded
    .filter(({ truth }) => truth <= 2)
    .map((row) => isRaisedByEmptySentences(row, packs));
  const trapped = traps.map((kind) => {
    const list = of(kind);
    const above = list.filter(({ asked, given }) => (given ?? 0) > honestOf(asked)).length;
    return {
      name: `${name}: ${kind} given a level`,
      value: shareOf(list.filter(({ given }) => given !== null).length, list.length),
      baseline: `target ≤ 5 %; above the honest weak one: ${above}`,
    };
  });
  const plain = of('plain');
  const foreign = of('otherLanguage');
  return [
    ...agreementFigures(name, questions, graded),
    {
      name: `${name}: plain excellent at 4 or 5`,
      value: shareOf(plain.filter(({ given }) => (given ?? 0) >= 4).length, plain.length),
      baseline: 'target 85 %',
    },
    ...trapped,
    {
      name: `${name}: a good answer to another question given a level`,
      value: shareOf(strays.filter(({ given }) => given !== null).length, strays.length),
      baseline: 'target ≤ 5 %',
    },
    {
      name: `${name}: another language given a level`,
      value: shareOf(foreign.filter(({ given }) => given !== null).length, foreign.length),
      baseline: 'must be 0',
    },
    {
      name: `${name}: weak ones raised by empty sentences`,
      value: shareOf(padded.filter(Boolean).length, padded.length),
      baseline: 'must be 0',
    },
  ];
}

/** The figures of one half of the sheets. */
export async function benchJudged(half: Half): Promise<Figure[]> {
  const packs = await loadPacks(['words', 'deep']);
  const { title, file } = names[half];
  return figuresFor(title, sheets.rows<SheetQuestion>(file), packs);
}
