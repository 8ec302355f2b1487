// What the kit is drafted from: the reading of the posting, corrected by what a person has confirmed.
import { nameIn, skillNamed } from '#ai/onDevice/skills/skillIndex.ts';
import type { SkillField } from '#ai/onDevice/skills/skillBlock.ts';
import { occupationsOf } from '#ai/onDevice/occupations/occupations.ts';
import { noPacks, type Packs } from '#ai/onDevice/packs/packs.ts';
import { readPosting, readingOf } from '#ai/onDevice/posting/readPosting.ts';
import { sha256 } from '#domain/sha256.ts';
import { verbs } from '#ai/onDevice/posting/verbForms.ts';
import { isFunctionWord } from '#ai/onDevice/text/functionWords.ts';
import { wordsOf } from '#ai/onDevice/text/sentences.ts';
import { seedOf } from '#ai/onDevice/text/seeded.ts';
import type { KnownJob } from '#ai/tasks/draftKit.ts';
import { roleFields } from './roleFields.ts';
import { taskPhrase } from './taskPhrases.ts';

export interface JobTask { line: string; /** Fits after "you had to"; null when the line cannot be turned. */ phrase: string | null }

export interface JobProfile {
  title: string; level: string; language: 'en' | 'es';
  mustHave: string[]; niceToHave: string[];
  tasks: JobTask[];
  /** Of these, what the posting itself names, when it is in the language of the kit. */
  posted: JobTask[];
  /** What the posting names as duties, and the language it is in. */
  duties: readonly string[]; own: 'en' | 'es';
  /** Fields of work, strongest first, with their weight. */
  fields: { field: SkillField; weight: number }[];
  /** The skills of each field, best first, in the kit's language. */
  skillsOf: Map<SkillField, string[]>;
  /** The field whose words the questions use. */
  setting: SkillField | null;
  text: string;
  seed: number;
}

/** What the posting says is done in the job; where it says nothing, what is usual in the occupation that its title names. */
function tasksOf(lines: readonly string[], own: 'en' | 'es', language: 'en' | 'es', title: string, text: string): JobTask[] {
  const told = lines.map((line) => ({ line, phrase: own === language ? taskPhrase(line, language) : null }));
  if (told.some(({ phrase }) => phrase !== null)) return told;
  const [best] = occupationsOf({ title, text }, 1);
  if (!best || best.title < 0.6) return told;
  return [...told, ...best.occupation[language].tasks.map((task) => ({ line: task, phrase: task }))];
}

/** Fewer function words of a language than this, and the text is in another. */
const leastKnown = 0.12;

/** True for a line that is in the other of the two languages: postings mix them. */
function isOther(line: string, language: 'en' | 'es'): boolean {
  const words = wordsOf(line).map(({ lower }) => lower);
  const other = language === 'en' ? 'es' : 'en';
  const count = (one: 'en' | 'es'): number => words.filter((word) => isFunctionWord(word, one) && !isFunctionWord(word, one === 'en' ? 'es' : 'en')).length;
  return count(other) > count(language) || (language === 'es' && verbs.has(words[0] ?? ''));
}

const unfit: ReadonlySet<SkillField> = new Set(['soft', 'language', 'certificate']);

export function jobProfile(description: string, language: 'en' | 'es', known: KnownJob = {}, variant = 0, packs: Packs = noPacks): JobProfile {
  const read = readPosting({ text: description, language }, packs);
  const { text, language: own, known: share } = readingOf(description, packs);
  // Words of a third language are neither quoted nor turned.
  const isKnown = share >= leastKnown || text.length < 200;
  const mustHave = (known.mustHave ?? read.mustHave).map((name) => nameIn(name, language));
  const niceToHave = (known.niceToHave ?? read.niceToHave).map((name) => nameIn(name, language));
  const title = known.title?.trim() || read.title;
  const duties = known.responsibilities ?? read.responsibilities;
  const weights = new Map<SkillField, number>();
  const skillsOf = new Map<SkillField, string[]>();
  const note = (name: string, weight: number): void => {
    const skill = skillNamed(name);
    if (!skill || unfit.has(skill.field)) return;
    weights.set(skill.field, (weights.get(skill.field) ?? 0) + weight);
    const local = language === 'es' ? skill.spanish : skill.name;
    const list = skillsOf.get(skill.field) ?? [];
    if (!list.includes(local)) skillsOf.set(skill.field, [...list, local]);
  };
  mustHave.forEach((name, index) => note(name, 2 / (1 + index * 0.12)));
  niceToHave.forEach((name) => note(name, 0.3));
  return {
    title,
    level: known.level ?? read.level,
    language,
    mustHave,
    niceToHave,
    tasks: tasksOf(duties, own, language, title, text),
    posted: own === language && (isKnown || known.responsibilities !== undefined) ? duties.filter((line) => !isOther(line, language)).map((line) => ({ line, phrase: taskPhrase(line, language) })) : [],
    duties,
    own,
    fields: [...weights].map(([field, weight]) => ({ field, weight })).sort((a, b) => b.weight - a.weight || (a.field < b.field ? -1 : 1)),
    skillsOf,
    setting: roleFields(title)[0] ?? null,
    text,
    seed: seedOf(`${sha256(description)}:${title}:${language}:${variant}`),
  };
}
