// A letter as a document: who writes, when, to whom, and its paragraphs.
import type { LetterKind } from '#domain/seeker/application.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import type { DocumentLanguage } from './documentLabels.ts';

export interface LetterDocument {
  language: DocumentLanguage;
  name: string;
  contact: readonly string[];
  date: string;
  to: readonly string[];
  paragraphs: readonly string[];
}
export interface LetterFacts {
  kind: LetterKind;
  text: string;
  resume: ParsedResume;
  recipient: string;
  company: string;
  language: DocumentLanguage;
  /** The day it is dated. */
  at: Date;
}

/** The document of a letter; paragraphs are separated by empty lines. */
export function createLetterDocument({
  text,
  resume,
  recipient,
  company,
  language,
  at,
}: LetterFacts): LetterDocument {
  return {
    language,
    name: resume.name ?? '',
    contact: [resume.email, resume.phone, resume.location].flatMap((part) => part ?? []),
    date: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at),
    to: [recipient, company].map((part) => part.trim()).filter(Boolean),
    paragraphs: text
      .split(/\n\s*\n/)
      .map((part) => part.trim())
      .filter(Boolean),
  };
}
