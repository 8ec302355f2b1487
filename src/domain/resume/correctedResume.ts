/** Applies a person's corrections to a parsed resume. Lines change with the fields, so that each field still points to a line; the original lines are kept. */
import { resumeLimits, type ParsedResume, type ReadFrom } from './resume.ts';
import {
  listPath,
  entryPath,
  most,
  readRawAt,
  readWordsAt,
  readLabel,
  tidy,
  findFieldProblem,
  put,
  parseField,
} from './resumePaths.ts';

/** What counts, which paths a person set right, and what was read there before. */
export interface Corrected {
  resume: ParsedResume;
  corrected: readonly string[];
  was: Readonly<Record<string, string>>;
}

/** One edit. `was` is what stood there when it was made: two tabs may count the entries differently. `id` lets it be done once. */
export type ResumeEdit = { id: string; path: string } & (
  | { do: 'set'; was: string; value: string }
  | { do: 'add'; value: string }
  | { do: 'remove'; was: string }
);

/** Writes words into the line where the field stood, or below the last line; other fields of that line move along. */
function writeWords(
  resume: ParsedResume,
  path: string,
  words: string,
): Pick<ParsedResume, 'lines' | 'from'> {
  const source = resume.from[path];
  const line = source && resume.lines[source.line];
  const overlaps = source
    ? Object.entries(resume.from).some(
        ([other, from]) =>
          other !== path &&
          from.line === source.line &&
          from.start < source.end &&
          from.end > source.start,
      )
    : false;
  if (
    source &&
    line !== undefined &&
    !overlaps &&
    line.length - (source.end - source.start) + words.length <= resumeLimits.line
  ) {
    const shift = words.length - (source.end - source.start);
    const from = Object.fromEntries(
      Object.entries(resume.from).map(([other, spot]): [string, ReadFrom] => [
        other,
        other !== path && spot.line === source.line && spot.start >= source.end
          ? { ...spot, start: spot.start + shift, end: spot.end + shift }
          : spot,
      ]),
    );
    const lines = resume.lines.map((text, index) =>
      index === source.line ? text.slice(0, source.start) + words + text.slice(source.end) : text,
    );
    return {
      lines,
      from: {
        ...from,
        [path]: { line: source.line, start: source.start, end: source.start + words.length },
      },
    };
  }
  const { [path]: gone, ...rest } = resume.from;
  void gone;
  if (words === '' || resume.lines.length >= resumeLimits.lines)
    return { lines: resume.lines, from: rest };
  return {
    lines: [...resume.lines, words],
    from: { ...rest, [path]: { line: resume.lines.length, start: 0, end: words.length } },
  };
}

/** A summary runs over several lines; only its first is named as its source. The others go with it. */
function withoutRestOf(summary: string, resume: ParsedResume): ParsedResume {
  const first = resume.from['summary'];
  if (!first) return resume;
  const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  const lines = [...resume.lines];
  let rest = flat(summary)
    .slice(flat(lines[first.line]?.slice(first.start, first.end) ?? '').length)
    .trim();
  for (let line = first.line + 1; line < lines.length && rest !== ''; line += 1) {
    const text = flat(lines[line] ?? '');
    if (!rest.startsWith(text) || Object.values(resume.from).some((from) => from.line === line))
      break;
    rest = rest.slice(text.length).trim();
    lines[line] = '';
  }
  return { ...resume, lines };
}

function set(before: Corrected, path: string, value: string): Corrected {
  const words = tidy(path, value);
  const now = readWordsAt(before.resume, path);
  if (
    readRawAt(before.resume, path) === undefined ||
    findFieldProblem(path, words) !== null ||
    words === now
  )
    return before;
  const base = path === 'summary' && now !== '' ? withoutRestOf(now, before.resume) : before.resume;
  const resume = path.endsWith('.current') ? base : { ...base, ...writeWords(base, path, words) };
  const was =
    path in before.was
      ? before.was
      : { ...before.was, [path]: before.corrected.includes(path) ? '' : now };
  const isBack = was[path] === words && !isAdded(before.corrected, path);
  const { [path]: gone, ...others } = was;
  void gone;
  return {
    resume: put(resume, path.split('.'), parseField(path, words)) as ParsedResume,
    corrected: isBack
      ? before.corrected.filter((one) => one !== path)
      : [...new Set([...before.corrected, path])],
    was: isBack ? others : was,
  };
}

