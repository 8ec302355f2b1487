// Reads the studies of a resume: school, degree, years.
import { inWords } from '#domain/text/wordLimits.ts';
import { findPeriods } from '#ai/onDevice/resume/shape/dates.ts';
import { cutHeads } from '#ai/onDevice/resume/shape/entries.ts';
import { datesOf } from './experience.ts';
import { assignHead, headOf, orderOf, type Head } from '#ai/onDevice/resume/shape/heads.ts';
import { scoreDegree, scoreSchool, scoreTitle } from '#ai/onDevice/resume/shape/kinds.ts';
import { findLabelledEntries } from './labelled.ts';
import { readLabel } from '#ai/onDevice/resume/shape/lineSigns.ts';
import type { Found, Line } from '#ai/onDevice/resume/shape/pieces.ts';

export interface Study {
  school: Found | null;
  degree: Found | null;
  start: { year: number; from: Found['from'] } | null;
  end: { year: number; from: Found['from'] } | null;
}

const remark = inWords(
  /^(?:\W*)(?:gpa|grade|thesis|dissertation|relevant (?:course|module)|course ?work|modules?|honou?rs|awards?|activities|minor|nota media|tesis|promedio|asignaturas|note|final (?:grade|project)|first class|upper second|2:1|cum laude|magna|summa|distinction|specialis|specializ|focus|key subjects)/iu,
);

/** A mark behind the degree, which is no part of its name: "BSc Physics, GPA 3.7". */
const mark = inWords(
  /^(?:gpa|grade|final grade|average|nota(?: media)?|promedio|calificaci[oó]n|media)\b.*\d/iu,
);

/** A head without its marks. */
function removeMarks(head: Head): Head {
  return {
    ...head,
    groups: head.groups
      .map((group) => ({ ...group, pieces: group.pieces.filter(({ text }) => !mark.test(text)) }))
      .filter(({ pieces }) => pieces.length > 0),
  };
}

function yearsOf(dates: Head['dates']): Pick<Study, 'start' | 'end'> {
  const { start, end } = datesOf(dates);
  const year = (date: typeof start): Study['start'] =>
    date ? { year: Number(date.value.slice(0, 4)), from: date.from } : null;
  return { start: year(start), end: year(end) };
}

/** The kinds of names a line holds, for telling where one entry ends. */
function kindsOf(line: Line): { degree: boolean; school: boolean; dated: boolean } {
  const pieces = headOf([line]).groups.flatMap(({ pieces: own }) => own);
  return {
    degree: pieces.some(({ text }) => scoreDegree(text) >= 3),
    school: pieces.some(({ text }) => scoreSchool(text) >= 3),
    dated: findPeriods(line.masked).length > 0,
  };
}

/** Lines in groups of one study each: a kind of name that is already there, or a second period, begins the next. */
function groupsOf(lines: readonly Line[]): Line[][] {
  const byDates = cutHeads(lines);
  const isSound = (group: readonly Line[]): boolean => {
    const kinds = group.map(kindsOf);
    return (
      kinds.filter(({ degree }) => degree).length === 1 &&
      kinds.filter(({ school }) => school).length <= 1 &&
      group.length <= 4
    );
  };
  if (byDates.length > 1 && byDates.every(isSound)) return byDates;
  const groups: Line[][] = [];
  let has = { degree: false, school: false, dated: false };
  for (const line of lines) {
    const kinds = kindsOf(line);
    const clash =
      (kinds.degree && has.degree) || (kinds.school && has.school) || (kinds.dated && has.dated);
    const complete = has.degree && has.school && (kinds.degree || kinds.school);
    const opens = groups.length === 0 || clash || complete;
    if (opens) {
      groups.push([line]);
      has = kinds;
    } else {
      groups.at(-1)?.push(line);
      has = {
        degree: has.degree || kinds.degree,
        school: has.school || kinds.school,
        dated: has.dated || kinds.dated,
      };
    }
  }
  return groups;
}

