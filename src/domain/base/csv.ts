/** Writes tables as CSV files in which spreadsheets read every cell as text, never as a formula. */
import Papa from 'papaparse';

/** What a spreadsheet may take for the beginning of a formula, also behind spaces and in full width (ASVS 1.2.10). */
const formula = /^[\s\p{Cc}]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u;

export type Cell = string | number | null | undefined;

/** Marks the beginning of a file as UTF-8, which spreadsheets cannot guess. */
export const byteOrderMark = '\ufeff';

/** Rows as CSV by RFC 4180: commas, quotes where needed, CRLF after each row. A text that could run as a formula gets an apostrophe in front and stays readable. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return '';
  const safe = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' && formula.test(cell) ? `'${cell}` : (cell ?? ''))),
  );
  return `${Papa.unparse(safe as unknown[][], { newline: '\r\n', quotes: false })}\r\n`;
}

/** A moment as spreadsheets read it, in UTC: 2026-11-21 23:05. */
export function formatCsvMoment(at: Date | null | undefined): string {
  return at ? at.toISOString().slice(0, 16).replace('T', ' ') : '';
}

/** A file name from a title: no character that a file system or a shell minds. */
export function toCsvName(...parts: readonly string[]): string {
  const safe = parts
    .map((part) =>
      part
        .normalize('NFC')
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-+|-+$/g, '')
        .slice(0, 60),
    )
    .filter(Boolean);
  return `${safe.join('-') || 'export'}.csv`;
}
