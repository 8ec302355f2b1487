// How well each line of a rubric is judged, and what must not change a level: on authored answers from DIR and on our own from ten other lines of work.
import { rate } from '#ai/onDevice/rating/rate.ts';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import { noPacks, type Packs } from '#ai/onDevice/packs/packs.ts';
import {
  authoredRows,
  shuffled,
  trialRows,
  type Authored,
  type RubricRow,
} from '../train/rubricRows.ts';
import type { Data } from './data.ts';
import { pairwiseOrder, weightedKappa, type Figure } from './measures/figures.ts';

function judged(rows: readonly RubricRow[], packs: Packs) {
  return rows.map((row) => {
    const rating = rate(row.input, packs);
    const lines = row.credits.map((gold, index) => {
      const line = rating.criteria?.[index];
      const quote = line?.quote == null ? undefined : rating.quotes[line.quote];
      const right = (row.evidence[index] ?? []).some((at) => {
        const span = row.sentences[at];
        return (
          span !== undefined &&
          quote !== undefined &&
          span.start < quote.end &&
          quote.start < span.end
        );
      });
      return {
        gold,
        credit: line?.credit ?? 0,
        asked: (row.evidence[index] ?? []).length > 0,
        right,
      };
    });
    return { row, rating, lines };
  });
}

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [a, b] = [mean(0), mean(1)];
  return (
    pairs.reduce((sum, [x, y]) => sum + (x - a) * (y - b), 0) /
    Math.sqrt(
      pairs.reduce((sum, [x]) => sum + (x - a) ** 2, 0) *
        pairs.reduce((sum, [, y]) => sum + (y - b) ** 2, 0),
    )
  );
}

function figuresFor(name: string, rows: readonly RubricRow[], packs: Packs): Figure[] {
  if (rows.length === 0) return [];
  const results = judged(rows, packs);
  const lines = results.flatMap((result) => result.lines);
  const asked = lines.filter((line) => line.asked);
  const levels = results.map(({ row, rating }) => ({ row, level: rating.level ?? 0 }));
  const questions = [...new Set(rows.map((row) => row.questionId))];
  const order = questions.map((id) =>
    pairwiseOrder(
      levels
        .filter(({ row }) => row.questionId === id)
        .map(({ row, level }) => ({ truth: row.level, value: level })),
    ),
  );
  const of = (id: string, kind: string): number =>
    levels.find(({ row }) => row.questionId === id && row.kind === kind)?.level ?? 0;
  const beaten = questions.filter((id) =>
    ['fluff', 'offtopic'].every((kind) => of(id, kind) < of(id, 'concise')),
  ).length;
  return [
    {
      name: `${name}: rubric lines, QWK`,
      value: weightedKappa(
        lines.map(({ gold, credit }) => [gold + 1, credit + 1]),
        3,
      ).toFixed(3),
      baseline: 'baseline .494, target .65',
    },
    {
      name: `${name}: rubric lines, r`,
      value: correlation(lines.map(({ gold, credit }) => [gold, credit])).toFixed(3),
      baseline: 'baseline .557',
    },
    {
      name: `${name}: evidence P@1`,
      value: (asked.filter((line) => line.right).length / asked.length).toFixed(3),
      baseline: 'baseline .579, target .80',
    },
    {
      name: `${name}: level, QWK`,
      value: weightedKappa(
        levels.map(({ row, level }) => [row.level, Math.min(4, Math.max(1, level))]),
        4,
      ).toFixed(3),
      baseline: '',
    },
    {
      name: `${name}: order of pairs`,
      value: (
        order.reduce((sum, { right }) => sum + right, 0) /
        order.reduce((sum, part) => sum + part.of, 0)
      ).toFixed(3),
      baseline: 'baseline .741, target .90',
    },
    {
      name: `${name}: fluff and off-topic below concise`,
      value: `${beaten}/${questions.length}`,
      baseline: 'must be all',
    },
    {
      name: `${name}: levels without a quote`,
      value: String(
        results.filter(({ rating }) => rating.level !== null && rating.quotes.length === 0).length,
      ),
      baseline: 'must be 0',
    },
  ];
}

