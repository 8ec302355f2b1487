// What was read from a job description and corrected by a person, as pure steps from one state to the next.
import { z } from 'zod';
import { findLevel } from '#ai/reasons/levels.ts';
import type { TaskInput } from '#ai/port.ts';
import { JobReading } from '#ai/tasks/readJobDescription.ts';
import { limits } from '#domain/jobs/kit.ts';
import { languages, type Language } from '#i18n/languages.ts';

export const reviewLimits = { duties: 20, duty: 240 } as const;

/** A duty or a requirement; `read`: as it was read, null when a person added it. */
const Item = z.object({
  id: z.string(),
  text: z.string().max(400),
  read: z.string().nullable(),
  /** A person decided whether it is required. */
  isSettled: z.boolean().optional(),
});
export type Item = z.infer<typeof Item>;

/** A reading under review, with the text and the language it was read in. */
export const Review = z.object({
  text: z.string(),
  language: z.enum(languages),
  read: JobReading,
  title: z.string().max(limits.titleMax),
  level: z.string().max(60),
  duties: z.array(Item),
  mustHave: z.array(Item),
  niceToHave: z.array(Item),
});
export type Review = z.infer<typeof Review>;
export type SkillList = 'mustHave' | 'niceToHave';
export type ItemList = 'duties' | SkillList;
export type ReviewEdit = (review: Review) => Review;
export type KnownJob = NonNullable<TaskInput<'draftKit'>['known']>;

const otherList = { mustHave: 'niceToHave', niceToHave: 'mustHave' } as const;

/** The duties that were read without doubt, those that weigh most first. */
function listSureDuties({ responsibilities, heaviestFirst, doubts }: JobReading): string[] {
  const sure = responsibilities.filter((line) => !doubts?.responsibilities.includes(line));
  const first = (heaviestFirst ?? []).filter((line) => sure.includes(line));
  return [...new Set([...first, ...sure])];
}

const itemsOf = (texts: readonly string[], prefix: string): Item[] =>
  texts.map((text, index) => ({ id: `${prefix}${index}`, text, read: text }));

/** The review as it begins: all as read. */
export function reviewOf(read: JobReading, text: string, language: Language): Review {
  return {
    text,
    language,
    read,
    title: read.title,
    level: read.level,
    duties: itemsOf(listSureDuties(read), 'd'),
    mustHave: itemsOf(read.mustHave, 'm'),
    niceToHave: itemsOf(read.niceToHave, 'n'),
  };
}

const textsOf = (items: readonly Item[]): string[] => [
  ...new Set(items.map(({ text }) => text.trim()).filter((text) => text !== '')),
];
const listSkillsRead = (read: JobReading): string[] => [...read.mustHave, ...read.niceToHave];

/** True once anything is otherwise than it was read. */
export function isCorrected(review: Review): boolean {
  const serialize = ({ title, level, duties, mustHave, niceToHave }: Review): string =>
    JSON.stringify([title.trim(), level, ...[duties, mustHave, niceToHave].map(textsOf)]);
  return serialize(review) !== serialize(reviewOf(review.read, review.text, review.language));
}

/** What the kit is drafted from. Untouched, it is the reading; corrected, it says too what a person took away. */
export function buildKnownJob(review: Review): KnownJob {
  const { read, title, level, mustHave, niceToHave, duties } = review;
  if (!isCorrected(review))
    return {
      title: read.title,
      level: read.level,
      mustHave: read.mustHave,
      niceToHave: read.niceToHave,
      responsibilities: read.responsibilities,
    };
  const responsibilities = textsOf(duties);
  const must = textsOf(mustHave);
  const nice = textsOf(niceToHave).filter((name) => !must.includes(name));
  const isGone =
    (kept: readonly string[]) =>
    (text: string): boolean =>
      !kept.includes(text);
  return {
    title: title.trim(),
    level,
    mustHave: must.slice(0, limits.skillsMax),
    niceToHave: nice.slice(0, limits.skillsMax),
    responsibilities: responsibilities.slice(0, reviewLimits.duties),
    removed: {
      responsibilities: listSureDuties(read).filter(isGone(responsibilities)),
      skills: listSkillsRead(read).filter(isGone([...must, ...nice])),
    },
  };
}

function createId(review: Review): string {
  const taken = new Set(
    [...review.duties, ...review.mustHave, ...review.niceToHave].map(({ id }) => id),
  );
  let count = taken.size;
  while (taken.has(`a${count}`)) count += 1;
  return `a${count}`;
}

