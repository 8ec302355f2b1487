// Questions that were written whole, by hand, with what an answer to each of them shows at every level.
import type { QuestionKind } from '#domain/jobs/kit.ts';

type Language = 'en' | 'es';

interface WrittenText {
  text: string;
  /** What an answer at level 1 to 5 shows. */
  anchors: string[];
  /** What a good answer contains. */
  points: string[];
  followUp: string;
}
export interface WrittenQuestion {
  id: string;
  kind: QuestionKind;
  en: WrittenText;
  es: WrittenText;
}

/** What is known of an occupation before its questions are read. */
export interface OccupationEntry {
  id: string;
  titles: Record<Language, string[]>;
  duties: Record<Language, string[]>;
  tools: string[];
  /** People are led in it. */
  leads: boolean;
}
/** `competency`: what a question looks for, in the author's word; `duty`: number of the duty it is about. */
export interface WrittenOccupation extends OccupationEntry {
  questions: (WrittenQuestion & { competency: string; duty: number })[];
}

/** What one does with a duty, whatever the trade. */
export const dutyKinds = [
  'build',
  'check',
  'analyse',
  'advise',
  'teach',
  'lead',
  'plan',
  'decide',
  'improve',
  'care',
  'serve',
  'sell',
  'operate',
  'repair',
  'record',
  'create',
  'cooperate',
  'other',
] as const;
export type DutyKind = (typeof dutyKinds)[number];

/** Parts of software work whose questions need more than the verb of a duty. */
export const dutyAreas = ['code', 'tests', 'running', 'design'] as const;
export type DutyArea = (typeof dutyAreas)[number];

/** `system`: where records are kept, spreadsheets too; `plain`: any other thing one uses. */
export const skillKinds = [
  'programming',
  'system',
  'equipment',
  'method',
  'rules',
  'plain',
  'testTool',
  'platform',
  'database',
] as const;
export type SkillKind = (typeof skillKinds)[number];

/** The questions of one occupation; each is a file of its own that is loaded when it is wanted. */
export async function loadOccupation(id: string): Promise<WrittenOccupation> {
  return ((await import(`../byOccupation/${id}.json`)) as { default: WrittenOccupation }).default;
}
