// Reads a list of candidates (CSV or pasted) and says what would happen to every row, before anything is written.
import Papa from 'papaparse';
import { languages, type Language } from '#i18n/languages.ts';

export const csvLimits = { bytes: 1_000_000, rows: 500, email: 254, name: 120 } as const;

export type FileProblem =
  | 'empty'
  | 'tooLarge'
  | 'notText'
  | 'encoding'
  | 'columns'
  | 'headerOnly'
  | 'tooManyRows'
  | 'damaged';
/** Only "ok" rows are sent. */
export type Verdict =
  | 'ok'
  | 'noEmail'
  | 'invalidEmail'
  | 'formulaEmail'
  | 'duplicate'
  | 'alreadyInvited'
  | 'overLimit';
/** Worth knowing, but no reason to hold a row back. */
type Note = 'formulaName' | 'unknownLanguage' | 'nameCut';

export interface CsvRow {
  row: number;
  email: string;
  name: string;
  language: Language;
  verdict: Verdict;
  notes: Note[];
}
export type CsvRead =
  | { rows: CsvRow[]; ignored: string[] }
  | { problem: FileProblem; found: string }
  /** A quotation mark that nothing closes, or that is within a word: from `line` on the rows cannot be separated. */
  | { problem: 'damaged'; found: string; line: number };

const columns = {
  email: [
    'email',
    'e-mail',
    'mail',
    'email address',
    'e-mail address',
    'correo',
    'correo electrónico',
    'correo electronico',
  ],
  name: [
    'name',
    'full name',
    'candidate',
    'candidate name',
    'nombre',
    'nombre completo',
    'candidato',
    'candidata',
  ],
  language: ['language', 'lang', 'idioma', 'lengua'],
} as const;
type Column = keyof typeof columns;
const columnNames = Object.keys(columns) as Column[];

/** A file's bytes as text. UTF-8 and UTF-16 with a mark are read; anything else is refused, unless `legacy` asks for Windows-1252. */
export function decodeCsv(
  bytes: Uint8Array,
  legacy = false,
): { text: string } | { problem: FileProblem; found: string } {
  if (bytes.length === 0) return { problem: 'empty', found: '' };
  if (bytes.length > csvLimits.bytes) return { problem: 'tooLarge', found: String(bytes.length) };
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes) };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes) };
  if (bytes.includes(0) || (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3))
    return { problem: 'notText', found: '' };
  if (legacy) return { text: new TextDecoder('windows-1252').decode(bytes) };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { problem: 'encoding', found: '' };
  }
}

/** An address a mail server would take: one @, no spaces, a dotted domain. */
export function isEmail(text: string): boolean {
  return (
    text.length <= csvLimits.email &&
    /^[A-Za-z0-9.!#$%&'*/=?^_`{|}~+-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/.test(
      text,
    ) &&
    !text.includes('..')
  );
}

// A cell that a spreadsheet would run.
const formula = /^[=+\-@\t\r]/;

function headerOf(cells: readonly string[]): Partial<Record<Column, number>> {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  return Object.fromEntries(
    columnNames.flatMap((column) => {
      const at = names.findIndex((name) => (columns[column] as readonly string[]).includes(name));
      return at < 0 ? [] : [[column, at]];
    }),
  );
}

/** Without a header: the column whose first cell is an address, and the other one as the name. */
function guessHeader(cells: readonly string[]): Partial<Record<Column, number>> {
  const email = cells.findIndex((cell) => isEmail(cell.trim()));
  const name = cells.findIndex((cell, index) => index !== email && cell.trim() !== '');
  return email < 0 ? {} : { email, ...(name < 0 ? {} : { name }) };
}

function languageOf(cell: string, fallback: Language): { language: Language; known: boolean } {
  const wanted = cell.trim().toLowerCase();
  const byName: Record<string, Language> = {
    english: 'en',
    inglés: 'en',
    ingles: 'en',
    spanish: 'es',
    español: 'es',
    espanol: 'es',
  };
  const found =
    byName[wanted] ??
    languages.find(
      (language) => language === wanted.slice(0, 2) && /^[a-z]{2}([-_][a-z]{2})?$/.test(wanted),
    );
  return { language: found ?? fallback, known: wanted === '' || found !== undefined };
}

