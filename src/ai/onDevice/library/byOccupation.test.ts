// The questions that were written by hand for occupations: whole, in both languages, short enough, each about something else.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import byArea from './written/byArea.json';
import byDuty from './written/byDuty.json';
import byNeed from './written/byNeed.json';
import bySkill from './written/bySkill.json';
import general from './written/general.json';
import index from './written/occupationIndex.json';
import { dutyAreas, dutyKinds, skillKinds } from './written/written.ts';
import { generalIds } from './questions/competencyText.ts';

const words = (text: string): number => text.trim().split(/\s+/).length;
const between = (least: number, most: number) =>
  z.string().refine((text) => words(text) >= least && words(text) <= most, {
    error: ({ input }) => `${least} to ${most} words: ${String(input)}`,
  });
const Text = z.strictObject({
  text: between(6, 45),
  anchors: z.array(between(9, 32)).length(5),
  points: z.array(between(3, 12)).min(4).max(5),
  followUp: between(4, 35),
});
const Both = <T extends z.ZodType>(part: T) => z.strictObject({ en: part, es: part });
const Whole = z.strictObject({
  id: z.string().regex(/^[a-zA-Z0-9]+$/),
  kind: z.enum(['behavioural', 'situational', 'technical']),
  en: Text,
  es: Text,
});
const Question = z.strictObject({
  id: z.string().regex(/^[a-z][A-Za-z]+$/),
  kind: z.enum(['behavioural', 'situational', 'technical']),
  competency: z.string().min(3).max(40),
  duty: z.number().int().min(0),
  en: Text,
  es: Text,
});
const Occupation = z.strictObject({
  id: z.string(),
  titles: Both(z.array(z.string()).min(4).max(12)),
  duties: Both(z.array(z.string()).min(10).max(14)),
  tools: z.array(z.string()).min(4).max(14),
  leads: z.boolean(),
  questions: z.array(Question).length(8),
});

const folder = fileURLToPath(new URL('byOccupation/', import.meta.url));
const files = readdirSync(folder);

it('are there for sixty occupations and more', () =>
  expect(files.length).toBeGreaterThanOrEqual(60));

describe.each(files)('%s', (file) => {
  const occupation = Occupation.parse(JSON.parse(readFileSync(folder + file, 'utf8')));

  it('is named like its file, and says as many duties in both languages', () => {
    expect(`${occupation.id}.json`).toBe(file);
    expect(occupation.duties.es.length).toBe(occupation.duties.en.length);
  });

  it('asks about eight different duties of its own, of every kind', () => {
    expect(new Set(occupation.questions.map(({ duty }) => duty)).size).toBe(8);
    expect(occupation.questions.every(({ duty }) => duty < occupation.duties.en.length)).toBe(true);
    expect(new Set(occupation.questions.map(({ kind }) => kind)).size).toBe(3);
    expect(new Set(occupation.questions.map(({ id }) => id)).size).toBe(8);
  });
});

it('ask nothing twice', () => {
  const texts = files.flatMap((file) =>
    Occupation.parse(JSON.parse(readFileSync(folder + file, 'utf8'))).questions.flatMap(
      ({ en, es }) => [en.text, es.text],
    ),
  );
  expect(new Set(texts).size).toBe(texts.length);
});

describe('questions about duties, skills and behaviour', () => {
  const sets: readonly [string, Record<string, unknown[]>, readonly string[], number][] = [
    ['duties', byDuty, dutyKinds, 4],
    ['skills', bySkill, skillKinds, 3],
    ['areas of software', byArea, dutyAreas, 1],
    ['behaviour', general, generalIds, 3],
  ];

  it.each(sets)('on %s are whole, and there are enough of each kind', (_, set, kinds, least) => {
    expect(Object.keys(set).toSorted()).toEqual([...kinds].toSorted());
    for (const kind of kinds)
      expect(
        z
          .array(Whole)
          .min(least)
          .parse(set[kind])
          .some((question) => question.kind === 'behavioural'),
        kind,
      ).toBe(true);
    const ids = Object.values(set)
      .flat()
      .map((question) => Whole.parse(question).id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('name the skill wherever they are about one, and nothing else to be filled in', () => {
    const texts = [...Object.values(bySkill), ...Object.values(byNeed)]
      .flat()
      .flatMap((question) => {
        const { en, es } = Whole.parse(question);
        return [en.text, es.text];
      });
    expect(texts.filter((text) => !text.includes('{skill}'))).toEqual([]);
    expect(JSON.stringify([byDuty, byArea, general])).not.toMatch(/\{\w+\}/);
  });
});

it('the index of occupations says what their files say (npx tsx tools/train/occupationIndex.ts)', () => {
  expect(index).toEqual(
    files.toSorted().map((file) => {
      const { id, titles, duties, tools, leads } = Occupation.parse(
        JSON.parse(readFileSync(folder + file, 'utf8')),
      );
      return { id, titles, duties, tools, leads };
    }),
  );
});
