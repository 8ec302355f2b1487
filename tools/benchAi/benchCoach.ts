// How the advice on a practice answer agrees with an excellent coach: the verdict, the part to add, and forbidden advice.
import { fileURLToPath } from 'node:url';
import type { AnswerPart, FixCode } from '#ai/tasks/answerParts.ts';
import { coach } from '#ai/onDevice/coach/coach.ts';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import { noPacks, type Packs } from '#ai/onDevice/packs/packs.ts';
import { dataIn } from './data.ts';
import { shareOf, type Figure } from './measures/figures.ts';

type Part = 'context' | 'ownDeed' | 'reason' | 'result' | 'check' | 'learning';
interface Coached {
  id: string;
  lang: 'en' | 'es';
  kind: 'behavioural' | 'situational' | 'technical';
  question: string;
  answer: string;
  parts: { part: Part; /** Not in the practice sheets. */ quote?: string }[];
  verdict: 'ready' | 'oneFix' | 'rework' | 'tooShort' | 'notAnAnswer';
  missing: Part[];
}

const sheets = dataIn(fileURLToPath(new URL('sheets', import.meta.url)));

/** The engine's advice as the sheet's verdicts. */
const verdictOf: Partial<Record<FixCode, Coached['verdict']>> = {
  good: 'ready',
  tooShort: 'tooShort',
  offTopic: 'notAnAnswer',
  otherLanguage: 'notAnAnswer',
  noExample: 'rework',
  action: 'rework',
  length: 'rework',
};
const partOf: Partial<Record<FixCode, Part>> = {
  situation: 'context',
  task: 'context',
  action: 'ownDeed',
  own: 'ownDeed',
  result: 'result',
  number: 'result',
  clearSituation: 'context',
  clearResult: 'result',
  clearReason: 'reason',
  clearCheck: 'check',
  reason: 'reason',
  check: 'check',
  learning: 'learning',
};
const nameOf: Partial<Record<AnswerPart, Part>> = {
  situation: 'context',
  action: 'ownDeed',
  result: 'result',
};

/** The sheets, with a label for each. */
const sheetNames = {
  dev: ['coachDev.jsonl', 'dev (looked at)'],
  aside: ['coachAside.jsonl', 'set aside'],
  secondDev: ['coachSecondDev.jsonl', 'second (looked at)'],
  secondHeld: ['coachSecondHeld.jsonl', 'second, held out'],
  practiceDev: ['coachPracticeDev.jsonl', 'practice (looked at)'],
  practiceHeld: ['coachPracticeHeld.jsonl', 'practice, held out'],
  plainDev: ['coachPlainDev.jsonl', 'plain (looked at)'],
  plainHeld: ['coachPlainHeld.jsonl', 'plain, held out'],
} as const;

interface Replied {
  row: Coached;
  reply: ReturnType<typeof coach>;
}

const replied = (all: readonly Coached[], packs: Packs): Replied[] =>
  all.map((row) => ({
    row,
    reply: coach(
      {
        question: { text: row.question, kind: row.kind, lookFor: [] },
        answer: row.answer,
        language: row.lang,
      },
      packs,
    ),
  }));

/** For each part of an answer that people quoted: whether the engine found it there. */
function findQuotes({ row, reply }: Replied): boolean[] {
  return row.parts
    .flatMap(({ part, quote }) =>
      quote !== undefined && Object.values(nameOf).includes(part) ? [{ part, quote }] : [],
    )
    .map(({ part, quote }) => {
      const start = row.answer.indexOf(quote);
      const end = start + quote.length;
      return (
        start >= 0 &&
        reply.sentences.some(
          (sentence) =>
            sentence.part !== null &&
            nameOf[sentence.part] === part &&
            sentence.start < end &&
            sentence.end > start,
        )
      );
    });
}

/** The figures of one half of the sheets. */
export async function benchCoach(half: keyof typeof sheetNames): Promise<Figure[]> {
  const [file, name] = sheetNames[half];
  const all = sheets.rows<Coached>(file);
  const rows = replied(all, await loadPacks(['deep']));
  const bare = replied(all, noPacks).filter(
    ({ row, reply }) => row.verdict === (verdictOf[reply.fix.code] ?? 'oneFix'),
  );
  const coached = rows.map(({ row, reply }) => ({
    row,
    reply,
    given: verdictOf[reply.fix.code] ?? 'oneFix',
  }));
  const of = (verdict: Coached['verdict']) => coached.filter(({ row }) => row.verdict === verdict);
  const fixes = of('oneFix');
  // A part that is present must not be called missing.
  const wrong = coached.filter(
    ({ row, reply }) =>
      ['situation', 'action', 'result', 'reason', 'check', 'learning'].includes(reply.fix.code) &&
      row.parts.some(({ part }) => part === partOf[reply.fix.code]),
  );
  const quotes = coached.flatMap(findQuotes);
  return [
    {
      name: `${name}: verdict right`,
      value: shareOf(
        coached.filter(({ row, given }) => row.verdict === given).length,
        coached.length,
      ),
      baseline: `without the encoder ${bare.length}`,
    },
    ...(['ready', 'oneFix', 'rework', 'tooShort', 'notAnAnswer'] as const).map((verdict) => ({
      name: `${name}: of ${verdict}, right`,
      value: shareOf(
        of(verdict).filter(({ given }) => given === verdict).length,
        of(verdict).length,
      ),
      baseline: '',
    })),
    {
      name: `${name}: one fix, the right part`,
      value: shareOf(
        fixes.filter(({ row, reply }) => row.missing[0] === partOf[reply.fix.code]).length,
        fixes.length,
      ),
      baseline: '',
    },
    {
      name: `${name}: calls a part missing that is there`,
      value: shareOf(wrong.length, coached.length),
      baseline: 'must be 0',
    },
    {
      name: `${name}: context, own deeds and results found`,
      value: shareOf(quotes.filter(Boolean).length, quotes.length),
      baseline: '',
    },
  ];
}
