/** A parsed resume in a blind review: identifying fields are stored apart, and identifying words in the rest are hidden. */
import type { ReadFields, Reading } from './reading.ts';
import { mark, type Hide, keepAsIs } from './identity.ts';

/** What was read from a resume, the same way. */
export function hideInReading(reading: Reading, hide: Hide): Reading {
  if (hide === keepAsIs) return reading;
  const within = (fields: ReadFields): ReadFields =>
    Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, hide(text)]));
  return { ...reading, read: within(reading.read), corrected: within(reading.corrected) };
}

// ---- identifying fields of a resume

/** Contact fields and schools. */
export function isClosedField(field: string): boolean {
  return (
    ['name', 'email', 'phone', 'location', 'links'].includes(field) ||
    /^education\.\d+\.school$/u.test(field)
  );
}

function keepFields(fields: ReadFields, keep: (field: string) => boolean): ReadFields {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => keep(field)));
}

type Read = Pick<Reading, 'of' | 'fileName' | 'read' | 'corrected'>;

/** Splits a reading into what everybody may read and what opens with the identity. A file's name often is its owner's. */
export function splitReading({ of, fileName, read, corrected }: Read): {
  open: Read;
  closed: Read;
} {
  const isOpen = (field: string): boolean => !isClosedField(field);
  return {
    open: { of, read: keepFields(read, isOpen), corrected: keepFields(corrected, isOpen) },
    closed: {
      of,
      ...(fileName == null ? {} : { fileName }),
      read: keepFields(read, isClosedField),
      corrected: keepFields(corrected, isClosedField),
    },
  };
}

/** Both parts again, when they are of the same file. */
export function joinReading(open: Reading | null, closed: Reading | null): Reading | null {
  if (!open || closed?.of !== open.of) return open;
  return {
    ...open,
    fileName: closed.fileName ?? open.fileName,
    read: { ...open.read, ...closed.read },
    corrected: { ...open.corrected, ...closed.corrected },
  };
}

/** A resume's words without what its closed fields hold. */
export function hideFields(text: string, fields: ReadFields, hide: Hide): string {
  const lines = Object.entries(fields)
    .filter(([field]) => isClosedField(field))
    .flatMap(([, value]) => value.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line.length > 2)
    .toSorted((a, b) => b.length - a.length);
  return hide(lines.reduce((rest, line) => rest.replaceAll(line, mark.repeat(line.length)), text));
}
