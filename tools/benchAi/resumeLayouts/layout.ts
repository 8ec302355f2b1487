// One way of laying a resume out: what it is called, whom it tells of, what it leaves out, and how it is written.
import type { PdfText } from '#ai/documents/files.fixture.ts';
import type { Person } from './people.ts';

export interface Layout {
  id: string;
  person: string;
  /** The headline stands in it. */
  headline?: true;
  /** How exactly dates are told; a month where nothing is said. */
  precision?: 'year';
  /** What was done stands in one run of text, or nowhere beside its job. */
  bullets?: 'together' | 'none';
  /** Without a heading nothing says that a line is a study or a certificate, and it is not asked for. */
  studies?: 'none';
  certificates?: 'none';
  /** Of a study only the last year is told. */
  studyYears?: 'end';
  /** The sections it has headings for; all five where nothing is said. */
  sections?: string[];
  /** Plain text, the pages of a PDF, or the bytes of a Word file. */
  render: (person: Person) => string | PdfText[][] | Uint8Array;
}
