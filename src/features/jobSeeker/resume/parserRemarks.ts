// What a machine could not tell of a resume, and what would help it. Only what the reader really met is said.
import { addressedLines } from '#ai/results/resumeOutline.ts';
import { wordsAt } from '#domain/resume/resumePaths.ts';
import type { AsRead } from '#domain/seeker/ownResume.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { fragmentPaths } from '#domain/resume/resumeFragments.ts';

const remarkNames = [
  'hidden',
  'addressed',
  'noContact',
  'noSections',
  'noDates',
  'fragments',
  'columns',
  'table',
  'bare',
  'skipped',
  'letters',
  'headless',
] as const;
type RemarkName = (typeof remarkNames)[number];
/** `lines`: numbers of the lines it is about; `texts`: words that are no line. */
export interface Remark {
  name: RemarkName;
  lines: readonly number[];
  texts: readonly string[];
}

/** So many lines beside others are a design of columns, not a date at the margin. */
const columnsFrom = 6;
const tabsFrom = 4;

/** Remarks in the order of their weight; empty when everything could be told. */
export function remarksOn(asRead: AsRead, resume: ParsedResume): Remark[] {
  const remarks: Remark[] = [];
  const say = (
    name: RemarkName,
    isSo: boolean,
    lines: readonly number[] = [],
    texts: readonly string[] = [],
  ): void => {
    if (isSo) remarks.push({ name, lines, texts });
  };
  const addressed = addressedLines(asRead.lines);
  const tabbed = asRead.lines.flatMap((line, index) =>
    line.split('\t').length > 2 ? [index] : [],
  );
  const undated = resume.experience.flatMap(({ start }, index) =>
    start === null
      ? [
          resume.from[`experience.${index}.title`]?.line ??
            resume.from[`experience.${index}.employer`]?.line ??
            [],
        ].flat()
      : [],
  );
  const fragments = fragmentPaths(resume);
  say(
    'hidden',
    asRead.hidden.length > 0,
    [],
    asRead.hidden.map(({ text }) => text),
  );
  say('addressed', addressed.length > 0, addressed);
  say('noContact', resume.name === null || resume.email === null);
  say(
    'noSections',
    asRead.outline.every(({ part }) => part === 'top' || part === 'contact'),
  );
  say(
    'headless',
    asRead.outline.every(({ part }) => part !== 'experience') && resume.experience.length > 0,
  );
  say('noDates', undated.length > 0, undated);
  say(
    'fragments',
    fragments.length > 0,
    fragments.flatMap((path) => resume.from[path]?.line ?? []),
    fragments.flatMap((path) => (resume.from[path] ? [] : [wordsAt(resume, path)])),
  );
  say('columns', asRead.beside.length >= columnsFrom, asRead.beside);
  say('table', tabbed.length >= tabsFrom, tabbed);
  say('bare', asRead.warnings.includes('pagesWithoutText'));
  say('skipped', asRead.warnings.includes('pagesSkipped') || asRead.warnings.includes('textCut'));
  say(
    'letters',
    asRead.warnings.includes('lettersLost'),
    asRead.lines.flatMap((line, index) => (line.includes('\uFFFD') ? [index] : [])),
  );
  return remarks;
}
