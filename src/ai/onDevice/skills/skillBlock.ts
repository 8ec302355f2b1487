// The spelling of the skill lists: one skill a line, `Name | aliases | Spanish name, Spanish aliases`.
// A leading `=` makes a name count only in exactly this spelling (Go, R, Access); it is then also a weaker sign.

/** The kind of work a skill belongs to; the professional competencies of a kit are chosen by it. */
const skillFields = [
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
  'soft',
  'language',
  'certificate',
] as const;
export type SkillField = (typeof skillFields)[number];

export interface SkillBlock {
  field: SkillField;
  list: string;
}
