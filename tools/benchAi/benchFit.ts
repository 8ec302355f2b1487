// How the match of a resume and a posting agrees with people's verdicts, cell by cell: met, in part, missing, or no requirement at all.
import { fileURLToPath } from 'node:url';
import { readTextLines } from '#ai/documents/text/readText.ts';
import { readGrounds } from '#ai/onDevice/match/grounds.ts';
import { judgeRequirement } from '#ai/onDevice/match/requirements.ts';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import type { Packs } from '#ai/onDevice/packs/packs.ts';
import { readPosting } from '#ai/onDevice/posting/readPosting.ts';
import { resumeFrom } from '#ai/onDevice/resume/parse.ts';
import { coverage } from './benchPostingSheet.ts';
import { dataIn, type Data } from './data.ts';
import { shareOf, type Figure } from './measures/figures.ts';

type Verdict = 'met' | 'partial' | 'missing' | 'notARequirement';
export interface Pair {
  id: string;
  lang: 'en' | 'es';
  posting: string;
  /** In place of the text: a posting of the yardstick data, whose texts are not kept here. */
  postingId?: string;
  resume: string;
  cells: { requirement: string; kind: string; must: boolean; verdict: Verdict; evidence: string }[];
}

const sheets = dataIn(fileURLToPath(new URL('sheets', import.meta.url)));

/** The month up to which the sheets count years. */
export const countedTo = '2026-11';

/** The sheets by what was seen of them. Of `fitHeld` nobody who mended read what was missed. */
const lots = {
  dev: { file: 'fitDev.jsonl', name: 'dev (looked at)' },
  aside: { file: 'fitAside.jsonl', name: 'set aside' },
  train: { file: 'fitTrain.jsonl', name: 'train (looked at)' },
  trainOwn: { file: 'fitTrain2.jsonl', name: 'train 2 (looked at)' },
  held: { file: 'fitHeld.jsonl', name: 'held' },
  fresh: { file: 'fitFreshDev.jsonl', name: 'fresh (looked at)' },
  freshHeld: { file: 'fitFreshHeld.jsonl', name: 'fresh, second half (looked at last)' },
  third: { file: 'fitThirdDev.jsonl', name: 'third (looked at)' },
  thirdHeld: { file: 'fitThirdHeld.jsonl', name: 'third, held' },
} as const;

/** The figures of all sheets that were looked at, of a half held out, or of the half set aside. */
export async function benchFit(
  half: 'dev' | 'held' | 'fresh' | 'freshHeld' | 'third' | 'thirdHeld' | 'aside',
  data?: Data,
): Promise<Figure[]> {
  const packs = await loadPacks(['words', 'tagger']);
  const figures = (
    lot: keyof typeof lots,
    part: (index: number) => boolean = () => true,
    more = '',
  ): Figure[] =>
    figuresOf(
      sheets
        .rows<Pair>(lots[lot].file)
        .filter((_, index) => part(index))
        .flatMap((pair) => withPosting(pair, data)),
      `${lots[lot].name}${more}`,
      packs,
    );
  if (half !== 'dev') return figures(half);
  return [
    ...figures('dev'),
    ...figures('train', (index) => index % 2 === 0, ', first of two'),
    ...figures('train', (index) => index % 2 === 1, ', second of two'),
    ...figures('trainOwn'),
  ];
}

/** The pair with the text of its posting; none where the yardstick data is not at hand. */
function withPosting(pair: Pair, data: Data | undefined): Pair[] {
  if (pair.postingId === undefined) return [pair];
  const posting = data
    ?.rows<{ id: string; text: string }>('job_postings_real.jsonl')
    .find(({ id }) => id === pair.postingId)?.text;
  return posting === undefined ? [] : [{ ...pair, posting }];
}

function figuresOf(pairs: readonly Pair[], name: string, packs: Packs): Figure[] {
  const cells = pairs.flatMap(({ lang, posting, resume: text, cells: wanted }) => {
    const resume = resumeFrom(readTextLines(text), []);
    const read = readPosting({ text: posting, language: lang }, packs);
    const grounds = readGrounds(resume, {
      jobTitle: read.title,
      asOf: countedTo,
      words: packs.words,
    });
    const names = [
      ...read.mustHave,
      ...read.niceToHave,
      ...read.qualifications.map(({ text: row }) => row),
    ];
    return wanted.map((cell) => ({
      ...cell,
      // A row for something that the posting does not ask for counts as wrong.
      isRead: names.some((name) => coverage(name, cell.requirement) >= 0.99),
      given: judgeRequirement(cell.requirement, cell.must ? 'must' : 'nice', grounds).state,
    }));
  });
  const asked = cells.filter(({ verdict }) => verdict !== 'notARequirement');
  const none = cells.filter(({ verdict }) => verdict === 'notARequirement');
  const right =
    asked.filter(({ verdict, given }) => verdict === given).length +
    none.filter(({ isRead }) => !isRead).length;
  const of = (verdict: Verdict) => asked.filter((cell) => cell.verdict === verdict);
  return [
    { name: `${name}: cells right`, value: shareOf(right, cells.length), baseline: 'target 92 %' },
    ...(['met', 'partial', 'missing'] as const).map((verdict) => ({
      name: `${name}: of ${verdict}, right`,
      value: shareOf(
        of(verdict).filter(({ given }) => given === verdict).length,
        of(verdict).length,
      ),
      baseline: `given as met / partial / missing: ${(['met', 'partial', 'missing'] as const).map((given) => of(verdict).filter((cell) => cell.given === given).length).join(' / ')}`,
    })),
    {
      name: `${name}: no requirement, and none read`,
      value: shareOf(none.filter(({ isRead }) => !isRead).length, none.length),
      baseline: '',
    },
    {
      name: `${name}: requirements of which the reading makes a row`,
      value: shareOf(asked.filter(({ isRead }) => isRead).length, asked.length),
      baseline: 'all words of the label in one row',
    },
  ];
}
