// Looks skills up in text: the longest known name at each position.
import { foldWord } from '#domain/text/stem.ts';
import { wordsOf, type Word } from '#domain/text/sentences.ts';
import { businessSkills } from './businessSkills.ts';
import { commerceSkills } from './commerceSkills.ts';
import { dataSkills } from './dataSkills.ts';
import { peopleSkills } from './peopleSkills.ts';
import { softwareSkills } from './softwareSkills.ts';
import { specialSkills } from './specialSkills.ts';
import { technicalSkills } from './technicalSkills.ts';
import type { SkillField } from './skillBlock.ts';

export interface Skill {
  name: string;
  spanish: string;
  field: SkillField;
}
export interface SkillMatch {
  skill: Skill;
  start: number;
  end: number;
  text: string;
  /** Counts only in this exact spelling (Go, Access): a weaker sign. */
  exact: boolean;
}

interface Entry {
  words: string[];
  spelling: string | null;
  skill: Skill;
}

function readLists(): { skills: Skill[]; entries: Map<string, Entry[]> } {
  const skills: Skill[] = [];
  const entries = new Map<string, Entry[]>();
  const add = (name: string, skill: Skill): void => {
    const exact = name.startsWith('=');
    const spelling = exact ? name.slice(1) : name;
    const words = wordsOf(spelling).map((word) => foldWord(word.lower));
    const [first] = words;
    if (first === undefined) return;
    const list = entries.get(first) ?? [];
    if (
      !list.some(
        (entry) =>
          entry.words.join(' ') === words.join(' ') &&
          (entry.spelling === null || entry.spelling === spelling),
      )
    )
      list.push({ words, spelling: exact ? spelling : null, skill });
    entries.set(first, list);
  };
  const also: (() => void)[] = [];
  for (const { field, list } of [
    ...softwareSkills,
    ...dataSkills,
    ...businessSkills,
    ...technicalSkills,
    ...peopleSkills,
    ...specialSkills,
    ...commerceSkills,
  ]) {
    for (const line of list.split('\n')) {
      if (line.trim() === '') continue;
      const [name = '', aliases = '', spanish = ''] = line.split('|').map((part) => part.trim());
      const names = aliases
        .split(',')
        .map((alias) => alias.trim())
        .filter(Boolean);
      const local = spanish
        .split(',')
        .map((alias) => alias.trim())
        .filter(Boolean);
      const skill: Skill = {
        name: name.replace(/^=/, ''),
        spanish: (local.find((alias) => !alias.startsWith('=')) ?? name).replace(/^=/, ''),
        field,
      };
      skills.push(skill);
      add(name, skill);
      // A skill's own name goes before another's alias.
      also.push(() => {
        for (const spelling of [...names, ...local]) add(spelling, skill);
      });
    }
  }
  for (const addAliases of also) addAliases();
  for (const list of entries.values())
    list.sort(
      (a, b) =>
        b.words.length - a.words.length ||
        (a.spelling === null ? 1 : 0) - (b.spelling === null ? 1 : 0),
    );
  return { skills, entries };
}

const { skills, entries } = readLists();

/** All known skills. */
export const allSkills: readonly Skill[] = skills;

function fits(entry: Entry, words: readonly Word[], at: number): boolean {
  const last = words[at + entry.words.length - 1];
  if (!last) return false;
  return entry.words.every((expected, offset) => {
    const found = foldWord(words[at + offset]?.lower ?? '');
    return (
      found === expected ||
      (offset === entry.words.length - 1 &&
        expected.length > 4 &&
        (found === `${expected}s` || `${found}s` === expected))
    );
  });
}

/** Known skills in a text, in order, not overlapping; offsets are into the text. */
export function findSkills(text: string): SkillMatch[] {
  const words = wordsOf(text);
  const matches: SkillMatch[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) continue;
    for (const entry of entries.get(foldWord(word.lower)) ??
      entries.get(foldWord(word.lower).replace(/s$/, '')) ??
      []) {
      if (!fits(entry, words, at)) continue;
      const end = words[at + entry.words.length - 1]?.end ?? word.end;
      const found = text.slice(word.start, end);
      if (entry.spelling !== null && found !== entry.spelling) continue;
      if (
        entry.spelling === null &&
        /[\n.;:!?()]/.test(text.slice(word.end, end).replaceAll(/\.(?=\S)/g, ''))
      )
        continue;
      matches.push({
        skill: entry.skill,
        start: word.start,
        end,
        text: found,
        exact: entry.spelling !== null,
      });
      at += entry.words.length - 1;
      break;
    }
  }
  return matches;
}

/** The skill of that name or alias, if it is known. */
export function findSkillNamed(name: string): Skill | null {
  const [match] = findSkills(name);
  return match && match.start === 0 && match.end === name.trim().length ? match.skill : null;
}

/** Every spelling by which a skill is known, in both languages; the name itself is one of them. */
export function namesOf(skill: Skill): string[] {
  spellings ??= indexSpellings();
  return spellings.get(skill) ?? [skill.name];
}

let spellings: Map<Skill, string[]> | undefined;

function indexSpellings(): Map<Skill, string[]> {
  const names = new Map<Skill, string[]>();
  for (const list of entries.values())
    for (const { skill, words, spelling } of list)
      names.set(skill, [...(names.get(skill) ?? []), spelling ?? words.join(' ')]);
  return names;
}

/** A skill's name in a language; names nobody listed stay as they are. */
export function nameIn(name: string, language: 'en' | 'es'): string {
  const skill = findSkillNamed(name);
  return skill ? (language === 'es' ? skill.spanish : skill.name) : name;
}
