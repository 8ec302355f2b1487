// Prepares the lines of a resume and cuts them into sections.
import { mail, findPhone } from './contactSigns.ts';
import { findHeadingBefore, headingOf, type Part } from './headings.ts';
import { isLanguage } from './lists.ts';
import { bulletSign, readLabel, labelOf } from './lineSigns.ts';
import { isWholeJob } from './oneLine.ts';
import type { Line } from './pieces.ts';

export interface Section {
  part: Part | 'top';
  lines: Line[];
}

/** The size of most letters; 0 where no sizes are known. */
export function findUsualSize(lines: readonly Line[]): number {
  const weights = new Map<number, number>();
  for (const { size, text } of lines) weights.set(size, (weights.get(size) ?? 0) + text.length);
  return [...weights].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
}

const isShouted = (text: string): boolean => /\p{L}{3}/u.test(text) && text === text.toUpperCase();

/** What headings look like here, learnt from those whose words leave no doubt. */
function learnHeadingLook(lines: readonly Line[], body: number): (line: Line) => boolean {
  const sure = lines.filter(
    (line) =>
      ['experience', 'education', 'skills', 'summary'].includes(
        headingOf(line.masked.slice(line.at)) ?? '',
      ) &&
      (line.bold || line.size > body + 0.6 || isShouted(line.masked)),
  );
  if (sure.length < 2) return () => true;
  const least = Math.min(...sure.map(({ size }) => size));
  const allBold = sure.every(({ bold }) => bold);
  const allShouted = sure.every(({ masked }) => isShouted(masked));
  return (line) =>
    line.size >= least - 0.6 &&
    (!allBold || line.bold) &&
    (!allShouted || isShouted(line.masked) || line.size > body + 0.6);
}

const inlineParts: readonly Part[] = [
  'skills',
  'languages',
  'certifications',
  'summary',
  'education',
  'contact',
  'projects',
  'other',
  'experience',
];
const entryLabels = [
  'title',
  'employer',
  'period',
  'start',
  'end',
  'duties',
  'school',
  'degree',
  'name',
  'email',
  'phone',
  'location',
  'link',
  'headline',
  'private',
];

/** A heading with its content after it; elsewhere such words are only a label. */
function opensInline(
  line: Line,
  part: Section['part'],
  previous: Line | undefined,
): { part: Part; rest: number } | null {
  const text = line.masked.slice(line.at);
  const label = readLabel(text);
  if (label && entryLabels.includes(label.label)) return null;
  const found = findHeadingBefore(text);
  if (!found || !inlineParts.includes(found.part)) return null;
  const rest = text.slice(found.rest);
  const byTab = text.slice(0, found.rest).includes('\t');
  if (found.part === 'languages' && !isLanguage(rest.split(/[,;·|\t(–-]/)[0] ?? '')) return null;
  if (line.bullet && part !== 'top')
    return found.part === 'languages' && part === 'skills'
      ? { part: found.part, rest: line.at + found.rest }
      : null;
  if (!byTab) {
    if (['experience', 'projects', 'contact', 'education'].includes(found.part) && part !== 'top')
      return null;
    if (
      found.part === part ||
      (part === 'skills' && found.part !== 'languages' && found.part !== 'certifications')
    )
      return null;
    const apart =
      previous === undefined ||
      previous.block !== line.block ||
      isShouted(text.slice(0, found.rest)) ||
      line.bold ||
      isWholeJob(previous);
    if ((part === 'experience' || part === 'projects') && !apart) return null;
  }
  return { part: found.part, rest: line.at + found.rest };
}

/** "Achievements:" below a job says what follows there; it opens no section. */
function isLabelOfJob(line: Line, part: Part, { part: open, lines }: Section): boolean {
  const words = line.masked.slice(line.at).trim();
  const before = lines.at(-1);
  if (part !== 'other' || open !== 'experience' || !before || labelOf(words) !== 'duties')
    return false;
  return (
    /[:：]$/.test(words) ||
    (before.block === line.block &&
      before.size === line.size &&
      before.bold === line.bold &&
      !isShouted(words))
  );
}

/** The sections in order; what precedes the first heading is `top`. */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const body = findUsualSize(lines);
  const looksRight = learnHeadingLook(lines, body);
  const sections: Section[] = [{ part: 'top', lines: [] }];
  const turn = findColumnTurns(lines, body);
  for (const line of lines) {
    const current = sections.at(-1);
    if (!current) continue;
    const words = line.masked.slice(line.at);
    const part = line.bullet && !line.bold && line.size <= body + 0.6 ? null : headingOf(words);
    if (part && looksRight(line) && !isLabelOfJob(line, part, current)) {
      sections.push({ part, lines: [] });
      continue;
    }
    const inline = opensInline(line, current.part, current.lines.at(-1));
    if (turn.has(line.index)) {
      sections.push({ part: 'contact', lines: [line] });
      continue;
    }
    if (inline) {
      sections.push({
        part: inline.part,
        lines: [
          { ...line, at: inline.rest, bullet: bulletSign.test(line.masked.slice(inline.rest)) },
        ],
      });
      continue;
    }
    if (isUnknownHeading(line, lines, body) && looksRight(line)) {
      sections.push({ part: 'other', lines: [] });
      continue;
    }
    current.lines.push(line);
  }
  return sections;
}

/** Lines with which a new column begins that has no heading yet: the name in large letters, or contact data. What follows belongs to no section above. */
function findColumnTurns(lines: readonly Line[], body: number): Set<number> {
  const turns = new Set<number>();
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    if (!before || body === 0 || line.block === before.block) return;
    const rest = lines.slice(at, at + 4).filter(({ block }) => block === line.block);
    const head = rest.findIndex((other) => headingOf(other.masked.slice(other.at)) !== null);
    const first = head < 0 ? rest : rest.slice(0, head);
    const isUp = line.page === before.page && line.y < before.y - 40;
    if (
      line.size > body * 1.3 ||
      (isUp && first.some((other) => mail.test(other.masked) || findPhone(other, true) !== null))
    )
      turns.add(line.index);
  });
  return turns;
}

/** Words nobody listed that are set exactly like the headings around them, larger than the text. */
function isUnknownHeading(line: Line, lines: readonly Line[], body: number): boolean {
  if (
    body === 0 ||
    line.bullet ||
    line.size <= body + 0.9 ||
    line.text.split(/\s+/).length > 4 ||
    /[\d@,|\t]/.test(line.text)
  )
    return false;
  const same = lines.filter(
    (other) => Math.abs(other.size - line.size) < 0.1 && other.bold === line.bold,
  );
  return (
    same.length >= 3 &&
    same.filter((other) => headingOf(other.masked.slice(other.at)) !== null).length >=
      same.length * 0.6
  );
}
