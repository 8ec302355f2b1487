// How loose the vocabulary of the match is: requirements of one posting asked of four resumes of other postings. No labels; most must be missing.
import { fileURLToPath } from 'node:url';
import { readTextLines } from '#ai/documents/text/readText.ts';
import { readGrounds } from '#ai/onDevice/match/grounds.ts';
import { judgeRequirement } from '#ai/onDevice/match/requirements.ts';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import { resumeFrom } from '#ai/onDevice/resume/parse.ts';
import { countedTo, type Pair } from './benchFit.ts';
import { dataIn } from './data.ts';
import { shareOf, type Figure } from './measures/figures.ts';

const sheets = dataIn(fileURLToPath(new URL('sheets', import.meta.url)));
const lookedAt = ['fitDev', 'fitTrain', 'fitTrain2', 'fitFreshDev'] as const;
const kinds: ReadonlySet<string> = new Set(['skill', 'tool', 'ability']);
const resumesEach = 4;

/** A requirement that a resume of another posting seems to meet. */
interface Stray {
  id: string;
  other: string;
  requirement: string;
  state: string;
  evidence: string;
}

/** Every skill, tool and ability of the sheets that were looked at, asked of the next four resumes of its language. */
async function findStrays(): Promise<{ asked: number; strays: Stray[] }> {
  const { words } = await loadPacks(['words']);
  const pairs = lookedAt.flatMap((name) => sheets.rows<Pair>(`${name}.jsonl`));
  const grounds = new Map(
    pairs.map(({ id, resume }) => [
      id,
      readGrounds(resumeFrom(readTextLines(resume), []), { jobTitle: '', asOf: countedTo, words }),
    ]),
  );
  let asked = 0;
  const strays = pairs.flatMap(({ id, lang, cells }) => {
    const alike = pairs.filter((pair) => pair.lang === lang);
    const at = alike.findIndex((pair) => pair.id === id);
    const others = Array.from(
      { length: resumesEach },
      (_, step) => alike[(at + step + 1) % alike.length],
    );
    return cells
      .filter(({ kind, verdict }) => kinds.has(kind) && verdict !== 'notARequirement')
      .flatMap(({ requirement, must }) =>
        others.flatMap((other): Stray[] => {
          const ground = other && grounds.get(other.id);
          if (!ground) return [];
          asked += 1;
          const { state, evidence } = judgeRequirement(requirement, must ? 'must' : 'nice', ground);
          return state === 'missing'
            ? []
            : [{ id, other: other.id, requirement, state, evidence: evidence[0]?.text ?? '' }];
        }),
      );
  });
  return { asked, strays };
}

/** The share of requirements found where another trade is told. */
export async function benchFitStrays(): Promise<Figure[]> {
  const { asked, strays } = await findStrays();
  return [
    {
      name: 'requirements found in resumes of another posting',
      value: shareOf(strays.length, asked),
      baseline: 'a measure of looseness; some are rightly found',
    },
  ];
}
