// Reads a job description: what the role is called, how senior it is, what it asks for and what it is about.
import { formatLevel } from '#ai/reasons/levels.ts';
import { mayBeDuty, sortDuties } from '#ai/onDevice/kit/duties/dutyRank.ts';
import type { PostingFlag } from '#ai/reasons/reasons.ts';
import { allSkills, type Skill } from '#ai/onDevice/skills/skillIndex.ts';
import { noPacks, type Packs } from '#ai/onDevice/packs/packs.ts';
import { languageOf } from '#domain/text/functionWords.ts';
import { findInstructions } from '#domain/text/instructions.ts';
import { toPlainText } from '#domain/text/plainText.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import type { CheckedInput, TaskReply } from '#ai/tasks/tasks.ts';
import { sortPieces } from './pieceModel.ts';
import { findAskedSkills } from './postingSkills.ts';
import type { FoundSkill } from './skillTally.ts';
import { findQualifications } from './qualificationsIn.ts';
import { findResponsibilities } from './responsibilities.ts';
import { piecesOf, type Piece } from './sections.ts';
import { tagPieces } from './tagged.ts';
import { findSeniority } from './seniority.ts';
import { findTitle } from './title.ts';

const most = { must: 24, nice: 12, responsibilities: 16 } as const;

export interface Reading {
  text: string;
  pieces: Piece[];
  title: string;
  isTitleSure: boolean;
  language: 'en' | 'es';
  known: number;
  skills: FoundSkill[];
  responsibilities: string[];
  flags: PostingFlag[];
}

function removeInstructions(text: string): { text: string; found: boolean } {
  const orders = findInstructions(text);
  let rest = text;
  for (const order of [...orders].reverse())
    rest = rest.slice(0, order.start) + rest.slice(order.end);
  return { text: rest, found: orders.length > 0 };
}

/** What a posting contains, before anything is read in it; sentences that address a machine are left out. */
export function readPostingText(
  raw: string,
): Pick<Reading, 'text' | 'language' | 'known'> & { words: number; hasInstructions: boolean } {
  const { text, found } = removeInstructions(toPlainText(raw));
  const words = wordsOf(text).map(({ lower }) => lower);
  return { text, ...languageOf(words), words: words.length, hasInstructions: found };
}

/** Everything the engine takes from a posting; the kit is drafted from it too. */
export function readingOf(raw: string, { tagger }: Packs = noPacks): Reading {
  const { text, language, known, words, hasInstructions } = readPostingText(raw);
  const cut = piecesOf(text);
  const pieces = sortPieces(cut);
  const { value: named, isSure: isTitleSure } = findTitle(text.split('\n'));
  const title = named.slice(0, 200);
  const tagged = tagger && language === 'en' ? tagPieces(cut, tagger) : undefined;
  const skills = findAskedSkills(pieces, title, tagged);
  const flags: PostingFlag[] = [];
  if (hasInstructions) flags.push('instructionLike');
  if (words < 40) flags.push('veryShort');
  if (title === '') flags.push('noTitle');
  if (skills.length === 0) flags.push('noSkills');
  if (words >= 40 && known < 0.12) flags.push('otherLanguage');
  return {
    text,
    pieces,
    title,
    isTitleSure,
    language,
    known,
    skills,
    responsibilities: findResponsibilities(pieces, tagged, most.responsibilities),
    flags,
  };
}

const spanishNames = new Map<Skill, string>(allSkills.map((skill) => [skill, skill.spanish]));

/** `own`: the posting's own words are in the language wanted. */
function namesOf(
  skills: readonly FoundSkill[],
  language: 'en' | 'es',
  own: boolean,
  max: number,
): string[] {
  const names = skills.map((found) =>
    (
      (own ? found.own : null) ??
      (found.skill && language === 'es' ? spanishNames.get(found.skill) : null) ??
      found.name
    ).slice(0, 60),
  );
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()].slice(0, max);
}

/** Hard skills first; soft ones only fill up a short list. */
function rankSkills(skills: readonly FoundSkill[]): FoundSkill[] {
  const hard = skills.filter(({ skill }) => skill?.field !== 'soft');
  const soft = skills.filter(({ skill }) => skill?.field === 'soft');
  return hard.length >= 6
    ? [...hard, ...soft.slice(0, 2)]
    : [...hard, ...soft.slice(0, 8 - hard.length)];
}

export function readPosting(
  { text: raw, language: wanted }: CheckedInput<'readJobDescription'>,
  packs: Packs = noPacks,
): TaskReply<'readJobDescription'> {
  const { text, pieces, title, isTitleSure, language, skills, responsibilities, flags } = readingOf(
    raw,
    packs,
  );
  const { value: seniority, isSure: isLevelSure } = findSeniority(title, text);
  const names = wanted ?? language;
  const mustHave = namesOf(
    rankSkills(skills.filter(({ must }) => must)),
    names,
    names === language,
    most.must,
  );
  const taken = new Set(mustHave.map((name) => name.toLowerCase()));
  const niceToHave = namesOf(
    rankSkills(skills.filter(({ must }) => !must)),
    names,
    names === language,
    most.nice + mustHave.length,
  )
    .filter((name) => !taken.has(name.toLowerCase()))
    .slice(0, most.nice);
  const heaviestFirst = sortDuties(responsibilities);
  const unsaid = new Set(
    namesOf(
      skills.filter(({ isExplicit }) => !isExplicit),
      names,
      names === language,
      skills.length,
    ),
  );
  return {
    title,
    level: seniority ? formatLevel(seniority, names) : '',
    seniority,
    language,
    mustHave,
    niceToHave,
    responsibilities,
    qualifications: findQualifications(pieces),
    flags,
    heaviestFirst,
    doubts: {
      title: !isTitleSure,
      level: !isLevelSure,
      responsibilities: responsibilities.filter(
        (line) => !heaviestFirst.includes(line) && mayBeDuty(line),
      ),
      skills: [...mustHave, ...niceToHave].filter((name) => unsaid.has(name)),
    },
  };
}
