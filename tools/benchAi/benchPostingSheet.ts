// How postings are read, compared with four people's labels of 120 real ones: which part is duty, requirement or neither, the five
// duties that weigh most, the title, the level, and whether people are led. Half of the postings are set aside.
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import type { Packs } from '#ai/onDevice/packs/packs.ts';
import { findQualifications } from '#ai/onDevice/posting/qualificationsIn.ts';
import { readingOf } from '#ai/onDevice/posting/readPosting.ts';
import type { Qualification } from '#ai/onDevice/qualifications/qualification.ts';
import { findSeniority } from '#ai/onDevice/posting/seniority.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { toPlainText } from '#domain/text/plainText.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';
import type { Data } from './data.ts';
import type { Half } from './benchJudged.ts';
import { shareOf, type Figure } from './measures/figures.ts';
import {
  labelledPostings,
  lettersOf,
  unitKinds,
  unitsOf,
  writtenLots,
  writtenPostings,
  type LabelledPosting,
} from './measures/postingSheets.ts';
import { isSameRole } from './measures/sameRole.ts';

function stemsOf(text: string, language: 'en' | 'es'): Set<string> {
  return new Set(
    wordsOf(text)
      .filter(({ lower }) => !isFunctionWord(lower, language))
      .map(({ lower }) => stemOf(lower, language)),
  );
}

/** Share of the words of `wanted` that are in `given`. */
export function coverage(wanted: string, given: string, language: 'en' | 'es' = 'en'): number {
  const stems = stemsOf(wanted, language);
  if (stems.size === 0) return 0;
  const others = stemsOf(given, language);
  return [...stems].filter((stem) => others.has(stem)).length / stems.size;
}

/** The kinds of rows that are not skills; leadership is counted for the posting as a whole. */
const rowKinds: readonly string[] = [
  'years',
  'degree',
  'licence',
  'language',
  'shift',
  'place',
  'travel',
];

interface RowTally {
  right: number;
  given: number;
  wanted: number;
  needRight: number;
}

/** Counts the rows of a posting that are no skills: of the same kind, and with half of the words of the label. */
function countRows(tally: RowTally, sheet: LabelledPosting, given: readonly Qualification[]): void {
  const wanted = sheet.rows.filter(({ kind }) => rowKinds.includes(kind));
  const own = given.filter(({ kind }) => rowKinds.includes(kind));
  const agrees = (row: (typeof wanted)[number], one: Qualification): boolean =>
    row.kind === one.kind &&
    (coverage(row.name, one.text) >= 0.5 || coverage(one.text, row.name) >= 0.5);
  tally.wanted += wanted.length;
  tally.given += own.length;
  const found = wanted.flatMap((row) => {
    const one = own.find((other) => agrees(row, other));
    return one ? [{ row, one }] : [];
  });
  tally.right += found.length;
  tally.needRight += found.filter(({ row, one }) => row.must === (one.need === 'must')).length;
}

/** What the engine takes a unit for: duty, requirement, or neither. */
function readAs(
  unit: string,
  pieces: ReturnType<typeof readingOf>['pieces'],
): 'duty' | 'must' | null {
  const own = lettersOf(toPlainText(unit));
  if (own.length < 4) return null;
  let [duty, must, all] = [0, 0, 0];
  for (const { text, section } of pieces) {
    const part = lettersOf(text);
    if (part.length < 4 || !(own.includes(part) || part.includes(own))) continue;
    const size = Math.min(part.length, own.length);
    all += size;
    if (section === 'tasks') duty += size;
    if (section === 'must' || section === 'nice' || section === 'tags') must += size;
  }
  if (all === 0 || duty + must < all / 2) return null;
  return duty >= must ? 'duty' : 'must';
}

const levels: Record<string, readonly string[]> = {
  intern: ['intern', 'student'],
  junior: ['junior'],
  mid: ['mid'],
  senior: ['senior'],
  lead: ['lead', 'manager'],
  executive: ['director', 'executive', 'manager'],
};

type Reading = ReturnType<typeof readingOf>;
interface Counted {
  right: number;
  given: number;
  wanted: number;
}
type UnitTally = Record<'duty' | 'must', Counted>;

/** Counts the units of a posting that the engine takes for duties and requirements, against the labels. */
function countUnits(
  tally: UnitTally,
  sheet: LabelledPosting,
  units: readonly string[],
  pieces: Reading['pieces'],
): void {
  const truth = new Map(
    unitKinds.flatMap((kind) =>
      (sheet.units[kind] ?? []).map((unit) => [unit, kind === 'nice' ? 'must' : kind] as const),
    ),
  );
  units.forEach((unit, index) => {
    const given = readAs(unit, pieces);
    const label = truth.get(index);
    const wanted = label === 'duty' || label === 'must' ? label : null;
    for (const kind of ['duty', 'must'] as const) {
      tally[kind].given += Number(given === kind);
      tally[kind].wanted += Number(wanted === kind);
      tally[kind].right += Number(given === kind && wanted === kind);
    }
  });
}