/** Without a heading for studies: lines or short paragraphs among the others that name both a degree and a school, or say so by their label. */
export function selectStudyLines(lines: readonly Line[]): Line[] {
  const isWork = (line: Line): boolean =>
    /[.!]\s*$/.test(line.masked) && line.masked.split(/\s+/).length >= 6;
  const namesPost = (line: Line): boolean =>
    headOf([line]).groups.some(({ pieces }) =>
      pieces.some(
        ({ text }) => scoreTitle(text) >= 3 && scoreDegree(text) < 3 && scoreSchool(text) < 3,
      ),
    );
  const isBoth = (part: readonly Line[]): boolean => {
    if (part.some((line) => isWork(line) || namesPost(line))) return false;
    const kinds = part.map(kindsOf);
    return (
      kinds.some(({ degree }) => degree) &&
      kinds.some(({ school }) => school) &&
      part.every(({ bullet }) => !bullet)
    );
  };
  const paragraphs = [...new Set(lines.map(({ block }) => block))].map((block) =>
    lines.filter((line) => line.block === block),
  );
  return paragraphs.flatMap((part) =>
    part.length <= 4 && part.filter((line) => kindsOf(line).dated).length <= 1 && isBoth(part)
      ? part
      : part.filter(
          (line) =>
            line.masked.length < 160 &&
            (isBoth([line]) ||
              (!line.bullet &&
                ['degree', 'school'].includes(readLabel(line.masked.slice(line.at))?.label ?? ''))),
        ),
  );
}

/** A school in brackets is separate: "Grado en Vitivinicultura (IES La Laboral, 2010-2012)". */
function removeBrackets(line: Line): Line {
  return {
    ...line,
    masked: line.masked.replaceAll(/\(([^()]*)\)/gu, (whole, inside: string) =>
      scoreSchool(inside) >= 3 ? `\t${inside}\t` : whole,
    ),
  };
}

/** A line behind its label: "Título: Técnico en Panadería". */
function skipLabel(line: Line): Line {
  const label = readLabel(line.masked.slice(line.at));
  return label && ['title', 'degree', 'school', 'period'].includes(label.label)
    ? { ...line, at: line.at + label.at }
    : line;
}

/** "Universidad del Norte, terminada en", with its year gone, is the university. */
function trimEnd(found: Found | null): Found | null {
  const text =
    found?.text.replace(
      /,\s*(?:terminad[oa]|finalizad[oa]|promoción|graduad[oa]|titulad[oa]|completed|graduated|graduating|finished|awarded|class|abandonad[oa]|left)(?:\s+(?:en|in|of|de))?(?:\s+(?:primer|segundo|tercer|\p{L}+)\s+(?:año|year))?$/iu,
      '',
    ) ?? '';
  return found && text !== '' && text.length < found.text.length
    ? { text, from: { ...found.from, end: found.from.start + text.length } }
    : found;
}

/** The studies of the education sections in order. `texts` are the lines of the resume. */
export function findStudies(lines: readonly Line[], texts: readonly string[]): Study[] {
  const labels = findLabelledEntries(lines, 'study');
  if (labels)
    return labels
      .map((entry) => ({ school: entry.school, degree: entry.degree, ...yearsOf(entry.dates) }))
      .slice(0, 40);
  const rows = lines
    .filter(
      (line) =>
        !remark.test(line.masked.slice(line.at)) &&
        line.masked.trim() !== '' &&
        (line.masked.length < 160 || findPeriods(line.masked).length > 0),
    )
    .map(skipLabel)
    .map(removeBrackets);
  const heads = groupsOf(rows).map((group) => removeMarks(headOf(group)));
  const order = orderOf(heads, scoreDegree, scoreSchool, texts);
  return heads
    .map((head) => {
      const { first: degree, second: school } = assignHead(
        head,
        scoreDegree,
        scoreSchool,
        order,
        texts,
      );
      return { school: trimEnd(school), degree: trimEnd(degree), ...yearsOf(head.dates) };
    })
    .filter(
      ({ school, degree }) =>
        (degree !== null && scoreDegree(degree.text) > 0) ||
        (school !== null && scoreSchool(school.text) > 0),
    )
    .slice(0, 40);
}
