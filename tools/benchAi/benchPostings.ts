// How well job postings are read, where the truth is known.
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import type { Packs } from '#ai/onDevice/packs/packs.ts';
import { readPosting } from '#ai/onDevice/posting/readPosting.ts';
import { findSkills } from '#ai/onDevice/skills/skillIndex.ts';
import { foldWord } from '#domain/text/stem.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import type { Figure } from './measures/figures.ts';

export interface Posting {
  id: string;
  text: string;
  gold: {
    title?: string;
    required_skills?: string[];
    nice_to_have_skills?: string[];
    knowledge?: string[];
    skills?: string[];
  };
}

/** The packs that reading a posting leans on, as shipped. */
export async function taggerOnly(): Promise<() => Packs> {
  const packs = await loadPacks(['tagger']);
  return () => packs;
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : (part / whole).toFixed(3);

/** The names a phrase may be known by: itself, and the skills in it. */
function namesOf(phrase: string): Set<string> {
  return new Set([
    foldWord(phrase.trim()),
    ...findSkills(phrase).map(({ skill }) => foldWord(skill.name)),
    ...wordsOf(phrase)
      .map((word) => foldWord(word.lower))
      .filter((word) => word.length > 3),
  ]);
}

function covered(name: string, truths: readonly Set<string>[]): boolean {
  const own = [foldWord(name), ...findSkills(name).map(({ skill }) => foldWord(skill.name))];
  return truths.some(
    (truth) =>
      own.some((candidate) => truth.has(candidate)) ||
      wordsOf(name).every((word) => truth.has(foldWord(word.lower))),
  );
}

/** Whether one of the candidates is the skill of that name. */
const isNamedBy = (name: string, candidates: readonly string[]): boolean =>
  candidates.some(
    (candidate) =>
      namesOf(candidate).has(foldWord(name)) ||
      findSkills(name).some(({ skill }) => foldWord(skill.name) === foldWord(candidate)),
  );

/** Of the skills that were read, those on the side (must or nice) that the truth gives them. */
function countSides(
  { mustHave, niceToHave }: ReturnType<typeof readPosting>,
  names: readonly string[],
  gold: Posting['gold'],
): { sided: number; right: number } {
  const counted = { sided: 0, right: 0 };
  if (!gold.required_skills) return counted;
  for (const [side, truths] of [
    [mustHave, gold.required_skills],
    [niceToHave, gold.nice_to_have_skills ?? []],
  ] as const)
    for (const name of truths) {
      if (!isNamedBy(name, names)) continue;
      counted.sided += 1;
      if (isNamedBy(name, side)) counted.right += 1;
    }
  return counted;
}

/** `packsFor`: what the reading of a posting may lean on. */
export function benchPostings(
  postings: readonly Posting[],
  packsFor: (id: string) => Packs,
): Figure[] {
  let [titled, rightTitle, withTruth, duties] = [0, 0, 0, 0];
  let [predicted, precise, wanted, found] = [0, 0, 0, 0];
  let [sided, rightSide] = [0, 0];
  for (const { id, text, gold } of postings) {
    const reading = readPosting({ text, language: 'en' }, packsFor(id));
    if (reading.title) titled += 1;
    if (reading.responsibilities.length > 0) duties += 1;
    if (gold.title) {
      withTruth += 1;
      if (foldWord(gold.title) === foldWord(reading.title)) rightTitle += 1;
    }
    const truth = gold.required_skills
      ? [...gold.required_skills, ...(gold.nice_to_have_skills ?? [])]
      : [...(gold.knowledge ?? []), ...(gold.skills ?? [])];
    const sets = truth.map(namesOf);
    const names = [...reading.mustHave, ...reading.niceToHave];
    predicted += names.length;
    precise += names.filter((name) => covered(name, sets)).length;
    const list = gold.required_skills ? truth : (gold.knowledge ?? []);
    const own = names.map(namesOf);
    wanted += list.length;
    found += list.filter((name) =>
      own.some(
        (set) =>
          set.has(foldWord(name)) ||
          findSkills(name).some(({ skill }) => set.has(foldWord(skill.name))),
      ),
    ).length;
    const counted = countSides(reading, names, gold);
    sided += counted.sided;
    rightSide += counted.right;
  }
  const fitted = postings.some(({ id }) => /^posting-(?:train|dev)-/.test(id));
  // The tagger was fitted on these postings; tools/train/taggerPostings.ts measures it on others.
  const seen = (before: string, leftOut: string): string =>
    fitted
      ? `FITTED ON THESE; with a tagger that has not seen them ${leftOut}, without it ${before}; `
      : '';
  return [
    { name: 'postings', value: String(postings.length), baseline: '' },
    {
      name: 'title found',
      value: share(titled, postings.length),
      baseline: 'many postings of the set have lost their title line',
    },
    ...(withTruth > 0
      ? [{ name: 'title right', value: share(rightTitle, withTruth), baseline: '' }]
      : []),
    {
      name: 'skills: precision (names the truth also marks)',
      value: share(precise, predicted),
      baseline: `${seen('.827', '.83')}span precision .617 (AI.md 3.3, another measure)`,
    },
    {
      name: 'skills: recall of marked knowledge',
      value: share(found, wanted),
      baseline: `${seen('.466', '.63')}span recall .440; we show at most 36 names`,
    },
    ...(sided > 0
      ? [{ name: 'must or nice right', value: share(rightSide, sided), baseline: '' }]
      : []),
    {
      name: 'responsibilities found',
      value: share(duties, postings.length),
      baseline: seen('.778', '.91'),
    },
    {
      name: 'skills per posting',
      value: (predicted / Math.max(1, postings.length)).toFixed(1),
      baseline: '',
    },
  ];
}
