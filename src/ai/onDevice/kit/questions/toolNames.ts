// By which name a question calls a tool: the posting's own word for it where that is another product or framework, else the listed name.
import { inWords } from '#domain/text/wordLimits.ts';
import { findSkillNamed, type Skill, type SkillMatch } from '#ai/onDevice/skills/skillIndex.ts';

type Language = 'en' | 'es';

/** A framework of its own, though its name begins with another's. */
const ofItsOwn: ReadonlyMap<string, string> = new Map([
  ['angularjs', 'AngularJS'],
  ['angular.js', 'AngularJS'],
]);
/** So short a name may be the letters of a longer one: "JS". */
const mostLetters = 4;
/** A shorter word in small letters may be an abbreviation, whose capitals nobody knows. */
const leastWord = 5;

const squeeze = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\d+#]/gu, '');

/** True for letters that stand in a name in this order: "RoR" in "Ruby on Rails". */
function areLettersOf(letters: string, name: string): boolean {
  let at = -1;
  return Array.from(letters).every((letter) => (at = name.indexOf(letter, at + 1)) >= 0);
}

/** True for another spelling of a skill's name; false for another product that the lists hold beside it. */
function isSpellingOf(surface: string, { name }: Skill): boolean {
  const [a, b] = [squeeze(surface), squeeze(name)];
  return (
    !ofItsOwn.has(surface.toLowerCase()) &&
    (a.includes(b) || b.includes(a) || (a.length <= mostLetters && areLettersOf(a, b)))
  );
}

/** A surface form as it can stand in a question; null where its capitals are not known. */
function toSpelledName(surface: string): string | null {
  const own = ofItsOwn.get(surface.toLowerCase());
  if (own !== undefined) return own;
  if (surface.split(/\s+/).every((word) => /^\p{Ll}*[\p{Lu}\d]/u.test(word))) return surface;
  return /^\p{Ll}+$/u.test(surface) && surface.length >= leastWord
    ? surface.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : null;
}

const clinicalPractice = 'Good clinical practice';

/** True where a posting names no product, but what one does with it: "containerisation" for Docker. */
export function isOnlyDescribed(name: string, matches: readonly SkillMatch[]): boolean {
  const skill = findSkillNamed(name);
  const surfaces = matches.filter((match) => match.skill === skill).map((match) => match.text);
  return (
    skill !== null &&
    surfaces.length > 0 &&
    surfaces.every(
      (surface) => !isSpellingOf(surface, skill) && /^\p{Ll}\p{L}+i[sz]ation$/iu.test(surface),
    )
  );
}

/** The posting's own word for a tool where it is not the listed one or a spelling of it. `matches`: the skills found in the posting. */
export function findOwnToolName(
  name: string,
  matches: readonly SkillMatch[],
  text: string,
  language: Language,
): string | null {
  const skill = findSkillNamed(name);
  if (skill?.name === clinicalPractice)
    return language === 'en' && inWords(/\bGCP\b/u).test(text) ? 'GCP' : null;
  if (!skill) return null;
  // "SAP development" where the posting names SAP alone.
  const [product = ''] = skill.name.split(' development');
  if (/^\p{Lu}{2,}$/u.test(product) && !text.includes(skill.name)) return product;
  if (skill.spanish !== skill.name) return null;
  const surfaces = matches.filter((match) => match.skill === skill).map((match) => match.text);
  if (surfaces.some((surface) => isSpellingOf(surface, skill))) return null;
  const spelled = surfaces.flatMap((surface) => toSpelledName(surface) ?? []);
  return spelled[0] ?? null;
}

const ofTrials = inWords(
  /\b(?:clinical (?:trials?|research|stud(?:y|ies)|practice|data|sites?)|ICH|IRB|CEIm|21 CFR|ensayos? clínicos?|investigación clínica|estudios? clínicos?|práctica clínica)(?=\P{L}|$)/iu,
);

/** GCP beside clinical words is good clinical practice, no cloud. */
export function readClinicalNames(names: readonly string[], text: string): string[] {
  const isClinical = ofTrials.test(text) && !/google cloud/iu.test(text);
  return names.map((name) =>
    isClinical && findSkillNamed(name)?.name === 'Google Cloud' ? clinicalPractice : name,
  );
}
