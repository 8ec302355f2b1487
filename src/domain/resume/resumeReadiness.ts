/** A checklist of what a resume has and lacks, each item with its lines. Not a score. */
import { startsWithActionVerb, holdsNumber } from './actionVerbs.ts';
import { resumeLimits, type ParsedResume, type ReadFrom } from './resume.ts';

export const readinessNames = [
  'contact',
  'sections',
  'dates',
  'order',
  'jobLines',
  'deeds',
  'numbers',
  'length',
  'longLines',
  'hidden',
] as const;
export type ReadinessName = (typeof readinessNames)[number];
/** ok: nothing to do. improve: something could be better. missing: what every reader looks for is not there. unknown: there is not enough to say. */
export type ReadinessState = 'ok' | 'improve' | 'missing' | 'unknown';
/** What a remark is about: the words, the field they belong to, and their line in `lines` (from 0; null when no line carries them). */
interface ReadinessLocation {
  path: string;
  text: string;
  line: number | null;
}
export interface ReadinessCheck {
  name: ReadinessName;
  state: ReadinessState;
  /** Fields or sections that were not found ("email", "experience"). */
  lacking: readonly string[];
  /** Lines to look at. Where `state` is ok: the lines that carry it, when there are any. */
  locations: readonly ReadinessLocation[];
  /** Figures for its text: `of` and `count` ("3 of 12 lines"), `words`. */
  values: Readonly<Record<string, number>>;
}

/** What counts as short or long, in words; and how many of the lines about work should hold a number. Rules of thumb, named on the page. */
export const readinessBounds = {
  fewWords: 150,
  manyWords: 1_100,
  lineWords: 40,
  numberShare: 1 / 3,
  deedShare: 2 / 3,
} as const;

const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

interface ResumeText {
  path: string;
  text: string;
}

/** Every line about work, newest job first as the resume has it. */
function bulletsOf(resume: ParsedResume): ResumeText[] {
  return resume.experience.flatMap(({ bullets }, job) =>
    bullets.map((text, index) => ({ path: `experience.${job}.bullets.${index}`, text })),
  );
}

/** What an entry is called, with a path that has a source. */
function headOf(resume: ParsedResume, part: 'experience' | 'education', index: number): ResumeText {
  const entry = part === 'experience' ? resume.experience[index] : resume.education[index];
  const fields =
    entry && 'title' in entry
      ? (['title', 'employer'] as const).map((name) => [name, entry[name]] as const)
      : entry
        ? (['degree', 'school'] as const).map((name) => [name, entry[name]] as const)
        : [];
  const [first] = fields.filter(([, text]) => text !== '');
  return {
    path: `${part}.${index}${first ? `.${first[0]}` : ''}`,
    text: fields
      .map(([, text]) => text)
      .filter(Boolean)
      .join(', '),
  };
}

/** What the checks look at, and how a check is written down. */
interface Subject {
  resume: ParsedResume;
  bullets: readonly ResumeText[];
  check: (
    name: ReadinessName,
    state: ReadinessState,
    more?: Partial<Pick<ReadinessCheck, 'lacking' | 'values'>> & { about?: readonly ResumeText[] },
  ) => ReadinessCheck;
}

function subjectOf(resume: ParsedResume): Subject {
  const locate = ({ path, text }: ResumeText): ReadinessLocation => {
    const from: ReadFrom | undefined = resume.from[path];
    return { path, text, line: from && from.line < resume.lines.length ? from.line : null };
  };
  const check: Subject['check'] = (name, state, more = {}) => ({
    name,
    state,
    lacking: more.lacking ?? [],
    locations: (more.about ?? []).map(locate),
    values: more.values ?? {},
  });
  return { resume, bullets: bulletsOf(resume), check };
}

function checkContact({ resume, check }: Subject): ReadinessCheck {
  const fields = ['name', 'email', 'phone', 'location'] as const;
  const lacking = fields.filter((field) => !resume[field]);
  const isReachable = Boolean(resume.name && resume.email);
  return check('contact', lacking.length === 0 ? 'ok' : isReachable ? 'improve' : 'missing', {
    lacking,
    about: fields.flatMap((field) => (resume[field] ? [{ path: field, text: resume[field] }] : [])),
  });
}

function checkSections({ resume, check }: Subject): ReadinessCheck {
  const lacking = (['experience', 'education', 'skills'] as const).filter(
    (name) => !resume.sections.includes(name),
  );
  return check(
    'sections',
    lacking.length === 0 ? 'ok' : lacking.length === 3 ? 'missing' : 'improve',
    { lacking },
  );
}

