/** The shape of the seed's job interviews: a kit, and a pool of answers of known quality for each question. */
import type { InterviewKind } from '#domain/jobs/answering.ts';
import type { Competency, Question } from '#domain/jobs/kit.ts';

export type Quality = 'strong' | 'good' | 'average' | 'weak' | 'thin';
export interface PoolAnswer {
  quality: Quality;
  text: string;
  followUp?: string;
}
export interface SeedJob {
  id: string;
  title: string;
  level: string;
  language: 'en' | 'es';
  /** How it is answered; absent: in writing. */
  type?: InterviewKind;
  /** Blind review. */
  blind?: true;
  description: string;
  mustHave: string[];
  niceToHave: string[];
  competencies: Competency[];
  questions: Question[];
  /** By question id. `{company}`, `{n}` and `{m}` are filled per candidate. */
  answers: Record<string, PoolAnswer[]>;
}
