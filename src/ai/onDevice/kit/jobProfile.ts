// What the kit is drafted from: the reading of the posting, corrected by what a person has confirmed.
import { nameIn, skillNamed } from '#ai/onDevice/skills/skillIndex.ts';
import type { SkillField } from '#ai/onDevice/skills/skillBlock.ts';
import { readPosting, readingOf } from '#ai/onDevice/posting/readPosting.ts';
import { sha256 } from '#ai/sha256.ts';
import { seedOf } from '#ai/onDevice/text/seeded.ts';
import type { KnownJob } from '#ai/tasks/draftKit.ts';
import { roleFields } from './roleFields.ts';
import { taskPhrase } from './taskPhrases.ts';

export interface JobTask { line: string; /** Fits after "you had to"; null when the line cannot be turned. */ phrase: string | null }

export interface JobProfile {
  title: string; level: string; language: 'en' | 'es';
  mustHave: string[]; niceToHave: string[];
  tasks: JobTask[];
  /** Fields of work, strongest first, with their weight. */
  fields: { field: SkillField; weight: number }[];
  /** The skills of each field, best first, in the kit's language. */
  skillsOf: Map<SkillField, string[]>;
  /** The field whose words the questions use. */
  setting: SkillField | null;
  text: string;
  seed: number;
}

const unfit: ReadonlySet<SkillField> = new Set(['soft', 'language', 'certificate']);

export function jobProfile(description: string, language: 'en' | 'es', known: KnownJob = {}, variant = 0): JobProfile {
  const read = readPosting({ text: description, language });
  const { text, language: own } = readingOf(description);
  const mustHave = (known.mustHave ?? read.mustHave).map((name) => nameIn(name, language));
  const niceToHave = (known.niceToHave ?? read.niceToHave).map((name) => nameIn(name, language));
  const title = known.title?.trim() || read.title;
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
    tasks: (known.responsibilities ?? read.responsibilities).map((line) => ({ line, phrase: own === language ? taskPhrase(line, language) : null })),
    fields: [...weights].map(([field, weight]) => ({ field, weight })).sort((a, b) => b.weight - a.weight || (a.field < b.field ? -1 : 1)),
    skillsOf,
    setting: roleFields(title)[0] ?? null,
    text,
    seed: seedOf(`${sha256(description)}:${title}:${language}:${variant}`),
  };
}
