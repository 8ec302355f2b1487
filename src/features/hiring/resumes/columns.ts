// The requirements of a job as columns, and the finding of an applicant under each.
import type { Applicant } from '#domain/applicants/applicant.ts';
import { type Finding } from '#domain/resume/finding.ts';
import type { Interview } from '#domain/jobs/interview.ts';

export interface Column {
  need: Finding['need'];
  text: string;
}

/** Must-haves first, as the job names them. */
export function columnsOf({
  mustHave,
  niceToHave,
}: Pick<Interview, 'mustHave' | 'niceToHave'>): Column[] {
  return [
    ...(mustHave ?? []).map((text): Column => ({ need: 'must', text })),
    ...(niceToHave ?? []).map((text): Column => ({ need: 'nice', text })),
  ];
}

/** The finding under a column; null when the resume was read before there was such a requirement. */
export function readFinding(
  { findings }: Pick<Applicant, 'findings'>,
  column: Column,
): Finding | null {
  return findings.find(({ need, text }) => need === column.need && text === column.text) ?? null;
}
