// Reads resumes that are lists of labels and values ("Position: …", "Employer: …", "Period: …").
import { inWords } from '#domain/text/wordLimits.ts';
import { isDateLike, findPeriods } from '#ai/onDevice/resume/shape/dates.ts';
import { headOf, type Dated } from '#ai/onDevice/resume/shape/heads.ts';
import { bulletSign, readLabel, labelOf, type Label } from '#ai/onDevice/resume/shape/lineSigns.ts';
import { cutAt, findPiece, type Found, type Line } from '#ai/onDevice/resume/shape/pieces.ts';
import { wordsOf } from '#domain/text/sentences.ts';

export interface Labelled {
  title: Found | null;
  employer: Found | null;
  school: Found | null;
  degree: Found | null;
  dates: Dated[];
  body: Line[];
}

const createEmpty = (): Labelled => ({
  title: null,
  employer: null,
  school: null,
  degree: null,
  dates: [],
  body: [],
});
interface Value {
  label: Label;
  line: Line;
  start: number;
  end: number;
}

/** In jobs a "degree" is none, in studies a "title" is the degree. */
function readMeant(label: Label, kind: 'job' | 'study'): Label {
  if (kind === 'study')
    return label === 'title' ? 'degree' : label === 'employer' ? 'school' : label;
  return label === 'school' ? 'employer' : label;
}

/** The labelled values of a line: one, or several between tabs, strokes or wide gaps. */
function findValues(line: Line): Value[] {
  const parts = cutAt(line, line.at, line.masked.length, /\s+[|·]\s+|\t(?=[^\t:]{2,30}:)/u);
  return parts.flatMap(([start, end]): Value[] => {
    const labelText = readLabel(line.masked.slice(start, end));
    return labelText ? [{ label: labelText.label, line, start: start + labelText.at, end }] : [];
  });
}

function nameIn({ line, start, end }: Value): Found | null {
  const part: Line = { ...line, at: start, masked: line.masked.slice(0, end) };
  const piece = headOf([part]).groups[0]?.pieces;
  const first = piece?.[0];
  const last = piece?.at(-1);
  return first && last
    ? {
        text: line.text.slice(first.from.start, last.from.end),
        from: { ...first.from, end: last.from.end },
      }
    : findPiece(line, start, end);
}

/** Dates behind a label; "From: 03/2019 To: 05/2020" counts as one period. */
function findDates({ line, start, end }: Value): Dated[] {
  const text =
    ' '.repeat(start) +
    line.masked
      .slice(start, end)
      .replace(inWords(/\b(to|until|hasta|end(?: date)?)\s*:/iu), (words) =>
        words.replace(':', ' '),
      );
  return findPeriods(text).map((period) => ({ period, line }));
}

const openEnd =
  /^\s*(?:present|now|current|to date|today|actual(?:idad|mente)|la actualidad|hoy|(?:el )?presente|(?:a )?la fecha|en curso|heute|ongoing)/iu;

/** Reads the lines of a section of labels and values one after the other. */
class LabelledReader {
  private readonly kind: 'job' | 'study';
  private readonly wanted: ReadonlySet<Label>;
  private readonly labels: readonly Label[];
  readonly entries: Labelled[] = [];
  private filled = new Set<Label>();
  /** A label on a line of its own: its value is the next line. */
  private pending: Label | null = null;

  constructor(kind: 'job' | 'study', wanted: ReadonlySet<Label>, labels: readonly Label[]) {
    this.kind = kind;
    this.wanted = wanted;
    this.labels = labels;
  }

  private current(): Labelled {
    let entry = this.entries.at(-1);
    if (!entry) {
      entry = createEmpty();
      this.entries.push(entry);
    }
    return entry;
  }

  /** A label that the entry has already begins the next one. */
  private beginWith(label: Label): void {
    const clash =
      this.filled.has(label) ||
      (label === 'start' && this.filled.has('period')) ||
      (label === 'period' && this.filled.has('start'));
    if (clash && this.wanted.has(label)) {
      this.entries.push(createEmpty());
      this.filled = new Set();
    }
    this.filled.add(label);
  }

  private endDates(entry: Labelled, value: Value): void {
    const first = entry.dates[0];
    if (openEnd.test(value.line.masked.slice(value.start, value.end)) && first)
      entry.dates[0] = {
        ...first,
        period: {
          ...first.period,
          start: first.period.start ?? first.period.end,
          startAt: first.period.startAt ?? first.period.endAt,
          end: null,
          endAt: null,
          current: true,
          single: false,
        },
      };
    else entry.dates.push(...findDates(value));
  }