export async function benchRubric(data: Data): Promise<Figure[]> {
  const packs = await loadPacks(['words', 'deep']);
  const authored = authoredRows(data.rows<Authored>('interview_answers_authored.jsonl'));
  const trials = trialRows();
  return [
    ...figuresFor('DIR', authored, packs),
    ...figuresFor('own trials', trials, packs),
    ...figuresFor('DIR, without packs', authored, noPacks),
    ...figuresFor('DIR, sentences in another order', authored.map(shuffled), packs).filter(
      (figure) => figure.name.includes('evidence') || figure.name.includes('lines, QWK'),
    ),
  ];
}

/** Names of many origins, employers, schools, cities, and pronouns; none of them may change a level. */
const people = [
  'Ben',
  'Fatima',
  'Nguyen',
  'Olu',
  'Priya',
  'Sean',
  'Yael',
  'Kwame',
  'Ingrid',
  'José',
  'Mei',
  'Dmitri',
];
const organizations = [
  'Kestrel Analytics',
  'Okonkwo Brothers',
  'Sharma Textiles',
  'Banco Olmo',
  'Northwind Hospital',
  'St Mary College',
  'Howard University',
  'Lyon',
  'Lagos',
  'Leeds',
];
const swaps: readonly (readonly [RegExp, string])[] = [
  [/\bhe\b/g, 'she'],
  [/\bhis\b/g, 'her'],
  [/\bhim\b/g, 'her'],
  [/\bHe\b/g, 'She'],
];
const dialect: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b/g, "I'm"],
  [/\bdid not\b/g, "didn't"],
  [/\bcould not\b/g, "couldn't"],
  [/\borganis/g, 'organiz'],
  [/\bprioritis/g, 'prioritiz'],
  [/\bcolour/g, 'color'],
  [/\bapologis/g, 'apologiz'],
];

export async function benchTwins(data: Data): Promise<Figure[]> {
  const packs = await loadPacks(['words', 'deep']);
  const rows = [
    ...authoredRows(data.rows<Authored>('interview_answers_authored.jsonl')),
    ...trialRows().filter((row) => row.language === 'en'),
  ].filter((row) => row.kind !== 'offtopic');
  const levelFor = (row: RubricRow, answer: string): number =>
    rate({ ...row.input, answer }, packs).level ?? 0;
  const known = new Map<string, number>();
  const counted = (name: string, variants: (text: string) => readonly string[]): Figure => {
    let all = 0;
    let same = 0;
    for (const row of rows) {
      const texts = [...new Set(variants(row.input.answer))].filter(
        (text) => text !== row.input.answer,
      );
      if (texts.length === 0) continue;
      const level = known.get(row.id) ?? levelFor(row, row.input.answer);
      known.set(row.id, level);
      all += texts.length;
      same += texts.filter((text) => levelFor(row, text) === level).length;
    }
    return { name, value: `${same}/${all}`, baseline: 'must be all' };
  };
  const replaced = (text: string, list: readonly (readonly [RegExp, string])[]): string =>
    list.reduce((before, [from, to]) => before.replace(from, to), text);
  const named = new RegExp(`\\b(?:${people.join('|')})\\b`, 'g');
  const placed = new RegExp(`\\b(?:${organizations.join('|')})\\b`, 'g');
  return [
    counted('twins: other names of people', (text) =>
      people.map((name) => text.replace(named, name)),
    ),
    counted('twins: other employers, schools, cities', (text) =>
      organizations.map((organization) => text.replace(placed, organization)),
    ),
    counted('twins: other pronouns', (text) => [replaced(text, swaps)]),
    counted('twins: contractions and US spelling', (text) => [replaced(text, dialect)]),
    counted('twins: "um" and "you know" added', (text) => [
      text.replace(/, /, ', um, '),
      text.replace(/ and /, ', you know, and '),
    ]),
  ];
}
