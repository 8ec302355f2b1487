// From a match to findings that people can follow: each with its page and line, names and addresses blacked out.
import {
  cutAround,
  findingLimits,
  type Finding,
  type FindingLocation,
} from '#domain/resume/finding.ts';
import type { ParsedResume, ReadLine } from '#domain/resume/resume.ts';
import { maskText } from '#ai/cloud/mask.ts';
import { findSkillNamed, findSkills } from '#ai/onDevice/skills/skillIndex.ts';
import { findInstructions } from '#domain/text/instructions.ts';
import type { ResumeMatch } from '#ai/tasks/matchResume.ts';

/** Blacks out a person's identity, letter for letter: name, contact data, links, schools and location. */
export function maskFor({
  name,
  location,
  links,
  education,
}: Pick<ParsedResume, 'name' | 'location' | 'links' | 'education'>): (text: string) => string {
  const whole = [location ?? '', ...links, ...education.map(({ school }) => school)]
    .map((part) => part.trim())
    .filter((part) => part.length > 2)
    .sort((a, b) => b.length - a.length);
  return (text) =>
    whole.reduce(
      (out, part) => out.split(part).join(part.replaceAll(/\S/g, '█')),
      maskText(text, name ? [name] : []),
    );
}

/** The list in which a requirement would be, by its first line; null where the resume has no such list. Traits of character are never listed. */
function listFor(text: string, { from, sections }: ParsedResume): number | null {
  const field = (
    findSkillNamed(text) ?? (findSkills(text).length === 1 ? findSkills(text)[0]?.skill : null)
  )?.field;
  if (field === 'soft') return null;
  const part =
    field === 'language' ? 'languages' : field === 'certificate' ? 'certifications' : 'skills';
  // Without such a section the skills are those seen anywhere: no list to be missing in.
  return sections.includes(part) ? (from[`${part}.0`]?.line ?? null) : null;
}

/** The findings of a match in the order of the requirements. `lines` are the document's, `mask` is put over every line that is kept. */
export function buildFindings(
  match: Pick<ResumeMatch, 'requirements'>,
  resume: ParsedResume,
  lines: readonly Pick<ReadLine, 'page'>[],
  mask: (text: string) => string,
): Finding[] {
  const placed = (line: number, start: number, end: number): FindingLocation => ({
    line,
    page: lines[line]?.page ?? 1,
    ...cutAround(mask(resume.lines[line] ?? ''), start, end),
  });
  return match.requirements
    .slice(0, findingLimits.findings)
    .map(({ text, need, state, by, evidence }): Finding => {
      if (state !== 'missing')
        return {
          text,
          need,
          state,
          by,
          places: evidence.map(({ line, start, end }) => placed(line, start, end)),
        };
      const looked = listFor(text, resume);
      return {
        text,
        need,
        state: looked === null ? 'notStated' : 'missing',
        by: null,
        places: looked === null ? [] : [placed(looked, 0, 0)],
      };
    });
}

/** Sentences of the document that speak to a machine, seen or hidden; quoted, never obeyed. */
export function findOrders(
  resume: Pick<ParsedResume, 'lines' | 'hidden'>,
  mask: (text: string) => string,
): string[] {
  const texts = [...resume.lines, ...resume.hidden].flatMap((line) =>
    findInstructions(line).map(({ start, end }) => line.slice(start, end)),
  );
  return [...new Set(texts)].map((text) => mask(text).slice(0, findingLimits.line));
}