/** What an address is worth; the first thing wrong with it decides. */
function judgeEmail(email: string, raw: string, seen: ReadonlySet<string>): Verdict {
  if (email === '') return 'noEmail';
  if (formula.test(raw)) return 'formulaEmail';
  if (!isEmail(email)) return 'invalidEmail';
  return seen.has(email) ? 'duplicate' : 'ok';
}

function rowOf(
  cells: readonly string[],
  row: number,
  at: Partial<Record<Column, number>>,
  fallback: Language,
  seen: Set<string>,
): CsvRow {
  const cell = (column: Column): string =>
    at[column] === undefined ? '' : (cells[at[column]] ?? '');
  const notes: Note[] = [];
  const rawEmail = cell('email').trim();
  const email = rawEmail.toLowerCase();
  let name = cell('name').trim().replace(/\s+/g, ' ');
  if (formula.test(cell('name').trimStart())) {
    notes.push('formulaName');
    name = name.replace(/^[=+\-@\s]+/, '');
  }
  if (name.length > csvLimits.name) {
    notes.push('nameCut');
    name = name.slice(0, csvLimits.name);
  }
  const { language, known } = languageOf(cell('language'), fallback);
  if (!known) notes.push('unknownLanguage');
  const verdict = judgeEmail(email, rawEmail, seen);
  if (verdict === 'ok') seen.add(email);
  return { row, email, name, language, verdict, notes };
}

/** The line of a text at a position, counted from 1. */
function countLinesBefore(text: string, position: number): number {
  return (text.slice(0, position).match(/\r\n|\n|\r/g)?.length ?? 0) + 1;
}

interface Cut {
  cells: string[];
  /** As a spreadsheet counts it, empty rows included. */
  row: number;
}

/** Cuts a text into its rows that are not empty; or says where a quotation mark makes that impossible. */
function cutRows(text: string): { rows: Cut[] } | { line: number; found: string } {
  const { data, errors } = Papa.parse<string[]>(text);
  const quotes = errors.filter(({ type }) => type === 'Quotes').map(({ index }) => index ?? 0);
  if (quotes.length > 0) {
    const line = countLinesBefore(text, Math.min(...quotes));
    return { line, found: (text.split(/\r\n|\n|\r/)[line - 1] ?? '').trim().slice(0, 60) };
  }
  return {
    rows: data
      .map((cells, index) => ({ cells, row: index + 1 }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
}

/** What each row would do. The first row may name the columns (e-mail, name, language, in English or Spanish, in any order). */
export function readCsv(text: string, fallback: Language): CsvRead {
  const clean = text.replace(/^\uFEFF/, '');
  if (clean.trim() === '') return { problem: 'empty', found: '' };
  const cut = cutRows(clean);
  if ('line' in cut) return { problem: 'damaged', ...cut };
  const first = cut.rows[0]?.cells ?? [];
  const named = headerOf(first);
  const hasHeader = named.email !== undefined;
  const at = hasHeader ? named : guessHeader(first);
  if (at.email === undefined)
    return {
      problem: 'columns',
      found: first
        .map((cell) => cell.trim().slice(0, 40))
        .slice(0, 8)
        .join(', '),
    };
  const body = hasHeader ? cut.rows.slice(1) : cut.rows;
  if (body.length === 0) return { problem: 'headerOnly', found: '' };
  if (body.length > csvLimits.rows) return { problem: 'tooManyRows', found: String(body.length) };
  const seen = new Set<string>();
  const used = Object.values(at);
  return {
    rows: body.map(({ cells, row }) => rowOf(cells, row, at, fallback, seen)),
    ignored: hasHeader
      ? first
          .filter((cell, index) => !used.includes(index) && cell.trim() !== '')
          .map((cell) => cell.trim())
      : [],
  };
}

/** Marks the rows whose address already has an invitation. */
export function withKnown(rows: readonly CsvRow[], known: ReadonlySet<string>): CsvRow[] {
  return rows.map((row) =>
    row.verdict === 'ok' && known.has(row.email) ? { ...row, verdict: 'alreadyInvited' } : row,
  );
}

/** Marks the rows that no longer fit what the plan has left; the first ones fit. */
export function withLimit(rows: readonly CsvRow[], left: number): CsvRow[] {
  let good = 0;
  return rows.map((row) => {
    if (row.verdict !== 'ok') return row;
    good += 1;
    return good > left ? { ...row, verdict: 'overLimit' } : row;
  });
}