function checkDates({ resume, check }: Subject): ReadinessCheck {
  if (resume.experience.length + resume.education.length === 0) return check('dates', 'unknown');
  const jobs = resume.experience.flatMap(({ start, end, current }, index) =>
    start === null || (end === null && !current) ? [headOf(resume, 'experience', index)] : [],
  );
  const studies = resume.education.flatMap(({ startYear, endYear }, index) =>
    startYear === null && endYear === null ? [headOf(resume, 'education', index)] : [],
  );
  const about = [...jobs, ...studies];
  const of = resume.experience.length + resume.education.length;
  return check(
    'dates',
    about.length === 0
      ? 'ok'
      : jobs.length > 0 && jobs.length === resume.experience.length
        ? 'missing'
        : 'improve',
    { about, values: { count: of - about.length, of } },
  );
}

function checkOrder({ resume, check }: Subject): ReadinessCheck {
  const dated = resume.experience.filter(({ start }) => start !== null);
  if (dated.length === 0) return check('order', 'unknown');
  const about = resume.experience.flatMap(({ start, end }, index) => {
    const before = resume.experience.slice(0, index).findLast((job) => job.start !== null)?.start;
    // A year alone may be any month of it.
    const isBackwards =
      start !== null &&
      end !== null &&
      start.slice(0, Math.min(start.length, end.length)) >
        end.slice(0, Math.min(start.length, end.length));
    const isNewer =
      start !== null &&
      typeof before === 'string' &&
      start.slice(0, Math.min(start.length, before.length)) >
        before.slice(0, Math.min(start.length, before.length));
    return isBackwards || isNewer ? [headOf(resume, 'experience', index)] : [];
  });
  return check('order', about.length === 0 ? 'ok' : 'improve', { about });
}

function checkJobLines({ resume, check }: Subject): ReadinessCheck {
  if (resume.experience.length === 0) return check('jobLines', 'unknown');
  const about = resume.experience.flatMap((job, index) =>
    job.bullets.length === 0 ? [headOf(resume, 'experience', index)] : [],
  );
  return check(
    'jobLines',
    about.length === 0 ? 'ok' : about.length === resume.experience.length ? 'missing' : 'improve',
    {
      about,
      values: { count: resume.experience.length - about.length, of: resume.experience.length },
    },
  );
}

function checkShare(
  { bullets, check }: Subject,
  name: 'deeds' | 'numbers',
  holds: (text: string) => boolean,
  least: number,
): ReadinessCheck {
  if (bullets.length === 0) return check(name, 'unknown');
  const without = bullets.filter(({ text }) => !holds(text));
  const count = bullets.length - without.length;
  return check(name, count >= bullets.length * least ? 'ok' : 'improve', {
    about: without,
    values: { count, of: bullets.length },
  });
}

function checkLength({ resume, check }: Subject): ReadinessCheck {
  const words = resume.lines.reduce((sum, line) => sum + countWords(line), 0);
  return check(
    'length',
    words === 0
      ? 'unknown'
      : words < readinessBounds.fewWords ||
          words > readinessBounds.manyWords ||
          resume.lines.length >= resumeLimits.lines
        ? 'improve'
        : 'ok',
    { values: { words } },
  );
}

function checkLongLines({ bullets, check }: Subject): ReadinessCheck {
  if (bullets.length === 0) return check('longLines', 'unknown');
  const about = bullets.filter(({ text }) => countWords(text) > readinessBounds.lineWords);
  return check('longLines', about.length === 0 ? 'ok' : 'improve', {
    about,
    values: { count: about.length, of: bullets.length },
  });
}

function checkHidden({ resume, check }: Subject): ReadinessCheck {
  const isAddressed = resume.flags.includes('instructionLike');
  return check('hidden', resume.hidden.length > 0 || isAddressed ? 'improve' : 'ok', {
    values: { count: resume.hidden.length },
  });
}

/**
 * The checklist of a resume, always the same names in the same order. Pure: the same resume gives the same list.
 * `resume` is what counts (with corrections); lines are numbered from 0 as in `resume.lines`.
 */
export function readinessOf(resume: ParsedResume): ReadinessCheck[] {
  const subject = subjectOf(resume);
  return [
    checkContact(subject),
    checkSections(subject),
    checkDates(subject),
    checkOrder(subject),
    checkJobLines(subject),
    checkShare(subject, 'deeds', startsWithActionVerb, readinessBounds.deedShare),
    checkShare(subject, 'numbers', holdsNumber, readinessBounds.numberShare),
    checkLength(subject),
    checkLongLines(subject),
    checkHidden(subject),
  ];
}
