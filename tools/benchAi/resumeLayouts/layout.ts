// A resume layout: its name, its person, what it omits, and how it is written.
import type { PdfText } from '#ai/documents/files.fixture.ts';
import type { Person } from './people.ts';

export interface Layout {
  id: string;
  person: string;
  /** Whether it shows the headline. */
  headline?: true;
  /** The precision of dates; months by default. */
  precision?: 'year';
  /** Whether achievements are one run of text, or not beside their job. */
  bullets?: 'together' | 'none';
  /** Without a heading nothing marks a line as a degree or a certificate, so it is not expected. */
  studies?: 'none';
  certificates?: 'none';
  /** A degree shows only its last year. */
  studyYears?: 'end';
  /** The sections with a heading; all five by default. */
  sections?: string[];
  /** Plain text, the pages of a PDF, or the bytes of a Word file. */
  render: (person: Person) => string | PdfText[][] | Uint8Array;
}
