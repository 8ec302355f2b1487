// Every way to create a job goes through useCreateJob, which shows the limit dialog in place.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const sources = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => `src/${file}`);
/** A call whose argument was wrapped reads as one line. */
const textOf = (file: string): string =>
  readFileSync(root + file, 'utf8').replace(/\(\n\s+(?=\(\) =>)/g, '(');
const linesWith = (pattern: RegExp): { file: string; line: string }[] =>
  sources.flatMap((file) =>
    textOf(file)
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => ({ file, line: line.trim() })),
  );

/** Where the route and its screen are declared. */
const tables = [
  'src/navigation/routes.ts',
  'src/navigation/menus.ts',
  'src/navigation/destinations.ts',
  'src/navigation/goKeys.ts',
  'src/app/pages.ts',
];
const passesTheLimit = /use(?:CreateJob|NewJob)\(\(\) => void navigate\(to\('newJobInterview'/;
/** Asks whether a row is that one, or which letter it has: leads nowhere. */
const comparesRows = /[!=]== to\('newJobInterview'\)|findGoLetter\(to\('newJobInterview'\)\)/;

describe('every way to a new job', () => {
  const ways = linesWith(/newJobInterview/).filter(({ file }) => !tables.includes(file));

  it('is found', () => expect(ways.length).toBeGreaterThan(2));

  it('asks for the limit first: no link and no navigation leads there by itself', () => {
    expect(
      ways.filter(({ line }) => !passesTheLimit.test(line) && !comparesRows.test(line)),
    ).toEqual([]);
  });

  it('from another job or the library asks for the limit too', () => {
    const starters = sources.filter(
      (file) =>
        /\b(?:useAction\(cloneJob\)|useStartFrom\()/.test(textOf(file)) &&
        !file.endsWith('useStartFrom.ts'),
    );
    expect(starters.length).toBeGreaterThan(1);
    expect(starters.filter((file) => !textOf(file).includes('useNewJob('))).toEqual([]);
  });

  it('in a menu is shown only by the header that asks for the limit', () => {
    const shown = linesWith(/\b(?:hiringManagerMenu|adminMenu)\b/).filter(
      ({ file, line }) => !tables.includes(file) && !line.startsWith('import'),
    );
    expect(
      shown
        .map(({ file }) => file)
        .filter(
          (file) =>
            !/<StaffHeader /.test(textOf(file)) &&
            !file.endsWith('menuRows.ts') &&
            // Only reads what the menus call a page.
            !file.endsWith('palette/localItems.ts'),
        ),
    ).toEqual([]);
  });
});
