// The shapes of a letter that both its task and its checks speak of.
import type { LetterKind } from '#domain/seeker/application.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import type { JobToWriteFor } from '#ai/tasks/job.ts';

export interface CoverLetterInput {
  resume: ParsedResume;
  job: JobToWriteFor;
  posting: string;
  language: 'en' | 'es';
  kind: LetterKind;
  /** Whom it is written to by name; null where nobody is named. */
  recipient: string | null;
}
export interface LetterTrace {
  source: 'resume' | 'job';
  path: string | null;
  line: number | null;
  text: string;
}
export interface LetterSentence {
  paragraph: number;
  kind: 'fact' | 'job' | 'frame' | 'blank';
  text: string;
  traces: LetterTrace[];
}
