// Writes docs/ai/ratings.md: ten ratings as the engine gives them now, each beside the level its author meant: tsx tools/benchAi/pages/ratingsPage.ts [--print]
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rate } from '#ai/onDevice/rating/rate.ts';
import { engineVersion } from '#ai/onDevice/version.ts';
import { flagSentence, reasonSentence } from '#ai/reasons/reasonSentence.ts';
import { dataIn } from '../data.ts';
import type { SheetQuestion } from '../benchJudged.ts';

/** The answers by question and number, as they have stood here since an earlier engine. */
const chosen: readonly (readonly [string, number])[] = [
  ['a1', 5],
  ['a4', 0],
  ['a3', 3],
  ['a2', 8],
  ['a6', 6],
  ['b1', 7],
  ['b3', 4],
  ['c2', 1],
  ['d4', 2],
  ['d7', 10],
];
const file = 'answersDev.jsonl';
const sheets = dataIn(fileURLToPath(new URL('../sheets', import.meta.url)));
const page = fileURLToPath(new URL('../../../docs/ai/ratings.md', import.meta.url));
const rows = sheets.rows<SheetQuestion>(file);

function rateOne(asked: SheetQuestion, answer: string): ReturnType<typeof rate> {
  const { id, question: text, anchors, lookFor, kind, lang } = asked;
  return rate({
    question: { id, text, anchors, lookFor, kind },
    competencyId: 'c1',
    answer,
    followUps: [],
    language: lang,
  });
}

function sectionOf([id, at]: (typeof chosen)[number]): string {
  const asked = rows.find((row) => row.id === id);
  const answer = asked?.answers[at];
  if (!asked || !answer) throw new Error(`not in ${file}: ${id} ${at}`);
  const rating = rateOne(asked, answer.text);
  const given = rating.level === null ? 'no level' : `level ${rating.level}`;
  const meant = ['graded', 'plain', 'honest'].includes(answer.kind)
    ? `${answer.level}`
    : `no answer: ${answer.kind}`;
  const remarks = [
    ...rating.reasons.map(({ code, values: inserted }) =>
      reasonSentence('en', code, inserted, String),
    ),
    ...(rating.flags.length > 0 ? ['Marked:'] : []),
    ...rating.flags.map((flag) => flagSentence('en', flag)),
  ].join(' ');
  return [
    `## ${asked.trade.replaceAll('_', ' ')}: ${given} (${meant}), ${rating.confidence} confidence`,
    `**${asked.question}**`,
    `> ${answer.text.replaceAll(/\s*\n\s*/g, ' ')}`,
    remarks,
  ].join('\n\n');
}

/** Of the graded answers of this half, how many get the level that was meant. */
function countRight(): string {
  const graded = rows.flatMap((asked) =>
    asked.answers
      .filter(({ kind }) => kind === 'graded')
      .map(({ text, level }) => rateOne(asked, text).level === level),
  );
  return `${graded.filter(Boolean).length} of ${graded.length}`;
}

const { values } = parseArgs({ options: { print: { type: 'boolean' } } });
const intro = [
  '# Ten ratings, good and bad',
  `Ten ratings of engine ${engineVersion} on answers of the half of the sheets that was looked at while building and is fitted on (\`tools/benchAi/sheets/${file}\`), rated without packs. In brackets: the level that the author of the answer meant. The first eight have stood here since an earlier engine; the last two were chosen before they were rated, so that each hand is there. \`npx tsx tools/benchAi/pages/ratingsPage.ts\` writes this page again.`,
  `They flatter: on this half ${countRight()} graded answers get the level that was meant. On the half set aside, by the same four hands (this half of theirs is fitted on), QWK is .805, 69 % exact, 93 % within one, order of pairs .875. On answers of a hand that nothing was fitted on: .734, 56 %, 90 %, .815 (both measured with engine 3.4.0; the rater has not been fitted again since).`,
];
const text = `${[...intro, ...chosen.map(sectionOf)].join('\n\n')}\n`;
if (values.print) console.log(text);
else writeFileSync(page, text);
