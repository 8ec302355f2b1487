// What a parser could not recognise in a resume, and what would help it. Only what the reader really found is listed.
import { findAddressedLines } from '#ai/results/resumeOutline.ts';
import { readWordsAt } from '#domain/resume/resumePaths.ts';
import type { AsRead } from '#domain/seeker/ownResume.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { listFragmentPaths } from '#domain/resume/resumeFragments.ts';

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

/** Remarks in the order of their weight; empty when everything could be read. */
export function listRemarks(asRead: AsRead, resume: ParsedResume): Remark[] {
  const remarks: Remark[] = [];
  const add = (
    name: RemarkName,
    isSo: boolean,
    lines: readonly number[] = [],
    texts: readonly string[] = [],
  ): void => {
    if (isSo) remarks.push({ name, lines, texts });
  };
  const addressed = findAddressedLines(asRead.lines);
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
  const fragments = listFragmentPaths(resume);
  add(
    'hidden',
    asRead.hidden.length > 0,
    [],
    asRead.hidden.map(({ text }) => text),
  );
  add('addressed', addressed.length > 0, addressed);
  add('noContact', resume.name === null || resume.email === null);
  add(
    'noSections',
    asRead.outline.every(({ part }) => part === 'top' || part === 'contact'),
  );
  add(
    'headless',
    asRead.outline.every(({ part }) => part !== 'experience') && resume.experience.length > 0,
  );
  add('noDates', undated.length > 0, undated);
  add(
    'fragments',
    fragments.length > 0,
    fragments.flatMap((path) => resume.from[path]?.line ?? []),
    fragments.flatMap((path) => (resume.from[path] ? [] : [readWordsAt(resume, path)])),
  );
  add('columns', asRead.beside.length >= columnsFrom, asRead.beside);
  add('table', tabbed.length >= tabsFrom, tabbed);
  add('bare', asRead.warnings.includes('pagesWithoutText'));
  add('skipped', asRead.warnings.includes('pagesSkipped') || asRead.warnings.includes('textCut'));
  add(
    'letters',
    asRead.warnings.includes('lettersLost'),
    asRead.lines.flatMap((line, index) => (line.includes('\uFFFD') ? [index] : [])),
  );
  return remarks;
}