/** Adds words to the end of a list; those that stand there already, and requirements of the other list, are not added again. `read`: as they were read. */
export const addItem =
  (list: ItemList, text: string, read: string | null = null): ReviewEdit =>
  (review) => {
    const plain = text.trim();
    const there = list === 'duties' ? review.duties : [...review.mustHave, ...review.niceToHave];
    const most = list === 'duties' ? reviewLimits.duties : limits.skillsMax;
    if (
      plain === '' ||
      review[list].length >= most ||
      there.some((item) => item.text.trim().toLowerCase() === plain.toLowerCase())
    )
      return review;
    return { ...review, [list]: [...review[list], { id: createId(review), text: plain, read }] };
  };

export const rewordItem =
  (list: ItemList, id: string, text: string): ReviewEdit =>
  (review) => ({
    ...review,
    [list]: review[list].map((item) => (item.id === id ? { ...item, text } : item)),
  });
export const removeItem =
  (list: ItemList, id: string): ReviewEdit =>
  (review) => ({ ...review, [list]: review[list].filter((item) => item.id !== id) });

/** Puts an item back where it was. */
export const putItem =
  (list: ItemList, item: Item, at: number): ReviewEdit =>
  (review) =>
    review[list].some(({ id }) => id === item.id)
      ? review
      : { ...review, [list]: review[list].toSpliced(at, 0, item) };

/** Moves a duty to another position; positions outside the list change nothing. */
export const moveDuty =
  (id: string, to: number): ReviewEdit =>
  (review) => {
    const duty = review.duties.find((item) => item.id === id);
    return !duty || to < 0 || to >= review.duties.length
      ? review
      : { ...review, duties: review.duties.filter((item) => item !== duty).toSpliced(to, 0, duty) };
  };

/** Decides whether a requirement is a must: it moves to that list if it is in the other, and is no longer in doubt. */
export const settleSkill =
  (id: string, list: SkillList): ReviewEdit =>
  (review) => {
    const settle = (item: Item): Item => (item.id === id ? { ...item, isSettled: true } : item);
    const moved = review[otherList[list]].find((item) => item.id === id);
    return {
      ...review,
      [list]: [...review[list], ...(moved ? [moved] : [])].map(settle),
      [otherList[list]]: review[otherList[list]].filter((item) => item.id !== id),
    };
  };

/** Lines that may be duties and were not added. */
export function listUnsureDuties({ read, duties }: Review): string[] {
  return (read.doubts?.responsibilities ?? []).filter(
    (line) => !duties.some((item) => item.read === line),
  );
}

/** True for a requirement of which nobody has decided yet whether it is a must. */
export function isUnsure({ read }: Review, item: Item): boolean {
  return (
    !item.isSettled && item.read !== null && (read.doubts?.skills.includes(item.read) ?? false)
  );
}

/** The review of a text that was read again: corrections stay with what they belong to; of another job description none does. */
export function renewReview(
  before: Review,
  read: JobReading,
  text: string,
  language: Language,
): Review {
  const fresh = reviewOf(read, text, language);
  const old = before.read;
  const shared = [...read.responsibilities, ...listSkillsRead(read)].some(
    (line) => old.responsibilities.includes(line) || listSkillsRead(old).includes(line),
  );
  const isEmpty = old.responsibilities.length + listSkillsRead(old).length === 0;
  if (!isCorrected(before) || !(shared || isEmpty)) return fresh;
  const again = [...read.responsibilities, ...listSkillsRead(read)];
  const stays = (item: Item): boolean =>
    item.read === null || item.text !== item.read || again.includes(item.read);
  const kept: Review = {
    ...fresh,
    title: before.title === old.title ? read.title : before.title,
    level: before.level === old.level ? read.level : findLevel(before.level, language),
    duties: before.duties.filter(stays),
    mustHave: before.mustHave.filter(stays),
    niceToHave: before.niceToHave.filter(stays),
  };
  const isNew = (line: string): boolean =>
    ![...old.responsibilities, ...listSkillsRead(old)].includes(line);
  const added = [
    ...listSureDuties(read)
      .filter(isNew)
      .map((line) => addItem('duties', line, line)),
    ...(['mustHave', 'niceToHave'] as const).flatMap((list) =>
      read[list].filter(isNew).map((name) => addItem(list, name, name)),
    ),
  ];
  return added.reduce((review, edit) => edit(review), kept);
}