/** Whether a duty that weighs much is among those that were read. */
const isDutyRead = (words: string, { responsibilities }: Reading): boolean =>
  responsibilities.some(
    (duty) =>
      coverage(words, duty) >= 0.5 ||
      (coverage(duty, words) >= 0.8 && stemsOf(duty, 'en').size >= 3),
  );

function isLevelRight(sheet: LabelledPosting, { title, text }: Reading): boolean {
  const seniority = findSeniority(title, text).value;
  return sheet.level === null
    ? seniority === null
    : seniority !== null && (levels[seniority] ?? []).includes(sheet.level);
}

function figuresFor(
  name: string,
  postings: readonly { sheet: LabelledPosting; text: string }[],
  packs: Packs,
): Figure[] {
  const tally: UnitTally = {
    duty: { right: 0, given: 0, wanted: 0 },
    must: { right: 0, given: 0, wanted: 0 },
  };
  let [heavy, heavyFound, titles, roles, wrong, level, levelGiven] = [0, 0, 0, 0, 0, 0, 0];
  const rows: RowTally = { right: 0, given: 0, wanted: 0, needRight: 0 };
  for (const { sheet, text } of postings) {
    const reading = readingOf(text, packs);
    countRows(rows, sheet, findQualifications(reading.pieces));
    const units = unitsOf(text);
    countUnits(tally, sheet, units, reading.pieces);
    heavy += sheet.heaviest.length;
    heavyFound += sheet.heaviest.filter((one) =>
      isDutyRead(typeof one === 'number' ? (units[one] ?? '') : one[1], reading),
    ).length;
    titles += Number(
      foldWord(reading.title.toLowerCase()) === foldWord((sheet.title ?? '').toLowerCase()),
    );
    const isSame = isSameRole(reading.title, sheet.title ?? '');
    roles += Number(isSame);
    wrong += Number(!isSame && reading.isTitleSure);
    levelGiven += 1;
    level += Number(isLevelRight(sheet, reading));
  }
  const f1 = ({ right, given, wanted }: Counted): string =>
    ((2 * right) / Math.max(1, given + wanted)).toFixed(3);
  const both = {
    right: tally.duty.right + tally.must.right,
    given: tally.duty.given + tally.must.given,
    wanted: tally.duty.wanted + tally.must.wanted,
  };
  return [
    { name: `${name}: F1 of duties and requirements`, value: f1(both), baseline: 'target .95' },
    {
      name: `${name}: F1 of duties`,
      value: `${f1(tally.duty)} (precision ${(tally.duty.right / Math.max(1, tally.duty.given)).toFixed(3)})`,
      baseline: '',
    },
    {
      name: `${name}: F1 of requirements`,
      value: `${f1(tally.must)} (precision ${(tally.must.right / Math.max(1, tally.must.given)).toFixed(3)}, recall ${(tally.must.right / Math.max(1, tally.must.wanted)).toFixed(3)})`,
      baseline: 'targets .92 and .85',
    },
    {
      name: `${name}: rows of their own kind (years, degree, licence, language, shift, place, travel), found`,
      value: shareOf(rows.right, rows.wanted),
      baseline: `of ${rows.given} given ${rows.right} agree; must or nice right ${rows.needRight}`,
    },
    {
      name: `${name}: five heaviest duties among those read`,
      value: shareOf(heavyFound, heavy),
      baseline: '',
    },
    { name: `${name}: title`, value: shareOf(titles, postings.length), baseline: '' },
    {
      name: `${name}: title names the same role`,
      value: shareOf(roles, postings.length),
      baseline: `brackets, order and gender aside; ${wrong} wrong ones are not asked about`,
    },
    { name: `${name}: level, or rightly none`, value: shareOf(level, levelGiven), baseline: '' },
  ];
}

/** The figures of one half of the sheets; none where the postings' texts are not at hand. */
export async function benchPostingSheet(data: Data, half: Half): Promise<Figure[]> {
  const postings = labelledPostings(data, half);
  return postings.length === 0
    ? []
    : figuresFor(
        half === 'dev' ? 'dev (looked at)' : 'set aside',
        postings,
        await loadPacks(['tagger']),
      );
}

/** The figures of invented postings whose texts are kept here. */
export async function benchWrittenPostings(lot: keyof typeof writtenLots): Promise<Figure[]> {
  return figuresFor(writtenLots[lot].name, writtenPostings(lot), await loadPacks(['tagger']));
}
