// What the kit is drafted from: the reading of the posting or, where a person has corrected it, what they left.
import { nameIn, findSkillNamed } from '#ai/onDevice/skills/skillIndex.ts';
import type { SkillField } from '#ai/onDevice/skills/skillBlock.ts';
import { noPacks, type Packs } from '#ai/onDevice/packs/packs.ts';
import { removeRead } from '#ai/results/postingWords.ts';
import { readingOf, readPosting, readPostingText } from '#ai/onDevice/posting/readPosting.ts';
import { computeSha256 } from '#domain/base/sha256.ts';
import type { Qualification } from '#ai/onDevice/qualifications/qualification.ts';
import { verbs } from '#ai/onDevice/posting/verbForms.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { seedOf } from '#domain/text/seeded.ts';
import type { KnownJob } from '#ai/tasks/draftKit.ts';
import { findStudied, type Studied } from '#ai/onDevice/kit/duties/studied.ts';
import { readClinicalNames } from './questions/toolNames.ts';
import { readPostedTasks, readUsualTasks, withFurtherTasks, type JobTask } from './postedTasks.ts';
import { findRoleFields, isAcademic } from './roleFields.ts';

type Removed = NonNullable<KnownJob['removed']>;

export interface JobProfile {
  title: string;
  level: string;
  language: 'en' | 'es';
  mustHave: string[];
  niceToHave: string[];
  tasks: JobTask[];
  /** Of these, what the posting itself names, when it is in the language of the kit. */
  posted: JobTask[];
  /** What the posting requires beside skills: languages, licences, years. */
  needs: readonly Qualification[];
  /** What the posting names as duties, and the language it is in. */
  duties: readonly string[];
  own: 'en' | 'es';
  /** What a person took away from the reading; null where nobody has corrected it. */
  removed: Removed | null;
  /** Fields of work, strongest first, with their weight. */
  fields: { field: SkillField; weight: number }[];
  /** The skills of each field, best first, in the kit's language. */
  skillsOf: Map<SkillField, string[]>;
  /** The field whose words the questions use. */
  setting: SkillField | null;
  /** In science: what is studied, and how. */
  studied: Studied;
  text: string;
  seed: number;
}

/** Fewer function words of a language than this, and the text is in another. */
const leastKnown = 0.12;

/** True for a line that is in the other of the two languages: postings mix them. */
function isOther(line: string, language: 'en' | 'es'): boolean {
  const words = wordsOf(line).map(({ lower }) => lower);
  const other = language === 'en' ? 'es' : 'en';
  const count = (one: 'en' | 'es'): number =>
    words.filter(
      (word) => isFunctionWord(word, one) && !isFunctionWord(word, one === 'en' ? 'es' : 'en'),
    ).length;
  return (
    count(other) > count(language) ||
    (language === 'es' && verbs.has(words[0] ?? '') && count('es') === 0)
  );
}

const nothingRead = {
  title: '',
  level: '',
  mustHave: [],
  niceToHave: [],
  responsibilities: [],
  qualifications: [],
};

/** A longer first line is a text, no title. */
const longestTitleLine = 120;
/** True for those who study at a university, and for scientists elsewhere. */
const isOfScience = (title: string): boolean =>
  isAcademic(title) || findRoleFields(title).includes('research');

const unfit: ReadonlySet<SkillField> = new Set(['soft', 'language', 'certificate']);

export function buildJobProfile(
  description: string,
  language: 'en' | 'es',
  known: KnownJob = {},
  variant = 0,
  packs: Packs = noPacks,
): JobProfile {
  const removed = known.removed ?? null;
  const isWhole =
    known.title !== undefined &&
    known.level !== undefined &&
    known.mustHave !== undefined &&
    known.niceToHave !== undefined &&
    known.responsibilities !== undefined;
  // What a person has gone through is not read again.
  const read =
    removed && isWhole ? nothingRead : readPosting({ text: description, language }, packs);
  const { text: whole, language: own, known: share } = readPostingText(description);
  const text = removed ? removeRead(whole, removed.responsibilities) : whole;
  // Words of a third language are neither quoted nor turned.
  const isKnown = share >= leastKnown || text.length < 200;
  const namesOf = (names: string[]): string[] =>
    readClinicalNames(names, text).map((name) => nameIn(name, language));
  const mustHave = namesOf(known.mustHave ?? read.mustHave);
  const niceToHave = namesOf(known.niceToHave ?? read.niceToHave);
  const title = known.title?.trim() || read.title;
  const duties = known.responsibilities ?? read.responsibilities;
  const isOwn = own === language && (isKnown || known.responsibilities !== undefined);
  // What a person wrote is in the language of the interview; the posting's words are in its own.
  const mayQuote = (line: string): boolean =>
    (isOwn || (removed !== null && !whole.toLowerCase().includes(line.toLowerCase()))) &&
    !isOther(line, language);
  const pieces = removed || !isOwn ? [] : readingOf(description, packs).pieces;
  // What stands in the line of the title is no duty: "Partner – Manufacturing Site".
  const [opening = ''] = whole.trimStart().split('\n');
  const isTitle = (line: string): boolean =>
    opening.length < longestTitleLine && opening.toLowerCase().includes(line.toLowerCase());
  const posted = duties
    .filter((line) => mayQuote(line) && (removed !== null || !isTitle(line)))
    .flatMap((line) => readPostedTasks(line, language));
  const weights = new Map<SkillField, number>();
  const skillsOf = new Map<SkillField, string[]>();
  const note = (name: string, weight: number): void => {
    const skill = findSkillNamed(name);
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
    tasks: readUsualTasks(duties, own, language, title, text),
    posted: removed || !isOwn ? posted : withFurtherTasks(posted, pieces, duties, language),
    needs: read.qualifications.filter(({ need }) => need === 'must'),
    duties,
    own,
    removed,
    fields: [...weights]
      .map(([field, weight]) => ({ field, weight }))
      .sort((a, b) => b.weight - a.weight || (a.field < b.field ? -1 : 1)),
    skillsOf,
    setting: findRoleFields(title)[0] ?? null,
    studied:
      removed || !isOwn || !isOfScience(title)
        ? { topics: [], techniques: [] }
        : findStudied(pieces, language),
    text,
    seed: seedOf(`${computeSha256(description)}:${title}:${language}:${variant}`),
  };
}
