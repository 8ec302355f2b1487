// Reads a resume: every field with the line and the position it was taken from. Nothing is concluded about the person.
import {
  resumeLimits,
  type HiddenText,
  type ParsedResume,
  type ReadLine,
} from '#domain/resume/resume.ts';
import { isDenied } from '#ai/onDevice/match/clauses.ts';
import { findSkills } from '#ai/onDevice/skills/skillIndex.ts';
import { findInstructions } from '#domain/text/instructions.ts';
import { cut, TakenFields } from './takenFields.ts';
import { contactOf } from './fields/contact.ts';
import { findPeriods } from './shape/dates.ts';
import { selectStudyLines } from './fields/education.ts';
import {
  certificationsOf,
  isOnlyLanguage,
  languagesOf,
  removeRepeats,
  skillsOf,
} from './shape/lists.ts';
import { labelOf } from './shape/lineSigns.ts';
import type { Found, Line } from './shape/pieces.ts';
import { sectionsOf, type Section } from './shape/sections.ts';
import { prepareLines } from './shape/preparedLines.ts';

type Named = ParsedResume['sections'][number];
const named: readonly Named[] = [
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'certifications',
  'projects',
  'other',
];
const isNamed = (part: Section['part']): part is Named =>
  (named as readonly string[]).includes(part);

function linesOf(sections: readonly Section[], part: Section['part']): Line[] {
  return sections.filter((section) => section.part === part).flatMap(({ lines }) => lines);
}

/** Running text: the summary section, or sentences at the top. */
function findSummary(sections: readonly Section[], used: ReadonlySet<number>): Found | null {
  const own = linesOf(sections, 'summary').filter((line) => line.masked.trim() !== '');
  const top = linesOf(sections, 'top').filter(
    (line) =>
      !used.has(line.index) &&
      line.masked.split(/\s+/).length >= 12 &&
      /[.!]/.test(line.masked) &&
      findPeriods(line.masked).every(({ single }) => single),
  );
  const lines = own.length > 0 ? own : top;
  const [first] = lines;
  if (!first) return null;
  const start = first.masked.slice(first.at).search(/\S/) + first.at;
  const text = lines
    .map((line) => line.masked.slice(line.at).trim())
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text === ''
    ? null
    : {
        text: cut(text, 4_000),
        from: { line: first.index, start, end: first.masked.trimEnd().length },
      };
}

/** True for the head of a table, whose cells are labels: "Dates | Employer | Position". */
function isTableHead(line: Line): boolean {
  const cells = line.masked.slice(line.at).split(/\t|\s[|·]\s/u);
  return cells.length >= 2 && cells.every((cell) => labelOf(cell) !== null);
}

/** Lines of a section of jobs; a resume without such a heading may still hold dated entries. */
function selectJobLines(sections: readonly Section[], used: ReadonlySet<number>): Line[] {
  const own = linesOf(sections, 'experience').filter((line) => !isTableHead(line));
  if (own.length > 0) return own;
  const free = sections
    .filter(({ part }) => part === 'top' || part === 'summary' || part === 'other')
    .flatMap(({ lines }) => lines)
    .filter((line) => !used.has(line.index));
  const first = free.findIndex((line) => findPeriods(line.masked).some(({ single }) => !single));
  if (first < 0) return [];
  // The head of the first job: the line before its dates, and short lines of the same paragraph above.
  const isHead = ({ block, masked }: Line): boolean =>
    block === free[first]?.block && masked.split(/\s+/).length <= 8 && !/[.!:]\s*$/.test(masked);
  let start = Math.max(0, first - 1);
  while (start > 0 && start > first - 3 && free.slice(start - 1, start).every(isHead)) start -= 1;
  return free.slice(start);
}

/** The parsed resume. `hidden` are words of the file that nobody can see; they are kept apart and never read. */
export function resumeFrom(
  read: readonly ReadLine[],
  hidden: readonly HiddenText[] = [],
): ParsedResume {
  const { lines, ordered } = prepareLines(read.slice(0, resumeLimits.lines));
  const texts = lines.map(({ text }) => text);
  const sections = sectionsOf(lines);
  const contact = contactOf(sections, lines);
  const fields = new TakenFields(texts);
  const educationLines = linesOf(sections, 'education').filter((line) => !isTableHead(line));
  const work = selectJobLines(sections, contact.used);
  const studied = educationLines.length > 0 ? [] : selectStudyLines(work);
  const experience = fields.takeJobs(work.filter((line) => !studied.includes(line)));
  const education = fields.takeStudies(educationLines.length > 0 ? educationLines : studied);
  const inSkills = skillsOf(linesOf(sections, 'skills'));
  const listed = inSkills.filter(({ text }) => !isOnlyLanguage(text));
  const claimed = listed.length > 0 ? listed : fields.withoutNames(findSkillsSeen(sections));
  const skills = fields.takeList(
    'skills',
    claimed.filter(({ from: source }) => !isDenied(texts[source.line] ?? '', source)),
    resumeLimits.skills,
  );
  // Languages named among the skills are languages; a list of their own comes first.
  const spoken = removeRepeats([
    ...languagesOf(linesOf(sections, 'languages')),
    ...inSkills.filter(({ text }) => isOnlyLanguage(text)),
  ]);
  const summary = findSummary(sections, contact.used);
  const flags: ParsedResume['flags'] = [];
  if (hidden.length > 0) flags.push('hiddenText');
  if (ordered || hidden.some(({ text }) => findInstructions(text).length > 0))
    flags.push('instructionLike');
  if (experience.length > 0 && experience.every(({ start, end }) => start === null && end === null))
    flags.push('noDates');
  const name = fields.take('name', contact.name);
  const email = fields.take('email', contact.email);
  if (name === null || email === null || (experience.length === 0 && education.length === 0))
    flags.push('fewFields');
  if (summary) fields.from['summary'] = summary.from;
  return {
    lines: texts,
    name,
    email,
    phone: fields.take('phone', contact.phone),
    location: fields.take('location', contact.location),
    links: fields.takeList('links', contact.links, resumeLimits.links),
    headline: fields.take('headline', contact.headline),
    summary: summary?.text ?? null,
    sections: [...new Set(sections.map(({ part }) => part).filter(isNamed))],
    experience,
    education,
    skills,
    languages: fields.takeList('languages', spoken, resumeLimits.entries),
    certifications: fields.takeList(
      'certifications',
      certificationsOf(linesOf(sections, 'certifications')),
      resumeLimits.entries,
    ),
    from: fields.from,
    hidden: hidden.slice(0, 100).map(({ text }) => text),
    flags,
  };
}

/** Without a list of skills: the known hard skills that the text names. */
function findSkillsSeen(sections: readonly Section[]): Found[] {
  const seen = new Map<string, Found>();
  for (const { part, lines } of sections) {
    if (part === 'other' || part === 'contact') continue;
    for (const line of lines)
      for (const match of findSkills(line.masked.slice(line.at))) {
        if (
          match.exact ||
          match.skill.field === 'soft' ||
          match.skill.field === 'language' ||
          seen.has(match.skill.name)
        )
          continue;
        seen.set(match.skill.name, {
          text: match.text,
          from: { line: line.index, start: line.at + match.start, end: line.at + match.end },
        });
      }
  }
  return [...seen.values()];
}
