/** The index of the decisions has each of them once, in order, under its own title. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url).pathname;
const records = readdirSync(folder)
  .filter((file) => /^\d{4}-.*\.md$/.test(file))
  .toSorted();
const rows = readFileSync(`${folder}README.md`, 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, title, file, summary = ''] =
      /^\| (\d+) \| \[(.+)\]\((.+?)\) \| (.*) \|$/.exec(line) ?? [];
    return number ? [{ number: Number(number), title, file, summary }] : [];
  });
/** The title of a record, which may start with its number. */
const titleOf = (file: string): string | undefined =>
  /^# (?:\d+\.? )?(.+)$/m.exec(readFileSync(folder + file, 'utf8'))?.[1];

describe('the index of decisions', () => {
  it('names every record once, in order, by its number and title', () => {
    expect(records.length).toBeGreaterThan(50);
    expect(rows.map(({ number, title, file }) => ({ number, title, file }))).toEqual(
      records.map((file) => ({ number: Number(file.slice(0, 4)), title: titleOf(file), file })),
    );
  });

  it('summarizes each in one line', () => {
    expect(rows.filter(({ summary }) => !/^\S.{20,160}\.$/.test(summary))).toEqual([]);
  });

  it('gives no number twice', () => {
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  });
});