/** True for a field of an entry that a person added. */
function isAdded(corrected: readonly string[], path: string): boolean {
  const entry = /^((?:experience|education)\.\d+)\./.exec(path)?.[1];
  return (
    (entry !== undefined && corrected.includes(entry)) ||
    (entryPath.test(path) && corrected.includes(`${path}+`))
  );
}

/** True for a field that a person typed or changed. */
export function isCorrected(corrected: readonly string[], path: string): boolean {
  return corrected.includes(path) || isAdded(corrected, path);
}

const emptyJob: ParsedResume['experience'][number] = {
  employer: '',
  title: '',
  start: null,
  end: null,
  current: false,
  bullets: [],
};
const emptyStudy: ParsedResume['education'][number] = {
  school: '',
  degree: '',
  startYear: null,
  endYear: null,
};

function add(before: Corrected, list: string, value: string): Corrected {
  const items = readRawAt(before.resume, list);
  if (
    !listPath.test(list) ||
    !Array.isArray(items) ||
    items.length >= (most[list.split('.').at(-1) ?? ''] ?? 0)
  )
    return before;
  const path = `${list}.${items.length}`;
  const isEntry = list === 'experience' || list === 'education';
  const words = isEntry ? '' : tidy(path, value);
  const resume = put(before.resume, list.split('.'), [
    ...(items as unknown[]),
    list === 'experience' ? emptyJob : list === 'education' ? emptyStudy : words,
  ]) as ParsedResume;
  return {
    ...before,
    resume: { ...resume, ...(words === '' ? {} : writeWords(resume, path, words)) },
    corrected: [...before.corrected, isEntry ? path : `${path}+`],
  };
}

function remove(before: Corrected, path: string): Corrected {
  const [, list = '', number = ''] = entryPath.exec(path) ?? [];
  const items = readRawAt(before.resume, list);
  if (list === '' || !Array.isArray(items) || Number(number) >= items.length) return before;
  const isOf = (other: string): boolean =>
    other === path || other === `${path}+` || other.startsWith(`${path}.`);
  let { resume } = before;
  for (const field of Object.keys(resume.from).filter(isOf))
    resume = { ...resume, ...writeWords(resume, field, '') };
  /** The path with its number one lower, where it stood behind; null for what is gone. */
  const moved = (other: string): string | null => {
    if (isOf(other)) return null;
    if (!other.startsWith(`${list}.`)) return other;
    const [, index = '', rest = ''] = /^(\d+)(.*)$/.exec(other.slice(list.length + 1)) ?? [];
    return index !== '' && Number(index) > Number(number)
      ? `${list}.${Number(index) - 1}${rest}`
      : other;
  };
  const renamed = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(record).flatMap(([key, value]) => {
        const next = moved(key);
        return next === null ? [] : [[next, value] as const];
      }),
    );
  const rest = put(
    resume,
    list.split('.'),
    (items as unknown[]).filter((_, index) => index !== Number(number)),
  ) as ParsedResume;
  return {
    resume: { ...rest, from: renamed(rest.from) },
    corrected: before.corrected.flatMap((one) => moved(one) ?? []),
    was: renamed(before.was),
  };
}

/** The path an edit means in this resume: the entry it was made for may have another number by now. Null when it is gone. */
function findEditedPath(resume: ParsedResume, edit: ResumeEdit): string | null {
  if (edit.do === 'add') return edit.path;
  const valueAt = (path: string): string =>
    edit.do === 'remove' ? readLabel(resume, path) : readWordsAt(resume, path);
  const now = valueAt(edit.path);
  const numbered = /^([a-z]+)\.(\d+)((?:\..*)?)$/.exec(edit.path);
  if (!numbered || now === edit.was || (edit.do === 'set' && now === edit.value)) return edit.path;
  const [, list = '', , rest = ''] = numbered;
  const entries = readRawAt(resume, list);
  const found = Array.isArray(entries)
    ? entries.findIndex(
        (_, index) =>
          valueAt(`${list}.${index}${rest}`) === edit.was &&
          readRawAt(resume, `${list}.${index}${rest}`) !== undefined,
      )
    : -1;
  if (found >= 0) return `${list}.${found}${rest}`;
  return edit.do === 'remove' || readRawAt(resume, edit.path) === undefined ? null : edit.path;
}

/** The resume after an edit; unchanged when the edit cannot be done (its entry is gone, a date that is none, a full list). */
export function applyResumeEdit(before: Corrected, edit: ResumeEdit): Corrected {
  const path = findEditedPath(before.resume, edit);
  if (path === null) return before;
  return edit.do === 'set'
    ? set(before, path, edit.value)
    : edit.do === 'add'
      ? add(before, path, edit.value)
      : remove(before, path);
}
