// The shape of one competency in the question library. All texts are our own.
import type { QuestionKind } from '#domain/jobs/kit.ts';

/**
 * A question with slots to fill: {task} what the job does ("design and run tests"), {skill} one skill, {aTitle} the role,
 * {aCustomer}, {customers}, {aPartner}, {slip}, {crunch}, {record}: words of the field of work (see settings).
 */
interface Stem {
  kind: QuestionKind;
  text: string;
  /** What the question is about, as it fits into an anchor; a noun phrase. */
  topic: string;
}

export interface CompetencyText {
  name: string;
  description: string;
  /** What counts as evidence; read by the evaluator, shown to reviewers. */
  lookFor: readonly string[];
  /** What an answer at level 1–5 does: verb phrases in the third person without subject. */
  signs: readonly [string, string, string, string, string];
  /** A follow-up that digs into this very competency: after a real example, and after a plan. */
  probes: readonly [past: string, plan: string];
  stems: readonly Stem[];
}

/** The competencies every kind of work may need. */
export const generalIds = [
  'prioritising',
  'problemSolving',
  'ownership',
  'accuracy',
  'teamwork',
  'communication',
  'stakeholders',
  'customerFocus',
  'adaptability',
  'learning',
  'leadership',
  'developingOthers',
  'judgement',
  'conflict',
  'negotiation',
  'improvement',
  'safety',
  'integrity',
  'empathy',
  'planning',
  'resources',
] as const;
/** The competencies of a field of work. */
export const professionalIds = [
  'expertise',
  'software',
  'data',
  'operations',
  'testing',
  'infoSecurity',
  'design',
  'product',
  'project',
  'engineering',
  'manufacturing',
  'clinical',
  'care',
  'research',
  'finance',
  'sales',
  'support',
  'marketing',
  'people',
  'legal',
  'office',
  'logistics',
  'teaching',
  'hospitality',
] as const;
export type CompetencyId = (typeof generalIds)[number] | (typeof professionalIds)[number];

export function isProfessional(id: CompetencyId): id is (typeof professionalIds)[number] {
  return (professionalIds as readonly string[]).includes(id);
}
