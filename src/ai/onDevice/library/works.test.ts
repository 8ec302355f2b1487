// The works of the library are whole in both languages, and each is recognised by its own phrase.
// To check files of works: npx tsx tools/train/workIndex.ts && npx vitest run --project unit src/ai/onDevice/library/works.test.ts
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { workNamed } from '#ai/onDevice/kit/duties/workNamed.ts';
import { findFindings } from '#ai/onDevice/lint/findingsIn.ts';
import { libraryIds } from './library.ts';
import { dutyKinds } from './written/written.ts';
import { indexWork, workEntries, workQuestions, type WrittenWork } from './works.ts';

const words = (text: string): number => text.trim().split(/\s+/).length;
const between = (least: number, most: number) =>
  z.string().refine((text) => words(text) >= least && words(text) <= most, {
    error: ({ input }) => `${least} to ${most} words: ${String(input)}`,
  });
const Both = <T extends z.ZodType>(part: T) => z.strictObject({ en: part, es: part });
const Text = z.strictObject({
  text: between(12, 48),
  anchors: z.array(between(8, 36)).length(5),
  points: z.array(between(2, 12)).length(5),
  followUp: between(4, 30),
});
const Patterns = Both(
  z.array(z.string().regex(/^[a-z0-9+#.&'* /-]+$/, { error: ({ input }) => String(input) })),
);
const Question = z.strictObject({
  kind: z.enum(['behavioural', 'situational', 'technical']),
  en: Text,
  es: Text,
});
const Work = z.strictObject({
  id: z.string().regex(/^[a-z][A-Za-z0-9]+$/),
  kind: z.enum(dutyKinds),
  competency: z.enum(libraryIds).nullable(),
  named: Patterns.refine(({ en, es }) => en.length > 0 && es.length > 0),
  unless: Patterns.optional(),
  phrase: Both(between(2, 12)),
  question: Question,
  more: z.array(Question).optional(),
});

const folder = fileURLToPath(new URL('works/', import.meta.url));
const files = readdirSync(folder).toSorted();
const read = (file: string): WrittenWork[] =>
  z.array(Work).parse(JSON.parse(readFileSync(folder + file, 'utf8')));
const languages = ['en', 'es'] as const;
const questionsOf = ({ question, more = [] }: WrittenWork) => [question, ...more];

describe.each(files)('%s', (file) => {
  const works = read(file);

  it('is whole and says nothing that our own check finds', () => {
    const texts = works.flatMap(questionsOf).flatMap((question) =>
      languages.flatMap((language) =>
        [question[language].text, question[language].followUp].map((text) => ({
          text,
          language,
        })),
      ),
    );
    expect(texts.filter(({ text, language }) => findFindings(text, language).length > 0)).toEqual(
      [],
    );
  });

  it.each(languages)('has works that their own phrase names: %s', (language) => {
    const wrong = works
      .map(({ id, phrase }) => ({
        id,
        phrase: phrase[language],
        found: workNamed(phrase[language], language)?.work.id ?? null,
      }))
      .filter(({ id, found }) => id !== found);
    expect(wrong).toEqual([]);
  });
});

it('has one work of each name, and no question twice', () => {
  const all = files.flatMap(read);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const texts = all.flatMap(questionsOf).flatMap(({ en, es }) => [en.text, es.text]);
  expect(new Set(texts).size).toBe(texts.length);
});

it('the index of works says what their files say (npx tsx tools/train/workIndex.ts)', () => {
  expect(workEntries).toEqual(
    files.flatMap((file) => read(file).map((work) => indexWork(work, file.replace('.json', '')))),
  );
});

it('loads the questions that are wanted and no others', async () => {
  const wanted = workEntries.filter((_, index) => index % 40 === 0);
  const questions = await workQuestions(wanted);
  expect([...questions.keys()].toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
  expect(questions.get(wanted[0]?.id ?? '')?.[0]?.en.text).toBeTruthy();
});
