// Postings that people labelled, unit by unit, with their texts.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foldWord } from '#domain/text/stem.ts';
import type { Half } from '../benchJudged.ts';
import { dataIn, type Data } from '../data.ts';

export const unitKinds = [
  'duty',
  'must',
  'nice',
  'company',
  'benefit',
  'equal',
  'apply',
  'title',
] as const;
export type UnitKind = (typeof unitKinds)[number];
/** A duty that weighs much: a unit, or words of a unit. */
type Heavy = number | [number, string];
export interface LabelledPosting {
  n: number;
  id: string;
  title: string | null;
  level: string | null;
  leads: boolean;
  units: Record<UnitKind, number[]>;
  heaviest: Heavy[];
  rows: { kind: string; name: string; must: boolean; unit: number }[];
  trade: string;
  author: string;
}

const sheets = dataIn(fileURLToPath(new URL('../sheets', import.meta.url)));

/** The units a posting was labelled in: its lines, long ones by sentence. */
export function unitsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => (line.length < 160 ? [line] : line.split(/(?<=[.!?])\s+(?=[\p{Lu}<])/u)));
}

/** The labelled postings of one half with their texts, which are not kept here. */
export function labelledPostings(
  data: Data,
  half: Half,
): { sheet: LabelledPosting; text: string }[] {
  const texts = new Map(
    data
      .rows<{ id: string; text: string }>('job_postings_real.jsonl')
      .map(({ id, text }) => [id, text]),
  );
  return sheets
    .rows<LabelledPosting>(half === 'dev' ? 'postingsDev.jsonl' : 'postingsAside.jsonl')
    .flatMap((sheet) => {
      const text = texts.get(sheet.id);
      return text === undefined ? [] : [{ sheet, text }];
    });
}

/** Invented postings by what was seen of them: `held` was written by the author of the reader's fixes and never read again. */
export const writtenLots = {
  held: { file: 'postingsHeld.jsonl', name: 'held out' },
  fresh: { file: 'postingsFreshDev.jsonl', name: 'fresh (looked at)' },
  freshHeld: { file: 'postingsFreshHeld.jsonl', name: 'fresh, held' },
} as const;

/** The labelled postings of one lot, with their texts. */
export function writtenPostings(
  lot: keyof typeof writtenLots,
): { sheet: LabelledPosting; text: string }[] {
  return sheets
    .rows<LabelledPosting & { text: string }>(writtenLots[lot].file)
    .map((sheet) => ({ sheet, text: sheet.text }));
}

/** Postings labelled for fitting, real ones and written ones; figures of a fit may be reported only for those left out. */
export function trainingPostings(data: Data): { sheet: LabelledPosting; text: string }[] {
  const texts = new Map(
    data
      .rows<{ id: string; text: string }>('job_postings_real.jsonl')
      .map(({ id, text }) => [id, text]),
  );
  return readdirSync(fileURLToPath(new URL('../sheets/trainPostings', import.meta.url)))
    .toSorted()
    .flatMap((name) => sheets.rows<LabelledPosting & { text?: string }>(`trainPostings/${name}`))
    .flatMap((sheet) => {
      const text = sheet.text ?? texts.get(sheet.id);
      return text === undefined ? [] : [{ sheet, text }];
    });
}

/** Letters and digits alone, to find a text in another. */
export const lettersOf = (text: string): string =>
  foldWord(text.toLowerCase()).replaceAll(/[^\p{L}\p{N}]/gu, '');
