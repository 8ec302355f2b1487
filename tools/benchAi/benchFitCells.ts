// How single requirements are matched with single lines of a resume, trade by trade: the smallest cells of a match.
import { fileURLToPath } from 'node:url';
import { readTextLines } from '#ai/documents/text/readText.ts';
import { readGrounds } from '#ai/onDevice/match/grounds.ts';
import { judgeRequirement } from '#ai/onDevice/match/requirements.ts';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import type { Packs } from '#ai/onDevice/packs/packs.ts';
import { resumeFrom } from '#ai/onDevice/resume/parse.ts';
import { dataIn } from './data.ts';
import { countedTo } from './benchFit.ts';
import { shareOf, type Figure } from './measures/figures.ts';

interface FitCell {
  id: string;
  trade: string;
  lang: 'en' | 'es';
  line: string;
  requirement: string;
  verdict: 'met' | 'partial' | 'missing';
}

const sheets = dataIn(fileURLToPath(new URL('sheets', import.meta.url)));
const files = {
  dev: ['fitCellsDev.jsonl', 'cells (looked at)'],
  held: ['fitCellsHeld.jsonl', 'cells, held out'],
  wideDev: ['fitWideDev.jsonl', 'wide cells (looked at)'],
  wideHeld: ['fitWideHeld.jsonl', 'wide cells, held out'],
} as const;

/** The smallest resume that holds a line, in its language. */
const resumeWith = ({ line, lang }: FitCell): string =>
  lang === 'es'
    ? `Nadia Ferrol\n\nEXPERIENCIA\nEmpleada, Grupo Almenar, enero de 2024 – actualidad\n- ${line}\n`
    : `Nadia Ferrol\n\nEXPERIENCE\nEmployee, Almenar Group, January 2024 – present\n- ${line}\n`;

/** The engine's verdict on one cell, with its evidence. */
function judgeCell(
  cell: FitCell,
  { words }: Pick<Packs, 'words'>,
): ReturnType<typeof judgeRequirement> {
  return judgeRequirement(
    cell.requirement,
    'must',
    readGrounds(resumeFrom(readTextLines(resumeWith(cell)), []), {
      jobTitle: '',
      asOf: countedTo,
      words,
    }),
  );
}

/** The figures of one half of the cells. */
export async function benchFitCells(half: keyof typeof files): Promise<Figure[]> {
  const [file, name] = files[half];
  const packs = await loadPacks(['words']);
  const cells = sheets
    .rows<FitCell>(file)
    .map((cell) => ({ ...cell, given: judgeCell(cell, packs).state }));
  const share = (list: typeof cells): string =>
    shareOf(list.filter(({ verdict, given }) => verdict === given).length, list.length);
  return [
    { name: `${name}: right`, value: share(cells), baseline: 'target 92 %' },
    ...(['met', 'partial', 'missing'] as const).map((verdict) => ({
      name: `${name}: of ${verdict}, right`,
      value: share(cells.filter((cell) => cell.verdict === verdict)),
      baseline: `given as met / partial / missing: ${(['met', 'partial', 'missing'] as const).map((given) => cells.filter((cell) => cell.verdict === verdict && cell.given === given).length).join(' / ')}`,
    })),
    ...(['en', 'es'] as const).map((lang) => ({
      name: `${name}: ${lang}`,
      value: share(cells.filter((cell) => cell.lang === lang)),
      baseline: '',
    })),
  ];
}
