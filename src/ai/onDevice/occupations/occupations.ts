// Which occupation a title and a posting point to, best first: by the title's words, the skills named and the words of its tasks.
import { findSkillNamed, findSkills } from '#ai/onDevice/skills/skillIndex.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { businessOccupations } from './businessOccupations.ts';
import { digitalOccupations } from './digitalOccupations.ts';
import { readOccupations, type Occupation } from './occupationList.ts';
import { serviceOccupations } from './serviceOccupations.ts';
import { technicalOccupations } from './technicalOccupations.ts';

export type { Occupation } from './occupationList.ts';

/** All occupations we know. */
export const occupations: readonly Occupation[] = [
  digitalOccupations,
  businessOccupations,
  technicalOccupations,
  serviceOccupations,
].flatMap(readOccupations);

export interface OccupationMatch {
  occupation: Occupation;
  /** From 0; above about .5 the title itself says so. */
  score: number;
  /** How well a title of the occupation fits the posting's, 0 to 1. */
  title: number;
}

const emptyWords = new Set([
  'of',
  'and',
  'the',
  'for',
  'in',
  'a',
  'an',
  'to',
  'de',
  'la',
  'el',
  'y',
  'en',
  'para',
  'del',
  'con',
  'm',
  'f',
  'd',
  'w',
  'x',
  'with',
  'at',
  'our',
  'you',
  'your',
  'we',
  'or',
  'on',
  'is',
  'are',
  'will',
  'be',
  'senior',
  'junior',
  'lead',
  'mid',
  'level',
  'sr',
  'jr',
  'principal',
  'staff',
  'trainee',
  'intern',
  'experienced',
  'i',
  'ii',
  'iii',
  'que',
  'un',
  'una',
  'los',
  'las',
  'por',
  'as',
  'that',
  'not',
  'was',
  'sénior',
  'júnior',
  'prácticas',
]);

function listStems(text: string): string[] {
  return wordsOf(text.replaceAll(/[-/]/g, ' '))
    .map(({ lower }) => lower)
    .filter((word) => !emptyWords.has(word))
    .map((word) =>
      word === 'registered' || word === 'staff' ? word : stemOf(foldWord(word), 'en'),
    );
}

interface Title {
  stems: string[];
  joined: string;
}
interface Known {
  occupation: Occupation;
  titles: Title[];
  skills: Set<string>;
  words: Map<string, number>;
  length: number;
}

const known: Known[] = occupations.map((occupation) => {
  const { en, es, skills } = occupation;
  const titles = [...en.titles, ...es.titles]
    .map((title) => listStems(title))
    .map((stems) => ({ stems, joined: stems.join(' ') }));
  const words = new Map<string, number>();
  for (const stem of [...en.tasks, ...es.tasks, ...skills, ...en.titles, ...es.titles].flatMap(
    listStems,
  ))
    words.set(stem, (words.get(stem) ?? 0) + 1);
  return {
    occupation,
    titles,
    skills: new Set(skills.map((name) => findSkillNamed(name)?.name ?? name)),
    words,
    length: [...words.values()].reduce((sum, count) => sum + count, 0),
  };
});

function computeRarity(of: (entry: Known) => Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of known)
    for (const name of new Set(of(entry))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    [...counts].map(([name, count]) => [
      name,
      Math.round(Math.log2((known.length + 1) / count) * 1000) / 1000,
    ]),
  );
}

const titleRarity = computeRarity(({ titles }) => titles.flatMap(({ stems }) => stems));
const skillRarity = computeRarity(({ skills }) => skills);
const wordRarity = computeRarity(({ words }) => words.keys());
const meanLength = known.reduce((sum, { length }) => sum + length, 0) / known.length;
const unknownWord = 3;

/** Shared words of two titles by rarity (Dice), raised when one contains the other. */
function measureTitleFit(own: Title, asked: Title): number {
  if (own.stems.length === 0 || asked.stems.length === 0) return 0;
  const weight = (stems: readonly string[]): number =>
    stems.reduce((sum, stem) => sum + (titleRarity.get(stem) ?? unknownWord), 0);
  const common = own.stems.filter((stem) => asked.stems.includes(stem));
  if (common.length === 0) return 0;
  const dice = (2 * weight(common)) / (weight(own.stems) + weight(asked.stems));
  const whole = ` ${asked.joined} `.includes(` ${own.joined} `);
  const ends = asked.joined.endsWith(own.joined);
  return whole ? Math.min(1, 0.62 + 0.33 * dice + (ends ? 0.05 : 0)) : dice * 0.7;
}

/** The `most` likeliest occupations. `title` may be empty; `text` is the posting's. Deterministic; scores are rounded to 1e-6. */
export function occupationsOf(
  { title, text }: { title: string; text: string },
  most = 5,
): OccupationMatch[] {
  const stems = listStems(title);
  const asked: Title = { stems, joined: stems.join(' ') };
  const found = new Map<string, number>();
  for (const { skill } of findSkills(`${title}\n${text}`))
    found.set(skill.name, (found.get(skill.name) ?? 0) + 1);
  const foundWeight =
    Math.sqrt(
      [...found.keys()].reduce((sum, name) => sum + (skillRarity.get(name) ?? 0) ** 2, 0),
    ) || 1;
  const counts = new Map<string, number>();
  for (const stem of listStems(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const raw = known.map((entry) => {
    const byTitle = entry.titles.reduce(
      (best, own) => Math.max(best, measureTitleFit(own, asked)),
      0,
    );
    const shared = [...entry.skills]
      .filter((name) => found.has(name))
      .reduce((sum, name) => sum + (skillRarity.get(name) ?? 0) ** 2, 0);
    const ownWeight =
      Math.sqrt(
        [...entry.skills].reduce((sum, name) => sum + (skillRarity.get(name) ?? 0) ** 2, 0),
      ) || 1;
    let words = 0;
    for (const [stem, own] of entry.words) {
      const count = counts.get(stem) ?? 0;
      if (count > 0)
        words +=
          (((wordRarity.get(stem) ?? 0) * own * 2) /
            (own + 0.6 + (0.6 * entry.length) / meanLength)) *
          Math.min(count, 3);
    }
    return { entry, byTitle, bySkills: shared / (foundWeight * ownWeight), words };
  });
  const mostWords = Math.max(1, ...raw.map(({ words }) => words));
  const round = (value: number): number => Math.round(value * 1e6) / 1e6;
  return raw
    .map(({ entry, byTitle, bySkills, words }) => ({
      occupation: entry.occupation,
      title: round(byTitle),
      score: round(0.6 * byTitle + 0.3 * bySkills + 0.15 * (words / mostWords)),
    }))
    .sort((a, b) => b.score - a.score || (a.occupation.id < b.occupation.id ? -1 : 1))
    .slice(0, most);
}

/** The occupation a title names, when it names one clearly; null otherwise. */
export function findOccupation(title: string): Occupation | null {
  const [best] = occupationsOf({ title, text: '' }, 1);
  return best && best.title >= 0.6 ? best.occupation : null;
}
