// People's verdicts on drafted kits: each question kept, general, edited or dropped; whether a manager would sign.
import { fileURLToPath } from 'node:url';
import type { Half } from './benchJudged.ts';
import { dataIn } from './data.ts';
import { shareOf, type Figure } from './measures/figures.ts';

interface JudgedKit {
  id: string;
  title: boolean;
  level: boolean;
  duties: number;
  of: number;
  signed: boolean;
  questions: {
    text: string;
    verdict: 'keep' | 'general' | 'edit' | 'drop';
    ungrammatical: boolean;
  }[];
}

const sheets = dataIn(fileURLToPath(new URL('sheets', import.meta.url)));

/** The verdicts on the kits of one half. They are of the engine that drafted them (see the sheets' README), and do not change by themselves. */
export function benchKitSheet(half: Half): Figure[] {
  const kits = sheets.rows<JudgedKit>(half === 'dev' ? 'kitsDev.jsonl' : 'kitsAside.jsonl');
  const questions = kits.flatMap((kit) => kit.questions);
  const name = half === 'dev' ? 'dev (looked at)' : 'set aside';
  const sum = (of: (kit: JudgedKit) => number): number =>
    kits.reduce((total, kit) => total + of(kit), 0);
  const verdicts = [
    ['keep', 'target 80 %; before: 15 %'],
    ['general', ''],
    ['edit', 'before: 10 %'],
    ['drop', 'target 5 %; before: 33 %'],
  ] as const;
  return [
    ...verdicts.map(([verdict, baseline]) => ({
      name: `${name}: ${verdict}`,
      value: shareOf(
        questions.filter((question) => question.verdict === verdict).length,
        questions.length,
      ),
      baseline,
    })),
    {
      name: `${name}: ungrammatical`,
      value: shareOf(
        questions.filter(({ ungrammatical }) => ungrammatical).length,
        questions.length,
      ),
      baseline: 'target 1 %; before: 4 %',
    },
    {
      name: `${name}: heaviest duties asked about`,
      value: shareOf(
        sum(({ duties }) => duties),
        sum(({ of }) => of),
      ),
      baseline: 'target 80 %; before: 29 %',
    },
    {
      name: `${name}: signed after two edits`,
      value: shareOf(
        sum(({ signed }) => Number(signed)),
        kits.length,
      ),
      baseline: 'target 85 %; before: 26 %',
    },
    {
      name: `${name}: title / level right`,
      value: `${shareOf(
        sum(({ title }) => Number(title)),
        kits.length,
      )} / ${shareOf(
        sum(({ level }) => Number(level)),
        kits.length,
      )}`,
      baseline: 'before: 79 % / 86 %',
    },
  ];
}
