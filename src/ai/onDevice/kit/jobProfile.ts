// What the kit is drafted from: the reading of the posting or, where a person has corrected it, what they left.
import { nameIn, findSkillNamed } from '#ai/onDevice/skills/skillIndex.ts';
import type { SkillField } from '#ai/onDevice/skills/skillBlock.ts';
import { occupationsOf } from '#ai/onDevice/occupations/occupations.ts';
import { noPacks, type Packs } from '#ai/onDevice/packs/packs.ts';
import { removeRead } from '#ai/results/postingWords.ts';
import { readingOf, readPosting, readPostingText } from '#ai/onDevice/posting/readPosting.ts';
import type { Piece } from '#ai/onDevice/posting/sections.ts';
import { computeSha256 } from '#domain/base/sha256.ts';
import type { Qualification } from '#ai/onDevice/qualifications/qualification.ts';
import { verbs } from '#ai/onDevice/posting/verbForms.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { seedOf } from '#domain/text/seeded.ts';
import type { KnownJob } from '#ai/tasks/draftKit.ts';
import { findActions } from '#ai/onDevice/kit/duties/dutyClauses.ts';
import { toPlainDuty } from '#ai/onDevice/kit/duties/dutyLine.ts';
import { rankOf } from '#ai/onDevice/kit/duties/dutyRank.ts';
import { splitGluedLines } from '#ai/onDevice/kit/duties/gluedLines.ts';
import { isSayable } from '#ai/onDevice/kit/duties/phraseGate.ts';
import { toPlainPhrase } from '#ai/onDevice/kit/duties/plainPhrase.ts';
import { findProseDuties } from '#ai/onDevice/kit/duties/proseDuties.ts';
import { findStudied, type Studied } from '#ai/onDevice/kit/duties/studied.ts';
import { readClinicalNames } from './questions/toolNames.ts';
import { findRoleFields, isAcademic } from './roleFields.ts';
import { toTaskPhrase } from '#ai/onDevice/kit/duties/task/taskPhrases.ts';

type Removed = NonNullable<KnownJob['removed']>;

export interface JobTask {
  line: string;
  /** Fits after "you had to"; null when the line cannot be turned. */
  phrase: string | null;
  /** After another action of the same line. */
  isFurther?: boolean;
}

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

/** What the posting says is done in the job; where it says nothing, what is usual in the occupation that its title names. */
function tasksOf(
  lines: readonly string[],
  own: 'en' | 'es',
  language: 'en' | 'es',
  title: string,
  text: string,
): JobTask[] {
  const named = lines
    .map((line) => toPlainDuty(line))
    .map((line) => ({ line, phrase: own === language ? toTaskPhrase(line, language) : null }));
  if (named.some(({ phrase }) => phrase !== null)) return named;
  const [best] = occupationsOf({ title, text }, 1);
  if (!best || best.title < 0.6) return named;
  return [
    ...named,
    ...best.occupation[language].tasks.map((task) => ({ line: task, phrase: task })),
  ];
}

/** True where two actions of a line can be said in one breath. */
function mayJoin(joined: string, language: 'en' | 'es'): boolean {
  const phrase = toTaskPhrase(joined, language, longestPhrase, true);
  return phrase !== null && isSayable(toPlainPhrase(phrase, language), language);
}

/** The actions that a line of the posting names; those after the first are further ones. */
function readPostedTasks(posted: string, language: 'en' | 'es'): JobTask[] {
  return splitGluedLines(posted).flatMap((line) =>
    findActions(line, language, (joined) => mayJoin(joined, language)).map((action, index) => ({
      line: action,
      phrase: toTaskPhrase(action, language, longestPhrase, true),
      isFurther: index > 0,
    })),
  );
}

/** With fewer actions than this, the sentences of the posting are looked through as well. */
const fewTasks = 6;

/** What the sentences of a posting state of the role, where its list of duties is short. */
function readFurtherTasks(
  posted: readonly JobTask[],
  pieces: readonly Piece[],
  duties: readonly string[],
  language: 'en' | 'es',
): JobTask[] {
  if (posted.filter(({ line }) => rankOf(line) === 0).length >= fewTasks) return [];
  return findProseDuties(pieces, duties, language)
    .map((line) => ({
      line,
      phrase: toTaskPhrase(line, language, longestPhrase, true),
      isFurther: true,
    }))
    .filter(({ phrase }) => phrase !== null);
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

/** Words of a duty that a question can carry. */
const longestPhrase = 20;

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
    tasks: tasksOf(duties, own, language, title, text),
    posted:
      removed || !isOwn
        ? posted
        : [...posted, ...readFurtherTasks(posted, pieces, duties, language)],
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
