// The lines of a resume that may carry evidence, and what of them counts.
import { inWords } from '#domain/text/wordLimits.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { findSkills } from '#ai/onDevice/skills/skillIndex.ts';
import { findInstructions } from '#domain/text/instructions.ts';
import { headingOf } from '#ai/onDevice/resume/shape/headings.ts';
import { scoreTitle } from '#ai/onDevice/resume/shape/kinds.ts';
import { splitClauses, type LineKind } from './clauses.ts';
import { isLeisureHeading } from './othersActions.ts';

export interface Seen {
  line: number;
  text: string;
  /** Shift of `text` in its line. */
  at: number;
  skills: ReturnType<typeof findSkills>;
  kind: LineKind;
}

/** Blanks out what a resume denies or only wishes for, letter for letter: "no SAP", "next on my list to learn: Terraform". */
function blankDenied(text: string): string {
  return splitClauses(text)
    .filter(({ status }) => status === 'denied' || status === 'wished')
    .reduce(
      (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
      text,
    );
}

/** True for a name: most words begin with a capital, and none is a post. */
function isName(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word));
  return scoreTitle(text) < 3 && words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** Blanks out what employers and schools are called: who sold at a bakery bakes no bread. */
function blankNames(text: string, line: number, { from }: ParsedResume): string {
  const names = Object.entries(from).filter(
    ([path, source]) =>
      source.line === line &&
      /\.(?:employer|school)$/.test(path) &&
      isName(text.slice(source.start, source.end)),
  );
  return names.reduce(
    (rest, [, { start, end }]) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}

/** The lines that may carry evidence: no contact data, no sentences to a machine, no names of firms, nothing that is denied or only wished for. */
export function listLinesToSearch(resume: ParsedResume): Seen[] {
  return listVisibleLines(resume).flatMap((seen): Seen[] => {
    const text = blankDenied(blankNames(seen.text, seen.line, resume));
    return text === seen.text
      ? [seen]
      : text.trim() === ''
        ? []
        : [{ ...seen, text, skills: findSkills(text) }];
  });
}

/** The lines that say something of the person: no contact data, no sentences to a machine. */
export function listVisibleLines(resume: ParsedResume): Seen[] {
  const contact = new Set(
    ['name', 'email', 'phone', 'location', 'headline'].flatMap(
      (path) => resume.from[path]?.line ?? [],
    ),
  );
  for (const [path, source] of Object.entries(resume.from))
    if (path.startsWith('links.')) contact.add(source.line);
  const kinds = new Map<number, Seen['kind']>();
  for (const [path, { line }] of Object.entries(resume.from)) {
    if (path.startsWith('skills.')) kinds.set(line, 'list');
    else if (path.startsWith('experience.')) kinds.set(line, kinds.get(line) ?? 'work');
    if (inWords(/^(?:skills|experience|education|certifications|languages)\b|^summary$/).test(path))
      contact.delete(line);
  }
  let isLeisure = false;
  return resume.lines.flatMap((line, index): Seen[] => {
    if (isLeisureHeading(line)) isLeisure = true;
    else if (headingOf(line) !== null) isLeisure = false;
    if (contact.has(index) || isLeisure) return [];
    let text = line;
    for (const { start, end } of findInstructions(line))
      text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
    return text.trim() === ''
      ? []
      : [{ line: index, text, at: 0, skills: findSkills(text), kind: kinds.get(index) ?? 'other' }];
  });
}