  private addDuties(entry: Labelled, value: Value): void {
    if (value.line.masked.slice(value.start, value.end).trim() !== '')
      entry.body.push({
        ...value.line,
        at: value.start + (bulletSign.exec(value.line.masked.slice(value.start))?.[0].length ?? 0),
        bullet: true,
      });
  }

  private put(raw: Label, value: Value): void {
    const label = readMeant(raw, this.kind);
    this.beginWith(label);
    const entry = this.current();
    if (label === 'title') entry.title = nameIn(value);
    else if (label === 'employer') entry.employer = nameIn(value);
    else if (label === 'school') entry.school = nameIn(value);
    else if (label === 'degree') entry.degree = findPiece(value.line, value.start, value.end);
    else if (label === 'period' || label === 'start') {
      entry.dates.push(...findDates(value));
    } else if (label === 'end') {
      this.endDates(entry, value);
    } else if (label === 'duties') this.addDuties(entry, value);
  }

  private isTitleLine(line: Line | undefined): boolean {
    return (
      line !== undefined &&
      !line.bullet &&
      findValues(line).some(({ label }) => readMeant(label, this.kind) === 'title')
    );
  }

  /** A name above the post: "TEXTILES ABURRÁ", then "Cargo: Supervisor". */
  private isEmployerAbove(line: Line, next: Line | undefined): boolean {
    return (
      this.kind === 'job' &&
      !line.bullet &&
      this.isTitleLine(next) &&
      wordsOf(line.masked).length <= 8 &&
      !/[.!?]$/.test(line.masked.trim()) &&
      !this.labels.includes('employer')
    );
  }

  readLine(line: Line, next: Line | undefined): void {
    const text = line.masked.slice(line.at);
    const values = line.bullet ? [] : findValues(line);
    const alone = line.bullet ? null : labelOf(text);
    const lead = /^([^\t]+)\t/u.exec(text)?.[1];
    if (lead !== undefined && isDateLike(lead)) {
      this.put('period', { label: 'period', line, start: line.at, end: line.at + lead.length });
      const rest: Line = { ...line, at: line.at + lead.length + 1 };
      for (const value of findValues(rest)) this.put(value.label, value);
    } else if (values.length === 0 && this.isEmployerAbove(line, next)) {
      this.put('employer', {
        label: 'employer',
        line,
        start: line.at + (/^\s*\d{1,2}(?:\.\d{1,2})*[.)]?\s+/.exec(text)?.[0].length ?? 0),
        end: line.masked.length,
      });
    } else if (values.length > 0) {
      for (const value of values) this.put(value.label, value);
      this.pending = null;
    } else if (alone) {
      this.pending = alone === 'duties' ? null : alone;
    } else if (this.pending) {
      this.put(this.pending, {
        label: this.pending,
        line,
        start: line.at,
        end: line.masked.length,
      });
      this.pending = null;
    } else if (isDateLike(text))
      this.put('period', { label: 'period', line, start: line.at, end: line.masked.length });
    else if (this.entries.length > 0) this.current().body.push(line);
  }
}

/** The entries of a section that is a list of labels and values; null when it is none. */
export function findLabelledEntries(
  lines: readonly Line[],
  kind: 'job' | 'study',
): Labelled[] | null {
  const wanted = new Set<Label>(
    kind === 'job'
      ? ['title', 'employer', 'period', 'start', 'end']
      : ['school', 'degree', 'period', 'start', 'end'],
  );
  const labels = lines
    .flatMap((line) =>
      line.bullet
        ? []
        : [
            ...findValues(line).map(({ label }) => readMeant(label, kind)),
            ...(labelOf(line.masked.slice(line.at))
              ? [readMeant(labelOf(line.masked.slice(line.at)) ?? 'private', kind)]
              : []),
          ],
    )
    .filter((label) => wanted.has(label));
  const names =
    kind === 'job'
      ? labels.filter((label) => label === 'title' || label === 'employer')
      : labels.filter((label) => label === 'school' || label === 'degree');
  if (names.length === 0 || labels.length < 2) return null;
  const reader = new LabelledReader(kind, wanted, labels);
  for (const [index, line] of lines.entries()) reader.readLine(line, lines[index + 1]);
  return reader.entries.filter(
    (entry) => entry.title ?? entry.employer ?? entry.school ?? entry.degree,
  );
}
